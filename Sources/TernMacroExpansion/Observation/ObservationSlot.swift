/// The numbers by which a registrar knows the properties of a state.
///
/// `@ObservableState` counts its properties. A property that is marked by hand, and one that
/// is presented, does not see its neighbours, so its number comes from its name. Two properties of one
/// number are told of each other's changes, which costs a needless update and nothing else.
enum ObservationSlot {
  /// How many numbers counted properties share.
  static let counted = 96
  /// How many numbers presented properties share.
  static let presented = 32

  static func counted(index: Int) -> Int { index % counted }

  static func counted(name: String) -> Int { Int(hash(name) % UInt64(counted)) }

  static func presented(name: String) -> Int { counted + Int(hash(name) % UInt64(presented)) }

  /// The 64-bit FNV-1a hash: the same in every build, unlike `Hasher`.
  private static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}
