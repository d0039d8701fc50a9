internal import SymtextGraphics

/// The straight strokes of a letter, found by cutting across its outline.
///
/// In font units, y up. A piece of a cut counts where the edges at both its ends run side by side; the
/// thickness that most ink agrees on is the answer. So bowls, serifs, swashes and outlines around
/// letters do not count, or are outvoted.
struct LetterStrokes {
  private let contours: [[Point]]
  private let box: Rect
  private let mostThickness: Double

  /// - Returns: `nil` when the font lacks the letter, leaves it blank, or decorates it.
  init?(_ letter: Character, of font: HarfBuzzFont) {
    guard let glyph = font.nominalGlyph(letter) else { return nil }
    let outline = font.outline(of: glyph)
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

  /// A level line through a plain letter crosses fewer strokes, even in a dense ideograph.
  private static let mostSpans = 8.0

  /// How many cuts are made each way.
  private static let cutCount = 48
  /// How far the directions of two edges that run side by side differ, as a slope: 4°.
  private static let mostTurn = 0.07
  /// The slope of a bar: 8°.
  private static let mostBarSlope = 0.14
  /// The slope of a stem against the upright: 27°, beyond any italic.
  private static let mostStemSlope = 0.5
  /// How much thicknesses differ that count as one.
  private static let spread = 1.1

  /// The thickness of the level strokes.
  /// - Parameter isMiddle: whether only those near half the letter's height count, as in `H`.
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

  /// The thickness of the upright strokes, along the baseline.
  ///
  /// That is the thickness they had before an oblique was slanted: slanting moves what lies on one
  /// level by the same distance.
  var stem: Double? {
    let thicknesses = pieces(alongX: false).filter { abs($0.slope) <= Self.mostStemSlope }
      .map(\.thickness)
    return Self.commonThickness(
      thicknesses, count: 16, spacing: box.height / Double(Self.cutCount))
  }

  /// The thickness of the strokes in the letter's middle, as of a bowl's where it runs level or upright.
  /// - Parameter isLevel: whether the top and bottom are measured, or the sides.
  func bowl(isLevel: Bool) -> Double? {
    let place = isLevel ? box.midX : box.midY
    let spans = spans(at: place, alongX: isLevel).filter { $0.thickness <= mostThickness }
    return spans.map(\.thickness).median
  }

  /// A stretch of a cut inside the letter.
  private struct Piece {
    var center: Double
    var thickness: Double
    /// How much the centre moves from cut to cut, for each unit between them.
    var slope: Double
    /// How the two edges differ in that.
    var turn: Double
  }

  /// All pieces between edges that run side by side.
  private func pieces(alongX: Bool) -> [Piece] {
    let (start, length) = alongX ? (box.minX, box.width) : (box.minY, box.height)
    return (0..<Self.cutCount).flatMap { number in
      let part = (Double(number) + 0.5) / Double(Self.cutCount)
      return spans(at: start + length * part, alongX: alongX)
        .filter { $0.thickness <= mostThickness && $0.turn <= Self.mostTurn }
    }
  }

  /// The stretches of a line that lie inside the contours, by the nonzero rule, in order.
  /// - Parameter alongX: whether `place` is an x and the line upright, or a y and the line level.
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

  /// The median of the group of thicknesses that hardly differ and have most ink; `nil` when no group
  /// has `count` pieces and is longer than thick.
  /// - Parameter spacing: between cuts; infinite where strokes may be thicker than long.
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
  /// The middle one in rising order; of an even count the lower of the two in the middle.
  var median: Double? { isEmpty ? nil : sorted()[(count - 1) / 2] }
}
