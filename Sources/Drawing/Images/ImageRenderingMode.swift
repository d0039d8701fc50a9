/// Whether an image keeps its colours.
public enum ImageRenderingMode: String, CaseIterable, Sendable {
  /// The default of its kind: plain images keep their colours.
  case automatic
  /// The image keeps its colours.
  case original
  /// The image is painted in the text's colour; only its opacity is used.
  case template
}
