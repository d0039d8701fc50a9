/// Something that is set in the line like a letter: a symbol, an image.
///
/// In bidirectional text it is neutral; lines break beside it as beside an ideograph.
public struct Attachment: Hashable, Sendable {
  /// A number for whoever paints; layout only carries it along.
  public var id: Int
  /// How far the pen moves, in points.
  public var advance: Double
  /// How far it reaches above the baseline, in points.
  public var ascent: Double
  /// How far it reaches below the baseline, in points; negative when it ends above.
  public var descent: Double

  /// Makes an attachment.
  public init(id: Int, advance: Double, ascent: Double, descent: Double) {
    self.id = id
    self.advance = advance
    self.ascent = ascent
    self.descent = descent
  }
}

extension Attachment {
  /// Its extents within what layout can add up; what is no finite number is 0.
  var valid: Attachment {
    let range = -Double.mostPoints...Double.mostPoints
    return Attachment(
      id: id, advance: advance.bounded(to: range, else: 0),
      ascent: ascent.bounded(to: range, else: 0), descent: descent.bounded(to: range, else: 0))
  }
}
