internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextOpenType

/// Rounds the outlines of all masters to whole font units, and leaves out the points that TrueType implies in all of
/// them.
enum MasterRounding {
  /// The largest deviation of the curve from an omitted point, in font units along each axis.
  private static let impliedTolerance = 1

  /// - Parameters:
  ///   - masters: The contours of each master, in font units, y up; all of one structure.
  ///   - isOnCurve: The structure.
  /// - Throws: ``FontError`` with the glyph, master, contour and point outside the range.
  static func outlines(
    _ masters: [[[Point]]], isOnCurve: [[Bool]], glyph: String
  ) throws(FontError) -> [Outline] {
    var rounded: [[[Outline.Point]]] = []
    for (number, master) in masters.enumerated() {
      var contours: [[Outline.Point]] = []
      for (contour, points) in master.enumerated() {
        var result: [Outline.Point] = []
        for (index, point) in points.enumerated() {
          guard let x = Int16(exactly: point.x.rounded()), let y = Int16(exactly: point.y.rounded())
          else {
            throw FontError(
              "\(glyph), \(weight(number, of: masters.count)), contour \(contour), point \(index) lies at (\(point.x), \(point.y)), beyond the font's ±32,767 units"
            )
          }
          result.append(.init(x: Int(x), y: Int(y), isOnCurve: isOnCurve[contour][index]))
        }
        contours.append(result)
      }
      rounded.append(contours)
    }
    for contour in isOnCurve.indices {
      let keep = isOnCurve[contour].indices.map { index in
        index == 0
          || !rounded.indices.allSatisfy { isRedundant(rounded[$0][contour], at: index) }
      }
      for master in rounded.indices {
        rounded[master][contour] = zip(rounded[master][contour], keep).filter(\.1).map(\.0)
      }
    }
    return rounded.map { Outline(contours: $0) }
  }

  private static func weight(_ number: Int, of count: Int) -> String {
    (count == WeightLaw.masters.count ? WeightLaw.masters : SymbolWeight.allCases)[number].rawValue
  }

  /// Whether a point can be left out.
  ///
  /// It can when it repeats the one before, or lies midway between two control points, within ``impliedTolerance``,
  /// where TrueType implies a point.
  private static func isRedundant(_ contour: [Outline.Point], at index: Int) -> Bool {
    let point = contour[index]
    let before = contour[index - 1]
    let after = contour[(index + 1) % contour.count]
    guard point.isOnCurve else { return false }
    if before.isOnCurve { return before.x == point.x && before.y == point.y }
    return !after.isOnCurve && abs(before.x + after.x - 2 * point.x) <= 2 * impliedTolerance
      && abs(before.y + after.y - 2 * point.y) <= 2 * impliedTolerance
  }
}
