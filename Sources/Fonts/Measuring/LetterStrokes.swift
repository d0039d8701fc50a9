internal import SymtextGraphics

/// The straight strokes of a letter, found by cutting across its outline.
///
/// In font units, y up. A piece of a cut counts when the edges at its ends are nearly parallel. The result is the
/// thickness with the most ink, so bowls, serifs, swashes and outlined letters do not count, or are outvoted.
struct LetterStrokes {
  private let contours: [[Point]]
  private let box: Rect
  private let mostThickness: Double

  /// - Returns: `nil` when the font lacks the letter, leaves it blank, or decorates it.
  init?(_ letter: Character, of font: HarfBuzzFont) {
    guard let glyph = font.nominalGlyph(letter) else { return nil }
    let outline = font.outline(of: glyph)
    guard outline.elements.count <= Self.mostElements else { return nil }
    guard let box = outline.bounds, !box.isEmpty, box.width.isFinite, box.height.isFinite else {
      return nil
    }
    let em = Double(font.unitsPerEm)
    contours = outline.flattened(tolerance: em / 4000).map(\.points)
    self.box = box
    mostThickness = em * 0.3
    let counts = (1..<8).map { eighth in
      Double(spans(at: box.minY + box.height * Double(eighth) / 8, alongX: false).count)
    }
    guard counts.median ?? 0 <= Self.mostSpans else { return nil }
  }

  /// A letter of more elements is decorated, and every cut would cross all of them.
  ///
  /// The roughest letters of published faces have a few thousand.
  static let mostElements = 8192

  /// A horizontal line through a plain letter crosses fewer strokes, even in a dense ideograph.
  private static let mostSpans = 8.0

  /// The number of cuts in each direction.
  private static let cutCount = 48
  /// The largest difference in slope between two edges of a stroke: 4°.
  private static let mostTurn = 0.07
  /// The largest slope of a bar: 8°.
  private static let mostBarSlope = 0.14
  /// The largest slope of a stem from the vertical: 27°, beyond any italic.
  private static let mostStemSlope = 0.5
  /// The ratio up to which thicknesses count as equal.
  private static let spread = 1.1

  /// Returns the thickness of the horizontal strokes.
  /// - Parameter isMiddle: Whether only strokes near half the letter's height count, as in `H`.
  func bar(isMiddle: Bool) -> Double? {
    let part = isMiddle ? 0.2 : 0.5
    let heights = (box.midY - part * box.height)...(box.midY + part * box.height)
    let thicknesses = pieces(alongX: true).filter {
      abs($0.slope) <= Self.mostBarSlope && heights.contains($0.center)
    }.map { $0.thickness / (1 + $0.slope * $0.slope).squareRoot() }
    return Self.commonThickness(
      thicknesses, count: isMiddle ? 5 : 10,
      spacing: isMiddle ? .infinity : box.width / Double(Self.cutCount))
  }

  /// The thickness of the vertical strokes, along the baseline.
  ///
  /// Slanting a design shifts each level horizontally, so this is also the thickness before slanting.
  var stem: Double? {
    let thicknesses = pieces(alongX: false).filter { abs($0.slope) <= Self.mostStemSlope }
      .map(\.thickness)
    return Self.commonThickness(
      thicknesses, count: 16, spacing: box.height / Double(Self.cutCount))
  }

  /// The slope of the vertical strokes to the right: horizontal shift per height; `nil` without such strokes.
  var slope: Double? {
    pieces(alongX: false).map(\.slope).filter { abs($0) <= Self.mostStemSlope }.median
  }

  /// Returns the thickness of the strokes across the letter's middle, such as the sides of a bowl.
  /// - Parameter isLevel: Whether to measure the top and bottom rather than the sides.
  func bowl(isLevel: Bool) -> Double? {
    let place = isLevel ? box.midX : box.midY
    let spans = spans(at: place, alongX: isLevel).filter { $0.thickness <= mostThickness }
    return spans.map(\.thickness).median
  }

  /// The part of a cut inside the letter.
  private struct Piece {
    var center: Double
    var thickness: Double
    /// The shift of the centre between cuts, per unit of their distance.
    var slope: Double
    /// The difference between the slopes of the two edges.
    var turn: Double
  }

  /// Returns all pieces between nearly parallel edges.
  private func pieces(alongX: Bool) -> [Piece] {
    let (start, length) = alongX ? (box.minX, box.width) : (box.minY, box.height)
    return (0..<Self.cutCount).flatMap { number in
      let part = (Double(number) + 0.5) / Double(Self.cutCount)
      return spans(at: start + length * part, alongX: alongX)
        .filter { $0.thickness <= mostThickness && $0.turn <= Self.mostTurn }
    }
  }

  /// Returns the parts of a line that lie inside the contours, by the nonzero rule, in order.
  /// - Parameter alongX: Whether `place` is an x and the line vertical, or a y and the line horizontal.
  private func spans(at place: Double, alongX: Bool) -> [Piece] {
    var crossings: [(position: Double, slope: Double, direction: Int)] = []
    crossings.reserveCapacity(8)
    for contour in contours {
      guard var a = contour.last else { continue }
      for b in contour {
        let (a0, a1, b0, b1) = alongX ? (a.x, a.y, b.x, b.y) : (a.y, a.x, b.y, b.x)
        a = b
        guard (a0 <= place) != (b0 <= place) else { continue }
        let slope = (b1 - a1) / (b0 - a0)
        crossings.append((a1 + slope * (place - a0), slope, b0 > a0 ? 1 : -1))
      }
    }
    crossings.sort { $0.position < $1.position }
    var spans: [Piece] = []
    spans.reserveCapacity(crossings.count / 2)
    var winding = 0
    var first = (position: 0.0, slope: 0.0)
    for (position, slope, direction) in crossings {
      if winding == 0 { first = (position, slope) }
      winding += direction
      if winding == 0, position > first.position {
        spans.append(
          Piece(
            center: (first.position + position) / 2, thickness: position - first.position,
            slope: (first.slope + slope) / 2, turn: abs(first.slope - slope)))
      }
    }
    return spans
  }

  /// Returns the median of the group of nearly equal thicknesses with the most ink; `nil` when no group has `count`
  /// pieces and is longer than thick.
  /// - Parameter spacing: The distance between cuts; infinite where strokes may be thicker than long.
  private static func commonThickness(
    _ thicknesses: [Double], count: Int, spacing: Double
  ) -> Double? {
    let sorted = thicknesses.sorted()
    var best: (range: Range<Int>, ink: Double) = (0..<0, 0)
    var first = 0
    var ink = 0.0
    for last in sorted.indices {
      ink += sorted[last]
      while sorted[first] * spread < sorted[last] {
        ink -= sorted[first]
        first += 1
      }
      let size = last + 1 - first
      guard size >= count, Double(size) * spacing > sorted[last], ink > best.ink else { continue }
      best = (first..<(last + 1), ink)
    }
    return best.range.isEmpty
      ? nil : sorted[(best.range.lowerBound + best.range.upperBound - 1) / 2]
  }
}

extension [Double] {
  /// The median; for an even count, the lower of the two middle elements.
  var median: Double? { isEmpty ? nil : sorted()[(count - 1) / 2] }
}
