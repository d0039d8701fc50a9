public import SymtextGraphics

/// What a symbol says of how it moves as a whole.
public struct SymbolMotion: Hashable, Sendable {
  /// How a symbol wiggles where nobody says otherwise.
  public enum Wiggle: Hashable, Sendable {
    /// It turns to and fro, clockwise or counter-clockwise first.
    case turning(isClockwise: Bool)
    /// It moves to and fro along a line.
    ///
    /// The angle is in degrees clockwise from the right, as it is seen: 90 is down.
    case linear(angle: Double)
  }

  /// The point that it turns about; `nil` for its middle, between its margins and halfway up the capitals.
  ///
  /// Drawing space: the grid of 24 × 24 units, y down.
  public var anchor: Point?
  /// How it wiggles; `nil` where it does not say.
  public var wiggle: Wiggle?
  /// Whether it turns clockwise, as most do.
  public var rotatesClockwise: Bool
  /// Whether its motion groups are drawn from front to back.
  public var drawsFrontToBack: Bool
  /// Whether the layers that show a value go round, so that the last is followed by the first; `nil` where
  /// it does not say.
  public var isLoopClosed: Bool?

  /// Makes a description.
  public init(
    anchor: Point? = nil, wiggle: Wiggle? = nil, rotatesClockwise: Bool = true,
    drawsFrontToBack: Bool = false, isLoopClosed: Bool? = nil
  ) {
    self.anchor = anchor
    self.wiggle = wiggle
    self.rotatesClockwise = rotatesClockwise
    self.drawsFrontToBack = drawsFrontToBack
    self.isLoopClosed = isLoopClosed
  }

  /// The motion in a mirror, about the middle of the drawing grid.
  /// - Parameter turns: whether there is something that is meant to turn.
  func mirrored(turns: Bool) -> SymbolMotion {
    var motion = self
    motion.anchor = anchor.map { Point(DrawingGrid.size - $0.x, $0.y) }
    motion.rotatesClockwise = !rotatesClockwise || !turns
    switch wiggle {
    case nil: break
    case .turning(let isClockwise): motion.wiggle = .turning(isClockwise: !isClockwise)
    case .linear(let angle): motion.wiggle = .linear(angle: (angle < 0 ? -180 : 180) - angle)
    }
    return motion
  }
}
