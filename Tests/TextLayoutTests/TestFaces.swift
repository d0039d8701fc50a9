@testable import SymtextOpenType
import SymtextTestSupport
import SymtextFonts
import SymtextTextLayout

/// The faces of the tests, opened once.
enum TestFaces {
  static let inter = Result { () throws(FontLoadingError) in try Face(file: TestFonts.inter) }
  static let dejaVuSerif = Result { () throws(FontLoadingError) in
    try Face(file: TestFonts.dejaVuSerif)
  }
  static let symbols = Result { () throws(FontLoadingError) in try Face(file: TestFonts.symbols) }
  static let letterless = Result { try Face(file: try TestFonts.letterless) }

  /// Inter at a size and weight.
  static func inter(size: Double = 16, weight: Double = 400) throws -> Font {
    Font(face: try inter.get(), size: size, coordinates: DesignCoordinates(weight: weight))
  }

  /// DejaVu Serif at a size.
  static func dejaVuSerif(size: Double = 16) throws -> Font {
    Font(face: try dejaVuSerif.get(), size: size)
  }
}

/// What a line says, with a mark for every attachment.
func text(of line: Line, in text: StyledText) -> String {
  String(decoding: Array(text.text.utf8)[line.range], as: UTF8.self)
}

/// The glyphs of lines, from the first to the last.
func glyphs(of lines: [Line]) -> [ShapedGlyph] {
  lines.flatMap(\.elements).flatMap { _, element -> [ShapedGlyph] in
    if case .text(let run) = element { Array(run.glyphs) } else { [] }
  }
}
