/// A kind of control whose style can be set.
package enum StyledControl: Hashable {
  case button, picker, list, textField, textEditor, datePicker, menu, progress, gauge, tabs, form
  case groupBox, controlGroup, split, table, toggle, label, labeledContent, disclosure
}

private struct StyleChange: EnvironmentChange {
  let control: StyledControl
  let name: String?

  func apply(to environment: inout EnvironmentValues) {
    environment.styles[control] = name
  }
}

extension View {
  package func controlStyle(_ control: StyledControl, _ name: String?) -> some View {
    EnvironmentView(content: self, change: StyleChange(control: control, name: name))
  }
}
