internal import Synchronization

/// An sRGB colour with components from 0 to 1, not premultiplied.
///
/// Components outside 0…1 are clamped; NaN is 0.
public struct Color: Hashable, Sendable {
  /// Red.
  public var red: Double { didSet { (red, isCurrent) = (Self.part(red), false) } }
  /// Green.
  public var green: Double { didSet { (green, isCurrent) = (Self.part(green), false) } }
  /// Blue.
  public var blue: Double { didSet { (blue, isCurrent) = (Self.part(blue), false) } }
  /// Opacity.
  public var alpha: Double { didSet { alpha = Self.part(alpha) } }
  /// Whether this is CSS's `currentColor`, the text colour of the embedding page.
  ///
  /// Only SVG supports it; elsewhere red, green and blue are the fallback. Changing one of them makes the colour an
  /// ordinary one.
  public private(set) var isCurrent = false

  /// Creates a colour; components outside 0…1 are clamped.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.part(red)
    self.green = Self.part(green)
    self.blue = Self.part(blue)
    self.alpha = Self.part(alpha)
  }

  /// Clamps a component to 0…1.
  private static func part(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)

  /// CSS's `currentColor`, the text colour of the embedding page (``isCurrent``).
  /// - Parameter standIn: the fallback where no page supplies a colour.
  public static func current(or standIn: Color) -> Color {
    var color = standIn
    color.isCurrent = true
    currentWasMade.store(true, ordering: .relaxed)
    return color
  }

  /// Whether the program has created a `currentColor`.
  ///
  /// Until then no picture has to be searched for one.
  package static var hasCurrent: Bool { currentWasMade.load(ordering: .relaxed) }

  private static let currentWasMade = Atomic(false)

  /// The colour with its opacity multiplied.
  public func multiplyingOpacity(by factor: Double) -> Color {
    var color = self
    color.alpha *= factor
    return color
  }

  /// The colour with an opacity of 1.
  package var opaque: Color {
    var color = self
    color.alpha = 1
    return color
  }

  /// The colour as 0xRRGGBB, without opacity.
  package var rgb: UInt32 {
    [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }

  /// Creates an opaque colour from 0xRRGGBB.
  package init(rgb: Int) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255)
  }
}
