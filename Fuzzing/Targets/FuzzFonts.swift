import SymtextSymbolText
import SymtextTestSupport
import SymtextFonts
import SymtextTextLayout

/// Fonts for texts, opened once.
enum FuzzFonts {
  private static let inter = Result { try Face(file: TestFonts.inter) }

  /// Inter at 17 points.
  static var text: Font { get throws { Font(face: try inter.get(), size: 17) } }

  /// The bundled symbols.
  static var library: SymbolLibrary { get throws { try SymbolLibrary.bundled() } }
}
