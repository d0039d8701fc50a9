/// An invariant that an input violated.
public struct BrokenPromise: Error, CustomStringConvertible {
  /// The invariant and the violation.
  public let description: String
}

/// Checks an invariant of every outcome.
/// - Throws: ``BrokenPromise`` if it does not hold.
func promise(_ holds: Bool, _ what: @autoclosure () -> String) throws {
  guard holds else { throw BrokenPromise(description: what()) }
}
