internal import Support

/// A symbol or the text that names it cannot be set.
public struct SymbolError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What stands in the way.
  public enum Kind: Sendable {
    /// What was asked for is not there, or makes no sense.
    case invalid
    /// A file that the text names is not there.
    case missing
    /// A font that the text names is not installed.
    case notInstalled
  }

  /// What stands in the way.
  public var kind: Kind
  /// One sentence that names the symbol and the way out.
  public var description: String

  package init(_ description: String, kind: Kind = .invalid) {
    self.kind = kind
    self.description = description
  }

  /// A name that no symbol has; the nearest ones are suggested.
  static func noSymbol(named name: String, among names: [String]) -> SymbolError {
    let near = NameSuggestions.nearest(to: name, among: names).map { "`\($0)`" }
    let advice =
      near.isEmpty
      ? "`symtext symbols list` shows all names"
      : "did you mean \(near.joined(separator: " or "))?"
    return SymbolError("no symbol named `\(name)`; \(advice)")
  }

  /// A design variant that can be made and is not there.
  static func noVariant(named name: String, of base: String) -> SymbolError {
    SymbolError(
      "there is no `\(name)`, only `\(base)`; `symtext font build --variants \(name)` makes it, and `--library` takes it from there"
    )
  }
}
