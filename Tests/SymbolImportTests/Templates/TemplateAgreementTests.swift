import SymtextFontGlyphs
import SymtextGraphics
@testable import SymtextSVGReading
@testable import SymtextSymbolImport
import SymtextSymbols
import SymtextTestSupport
import Testing

/// Variants whose paths or contours do not correspond by number.
struct TemplateAgreementTests {
  private func read(_ template: FaultyTemplate) throws -> ImportedSymbol {
    try TemplateImporter(file: "my.svg").symbol(from: Array(template.text.utf8), name: "my")
  }

  private func outline(
    _ imported: ImportedSymbol, _ weight: SymbolWeight, _ scale: SymbolScale, layer: Int = 0
  ) throws -> Path {
    let masters = try #require(imported.symbol.layers[layer].shapes.first?.masters)
    return try #require(masters.paths[scale]?[weight])
  }

  /// Returns the filled area of a path, in template units of the scale.
  private func area(_ path: Path, _ scale: SymbolScale) -> Double {
    let unit = 1 / (0.0648 * scale.factor * 70.459)
    return abs(path.area) / (unit * unit)
  }

  private func frame(_ stroke: Double) -> Double {
    66 * 66 - (66 - 2 * stroke) * (66 - 2 * stroke)
  }

  @Test func `A scale keeps paths that other scales join`() throws {
    let imported = try read(.largeScaleInTwoPaths)
    for (scale, size) in [(SymbolScale.small, 1.0), (.medium, 1.276), (.large, 1.647)] {
      for weight in [SymbolWeight.ultralight, .regular, .black] {
        let path = try outline(imported, weight, scale)
        #expect(path.contours.count == 3)
        #expect(abs(area(path, scale) - size * size * (frame(7) + 7 * 40)) < 0.1)
      }
    }
  }

  @Test func `Paths are sorted into layers by their classes, and joined where one has more`() throws
  {
    let imported = try read(.layersInAnotherOrder)
    #expect(imported.symbol.layers.count == 2)
    for (weight, stroke) in [(SymbolWeight.ultralight, 2.0), (.regular, 7)] {
      let back = try outline(imported, weight, .small)
      #expect(abs(area(back, .small) - frame(stroke)) < 0.1)
    }
    // The second path of the bar makes another structure in Black.
    let forms = try imported.symbol.layers.map { layer in
      try #require(layer.shapes.first?.masters?.forms[.small]?.first?.paths[.black])
    }
    #expect(abs(area(forms[0], .small) - frame(17)) < 0.1)
    #expect(abs(area(forms[1], .small) - 17 * (40 + 16)) < 0.1)
    #expect(imported.warnings.contains { $0.message.contains("separate glyphs draw Black-S") })
    #expect(
      imported.warnings.contains {
        $0.message.contains("has 3 paths, but Regular-S has 2; they are matched by their layers")
      })
  }

  @Test func `Holes stay holes where contours have another order`() throws {
    let imported = try read(.evenOddInAnotherOrder)
    for (weight, stroke) in [(SymbolWeight.regular, 7.0), (.heavy, 14), (.black, 17)] {
      let path = try outline(imported, weight, .small)
      #expect(abs(area(path, .small) - frame(stroke) - 40 * stroke) < 0.1)
      // All weights have the frame first.
      let boxes = path.contours.compactMap(\.bounds)
      #expect(boxes.count == 3)
      #expect(boxes[0].width > boxes[1].width && boxes[1].minX < boxes[2].minX)
    }
  }

  @Test func `Masters interpolate although contours change order and direction`() throws {
    let imported = try read(.turnedInBlack)
    #expect(imported.warnings.isEmpty, "\(imported.warnings)")
    let (regular, black) = (
      try outline(imported, .regular, .small), try outline(imported, .black, .small)
    )
    #expect(abs(area(black, .small) - frame(17) - 40 * 17) < 0.1)
    let pairs = zip(regular.contours, black.contours)
    #expect(pairs.allSatisfy { $0.area * $1.area > 0 })
    #expect(
      pairs.allSatisfy { pair in
        abs((pair.0.bounds?.minX ?? 0) - (pair.1.bounds?.minX ?? 9)) < 4
      })
  }

  @Test(arguments: [
    (FaultyTemplate.withoutSymbols, "no group with the id Symbols"),
    (.withoutVersion, "no text with the id template-version"),
    (.variantInVariant, "the group Regular-M lies in the group Regular-M"),
    (.variantOutside, "Regular-M lies outside the group Symbols and is left out"),
  ])
  func `Files that Xcode refuses are read with a warning`(template: FaultyTemplate, message: String)
    throws
  {
    let imported = try read(template)
    #expect(imported.warnings.count { $0.message.contains(message) } == 1, "\(imported.warnings)")
  }
}
