package import SymtextGraphics
internal import SymtextOpenType
package import SymtextSymbolText
internal import SymtextTestSupport
package import SymtextFonts
internal import SymtextTextLayout

/// The library and the text fonts of the tests, opened once.
package enum TestLibrary {
  package static let bundled = Result { () throws(SymbolError) in try SymbolLibrary.bundled() }
  private static let interFace = Result { () throws(FontLoadingError) in
    try Face(file: TestFonts.inter)
  }
  private static let serifFace = Result { () throws(FontLoadingError) in
    try Face(file: TestFonts.dejaVuSerif)
  }

  /// Returns Inter at a size and weight.
  package static func inter(size: Double = 17, weight: Double = 400) throws -> Font {
    Font(face: try interFace.get(), size: size, coordinates: DesignCoordinates(weight: weight))
  }

  /// Returns DejaVu Serif at a size.
  package static func serif(size: Double = 17) throws -> Font {
    Font(face: try serifFace.get(), size: size)
  }

  /// Returns a label in Inter.
  package static func label(_ markup: String, size: Double = 17, color: Color = .black) throws
    -> Label
  {
    try Label(markup, font: try inter(size: size), library: try bundled.get(), color: .fixed(color))
  }
}
