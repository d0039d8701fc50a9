/// A stretch of text of one style and one script: what is shaped at once.
struct TextItem: Hashable, Sendable {
  /// UTF-8 bytes of the paragraph's text.
  var range: Range<Int>
  /// The index of its style span.
  var style: Int
  var script: TextScript
  /// BCP 47.
  var language: String?
}
