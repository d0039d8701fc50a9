public import SymtextGraphics

/// The motion properties of a whole symbol.
public struct SymbolMotion: Hashable, Sendable {
  /// The default wiggle of a symbol.
  public enum Wiggle: Hashable, Sendable {
    /// It turns to and fro, clockwise or counter-clockwise first.
    case turning(isClockwise: Bool)
    /// It moves to and fro along a line.
    ///
    /// The angle is in degrees clockwise from the right, as seen: 90 is down.
    case linear(angle: Double)
  }

  /// The centre of rotation; `nil` for the symbol's middle, between its margins and halfway up the capitals.
  ///
  /// Drawing space: the grid of 24 × 24 units, y down.
  public var anchor: Point?
  /// The default wiggle; `nil` if unspecified.
  public var wiggle: Wiggle?
  /// Whether it turns clockwise by default.
  public var rotatesClockwise: Bool
  /// Whether its motion groups are drawn from front to back.
  public var drawsFrontToBack: Bool
  /// Whether the layers that show a value form a loop, in which the first follows the last; `nil` if unspecified.
  public var isLoopClosed: Bool?
  /// Whether a value is shown by drawing lines instead of lighting layers; `nil` if unspecified.
  public var drawsValue: Bool?

  /// Makes motion properties.
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

  /// The motion mirrored about the middle of the drawing grid.
  /// - Parameter turns: whether any layer is meant to turn.
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
