public import Colors

extension AttributedText {
  /// A symbol in the text.
  public struct Symbol: Hashable, Sendable {
    /// Its name or an alias.
    public var name: String
    /// What is specified of its size, weight and scale.
    public var configuration: SymbolConfiguration
    /// One colour in place of the text's, also of the layers' own in the multicolor mode and of all of
    /// the text's palette; `nil` leaves it to them.
    public var color: AdaptiveColor?
    /// How its layers are coloured; `nil` as all of the text's symbols are.
    public var mode: RenderingMode?
    /// The colours of the palette mode, which they mean unless another one is given; empty takes those of
    /// all of the text's symbols.
    public var palette: [AdaptiveColor]
    /// Whether each colour becomes a gradient; `nil` as those of all of the text's symbols do.
    public var hasGradient: Bool?
    /// What it shows, 0 to 1; `nil` as all of the text's symbols do.
    public var value: Double?
    /// How the value is shown; `nil` as those of all of the text's symbols are.
    public var variable: VariableStyle?
    /// What it is called for those who cannot see it; `nil` as its library says.
    public var altText: String?

    /// Makes a symbol.
    public init(
      _ name: String, configuration: SymbolConfiguration = SymbolConfiguration(),
      color: AdaptiveColor? = nil, mode: RenderingMode? = nil, palette: [AdaptiveColor] = [],
      hasGradient: Bool? = nil, value: Double? = nil, variable: VariableStyle? = nil,
      altText: String? = nil
    ) {
      self.name = name
      self.configuration = configuration
      self.color = color
      self.mode = mode
      self.palette = palette
      self.hasGradient = hasGradient
      self.value = value
      self.variable = variable
      self.altText = altText
    }
  }
}
