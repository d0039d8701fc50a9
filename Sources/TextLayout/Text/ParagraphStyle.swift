/// How the lines of a text are set; the text itself is not shaped anew when it changes.
public struct ParagraphStyle: Hashable, Sendable {
  /// Which side lines keep to.
  public var alignment: Alignment
  /// How far apart baselines are.
  public var lineHeight: LineHeight
  /// Where tabs lead to, from the side where reading starts, in any order; places that are not positive
  /// numbers are left out.
  public var tabStops: [TabStop]
  /// How far apart the stops behind the last one of ``tabStops`` are, in points; `nil`, or what is
  /// not positive, for eight spaces.
  public var tabInterval: Double?
  /// The most lines, 1 at least; what is beyond them is left out and an ellipsis says so.
  public var maxLines: Int?
  /// Which part of the last line is left out.
  public var truncation: Truncation
  /// What baselines, and the bottom, are whole multiples of, in points; `nil` leaves them where they are.
  ///
  /// The size of a pixel keeps lines evenly apart in a picture, where glyphs stand on whole pixels.
  public var baselineStep: Double?

  /// Makes a style.
  public init(
    alignment: Alignment = .start, lineHeight: LineHeight = .natural, tabStops: [TabStop] = [],
    tabInterval: Double? = nil, maxLines: Int? = nil, truncation: Truncation = .tail,
    baselineStep: Double? = nil
  ) {
    self.alignment = alignment
    self.lineHeight = lineHeight
    self.tabStops = tabStops
    self.tabInterval = tabInterval
    self.maxLines = maxLines
    self.truncation = truncation
    self.baselineStep = baselineStep
  }
}
