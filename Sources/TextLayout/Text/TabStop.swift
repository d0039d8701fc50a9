/// A place that a tab leads to.
public struct TabStop: Hashable, Sendable {
  /// What of the text behind the tab stands at the place.
  public enum Alignment: String, CaseIterable, Sendable {
    /// Where it starts.
    case start
    /// Its middle.
    case center
    /// Where it ends.
    case end
  }

  /// How far from the side where reading starts, in points.
  public var position: Double
  /// What stands there.
  public var alignment: Alignment

  /// Makes a stop.
  public init(_ position: Double, _ alignment: Alignment = .start) {
    self.position = position
    self.alignment = alignment
  }
}
