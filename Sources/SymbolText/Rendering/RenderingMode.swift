/// How a symbol's layers are coloured.
public enum RenderingMode: String, CaseIterable, Sendable {
  /// One colour for all layers.
  case monochrome
  /// One colour, thinner for layers that matter less.
  case hierarchical
  /// A colour for each level; missing ones repeat the last that was given.
  case palette
  /// The layers' own colours; those without one take the tint. A symbol that has none at all is
  /// monochrome.
  case multicolor
}
