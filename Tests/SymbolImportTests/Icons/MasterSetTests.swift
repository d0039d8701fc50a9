@testable import FontGlyphs
@testable import Symbols
@testable import Geometry
@testable import SymbolImport
@testable import SVGReading
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
    // Thin lies on the line from Ultralight to Light.
    #expect(drawn.weights == [.ultralight, .light, .regular, .black])
    let grid = StrokeHold.law(.large)
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

  @Test func drawingsThatDifferAreReported() throws {
    let odd = drawing(.bold, "<path d=\"M4 11h16c1 0 1 2 0 2h-16z\"/>")
    let (imported, alone) = try merged([bar(.thin, 0.4), bar(.regular, 0.8), odd])
    #expect(alone == ["regular.svg"])
    #expect(
      imported.warnings.map(\.description) == [
        "bold.svg:1:61: shape 0, element 2 is a cubic curve and a line at regular; only regular.svg is used"
      ])
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
    #expect(moved.alone == ["light.svg"] && moved.0.warnings.count == 1)
  }

  @Test func aWeightIsGivenOnce() throws {
    #expect(throws: ImportError.self) { try merged([bar(.thin, 0.4), bar(.thin, 0.5)]) }
  }
}
