/// An error of an export: a sentence that names the input, the place and the way out.
package struct ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  package let description: String

  package init(_ description: String) { self.description = description }
}
