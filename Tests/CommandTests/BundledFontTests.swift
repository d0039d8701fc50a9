import Foundation
import SymtextFontGlyphs
import SymtextFonts
import SymtextGraphics
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextSymbols
import SymtextTestSupport
import Testing

/// The bundled font, which `make font` compiles from `fonts`.
struct BundledFontTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Builds the bundled font's drawings, and returns the path of the font.
  private func build(_ options: String...) throws -> String {
    let frozen = try PackageFiles.text(PackageFiles.path("fonts/codepoints"))
    try directory.write(frozen, to: "points")
    let font = directory.file("Symtext.ttf")
    let result = try SymtextProcess.run(
      [
        "font", "build", PackageFiles.path("fonts/symbols"), "--codepoints",
        directory.file("points"), "--family", "Symtext Symbols", "-o", font,
      ] + options)
    #expect(result.status == 0, "\(result.errorText)")
    #expect(try PackageFiles.text(directory.file("points")) == frozen)
    return font
  }

  /// Its drawings are those in `fonts/sources`, which `make lint` compares.
  @Test func `A twentieth of its symbols are those that its drawings give`() throws {
    let whole = try TestLibrary.bundled.get()
    let names = BundledDrawings.files.enumerated().filter { $0.offset.isMultiple(of: 20) }
      .map { String($0.element.dropLast(4)) }
    let only = names.joined(separator: ",")
    // With all drawings, overlaps are removed only where the outline has one structure at all weights.
    let joined = try SymbolLibrary(file: try build("--only", only, "--overlaps", "remove"))
    let kept = try SymbolLibrary(file: try build("--only", only, "--overlaps", "keep"))
    #expect(names.count > 100)
    for name in names {
      let own = try #require(whole.font.entry(named: name))
      let ownParts = parts(own.index, of: whole)
      var made: [[Part]] = []
      for font in [joined, kept] {
        let entry = try #require(font.font.entry(named: name), "\(name)")
        #expect(entry.codePoint == own.codePoint, "\(name)")
        let isSame =
          font.font.metadata(of: entry.index) == whole.font.metadata(of: own.index)
        #expect(isSame, "\(name): fonts/Symtext.ttf has other words; run make font")
        made.append(parts(entry.index, of: font))
      }
      // No #expect of the outlines, which would print them.
      let isSame =
        made.allSatisfy { $0.count == ownParts.count }
        && ownParts.indices.allSatisfy { index in made.contains { $0[index] == ownParts[index] } }
      #expect(isSame, "\(name): fonts/Symtext.ttf is outdated; run make font")
    }
  }

  /// A glyph's outline and advance at three weights, in font units.
  private struct Part: Equatable {
    var outlines: [Path]
    var advances: [Double]
  }

  /// Returns the whole glyph and the layers of a symbol at each scale.
  private func parts(_ index: Int, of library: SymbolLibrary) -> [Part] {
    SymbolScale.allCases.flatMap { scale in
      let layers = library.font.layers(of: index).map { $0.glyphs[scale] }
      return ([library.font.glyph(of: index, scale: scale)] + layers).compactMap(\.self)
        .map { glyph in
          let fonts = [100.0, 400, 900].map { weight in
            Font(
              face: library.face, size: Double(library.face.unitsPerEm),
              coordinates: DesignCoordinates(weight: weight))
          }
          return Part(
            outlines: fonts.map { $0.outline(of: glyph) },
            advances: fonts.map { $0.advance(of: glyph) })
        }
    }
  }

  @Test(.enabled(if: TestExtent.isWhole))
  func `The library's own command builds the bundled font byte for byte`() throws {
    let font = try build("--variants", PackageFiles.path("fonts/variants"))
    // No #expect of the arrays, which would print them.
    let isSame = try PackageFiles.bytes(font) == PackageFiles.bytes(TestFonts.symbols)
    #expect(isSame, "fonts/Symtext.ttf is outdated; run make font")
  }
}
