/// A position between two characters, at which text may be inserted.
public struct TextPosition: Hashable, Sendable {
  /// UTF-8 bytes from the start of ``StyledText/text``, in which an attachment takes three.
  public var offset: Int
  /// The line that shows the position, where one line continues in the next; ignored elsewhere.
  public var affinity: TextAffinity

  /// Makes a position.
  public init(_ offset: Int, affinity: TextAffinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}
