/// The symbol that replaces another one, or the same symbol with another value.
public struct SymbolSuccessor: Hashable, Sendable {
  /// The name or an alias of the symbol.
  public var name: String
  /// The properties that override the configuration of the replaced symbol.
  public var configuration: SymbolConfiguration
  /// The alternative text; `nil` for that of the library.
  public var altText: String?

  /// Makes a successor.
  public init(
    _ name: String, configuration: SymbolConfiguration = .unspecified, altText: String? = nil
  ) {
    self.name = name
    self.configuration = configuration
    self.altText = altText
  }
}
