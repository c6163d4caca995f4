/// How a stack divides its room: by layout priority first, then to the least flexible views first, so
/// that what cannot give way gets what it needs and the others share what is left.
///
/// Layouts in points and back ends that lay out in units of their own have this in common.
package struct RoomDivision<Length: SignedNumeric & Comparable> {
  /// What each view takes when it is offered nothing, and when it is offered everything.
  private let least: [Length]
  private let most: [Length]
  private let priorities: [Double]
  /// More than any view needs.
  private let everything: Length
  /// A length in so many parts.
  private let part: (Length, Int) -> Length

  package init(
    least: [Length], most: [Length], priorities: [Double], everything: Length,
    part: @escaping (Length, Int) -> Length
  ) {
    self.least = least
    self.most = most
    self.priorities = priorities
    self.everything = everything
    self.part = part
  }

  /// Offers the views their shares of a room, one after the other.
  ///
  /// - Parameters:
  ///   - room: What there is for all of them.
  ///   - take: Offers a view its share, and gives what it takes of it.
  package func divide(_ room: Length, take: (_ index: Int, _ share: Length) -> Length) {
    if most.reduce(.zero, +) <= room {
      // There is room for all that they can use: nobody gets less than that.
      for index in most.indices { _ = take(index, everything) }
      return
    }
    var free = room
    // What views of lower priority need at least is kept for them.
    var reserved: Length = least.reduce(.zero, +)
    var rest = order[...]
    while let first = rest.first {
      let group = rest.prefix { priorities[$0] == priorities[first] }
      for index in group { reserved -= least[index] }
      for (done, index) in group.enumerated() {
        let share = part(max(.zero, free - reserved), group.count - done)
        free -= take(index, share)
      }
      rest = rest.dropFirst(group.count)
    }
  }

  private var order: [Int] {
    let flexibility = zip(least, most).map { $1 - $0 }
    return least.indices.sorted { left, right in
      if priorities[left] != priorities[right] { return priorities[left] > priorities[right] }
      if flexibility[left] != flexibility[right] { return flexibility[left] < flexibility[right] }
      return left < right
    }
  }
}
