public import Colors
public import Drawing

/// What the page of a document's icon is filled with.
public enum DocumentFill: Sendable {
  /// One colour.
  case color(AdaptiveColor)
  /// A gradient that is made from one colour: brighter at the top, darker at the bottom.
  case gradient(AdaptiveColor)
  /// An image in its own colours, as large as covers the page; what reaches beyond is cut off evenly.
  case image(PlainImage)
}
