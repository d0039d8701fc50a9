internal import SymtextSupport

/// An item in a line that is not text, such as a symbol or an image.
///
/// In bidirectional text it is neutral; lines break next to it as next to an ideograph.
public struct Attachment: Sendable {
  /// The content, for the painter; layout only passes it through.
  public var content: any Sendable
  /// The advance, in points.
  public var advance: Double
  /// The extent above the baseline, in points.
  public var ascent: Double
  /// The extent below the baseline, in points; negative if the item ends above it.
  public var descent: Double
  /// The neighbours that stay on the same line; `nil` for none.
  public var keep: Keep?
  /// The position in the text, in UTF-8 bytes from the start; 0 before it is inserted.
  public internal(set) var offset = 0

  /// Makes an attachment.
  public init(
    content: any Sendable, advance: Double, ascent: Double, descent: Double, keep: Keep? = nil
  ) {
    self.content = content
    self.advance = advance
    self.ascent = ascent
    self.descent = descent
    self.keep = keep
  }

  /// The number of bytes of U+FFFC, which represents an attachment in a text.
  public static let length = 3

  /// Returns the attachment at an offset of a text, with extents clamped to values that layout can add; values that are
  /// not finite become 0.
  func placed(at offset: Int) -> Attachment {
    let range = -Double.mostPoints...Double.mostPoints
    var placed = self
    placed.advance = advance.bounded(to: range, else: 0)
    placed.ascent = ascent.bounded(to: range, else: 0)
    placed.descent = descent.bounded(to: range, else: 0)
    placed.offset = offset
    return placed
  }
}
