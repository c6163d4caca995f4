import Foundation

extension IdentifiedArray {
  /// Removes the elements at a set of positions, as the `onDelete` of a list names them.
  ///
  /// - Parameter offsets: The positions.
  public mutating func remove(atOffsets offsets: IndexSet) {
    keep(storage.indices.filter { !offsets.contains($0) })
  }

  /// Moves the elements at a set of positions, as the `onMove` of a list names them.
  ///
  /// - Parameters:
  ///   - source: The positions of the elements that move. They keep their order.
  ///   - destination: The position that they go in front of, counted before they move.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moving = storage.indices.filter(source.contains)
    let staying = storage.indices.filter { !source.contains($0) }
    let before = staying.prefix { $0 < destination }
    permute(Array(before) + moving + Array(staying.dropFirst(before.count)))
  }
}
