/// Whether an image keeps its colours.
public enum ImageRenderingMode: String, CaseIterable, Sendable {
  /// As is usual for its kind: plain images keep their colours.
  case automatic
  /// It keeps its colours.
  case original
  /// It is painted in the colour of the text around it; only its own opacity counts.
  case template
}
