extension AttributedText {
  /// A piece of the text with the same attributes, and where it stands.
  public struct Run: Hashable, Sendable {
    /// In bytes of UTF-8 from the start of ``AttributedText/text``.
    public var range: Range<Int>
    /// What stands there.
    public var content: Content
    /// What is specified of it.
    public var attributes: Attributes
  }
}
