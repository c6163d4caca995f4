import CasePaths
import Observation
import SwiftNavigation
import TernUI
import Testing

@MainActor
@Suite struct UIBindingTests {
  @Test func leadsToAPropertyAndItsMembers() {
    @UIBindable var model = EditModel()
    let name = $model.bird.name
    name.wrappedValue = "Gull"
    #expect(model.bird.name == "Gull")
    model.bird.name = "Tern"
    #expect(name.wrappedValue == "Tern")
  }

  @Test func hasStorageOfItsOwn() {
    @UIBinding var text = "a"
    let copy = $text
    copy.wrappedValue = "b"
    #expect(text == "b")
    let constant = UIBinding.constant(1)
    constant.wrappedValue = 2
    #expect(constant.wrappedValue == 1)
  }

  @Test func unwrapsAndWraps() throws {
    @UIBindable var model = EditModel()
    #expect(UIBinding($model.draft) == nil)
    model.draft = Bird(name: "Auk")
    let draft = try #require(UIBinding($model.draft))
    draft.wrappedValue.name = "Rail"
    #expect(model.draft?.name == "Rail")
    model.draft = nil
    draft.wrappedValue.name = "late"
    #expect(model.draft == nil)
    #expect(draft.wrappedValue.name == "Rail")

    let isPresented: UIBinding<Bool> = UIBinding($model.draft)
    #expect(!isPresented.wrappedValue)
    isPresented.wrappedValue = true
    #expect(model.draft == nil)
    model.draft = Bird(name: "Auk")
    isPresented.wrappedValue = false
    #expect(model.draft == nil)

    let optional = UIBinding<Bird?>($model.bird)
    optional.wrappedValue = nil
    optional.wrappedValue = Bird(name: "Owl")
    #expect(model.bird.name == "Owl")
    let erased = UIBinding<AnyHashable>($model.bird.name)
    erased.wrappedValue = 3
    erased.wrappedValue = "Kite"
    #expect(model.bird.name == "Kite")
  }

  @Test func leadsToCases() throws {
    @UIBindable var model = EditModel()
    let edit = $model.destination.edit
    #expect(edit.wrappedValue == nil)
    edit.wrappedValue = "a"
    #expect(model.destination == .edit("a"))
    model.destination = .about
    // What closes late does not take away what came after it.
    edit.wrappedValue = nil
    #expect(model.destination == .about)
    model.destination = .edit("b")
    let unwrapped = try #require(UIBinding(edit))
    unwrapped.wrappedValue = "c"
    #expect(model.destination == .edit("c"))
    edit.wrappedValue = nil
    #expect(model.destination == nil)

    #expect($model.row.edit == nil)
    model.row = .edit("x")
    let row = try #require($model.row.edit)
    row.wrappedValue = "y"
    #expect(model.row == .edit("y"))
    model.row = .about
    row.wrappedValue = "z"
    #expect(model.row == .about)
    #expect(row.wrappedValue == "y")
  }

  @Test func viewBindingsLeadToCases() throws {
    let model = EditModel()
    let destination = Bindable(model).destination
    destination.edit.wrappedValue = "a"
    #expect(model.destination == .edit("a"))
    let isPresented: Binding<Bool> = Binding(destination.edit)
    #expect(isPresented.wrappedValue)
    #expect(destination.edit.isPresent().wrappedValue)
    isPresented.wrappedValue = false
    #expect(model.destination == nil)
    model.row = .edit("x")
    let row = try #require(Bindable(model).row.edit)
    row.wrappedValue = "y"
    #expect(model.row == .edit("y"))
  }

  @Test func switchesOverCases() {
    @UIBindable var model = EditModel()
    model.row = .edit("x")
    guard case .edit(let text) = $model.row.cases else {
      Issue.record("The binding is another case.")
      return
    }
    text.wrappedValue = "y"
    #expect(model.row == .edit("y"))
    model.row = .pair(id: 1, name: "a")
    guard case .pair(let pair) = Bindable(model).row.cases else {
      Issue.record("The binding is another case.")
      return
    }
    pair.wrappedValue.name = "b"
    #expect(model.row == .pair(id: 1, name: "b"))
    model.row = .about
    if case .about = $model.row.cases {} else { Issue.record("The binding is another case.") }
  }

  @Test func identifiersTellPlaces() {
    let model = EditModel()
    let one = UIBindable(model)
    let other = UIBindable(EditModel())
    #expect(UIBindingIdentifier(one.bird.name) == UIBindingIdentifier(UIBindable(model).bird.name))
    #expect(
      UIBindingIdentifier(one.bird.name).hashValue
        == UIBindingIdentifier(UIBindable(model).bird.name).hashValue)
    #expect(UIBindingIdentifier(one.bird.name) != UIBindingIdentifier(other.bird.name))
    #expect(UIBindingIdentifier(one.bird) != UIBindingIdentifier(one.draft))
    #expect(
      UIBindingIdentifier(one.destination.edit) == UIBindingIdentifier(one.destination.edit))
    #expect(
      UIBindingIdentifier(UIBinding.constant(1)) != UIBindingIdentifier(UIBinding.constant(1)))
  }
}

struct Bird: Hashable {
  var name: String
}

@CasePathable
@CaseBindable
enum EditDestination: Equatable {
  case edit(String)
  case about
  case pair(id: Int, name: String)
}

@Observable
final class EditModel {
  var bird = Bird(name: "Tern")
  var draft: Bird?
  var destination: EditDestination?
  var row = EditDestination.about
}
