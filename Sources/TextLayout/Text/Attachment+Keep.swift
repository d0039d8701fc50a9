extension Attachment {
  /// The neighbours that stay on the same line as an attachment, as if joined by a word joiner.
  ///
  /// Spaces in between do not separate them either.
  ///
  /// <https://www.unicode.org/reports/tr14/#WJ>
  public enum Keep: String, CaseIterable, Sendable {
    /// The word after it.
    case next
    /// The word before it.
    case previous
    /// Both words.
    case both
  }
}
