/// An error of an export: a sentence that names the input, the place and the way out.
package struct ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  package let description: String

  package init(_ description: String) { self.description = description }

  /// The error that a symbol has the name of another one, or, with `nil`, of a part of the target.
  init(_ symbol: String, meets other: String?, at name: String) {
    let start =
      other.map { "`\($0)` and `\(symbol)` would both be \(name); rename one" }
      ?? "`\(symbol)` would be \(name), which the target has itself; rename it"
    self.init("\(start) in a file of names, with a line such as “\(symbol) \(symbol).2”")
  }
}
