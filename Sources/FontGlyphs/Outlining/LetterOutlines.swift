internal import SymtextSymbols
internal import SymtextOpenType
internal import Synchronization

/// The outlines of the letters that spell names, each stroked when it is first asked for.
///
/// The letters never change, so all fonts of a process share them; any thread may ask.
final class LetterOutlines: Sendable {
  /// Those of the process.
  static let shared = LetterOutlines()

  private struct Known {
    var glyphs: [Character: VaryingGlyph] = [:]
    var stroked: [Character] = []
  }

  private let known = Mutex(Known())

  /// The letters that were stroked, sorted, each as often as it was.
  var stroked: [Character] { known.withLock { $0.stroked.sorted() } }

  /// The letter at every master.
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
