package import SymtextFonts
package import SymtextOpenType
internal import SymtextTestSupport

/// The faces of the tests, opened once.
package enum TestFaces {
  package static let inter = Result { () throws(FontLoadingError) in try Face(file: TestFonts.inter)
  }
  package static let dejaVuSerif = Result { () throws(FontLoadingError) in
    try Face(file: TestFonts.dejaVuSerif)
  }
  package static let symbols = Result { () throws(FontLoadingError) in
    try Face(file: TestFonts.symbols)
  }
  package static let letterless = Result { try Face(file: try TestFonts.letterless) }

  /// Returns Inter at a size and weight.
  package static func inter(size: Double = 16, weight: Double = 400) throws -> Font {
    Font(face: try inter.get(), size: size, coordinates: DesignCoordinates(weight: weight))
  }

  /// Returns DejaVu Serif at a size.
  package static func dejaVuSerif(size: Double = 16) throws -> Font {
    Font(face: try dejaVuSerif.get(), size: size)
  }
}
