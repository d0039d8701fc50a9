/// The letters of a script on which the height and the strokes of a font are measured.
struct ReferenceLetters: Sendable {
  /// A letter with two stems and a bar between them, enough for both measurements; `nil` for scripts without one.
  let crossbar: Character?
  /// Letters as high as a capital `H`, or as the body of the script's letters; the best one first.
  let heights: [Character]
  /// Letters with horizontal strokes; the best one first.
  let bars: [Character]
  /// Letters with vertical strokes; the best one first.
  let stems: [Character]
  /// Letters to cut in the middle, for fonts with hardly any straight strokes.
  let bowls: [Character]
  /// Whether letters fill a box that reaches below the baseline, as ideographs do.
  let fillsBox: Bool

  init(
    crossbar: Character? = nil, heights: String, bars: String, stems: String, bowls: String = "",
    fillsBox: Bool = false
  ) {
    self.crossbar = crossbar
    self.heights = Array(heights)
    self.bars = Array(bars)
    self.stems = Array(stems)
    self.bowls = Array(bowls)
    self.fillsBox = fillsBox
  }

  /// By script; the first one that a font has measures it.
  ///
  /// Most fonts have Latin letters, so the table of other scripts is built lazily.
  static var scripts: some Sequence<ReferenceLetters> {
    (0...1).lazy.flatMap { $0 == 0 ? [latin] : others }
  }

  /// Latin; its small letters replace capitals with swashes.
  private static let latin = ReferenceLetters(
    crossbar: "H", heights: "HEITLFZXKMNU", bars: "EFTLZtfz", stems: "IELTFnilhm", bowls: "Ooe")

  private static let others: [ReferenceLetters] = [
    // Greek.
    ReferenceLetters(
      crossbar: "Η", heights: "ΗΕΙΤΠΓΚΜΝ", bars: "ΕΠΓΤτπ", stems: "ΙΠΓΕΤιη", bowls: "Οο"),
    // Cyrillic.
    ReferenceLetters(
      crossbar: "Н", heights: "НПЕИТГКМ", bars: "ПЕГТнпт", stems: "ИПЕГТнип", bowls: "Оо"),
    // Armenian.
    ReferenceLetters(heights: "ՄՆՍՏՈ", bars: "ԲԵԼՆՀՂՔէբ", stems: "ԱՄՍՈՆնսո", bowls: "Օօ"),
    // Hebrew.
    ReferenceLetters(heights: "החדרם", bars: "הדרחבם", stems: "החודרן"),
    // Arabic: alef is as high as a capital; kashida is the horizontal stroke between letters.
    ReferenceLetters(heights: "ا", bars: "ـبت", stems: "ال", bowls: "ا"),
    // Devanagari, whose letters hang from a headline.
    ReferenceLetters(heights: "नतकपम", bars: "नतकपम", stems: "नतपम"),
    // Bengali.
    ReferenceLetters(heights: "নকতবম", bars: "নকবমর", stems: "নকবমর"),
    // Gurmukhi.
    ReferenceLetters(heights: "ਨਸਪਮਕ", bars: "ਨਸਪਮਕ", stems: "ਸਪਮਗ"),
    // Gujarati, which has no headline.
    ReferenceLetters(heights: "ગનપમ", bars: "ઈએઙ", stems: "ગનપમ", bowls: "ડદ"),
    // Oriya.
    ReferenceLetters(heights: "କଗନପମ", bars: "ପଏଚ", stems: "ଗନପମ", bowls: "ଠଟ"),
    // Tamil.
    ReferenceLetters(heights: "டபயக", bars: "டபகத", stems: "பயடக"),
    // Telugu.
    ReferenceLetters(heights: "గనరప", bars: "ఠడ", stems: "గ", bowls: "రఠఅ"),
    // Kannada.
    ReferenceLetters(heights: "ಗನರಪ", bars: "ಗನರಪ", stems: "ಗಇ", bowls: "ರಠಅ"),
    // Malayalam.
    ReferenceLetters(heights: "പമനര", bars: "പമഥ", stems: "പമനര", bowls: "ഠര"),
    // Sinhala.
    ReferenceLetters(heights: "කගනප", bars: "", stems: "", bowls: "උපට"),
    // Thai.
    ReferenceLetters(heights: "กบนอม", bars: "บปษฃฐ", stems: "กบนมป", bowls: "อว"),
    // Lao.
    ReferenceLetters(heights: "ກບນອມ", bars: "ບປຍ", stems: "ກບນມປ", bowls: "ອວ"),
    // Khmer.
    ReferenceLetters(heights: "កតនបម", bars: "មបយ", stems: "កតនម"),
    // Myanmar, all circles.
    ReferenceLetters(heights: "ကတပမ", bars: "", stems: "", bowls: "ဝပမ"),
    // Tibetan, whose letters hang from a headline.
    ReferenceLetters(heights: "ཀངམབ", bars: "ཀངམབ", stems: "ཀགན"),
    // Ethiopic.
    ReferenceLetters(heights: "ለተበ", bars: "በተቸ", stems: "በለሰ"),
    // Hangul.
    ReferenceLetters(heights: "를틀미", bars: "ㅡ그으", stems: "ㅣ이기", fillsBox: true),
    // Han.
    ReferenceLetters(heights: "国國田固回", bars: "王十日田国一", stems: "十中日田国", fillsBox: true),
    // Kana.
    ReferenceLetters(heights: "ロコエホ", bars: "エロコニー", stems: "ロコエト", fillsBox: true),
  ]

  /// Takes a sample of the font's most frequent script, for fonts without any of ``scripts``.
  init?(mostCommonIn face: HarfBuzzFace) {
    var letters: [TextScript: [Character]] = [:]
    for character in face.characters {
      guard let scalar = Unicode.Scalar(character), Self.isLetter(scalar) else { continue }
      letters[TextScript(scalar), default: []].append(Character(scalar))
    }
    // Of two scripts with equally many letters, the first in Unicode wins.
    let most = letters.values.max { a, b in
      (a.count, b[0]) < (b.count, a[0])
    }
    guard let most else { return nil }
    let step = (most.count + Self.sampleCount - 1) / Self.sampleCount
    let sample = stride(from: 0, to: most.count, by: step).map { most[$0] }
    (heights, bars, stems, bowls) = (sample, sample, sample, sample)
    crossbar = nil
    fillsBox = false
  }

  private static let sampleCount = 25

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .otherLetter: true
    default: false
    }
  }
}
