/// Something that always holds, and did not for an input.
public struct BrokenPromise: Error, CustomStringConvertible {
  /// What it was, and what came instead.
  public let description: String
}

/// Says that something holds of every outcome.
/// - Throws: ``BrokenPromise`` when it does not.
func promise(_ holds: Bool, _ what: @autoclosure () -> String) throws {
  guard holds else { throw BrokenPromise(description: what()) }
}
