/// A symbol or the text that names it cannot be set.
public struct SymbolError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence that names the symbol and the way out.
  public var description: String

  init(_ description: String) { self.description = description }
}
