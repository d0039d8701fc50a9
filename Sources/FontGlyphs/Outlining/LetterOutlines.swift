internal import SymtextSymbols
internal import SymtextOpenType
internal import Synchronization

/// The outlines of letters for names, each stroked on first use.
///
/// The letters never change, so all fonts of a process share them; safe to use from any thread.
final class LetterOutlines: Sendable {
  /// The shared outlines of the process.
  static let shared = LetterOutlines()

  private struct Known {
    var glyphs: [Character: VaryingGlyph] = [:]
    var stroked: [Character] = []
  }

  private let known = Mutex(Known())

  /// The stroked letters, sorted, each once for every time it was stroked.
  var stroked: [Character] { known.withLock { $0.stroked.sorted() } }

  /// Returns the letter at every master.
  func glyph(_ letter: NameLetters.Letter) throws(FontError) -> VaryingGlyph {
    if let glyph = known.withLock({ $0.glyphs[letter.character] }) { return glyph }
    let glyph = try SymbolOutliner(scale: .medium).glyph(letter)
    known.withLock {
      $0.stroked.append(letter.character)
      $0.glyphs[letter.character] = glyph
    }
    return glyph
  }
}
