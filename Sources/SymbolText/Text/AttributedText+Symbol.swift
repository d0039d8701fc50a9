internal import SymtextGraphics
public import SymtextTextLayout

extension AttributedText {
  /// A symbol in the text.
  public struct Symbol: Hashable, Sendable {
    /// Its name or an alias.
    public var name: String
    /// What is specified of its size, weight, scale and colours.
    public var configuration: SymbolConfiguration
    /// What it is called for those who cannot see it; `nil` as its library says, empty for a decoration.
    public var altText: String?
    /// Which neighbours stay in one line with it, whatever spaces are between; `nil` is none.
    public var keep: Attachment.Keep?
    /// What stands for it where no library has its name; `nil` is what the library says.
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
