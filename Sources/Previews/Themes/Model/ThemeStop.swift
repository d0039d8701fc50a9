/// A colour at a place of a gradient.
public struct ThemeStop: Hashable, Sendable {
  /// The colour.
  public var color: ThemeColor
  /// The place, from 0 at the start to 1 at the end.
  public var position: Double

  /// Makes a stop.
  public init(_ color: ThemeColor, at position: Double) {
    self.color = color
    self.position = position
  }
}
