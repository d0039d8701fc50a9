/// The reason why guide points cannot be set.
package struct GuideError: Error, Hashable, CustomStringConvertible {
  /// The problem and the way out, as a sentence without a full stop.
  package let description: String

  init(_ description: String) { self.description = description }
}
