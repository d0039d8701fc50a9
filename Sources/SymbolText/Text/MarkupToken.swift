/// A token of text with markup, before marks are matched.
enum MarkupToken {
  case text(String)
  indirect case content(AttributedText.Content)
  /// A run of stars, and whether it can open or close emphasis.
  case stars(count: Int, canOpen: Bool, canClose: Bool)
  /// An opening bracket.
  case open
  /// A closing bracket with its braces.
  indirect case close(AttributedText.Attributes)
}
