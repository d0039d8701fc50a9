internal import SymtextSupport

/// Something that is set in the line like a letter: a symbol, an image.
///
/// In bidirectional text it is neutral; lines break beside it as beside an ideograph.
public struct Attachment: Sendable {
  /// What it stands for, for whoever paints; layout only carries it along.
  public var content: any Sendable
  /// How far the pen moves, in points.
  public var advance: Double
  /// How far it reaches above the baseline, in points.
  public var ascent: Double
  /// How far it reaches below the baseline, in points; negative when it ends above.
  public var descent: Double
  /// Which neighbours stay in one line with it; `nil` is none.
  public var keep: Keep?
  /// Where it stands in the text, in UTF-8 bytes from the start; 0 until it does.
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

  /// How many bytes stand for it in a text: U+FFFC.
  public static let length = 3

  /// At a place in a text, with extents that layout can add up; what is no finite number is 0.
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
