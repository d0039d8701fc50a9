@testable import SymtextGraphics
@testable import SymtextFontGlyphs
@testable import SymtextSymbols
import Foundation
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

@Suite struct DrawnOutlineTests {
  private static let grid = StrokeWidthLimit.law(.medium)

  private func square(_ half: Double, reversed: Bool = false) -> Path {
    var path = Path()
    let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map {
      Point(12 + $0.0 * half, 12 + $0.1 * half)
    }
    for (index, corner) in (reversed ? corners.reversed() : corners).enumerated() {
      if index == 0 { path.move(to: corner) } else { path.line(to: corner) }
    }
    path.close()
    return path
  }

  private func masters(_ weights: [SymbolWeight: Path]) -> MasterOutlines {
    MasterOutlines(Dictionary(uniqueKeysWithValues: SymbolScale.allCases.map { ($0, weights) }))
  }

  private func drawn(_ weights: [SymbolWeight: Path]) throws -> DrawnOutline {
    try DrawnOutline(masters(weights), scale: .medium, symbol: "box", tolerance: 0.002)
  }

  @Test func bendsAtRegular() throws {
    let outline = try drawn([.ultralight: square(8), .regular: square(9), .black: square(11)])
      .outline(Self.grid)
    for (weight, half) in [
      (SymbolWeight.ultralight, 8.0), (.light, 9 - 1.0 / 3), (.regular, 9),
      (.bold, 10), (.black, 11),
    ] {
      let box = try #require(outline.path(halfWidth: Self.grid.halfWidth(weight)).bounds)
      #expect(abs(box.minX - (12 - half)) < 1e-9)
      #expect(abs(box.maxY - (12 + half)) < 1e-9)
    }
  }

  @Test func keepsWeightsThatWereDrawn() throws {
    let outline = try drawn([
      .ultralight: square(8), .light: square(8.9), .regular: square(9), .bold: square(10),
      .black: square(11),
    ])
    // Bold is interpolated.
    #expect(outline.weights == [.ultralight, .light, .regular, .black])
    let box = outline.outline(Self.grid).path(halfWidth: Self.grid.halfWidth(.light)).bounds
    #expect(try abs(#require(box).minX - 3.1) < 1e-9)
  }

  @Test func turnsContoursSoThatBlackLiesWithin() throws {
    var ring = square(9, reversed: true)
    ring.append(square(4))
    var island = square(2, reversed: true)
    island = island.transformed(by: .translation(20, 0))
    ring.append(island)
    let path = try drawn([.ultralight: ring, .regular: ring, .black: ring]).outline(Self.grid)
      .path(halfWidth: 1)
    let areas = path.contours.map(\.area)
    #expect(areas.map { ($0 * 1e6).rounded() / 1e6 } == [324, -64, 16])
  }

  @Test func cubicsStayWithinTheTolerance() throws {
    let circle = Path.ellipse(center: Point(12, 12), radiusX: 10, radiusY: 10)
    let large = Path.ellipse(center: Point(12, 12), radiusX: 11, radiusY: 11)
    let outline = try drawn([.ultralight: circle, .regular: circle, .black: large])
      .outline(Self.grid)
    for (halfWidth, radius) in [(Self.grid.halfWidths[1], 10.0), (Self.grid.halfWidths[2], 11)] {
      let points = outline.path(halfWidth: halfWidth).flattened(tolerance: 1e-4)[0].points
      // A circle of cubics itself deviates by .0003 of its radius.
      #expect(points.allSatisfy { abs($0.distance(to: Point(12, 12)) - radius) < 0.005 })
    }
  }

