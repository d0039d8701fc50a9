/// The parsed meaning of an earlier request's address, kept to avoid parsing it again.
struct KnownAddress: Sendable {
  /// The route's name in metrics.
  var route: String
  /// The answer's cache key, which includes the identity of the program that draws.
  var key: String
  /// The identity of the workers when the address was parsed.
  var identity: String
  var tag: EntityTag
  /// Whether the answer is immutable.
  var isFixed: Bool

  /// The approximate memory use in bytes.
  var cost: Int { key.utf8.count + 512 }
}
