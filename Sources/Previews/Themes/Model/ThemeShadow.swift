/// A shadow of a control.
public struct ThemeShadow: Hashable, Sendable {
  /// The falloff at its edge.
  public enum Falloff: String, CaseIterable, Sendable {
    /// A Gaussian blur, whose standard deviation is half of ``ThemeShadow/blur``, as in CSS.
    case gaussian
    /// A smoothstep over twice ``ThemeShadow/blur``.
    case smooth
    /// A smoothstep to the power of 1.5 over twice ``ThemeShadow/blur``, softer outside.
    case feathered
  }

  /// The colour where it is darkest.
  public var color: ThemeColor
  /// The offset to the right, in points.
  public var x: Double
  /// The offset downwards, in points.
  public var y: Double
  /// The blur, in points.
  public var blur: Double
  /// The growth of its shape to all sides, in points.
  public var spread: Double
  /// The falloff at its edge.
  public var falloff: Falloff

  /// Makes a shadow.
  public init(
    color: ThemeColor, x: Double = 0, y: Double = 0, blur: Double = 0, spread: Double = 0,
    falloff: Falloff = .gaussian
  ) {
    self.color = color
    self.x = x
    self.y = y
    self.blur = blur
    self.spread = spread
    self.falloff = falloff
  }
}
