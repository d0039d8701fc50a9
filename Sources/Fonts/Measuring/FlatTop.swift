internal import SymtextGraphics

/// The top of a letter, in font units, and how much of it is level.
///
/// Serifs and arms end in level edges, and swashes in curves. So the tops of level edges are the height of capitals, even
/// in scripts whose `H` has a swash.
struct FlatTop {
  /// The highest point of the outline.
  let height: Double
  /// The length of its level edges at the top, at most ``enough``.
  let length: Double

  /// The length from which a letter counts in full, as a fraction of the em: about the width of a stem.
  private static let enough = 0.08
  /// The greatest depth of a level edge below the top, as a fraction of the em: serifs are often a little hollow.
  private static let depth = 0.006
  /// The greatest slope of a level edge: 3°.
  private static let slope = 0.05

  /// - Returns: `nil` when the font lacks the letter, leaves it blank, or decorates it.
  init?(_ letter: Character, of font: HarfBuzzFont) {
    guard let glyph = font.nominalGlyph(letter) else { return nil }
    let outline = font.outline(of: glyph)
    let em = Double(font.unitsPerEm)
    guard outline.elements.count <= LetterStrokes.mostElements, let box = outline.bounds,
      box.maxY.isFinite, box.maxY > em / 8, box.maxY < em * 2
    else { return nil }
    height = box.maxY
    let lowest = height - Self.depth * em
    var length = 0.0
    for contour in outline.flattened(tolerance: em / 2000).map(\.points) {
      guard var last = contour.last else { continue }
      for point in contour {
        let (width, rise) = (abs(point.x - last.x), abs(point.y - last.y))
        if min(point.y, last.y) >= lowest, rise <= Self.slope * width { length += width }
        last = point
      }
    }
    self.length = min(length, Self.enough * em)
  }

  /// Whether the letter counts in full.
  func isFlat(in font: HarfBuzzFont) -> Bool {
    length >= Self.enough * Double(font.unitsPerEm)
  }

  /// Returns the letter in the middle of all by height, each counted by its level length.
  /// - Returns: `nil` when all together have less than two letters with level tops, as in handwriting.
  static func median(
    _ tops: [(top: FlatTop, letter: Character)], in font: HarfBuzzFont
  ) -> (height: Double, letter: Character)? {
    let total = tops.reduce(0) { $0 + $1.top.length }
    guard total >= 2 * enough * Double(font.unitsPerEm) else { return nil }
    var sum = 0.0
    for (top, letter) in tops.sorted(by: { $0.top.height < $1.top.height }) {
      sum += top.length
      guard 2 * sum >= total else { continue }
      // The best known letter of this height names it.
      let named = tops.first { $0.top.height == top.height && $0.top.isFlat(in: font) }
      return (top.height, named?.letter ?? letter)
    }
    return nil
  }
}
