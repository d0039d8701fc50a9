/// An address that was asked for before: what it means is not worked out again.
struct KnownAddress: Sendable {
  /// What metrics call its route.
  var route: String
  /// What names its answer in the cache; it says who draws, too.
  var key: String
  /// What workers were when it was worked out.
  var identity: String
  var tag: EntityTag
  /// Whether the answer never changes.
  var isFixed: Bool

  /// The memory it takes, about.
  var cost: Int { key.utf8.count + 256 }
}
