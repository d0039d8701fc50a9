/// The way in which a symbol's layers are coloured.
public enum RenderingMode: String, CaseIterable, Sendable {
  /// The palette mode if a palette is given; otherwise the symbol's preferred mode, or monochrome.
  case automatic
  /// One colour for all layers.
  case monochrome
  /// One colour, fainter for less important levels.
  case hierarchical
  /// A colour for each level; missing ones repeat the last one given.
  ///
  /// Without any colours, the hierarchical mode applies.
  case palette
  /// The layers' own colours; layers without one take the tint.
  ///
  /// A symbol without any colours is monochrome.
  case multicolor
}
