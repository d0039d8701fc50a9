internal import SymtextGraphics

/// The height of a font's letters, in font units, and its origin.
struct LetterHeight {
  var value: Double
  var source: FontMetrics.Source

  /// The tolerance between a font's declared height and its letters.
  ///
  /// Some fonts declare a wrong height. Symbols are centred on capitals, half of an error away from their middle, and .15
  /// hundredths of the height are invisible. The x-height is only reported, so its tolerance is larger.
  private static let saidTolerance = (capital: 0.003, small: 0.05)
  /// The tolerance between letters of one font.
  private static let tolerance = 0.05
  /// The usual heights, as fractions of the em: the median of common text fonts.
  private static let usualCapital = 0.714
  private static let usualSmall = 0.53

  /// Returns the height of flat capitals, or of the equivalent letters in the font's script.
  ///
  /// Usually OS/2 is right, and one outline is enough.
  static func capital(in font: HarfBuzzFont) -> LetterHeight {
    let said = font.capHeight.flatMap { $0 > 0 ? $0 : nil }
    for reference in ReferenceLetters.scripts {
      if let found = flatHeight(of: reference, in: font, said: said) { return found }
      if let found = height(
        of: reference, in: font, said: said, within: saidTolerance.capital)
      {
        return found
      }
    }
    if let said { return LetterHeight(value: said, source: .font) }
    if let sample = ReferenceLetters(mostCommonIn: font.face),
      let found = height(of: sample, in: font, said: nil, within: 0)
    {
      return found
    }
    return LetterHeight(value: Double(font.unitsPerEm) * usualCapital, source: .estimated)
  }

  /// Returns the height of capitals with level tops: the declared one where they confirm it.
  /// - Returns: `nil` for scripts without capitals, and fonts with hardly any level tops.
  private static func flatHeight(
    of reference: ReferenceLetters, in font: HarfBuzzFont, said: Double?
  ) -> LetterHeight? {
    guard reference.crossbar != nil else { return nil }
    var tops: [(top: FlatTop, letter: Character)] = []
    for letter in reference.heights {
      guard let top = FlatTop(letter, of: font) else { continue }
      if let said, tops.isEmpty, top.isFlat(in: font),
        isNear(said, top.height, within: saidTolerance.capital)
      {
        return LetterHeight(value: said, source: .font)
      }
      tops.append((top, letter))
    }
    guard let (height, letter) = FlatTop.median(tops, in: font) else { return nil }
    if let said, isNear(said, height, within: saidTolerance.capital) {
      return LetterHeight(value: said, source: .font)
    }
    return LetterHeight(value: height, source: .measured(on: letter))
  }

  /// Returns the height of flat small letters.
  static func small(in font: HarfBuzzFont, besideCapitals capHeight: Double) -> LetterHeight {
    let said = font.xHeight.flatMap { $0 > 0 ? $0 : nil }
    let latin = ReferenceLetters(heights: "xzvw", bars: "", stems: "")
    if let found = height(of: latin, in: font, said: said, within: saidTolerance.small) {
      return found
    }
    if let said { return LetterHeight(value: said, source: .font) }
    return LetterHeight(value: capHeight * usualSmall / usualCapital, source: .estimated)
  }

  /// - Parameters:
  ///   - said: The declared height.
  ///   - saidTolerance: The tolerance between the declared height and the letters, as a fraction of their height.
  /// - Returns: `nil` when the font has none of the letters.
  private static func height(
    of reference: ReferenceLetters, in font: HarfBuzzFont, said: Double?,
    within saidTolerance: Double
  ) -> LetterHeight? {
    var heights: [(value: Double, letter: Character)] = []
    for letter in reference.heights {
      guard let height = height(of: letter, fillsBox: reference.fillsBox, in: font) else {
        continue
      }
      if let said, heights.isEmpty, isNear(said, height, within: saidTolerance) {
        return LetterHeight(value: said, source: .font)
      }
      heights.append((height, letter))
    }
    guard let first = heights.first, let median = heights.map(\.value).median else { return nil }
    // A swash exceeds the height of capitals; the median excludes it.
    if isNear(first.value, median) {
      return LetterHeight(value: first.value, source: .measured(on: first.letter))
    }
    if let said, isNear(said, median, within: saidTolerance) {
      return LetterHeight(value: said, source: .font)
    }
    let letter = heights.first { $0.value == median }?.letter ?? first.letter
    return LetterHeight(value: median, source: .measured(on: letter))
  }

  private static func isNear(
    _ a: Double, _ b: Double, within tolerance: Double = tolerance
  ) -> Bool {
    abs(a - b) <= tolerance * b
  }

  /// Returns the top of a letter; for letters that fill a box below the baseline, twice the height of its middle.
  private static func height(
    of letter: Character, fillsBox: Bool, in font: HarfBuzzFont
  ) -> Double? {
    guard let box = font.nominalGlyph(letter).flatMap({ font.outline(of: $0).bounds }) else {
      return nil
    }
    let height = fillsBox ? box.maxY + box.minY : box.maxY
    let em = Double(font.unitsPerEm)
    return height > em / 8 && height < em * 2 ? height : nil
  }
}
