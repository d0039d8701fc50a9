/// The thickness of a font's strokes, measured on the outlines of its letters.
public struct StemMeasurement: Hashable, Sendable {
  /// The thickness of horizontal strokes: the bar of `H`.
  public var bar: Double
  /// The thickness of vertical strokes: the stems of `H`, in slanted faces along the baseline.
  public var stem: Double
  /// The measured letters: `H`, or its substitutes.
  public var letters: String

  init(bar: Double, stem: Double, letters: String) {
    self.bar = bar
    self.stem = stem
    self.letters = letters
  }

  /// Measures `H`; if it has no straight strokes, other letters of the font's script.
  /// - Returns: `nil` when the font has no letters.
  init?(_ font: HarfBuzzFont) {
    for reference in ReferenceLetters.scripts {
      if let found = StemMeasurement(font, on: reference) {
        self = found
        return
      }
    }
    guard let sample = ReferenceLetters(mostCommonIn: font.face),
      let found = StemMeasurement(font, on: sample)
    else { return nil }
    self = found
  }

  private init?(_ font: HarfBuzzFont, on reference: ReferenceLetters) {
    // A character shared by scripts, such as kashida, does not determine the font's script.
    guard reference.heights.contains(where: { font.nominalGlyph($0) != nil }) else { return nil }
    if let letter = reference.crossbar, let strokes = LetterStrokes(letter, of: font),
      let bar = strokes.bar(isMiddle: true), let stem = strokes.stem
    {
      self.init(bar: bar, stem: stem, letters: String(letter))
      return
    }
    let bar =
      Self.median(of: reference.bars, in: font) { $0.bar(isMiddle: false) }
      ?? Self.median(of: reference.bowls, in: font) { $0.bowl(isLevel: true) }
    let stem =
      Self.median(of: reference.stems, in: font) { $0.stem }
      ?? Self.median(of: reference.bowls, in: font) { $0.bowl(isLevel: false) }
    // A script with strokes in one direction only is assumed to have no contrast.
    guard let known = bar ?? stem else { return nil }
    var letters = known.letters
    if bar != nil, let stem { letters += stem.letters.filter { !letters.contains($0) } }
    self.init(
      bar: bar?.thickness ?? known.thickness, stem: stem?.thickness ?? known.thickness,
      letters: letters.map(String.init).joined(separator: " "))
  }

  /// Returns the median thickness of the first measurable letters.
  private static func median(
    of letters: [Character], in font: HarfBuzzFont, _ thickness: (LetterStrokes) -> Double?
  ) -> (thickness: Double, letters: [Character])? {
    var found: [(thickness: Double, letter: Character)] = []
    for letter in letters where found.count < mostLetters {
      if let thickness = LetterStrokes(letter, of: font).flatMap(thickness) {
        found.append((thickness, letter))
      }
    }
    return found.map(\.thickness).median.map { ($0, found.map(\.letter)) }
  }

  private static let mostLetters = 5

  func scaled(by factor: Double) -> StemMeasurement {
    StemMeasurement(bar: bar * factor, stem: stem * factor, letters: letters)
  }
}
