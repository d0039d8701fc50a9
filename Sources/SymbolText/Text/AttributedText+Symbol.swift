extension AttributedText {
  /// A symbol in the text.
  public struct Symbol: Hashable, Sendable {
    /// Its name or an alias.
    public var name: String
    /// What is specified of its size, weight and scale.
    public var configuration: SymbolConfiguration
    /// The tint; `nil` takes the text's colour.
    public var color: Color?
    /// How its layers are coloured; `nil` as all of the text's symbols are.
    public var mode: RenderingMode?
    /// What it shows, 0 to 1; `nil` as all of the text's symbols do.
    public var value: Double?
    /// What it is called for those who cannot see it; `nil` as its library says.
    public var altText: String?

    /// Makes a symbol.
    public init(
      _ name: String, configuration: SymbolConfiguration = SymbolConfiguration(),
      color: Color? = nil, mode: RenderingMode? = nil, value: Double? = nil, altText: String? = nil
    ) {
      self.name = name
      self.configuration = configuration
      self.color = color
      self.mode = mode
      self.value = value
      self.altText = altText
    }
  }
}
