internal import SymtextDrawing
internal import SymtextSupport

/// The number of decimals of SVG coordinates, and their text.
///
/// Coordinates in points have three decimals. Pictures smaller than ten points have more, so that their coordinates
/// have at least four digits.
struct SVGPrecision: Hashable {
  private let number: DecimalText

  /// The number of decimals, from three to six.
  var decimals: Int { number.decimals }
  /// 10 to the power of the decimals.
  var unitsPerPoint: Double { number.unitsPerOne }

  init(decimals: Int) { number = DecimalText(decimals: decimals, hasLeadingZero: false) }

  /// - Parameter size: the longer side of the picture, in points.
  init(size: Double) {
    var decimals = 3
    var size = size
    while decimals < 6 && size < 10 {
      size *= 10
      decimals += 1
    }
    self.init(decimals: decimals)
  }

  /// Returns a coordinate as a whole number of units; 0 if it is not a number.
  func units(_ value: Double) -> Int {
    let units = (value * unitsPerPoint).rounded()
    return units.isNaN ? 0 : Int(min(max(units, -Self.most), Self.most))
  }

  /// The limit of coordinates in units.
  ///
  /// Doubles represent every whole number up to it.
  private static let most = 9e15

  /// Returns the text of a coordinate: `12.5`, `-.04`.
  func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(units(value), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a whole number of units, without redundant zeros.
  /// - Returns: Whether it has a decimal point.
  @discardableResult
  func append(_ units: Int, to bytes: inout [UInt8]) -> Bool { number.append(units, to: &bytes) }
}
