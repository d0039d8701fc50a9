internal import Synchronization

/// A colour of the sRGB space, each part 0 to 1, not premultiplied.
///
/// Parts beyond are brought to the end; what is no number is 0.
public struct Color: Hashable, Sendable {
  /// Red.
  public var red: Double { didSet { (red, isCurrent) = (Self.part(red), false) } }
  /// Green.
  public var green: Double { didSet { (green, isCurrent) = (Self.part(green), false) } }
  /// Blue.
  public var blue: Double { didSet { (blue, isCurrent) = (Self.part(blue), false) } }
  /// Opacity.
  public var alpha: Double { didSet { alpha = Self.part(alpha) } }
  /// Whether it is the colour of the text of a page that the picture stands in, CSS's `currentColor`.
  ///
  /// Only an SVG can take it. Red, green and blue are what stands for it elsewhere; a colour that is worked out
  /// from them is a colour of its own.
  public private(set) var isCurrent = false

  /// Makes a colour; parts beyond 0…1 are brought to the end.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.part(red)
    self.green = Self.part(green)
    self.blue = Self.part(blue)
    self.alpha = Self.part(alpha)
  }

  /// A part between 0 and 1.
  private static func part(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)

  /// The colour of the text of a page that the picture stands in (``isCurrent``).
  /// - Parameter standIn: how it looks where no page gives it a colour.
  public static func current(or standIn: Color) -> Color {
    var color = standIn
    color.isCurrent = true
    currentWasMade.store(true, ordering: .relaxed)
    return color
  }

  /// Whether the program has made any colour of a page's text; while it has not, no picture has to be searched.
  package static var hasCurrent: Bool { currentWasMade.load(ordering: .relaxed) }

  private static let currentWasMade = Atomic(false)

  /// The colour with its opacity multiplied.
  public func multiplyingOpacity(by factor: Double) -> Color {
    var color = self
    color.alpha *= factor
    return color
  }

  /// The colour without its opacity.
  package var opaque: Color {
    var color = self
    color.alpha = 1
    return color
  }

  /// The colour without its opacity, 0xRRGGBB.
  package var rgb: UInt32 {
    [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }

  /// An opaque colour from 0xRRGGBB.
  package init(rgb: Int) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255)
  }
}
