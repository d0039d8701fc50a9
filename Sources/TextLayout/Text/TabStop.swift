/// A tab stop.
public struct TabStop: Hashable, Sendable {
  /// The part of the text after a tab that is aligned with the stop.
  public enum Alignment: String, CaseIterable, Sendable {
    /// The start.
    case start
    /// The middle.
    case center
    /// The end.
    case end
  }

  /// The distance from the side where reading starts, in points.
  public var position: Double
  /// The alignment of the text after the tab.
  public var alignment: Alignment

  /// Makes a stop.
  public init(_ position: Double, _ alignment: Alignment = .start) {
    self.position = position
    self.alignment = alignment
  }
}
