internal import SymtextGraphics
public import SymtextTextLayout

extension AttributedText {
  /// A symbol in the text.
  public struct Symbol: Hashable, Sendable {
    /// The name or an alias.
    public var name: String
    /// The configuration: size, weight, scale, colours and other properties.
    public var configuration: SymbolConfiguration
    /// The alternative text; `nil` for the library's, empty for decoration.
    public var altText: String?
    /// The neighbours from which no line break may separate it, even across spaces; `nil` for none.
    public var keep: Attachment.Keep?
    /// The fallback if no library has the name; `nil` for the library's treatment of missing symbols.
    public var fallback: Fallback?

    /// Makes a symbol.
    public init(
      _ name: String, configuration: SymbolConfiguration = SymbolConfiguration(),
      altText: String? = nil, keep: Attachment.Keep? = nil, fallback: Fallback? = nil
    ) {
      self.name = name
      self.configuration = configuration
      self.altText = altText
      self.keep = keep
      self.fallback = fallback
    }
  }
}
