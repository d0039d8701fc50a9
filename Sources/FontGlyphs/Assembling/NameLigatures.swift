internal import SymtextSymbols
internal import SymtextOpenType

/// Turns a written symbol name into the symbol, as an optional ligature for whole words.
///
/// First, the first and last letters of every word are marked: replaced with glyphs that look the same. A ligature
/// begins and ends with a marked letter, so it cannot match inside a word. Remaining marks are then removed. Full stops
/// and hyphens between letters join words: a sentence may end with a name, but `heart` does not match in `heart.fill`
/// or `heart-shaped`.
struct NameLigatures {
  /// In the order in which they apply; the first two apply the last two.
  private(set) var lookups: [SubstitutionLookup] = []
  /// The lookups that the feature applies.
  let featureLookups = [0, 1, 2, 3]

  /// The largest number of glyphs that a substitution examines: the letters of the longest name, and two for marking.
  var longest: Int {
    lookups.reduce(lookups.isEmpty ? 1 : 2) { longest, lookup in
      guard case .ligature(let ligatures) = lookup else { return longest }
      return ligatures.reduce(longest) { max($0, $1.from.count) }
    }
  }

  /// The glyphs of letters.
  private var letters: [Character: Int] = [:]
  private var starts: [Character: Int] = [:]
  private var ends: [Character: Int] = [:]

  /// Returns the letters of a font.
  ///
  /// These are all letters, or those of symbol names plus hyphen and full stop, so that `heart-shaped` has no symbol.
  private static func letters(for set: SymbolSet, all: Bool) -> [NameLetters.Letter] {
    guard !all else { return NameLetters.letters }
    let used = Set(names(of: set).joined())
    guard !used.isEmpty else { return [] }
    return NameLetters.letters.filter { used.contains($0.character) || joins($0.character) }
  }

  /// Adds letters to a font's glyphs.
  /// - Parameters:
  ///   - all: Whether to add letters that occur in no name, and all letters at every weight. If not, the letters are
  ///     the same at all weights, because they are rarely visible.
  init(
    _ set: SymbolSet, glyphs: inout GlyphSet, all: Bool = true
  ) throws(FontError) {
    let used = Self.letters(for: set, all: all)
    guard !used.isEmpty else { return }
    let names = Self.names(of: set)
    let (first, last) = (Set(names.compactMap(\.first)), Set(names.compactMap(\.last)))
    for letter in used {
      var glyph = try LetterOutlines.glyph(letter)
      if !all { glyph.keepRegular() }
      glyph.name = Self.glyphName(letter.character)
      glyph.codePoints = letter.character.unicodeScalars.map(\.value)
      letters[letter.character] = try glyphs.add(glyph)
    }
    for letter in NameLetters.letters.map(\.character) where !Self.joins(letter) {
      if all || first.contains(letter) {
        starts[letter] = try addMarked(letter, suffix: "Start", to: &glyphs)
      }
      if all || last.contains(letter) {
        ends[letter] = try addMarked(letter, suffix: "End", to: &glyphs)
      }
    }
    lookups = [
      marking(starts: true), marking(starts: false), .ligature(ligatures(set, glyphs: glyphs)),
      .single(unmarked), .single(marked(starts)), .single(marked(ends)),
    ]
  }

  /// Returns the names and aliases that become ligatures.
  private static func names(of set: SymbolSet) -> [String] {
    set.symbols.flatMap { [$0.name] + $0.metadata.aliases }
      .filter { isWord($0) && NameLetters.canWrite($0) }
  }

  /// Whether a name can be a ligature: letters and numbers stand for themselves, so `50` never becomes a symbol.
  private static func isWord(_ name: String) -> Bool {
    name.count > 1 && !VariantName.isNumber(name)
  }

  private static func joins(_ character: Character) -> Bool { character == "." || character == "-" }

  /// Returns a name of the Adobe Glyph List, with a suffix that no symbol's name has.
  private static func glyphName(_ character: Character) -> String {
    let names: [Character: String] = [
      "-": "hyphen", ".": "period", "_": "underscore", "0": "zero", "1": "one", "2": "two",
      "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight", "9": "nine",
    ]
    return "\(names[character] ?? String(character)).Letter"
  }

  private func addMarked(
    _ character: Character, suffix: String, to glyphs: inout GlyphSet
  ) throws(FontError) -> Int? {
    guard let letter = letters[character] else { return nil }
    var glyph = glyphs.glyphs[letter]
    glyph.name = glyph.name.prefix { $0 != "." } + "." + suffix
    glyph.codePoints = []
    glyph.components = [letter]
    glyph.outlines = glyph.advances.map { _ in Outline() }
    return try glyphs.add(glyph)
  }

  // MARK: Lookups

  /// Marks letters without a letter before them, or without one after them.
  private func marking(starts isStart: Bool) -> SubstitutionLookup {
    let words = letters.filter { !Self.joins($0.key) }.map(\.value)
    let joiners = letters.filter { Self.joins($0.key) }.map(\.value)
    // Preceding letters are already processed and may be marked.
    let neighbours = words + (isStart ? Array(starts.values) : [])
    let (near, far) = ([neighbours], [joiners, neighbours])
    return .context([
      .init(before: isStart ? near : [], at: words, behind: isStart ? [] : near),
      .init(before: isStart ? far : [], at: words, behind: isStart ? [] : far),
      .init(at: words, lookup: isStart ? 4 : 5),
    ])
  }

  private func marked(_ forms: [Character: Int]) -> [SubstitutionLookup.Exchange] {
    forms.compactMap { character, form in
      letters[character].map { SubstitutionLookup.Exchange(from: $0, to: form) }
    }
  }

  private var unmarked: [SubstitutionLookup.Exchange] {
    (marked(starts) + marked(ends)).map { SubstitutionLookup.Exchange(from: $0.to, to: $0.from) }
  }

  /// Returns a ligature for each name, whose first and last letters are marked.
  private func ligatures(_ set: SymbolSet, glyphs: GlyphSet) -> [SubstitutionLookup.Ligature] {
    var ligatures: [SubstitutionLookup.Ligature] = []
    for (index, symbol) in set.symbols.enumerated() {
      guard let whole = glyphs.whole(.init(symbol: index, scale: .medium)) else { continue }
      for name in [symbol.name] + symbol.metadata.aliases where Self.isWord(name) {
        var from = name.compactMap { letters[$0] }
        guard from.count == name.count, let first = name.first.flatMap({ starts[$0] }),
          let last = name.last.flatMap({ ends[$0] })
        else { continue }
        from[0] = first
        from[from.count - 1] = last
        ligatures.append(SubstitutionLookup.Ligature(from: from, to: whole))
      }
    }
    return ligatures
  }
}