  @Test func namesWhereMastersDiffer() throws {
    var curved = Path()
    for element in square(9).elements {
      if case .line(let p) = element, curved.elements.count == 2 {
        curved.cubic(p, p, to: p)
      } else {
        curved.append(Path([element]))
      }
    }
    let error = #expect(throws: FontError.self) {
      try drawn([.ultralight: curved, .regular: square(9), .black: square(11)])
    }
    #expect(
      error?.description
        == "box, medium scale: contour 0, element 2 is a cubic curve at ultralight and a line at regular; draw all weights with the same elements in the same order"
    )
    let missing = #expect(throws: FontError.self) { try drawn([.regular: square(9)]) }
    #expect(missing?.description == "box, medium scale: there are no outlines at ultralight")
    let infinite = square(9).transformed(by: .translation(.infinity, 0))
    #expect(throws: FontError.self) {
      try drawn([.ultralight: infinite, .regular: infinite, .black: infinite])
    }
  }

  // MARK: In a font

  private func symbol(_ weights: [SymbolWeight: Path], margins: SymbolMargins? = nil) -> Symbol {
    Symbol(
      name: "box",
      layers: [SymbolLayer(shapes: [.init(masters(weights))], level: .primary)],
      metadata: SymbolMetadata(altText: "Box", category: "shapes"), margins: margins)
  }

  private func margins(_ weights: [SymbolWeight: (Double, Double)]) -> SymbolMargins {
    SymbolMargins(
      Dictionary(
        uniqueKeysWithValues: SymbolScale.allCases.map { scale in
          (scale, weights.mapValues { .init(left: $0.0, right: $0.1) })
        }))
  }

  private func glyph(_ symbol: Symbol, scale: SymbolScale = .medium) throws -> VaryingGlyph {
    let glyphs = try SymbolOutliner(scale: scale)
      .glyphs(symbol, hold: StrokeWidthLimit(symbol), withLayers: true)
    guard case .outline(let glyph, _) = glyphs.whole else {
      throw FontError("the symbol is composed")
    }
    return glyph
  }

  @Test func marginsGiveTheAdvanceAndKeepTheBaseline() throws {
    let shifted = { (half: Double) in square(half).transformed(by: .translation(0, 2)) }
    let glyph = try glyph(
      symbol(
        [.ultralight: shifted(8), .regular: shifted(9), .black: shifted(11)],
        margins: margins([.ultralight: (3, 21), .regular: (2, 23), .black: (2, 24)])))
    let unit = FontUnits.perDrawingUnit(.medium)
    #expect(glyph.advances == [18, 21, 22].map { Int(($0 * unit).rounded()) })
    let box = try #require(glyph.outlines[1].bounds)
    #expect(box.minX == Int((unit * 1).rounded()))
    // Two units below the middle of the cap height, as drawn.
    #expect(box.maxY == Int((728 + unit * 7).rounded()))
  }

  @Test func drawnWeightsBecomeMasters() throws {
    let glyph = try glyph(
      symbol([
        .ultralight: square(8), .light: square(8.9), .regular: square(9), .black: square(11),
      ]))
    #expect(glyph.outlines.count == 9)
    #expect(glyph.defaultMaster == 3)
    let unit = FontUnits.perDrawingUnit(.medium)
    let light = try #require(glyph.outlines[2].bounds)
    #expect(abs(Double(light.maxX - light.minX) - 17.8 * unit) < 1.5)
  }

  /// Checks a font that has nine masters beside a glyph with three, with fontTools and the sanitizer.
  @Test func drawnWeightsAreExactInTheFont() throws {
    let halves: [Double] = [8, 8.3, 8.9, 9, 9.1, 9.6, 9.7, 10.5, 11]
    let weights = Dictionary(
      uniqueKeysWithValues: zip(SymbolWeight.allCases, halves.map { square($0) }))
    let (file, _) = try FontCompiler().font(
      SymbolSet(symbols: [symbol(weights), try drawing(name: "minus")]))
    let directory = try TemporaryDirectory()
    let path = directory.file("drawn.ttf")
    try PackageFiles.write(file.encoded(), to: path)
    let sanitized = try Subprocess.run(
      Python.executable, ["-m", "ots", path, directory.file("out.ttf")])
    #expect(sanitized.errorText == "")
    #expect(sanitized.status == 0)
    for (scale, name) in [(SymbolScale.medium, "box"), (.small, "box.small")] {
      let printed = try Python.run(
        "drawn_weights.py",
        [path, name] + SymbolWeight.allCases.map { "\(Int($0.axisValue))" })
      let facts = try JSONDecoder().decode([String: [Double]].self, from: Data(printed.utf8))
      let unit = FontUnits.perDrawingUnit(scale)
      let bearing = 2 * DrawingGrid.sideBearing * scale.factor * Double(FontUnits.capHeight)
      for (weight, half) in zip(SymbolWeight.allCases, halves) {
        let found = try #require(facts["\(Int(weight.axisValue))"])
        #expect(abs(found[0] - 2 * half * unit) < 1.5, "\(name) at \(weight.rawValue)")
        #expect(abs(found[1] - 2 * half * unit - bearing) < 1.5)
      }
    }
  }

  @Test func somethingCanClearOutlines() throws {
    var symbol = symbol([.ultralight: square(8), .regular: square(9), .black: square(11)])
    symbol.metadata.altText = "Box"
    let variants = SymbolVariants([symbol])
    for name in [
      "box.slash", "box.badge", "box.circle", "box.circle.fill", "box.slash.square.fill",
    ] {
      let variant = try variants.symbol(named: name)
      for scale in SymbolScale.allCases {
        _ = try SymbolOutliner(scale: scale)
          .glyphs(variant, hold: StrokeWidthLimit(variant), withLayers: true)
      }
    }
    let error = #expect(throws: FontError.self) { try variants.symbol(named: "box.fill") }
    #expect(error?.description.contains("no outline of box encloses white") == true)
  }
}
