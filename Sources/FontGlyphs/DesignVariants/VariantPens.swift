internal import SymtextGraphics

/// The pens of generated variants: widths of gaps and knocked-out lines, in units of the drawing grid.
enum VariantPens {
  /// The gap around a slash or a badge, and between filled bodies: 1.6 units at Regular.
  static let gap = Pen(base: 1.5, factor: 0.1)
  /// The gap around outlines of Regular, which grow with the weight.
  static let outlineGap = Pen(base: 1.3, factor: 0.3)
  /// A line knocked out of a filled shape: thinner than a heavy stroke, and never too thin to be seen.
  static let knockout = Pen(base: 0.32, factor: 0.45)
  /// A mark on a filled shape: nearly as thick as the strokes.
  static let mark = Pen(base: 0.25, factor: 0.6)
  /// The mark knocked out of a badge.
  static let badgeMark = Pen(base: 0.5, factor: 0.18)
  /// The edge of a hole, independent of the weight.
  static let still = Pen(base: 0, factor: 0)
  /// The edge of a badge.
  static let badgeEdge = Pen(base: 0, factor: 0.25)
}
