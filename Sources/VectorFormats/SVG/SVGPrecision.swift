internal import SymtextDrawing
internal import SymtextSupport

/// How many decimals the coordinates of an SVG have, and how they are written.
///
/// Three of a point; more in a picture of less than ten points, whose coordinates so have at least four
/// digits.
struct SVGPrecision: Hashable {
  private let number: DecimalText

  /// Three to six.
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

  /// A coordinate as a whole number of units; what is no number is 0.
  func units(_ value: Double) -> Int {
    let units = (value * unitsPerPoint).rounded()
    return units.isNaN ? 0 : Int(min(max(units, -Self.most), Self.most))
  }

  /// What lies further out is brought there; doubles hold every whole number up to it.
  private static let most = 9e15

  /// The text of a coordinate: `12.5`, `-.04`.
  func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(units(value), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a whole number of units, without zeros that say nothing.
  /// - Returns: whether it has a decimal point.
  @discardableResult
  func append(_ units: Int, to bytes: inout [UInt8]) -> Bool { number.append(units, to: &bytes) }
}
