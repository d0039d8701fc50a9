/// How symbols are painted; the tint is the colour of the text around them.
public struct SymbolPainting: Hashable, Sendable {
  /// How layers are coloured.
  public var mode: RenderingMode
  /// The colours of the palette mode, for the primary, secondary and tertiary level.
  public var palette: [Color]
  /// What the symbol shows, 0 to 1: layers whose threshold it does not exceed are dimmed.
  ///
  /// `nil` lights all.
  public var value: Double?
  /// Which form system colours take.
  public var appearance: Appearance

  /// Makes a painting.
  public init(
    mode: RenderingMode = .monochrome, palette: [Color] = [], value: Double? = nil,
    appearance: Appearance = .light
  ) {
    self.mode = mode
    self.palette = palette
    self.value = value
    self.appearance = appearance
  }

  /// The opacity of layers that are not lit: ours, as no public number exists.
  static let unlitOpacity = 0.25
}
