@testable import SymtextGraphics
@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextSymbolImport
@testable import SymtextSVGReading
import Testing

@Suite struct MasterSetTests {
  private func drawing(_ weight: SymbolWeight, _ shapes: String) -> MasterSet.Drawing {
    MasterSet.Drawing(
      weight: weight, file: "\(weight.rawValue).svg",
      bytes: Array(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(shapes)</svg>".utf8))
  }

  private func bar(_ weight: SymbolWeight, _ half: Double) -> MasterSet.Drawing {
    drawing(weight, "<path d=\"M4 \(12 - half)h16v\(2 * half)h-16z\"/>")
  }

  private func merged(_ drawings: [MasterSet.Drawing]) throws -> (ImportedSymbol, alone: [String]) {
    var alone: [String] = []
    let imported = try MasterSet().symbol(from: drawings, name: "bar") {
      (drawing) throws(ImportError) in
      alone.append(drawing.file)
      return ImportedSymbol(
        symbol: Symbol(
          name: "bar", layers: [], metadata: SymbolMetadata(altText: "", category: "")),
        kind: .strokes)
    }
    return (imported, alone)
  }

  @Test func givenWeightsAreExactAndOthersLieOnTheirLines() throws {
    let (imported, alone) = try merged([
      bar(.thin, 0.4), bar(.light, 0.6), bar(.regular, 0.8), bar(.bold, 1.2),
    ])
    #expect(alone.isEmpty && imported.kind == .masters && imported.warnings.isEmpty)
    let outlines = try #require(imported.symbol.layers.first?.shapes.first?.masters)
    let drawn = try DrawnOutline(outlines, scale: .large, symbol: "bar", tolerance: 0.002)
    // Thin is on the line from Ultralight to Light.
    #expect(drawn.weights == [.ultralight, .light, .regular, .black])
    let grid = StrokeWidthLimit.law(.large)
    func half(_ weight: SymbolWeight) throws -> Double {
      try #require(drawn.outline(grid).path(halfWidth: grid.halfWidth(weight)).bounds).height / 2
    }
    for (weight, expected) in [
      (SymbolWeight.thin, 0.4), (.light, 0.6), (.regular, 0.8), (.bold, 1.2),
      (.black, 1.6),
    ] {
      #expect(abs(try half(weight) - expected) < 1e-9)
    }
    #expect(try half(.ultralight) < 0.4)
  }

  @Test func drawingsThatCannotBeReadTogetherAreReported() throws {
    let odd = drawing(
      .bold, "<path d=\"M4 11h16c1 0 1 2 0 2h-16z\" stroke=\"red\" fill=\"black\"/>")
    let (imported, alone) = try merged([bar(.thin, 0.4), bar(.regular, 0.8), odd])
    #expect(alone == ["regular.svg"])
    #expect(
      imported.warnings.map(\.description) == [
        "bold.svg:1:61: shape 0 has other paint than at regular; only regular.svg is used"
      ])
  }

  @Test func areasThatDoNotCorrespondAreExchanged() throws {
    let odd = drawing(.bold, "<path d=\"M4 11h16c1 0 1 2 0 2h-16z\"/>")
    let (imported, alone) = try merged([bar(.thin, 0.4), bar(.regular, 0.8), odd])
    #expect(alone.isEmpty && imported.kind == .exchanged)
    let outlines = try #require(imported.symbol.layers.first?.shapes.first?.masters)
    let form = try #require(outlines.forms[.medium]?.first)
    // Halfway from Regular to Bold, and up to Black.
    #expect(form.range == 0.25...1)
    #expect(form.paths[.bold]?.bounds == Rect(x: 4, y: 11, width: 16.75, height: 2))
    #expect(outlines.paths[.medium]?[.thin]?.bounds == Rect(x: 4, y: 11.6, width: 16, height: 0.8))
  }

  @Test func strokesOfOneLineAreStrokes() throws {
    func line(_ weight: SymbolWeight, _ width: Double, _ end: Double = 20) -> MasterSet.Drawing {
      drawing(
        weight,
        "<path d=\"M4 12H\(end)\" fill=\"none\" stroke=\"black\" stroke-width=\"\(width)\"/>")
    }
    let same = try merged([line(.light, 1), line(.bold, 3)])
    #expect(same.alone == ["light.svg"] && same.0.warnings.isEmpty)
    let moved = try merged([line(.light, 1), line(.bold, 3, 18)])
    #expect(moved.alone.isEmpty && moved.0.kind == .masters && moved.0.warnings.isEmpty)
  }

  /// Returns the ink of a merged symbol at a weight, medium scale.
  private func ink(_ imported: ImportedSymbol, _ weight: SymbolWeight) throws -> Path {
    imported.symbol.layers.flatMap(\.shapes).compactMap { $0.masters?.paths[.medium]?[weight] }
      .reduce(into: Path()) { $0.append($1) }
  }

  private func stroke(
    _ weight: SymbolWeight, _ path: String, _ width: Double, more: String = ""
  ) -> MasterSet.Drawing {
    drawing(
      weight,
      "<path d=\"\(path)\" fill=\"none\" stroke=\"black\" stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-width=\"\(width)\"/>\(more)"
    )
  }

  @Test(arguments: [
    // The same corner: other commands, the other direction, an additional point, two lines that meet.
    "M4 20V6h14", "M18 6 4 6 4 20", "M4 20v-4V6h14", "M4 20V6M4 6h14",
  ])
  func linesAreTheSameHoweverTheyAreWritten(path: String) throws {
    let (imported, alone) = try merged([
      stroke(.regular, "M4 20 4 4 20 4", 2), stroke(.bold, path, 3),
    ])
    #expect(alone.isEmpty && imported.kind == .masters && imported.warnings.isEmpty)
    let bold = try #require(try ink(imported, .bold).bounds)
    let half = WeightLaw.halfStroke(.bold)
    #expect(abs(bold.minX - (4 - half)) < 0.01 && abs(bold.minY - (6 - half)) < 0.01)
    #expect(abs(bold.maxX - (18 + half)) < 0.01 && abs(bold.maxY - (20 + half)) < 0.01)
    // Nothing crosses during interpolation: the corner has its intermediate position.
    let outlines = try #require(imported.symbol.layers.first?.shapes.first?.masters)
    _ = try DrawnOutline(outlines, scale: .medium, symbol: "corner", tolerance: 0.002)
  }

  @Test func strokesAreAsWideAsTheyWereDrawnIfThatIsAskedFor() throws {
    let drawings = [stroke(.regular, "M4 12H20", 1.5), stroke(.bold, "M5 12H19", 2.5)]
    let imported = try MasterSet(keepsWeight: true).symbol(from: drawings, name: "bar") {
      (drawing) throws(ImportError) in
      throw ImportError(file: drawing.file, message: "is not read alone")
    }
    for (weight, width) in [(SymbolWeight.regular, 1.5), (.bold, 2.5)] {
      #expect(abs(try #require(try ink(imported, weight).bounds).height - width) < 0.005)
    }
  }

  @Test func closedLinesMayBeginElsewhere() throws {
    let ring = "M12 2A10 10 0 0 1 12 22 10 10 0 0 1 12 2Z"
    let turned = "M4 12A8 8 0 0 0 20 12 8 8 0 0 0 4 12Z"
    let (imported, alone) = try merged([stroke(.regular, ring, 2), stroke(.bold, turned, 3)])
    #expect(alone.isEmpty && imported.kind == .masters)
    let half = WeightLaw.halfStroke(.bold)
    let area = abs(try ink(imported, .bold).area)
    let expected = Double.pi * 4 * 8 * half
    #expect(abs(area - expected) < 0.003 * expected)
  }

  @Test func blackIsTheColourOfTheTextAndALineEnclosesNothing() throws {
    func icon(_ weight: SymbolWeight, _ x: Int) -> MasterSet.Drawing {
      drawing(
        weight,
        "<line x1=\"4\" y1=\"4\" x2=\"\(x)\" y2=\"4\" stroke=\"currentColor\"/><circle cx=\"12\" cy=\"16\" r=\"2\"/>"
      )
    }
    let (imported, alone) = try merged([icon(.regular, 20), icon(.bold, 18)])
    #expect(alone.isEmpty && imported.kind == .masters && imported.warnings.isEmpty)
  }

  @Test func iconsOfOtherPartsAreExchanged() throws {
    let more = "<path d=\"M4 20H20\" fill=\"none\" stroke=\"black\" stroke-linecap=\"round\"/>"
    let (imported, _) = try merged([
      stroke(.regular, "M4 4H20", 2, more: more), stroke(.bold, "M4 12H20", 3),
    ])
    #expect(imported.kind == .exchanged)
    let form = try #require(
      imported.symbol.layers.first?.shapes.first?.masters?.forms[.large]?.first)
    #expect(form.range == 0.25...1 && form.paths[.bold]?.contours.count == 1)
  }

  @Test func aWeightIsGivenOnce() throws {
    #expect(throws: ImportError.self) { try merged([bar(.thin, 0.4), bar(.thin, 0.5)]) }
  }
}
