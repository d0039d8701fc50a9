/// A part of marked-up text before it is known which marks belong together.
enum MarkupToken {
  case text(String)
  case content(AttributedText.Content)
  /// One star or more in a row, and whether text stands beside them.
  case stars(count: Int, canOpen: Bool, canClose: Bool)
  /// An opening bracket.
  case open
  /// A closing bracket with its braces.
  case close(AttributedText.Attributes)
}
