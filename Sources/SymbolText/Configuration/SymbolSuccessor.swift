/// The symbol that another one becomes, or the same with another value.
public struct SymbolSuccessor: Hashable, Sendable {
  /// Its name or an alias.
  public var name: String
  /// What is specified of it over what is specified of the symbol before it.
  public var configuration: SymbolConfiguration
  /// What it is called for those who cannot see it; `nil` as its library says.
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
