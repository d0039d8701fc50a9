extension Attachment {
  /// Which neighbours stay in one line with an attachment, as if a word joiner stood between them.
  ///
  /// Spaces between the two do not part them either.
  ///
  /// <https://www.unicode.org/reports/tr14/#WJ>
  public enum Keep: String, CaseIterable, Sendable {
    /// The word behind it.
    case next
    /// The word before it.
    case previous
    /// Both.
    case both
  }
}
