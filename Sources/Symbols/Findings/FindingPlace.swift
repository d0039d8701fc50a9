public import SymtextGraphics

/// The place of a finding: a spot of a symbol, and the element of the file that draws it.
///
/// Coordinates are in the checked file's own units: those of the `viewBox` of an SVG file, y down; the units of a font,
/// y up, from the origin on the baseline. Parts that are not known are `nil`.
public struct FindingPlace: Hashable, Sendable {
  /// A part of a drawing.
  public enum Spot: Hashable, Sendable {
    case point(Point)
    case box(Rect)

    /// The box of the spot; that of a point is empty.
    package var box: Rect {
      switch self {
      case .point(let point): Rect(point)
      case .box(let box): box
      }
    }

    /// Returns the spot in another space.
    package func transformed(by map: Affine) -> Spot {
      switch self {
      case .point(let point): .point(map * point)
      case .box(let box): .box(map * box)
      }
    }
  }

  /// The path of the file.
  public var file: String?
  /// The name of the symbol.
  public var symbol: String?
  /// The weight, as a value of the `wght` axis.
  public var weight: Double?
  /// The scale.
  public var scale: SymbolScale?
  /// The layer, from 0 at the back, as the classes of drawings count.
  public var layer: Int?
  /// The shape, from 1: among the drawn shapes of a drawing or an icon, or among those of a template's variant.
  public var shape: Int?
  /// The part of the drawing.
  public var spot: Spot?
  /// The line of the element in the file, from 1.
  public var line: Int?
  /// The column of the element, from 1.
  public var column: Int?

  /// Makes a place.
  public init(
    file: String? = nil, symbol: String? = nil, weight: Double? = nil, scale: SymbolScale? = nil,
    layer: Int? = nil, shape: Int? = nil, spot: Spot? = nil, line: Int? = nil, column: Int? = nil
  ) {
    self.file = file
    self.symbol = symbol
    self.weight = weight
    self.scale = scale
    self.layer = layer
    self.shape = shape
    self.spot = spot
    self.line = line
    self.column = column
  }
}
