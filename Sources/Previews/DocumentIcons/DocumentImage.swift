public import Drawing

/// What stands in the centre of a document's icon.
public enum DocumentImage: Sendable {
  /// A symbol, by name.
  case symbol(String)
  /// An image.
  case image(PlainImage)
}
