/// A place between two characters, where text may be inserted.
public struct TextPosition: Hashable, Sendable {
  /// UTF-8 bytes from the start of the text: ``StyledText/text``, in which an attachment is three.
  public var offset: Int
  /// Which line shows it, where a line goes on in the next; it says nothing anywhere else.
  public var affinity: TextAffinity

  /// Makes a position.
  public init(_ offset: Int, affinity: TextAffinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}
