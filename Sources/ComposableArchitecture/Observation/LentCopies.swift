/// Those who have let go of their copy of a container while it is changed where it is.
///
/// A copy that somebody holds would make the change copy every element.
///
/// Part of the code that the ``ObservableState()`` macro expands to.
public final class _LentCopies {
  private let holders: [AnyLastState]
  private let generation: UInt64
  private let lastStates: LastStates

  /// Has those who hold copies let go of them.
  ///
  /// - Parameters:
  ///   - type: The type of the container.
  ///   - generation: Which one it is.
  ///   - lastStates: Where the holders are known.
  init?<Container>(of type: Container.Type, _ generation: UInt64, _ lastStates: LastStates) {
    holders = lastStates.letGo(.container(generation), of: type)
    guard !holders.isEmpty else { return nil }
    self.generation = generation
    self.lastStates = lastStates
  }

  /// Gives the holders a copy again.
  func giveBack<Container: _StateContainer>(_ container: Container) {
    for holder in holders {
      withUnsafePointer(to: container) { holder.take($0) }
      if container._$generation != generation {
        lastStates.insert(holder, .container(container._$generation))
      }
    }
  }
}
