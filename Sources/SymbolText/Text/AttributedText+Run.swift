extension AttributedText {
  /// A piece of the text with the same attributes, and its range.
  public struct Run: Hashable, Sendable {
    /// In bytes of UTF-8 from the start of ``AttributedText/text``.
    public var range: Range<Int>
    /// The content.
    public var content: Content
    /// The attributes.
    public var attributes: Attributes
  }
}
