/// How a symbol's layers are coloured.
public enum RenderingMode: String, CaseIterable, Sendable {
  /// The mode that the symbol prefers, monochrome where it prefers none; the palette mode when there are
  /// colours for it.
  case automatic
  /// One colour for all layers.
  case monochrome
  /// One colour, thinner for layers that matter less.
  case hierarchical
  /// A colour for each level; missing ones repeat the last that was given. Without any it is the
  /// hierarchical mode.
  case palette
  /// The layers' own colours; those without one take the tint. A symbol that has none at all is
  /// monochrome.
  case multicolor
}
