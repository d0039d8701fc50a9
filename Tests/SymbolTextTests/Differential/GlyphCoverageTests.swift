@testable import SymtextImageFormats
@testable import SymtextDrawing
@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextGraphics
@testable import SymtextSymbolImport
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing
@testable import SymtextFonts
@testable import SymtextTextLayout

/// A glyph covers the area of its drawing's strokes, regardless of later changes to its contours.
struct GlyphCoverageTests {
  /// Pixels per em; one pixel is sixteen font units.
  private static let size = 128.0

  private func pixels(_ path: Path) throws -> [UInt8] {
    let list = DisplayList(width: 256, height: 192, items: [.fill(path, .black)])
    let pixels = try RasterRenderer().pixmap(list).pixels
    return stride(from: 3, to: pixels.count, by: 4).map { pixels[$0] }
  }

  /// Returns the strokes of a drawing, fitted into a box.
  private func strokes(_ symbol: Symbol, weight: Double, in box: Rect) throws -> Path {
    let held = StrokeWidthLimit(symbol).grid(.medium).halfWidths
    let place = WeightLaw.normalized(axisValue: weight)
    let stroke = 2 * (held[1] + (held[place < 0 ? 0 : 2] - held[1]) * abs(place))
    let unit = DrawingGrid.unit * Double(FontUnits.capHeight) / 2048 * Self.size
    let stroker = Stroker(
      maximumHalfWidth: stroke / 2, tolerance: 0.005, dotRadius: DrawingGrid.dotRadius)
    var path = Path()
    for layer in symbol.layers {
      var own = Path()
      for shape in layer.shapes {
        let outline = stroker.outline(of: [
          .init(shape.path, isSolid: shape.isSolid, pen: shape.pen)
        ])
        own.append(outline.path(halfWidth: stroke / 2).transformed(by: .scale(unit, unit)))
      }
      if layer.clearsInMonochrome {
        path = try #require(path.combined(.difference, with: own, tolerance: 0.005))
      } else {
        path.append(own)
      }
    }
    let own = try #require(path.bounds)
    return path.transformed(by: .translation(box.minX - own.minX, box.midY - own.midY))
  }

  @Test(arguments: [100.0, 250, 400, 650, 900])
  func `Every symbol is filled exactly where its strokes are`(weight: Double) throws {
    let library = try TestLibrary.bundled.get()
    let font = Font(
      face: library.face, size: Self.size, coordinates: DesignCoordinates(weight: weight))
    var wrong: [String] = []
    for file in BundledDrawings.sample {
      let symbol = try BundledDrawings.symbol(file)
      let entry = try library.entry(named: symbol.name)
      let glyph = try #require(font.glyph(for: entry.codePoint))
      let outline = font.outline(of: glyph).transformed(by: .translation(8, 144))
      let box = try #require(outline.bounds)
      let expected = try pixels(try strokes(symbol, weight: weight, in: box))
      // Where edges coincide, as in a solid shape on its outline, the rasteriser counts half-covered pixels twice; a
      // larger difference is an error of almost a pixel.
      let differences = zip(try pixels(outline), expected).map { abs(Int($0) - Int($1)) }
      // Letters with many strokes have a pixel where three edges meet.
      let most = BundledDrawings.isLanguageForm(file) ? 2 : 0
      if differences.count(where: { $0 > 160 }) > most { wrong.append(symbol.name) }
    }
    #expect(wrong == [])
  }
}
