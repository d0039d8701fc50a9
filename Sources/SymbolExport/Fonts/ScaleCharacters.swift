internal import SymtextFontGlyphs
internal import SymtextSymbolText
internal import SymtextSymbols

/// The characters of symbols at several scales.
///
/// The medium scale has the library's own. A small symbol is half a plane farther, a large one a whole plane, in the two
/// planes for private use as in a ring; a place that is taken moves on to the next free one.
struct ScaleCharacters {
  /// A symbol at a scale.
  struct Key: Hashable {
    var symbol: String
    var scale: SymbolScale
  }

  /// All characters, by symbol and then by scale.
  private(set) var all: [(key: Key, character: UInt32)] = []
  private var byKey: [Key: UInt32] = [:]

  /// - Parameters:
  ///   - symbols: those without a code point have no characters.
  ///   - font: the library's; symbols have no characters at scales that it lacks.
  init(_ symbols: [ListedSymbol], scales: [SymbolScale], font: SymbolFont) {
    let stored = symbols.compactMap { symbol in symbol.codePoint.map { (symbol.name, $0) } }
    var taken = Set(stored.map(\.1))
    for scale in scales {
      for (name, own) in stored {
        guard let entry = font.entry(named: name), font.glyph(of: entry.index, scale: scale) != nil
        else { continue }
        let character = scale == .medium ? own : Self.free(own, scale, &taken)
        byKey[.init(symbol: name, scale: scale)] = character
      }
    }
    for (name, _) in stored {
      for scale in scales {
        let key = Key(symbol: name, scale: scale)
        if let character = byKey[key] { all.append((key, character)) }
      }
    }
  }

  /// Returns the character of a symbol; `nil` if the font lacks it.
  subscript(symbol: String, scale: SymbolScale) -> UInt32? {
    byKey[.init(symbol: symbol, scale: scale)]
  }

  /// The first character of the planes for private use.
  private static let first: UInt32 = 0xF_0000
  /// The number of characters of both planes.
  private static let count: UInt32 = 0x2_0000

  /// The most characters that are tried for a symbol.
  private static let mostTries = 8192

  /// Returns a free character, and takes it; `nil` if there is none nearby.
  private static func free(
    _ own: UInt32, _ scale: SymbolScale, _ taken: inout Set<UInt32>
  ) -> UInt32? {
    // The area in the first plane begins as the planes do.
    var place = own < first ? own & 0x1FFF : own - first
    place += scale == .small ? 0x8000 : 0x1_0000
    for _ in 0..<mostTries {
      let character = first + place % count
      // The last two of a plane are no characters.
      if character & 0xFFFF < 0xFFFE, taken.insert(character).inserted { return character }
      place += 1
    }
    return nil
  }
}
