@testable import SymtextFontGlyphs
@testable import SymtextSymbols
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

struct StrokeWidthLimitTests {
  private func symbol(_ shapes: String) throws -> Symbol {
    try drawing(name: "held", shapes: shapes)
  }

  private func bars(_ distance: Double) throws -> Symbol {
    try symbol("<path d=\"M4 8h16M4 \(8 + distance)h16\"/>")
  }

  @Test(arguments: [2.0, 2.5, 3, 3.5, 4, 4.5, 5], SymbolScale.allCases)
  func `White between parallel lines remains at Black`(
    distance: Double, scale: SymbolScale
  ) throws {
    let stroke = 2 * StrokeWidthLimit(try bars(distance)).grid(scale).halfWidths[2]
    let law = 2 * StrokeWidthLimit.law(scale).halfWidths[2]
    // Even for close lines, more than half of the weight remains.
    #expect((distance - stroke) / stroke >= 0.25 - 1e-9 || abs(stroke - 0.55 * law) < 1e-9)
    if distance >= 3 { #expect(stroke >= distance / 1.25 - 1e-9 || stroke == law) }
  }

  @Test(arguments: SymbolScale.allCases)
  func `With enough space strokes have the nominal width`(scale: SymbolScale) throws {
    let law = StrokeWidthLimit.law(scale).halfWidths
    #expect(StrokeWidthLimit(try bars(6)).grid(scale).halfWidths == law)
    for (half, weight) in zip(law, [SymbolWeight.ultralight, .regular, .black]) {
      let stroke = WeightLaw.stroke(axisValue: weight.axisValue, scale: scale)
      #expect(abs(2 * half * DrawingGrid.unit * scale.factor - stroke) < 1e-12)
    }
  }

  @Test func `Only weights that would close the white are reduced`() throws {
    let law = StrokeWidthLimit.law(.medium).halfWidths
    let held = StrokeWidthLimit(try bars(3.5)).grid(.medium).halfWidths
    #expect(held[0] == law[0] && held[1] == law[1])
    #expect(abs(held[2] - 3.5 / 1.25 / 2) < 1e-9)
  }

  @Test func `Even for close lines, more than half of every weight remains`() throws {
    let law = StrokeWidthLimit.law(.medium).halfWidths
    let held = StrokeWidthLimit(try bars(0.8)).grid(.medium).halfWidths
    for (half, full) in zip(held, law) { #expect(half >= 0.55 * full - 1e-12) }
    #expect(held[0] < held[1] && held[1] < held[2])
  }

  @Test(arguments: [0.8, 1.5, 2.2])
  func `Even for close lines, Regular is as thick as in other symbols`(
    distance: Double
  ) throws {
    let law = StrokeWidthLimit.law(.medium).halfWidths
    let held = StrokeWidthLimit(try bars(distance)).grid(.medium).halfWidths
    #expect(held[0] == law[0] && held[1] == law[1])
    #expect(held[2] < 0.9 * law[2])
  }

  @Test func `A small ring keeps its hole`() throws {
    let ring = try symbol("<circle cx=\"12\" cy=\"12\" r=\"2\"/>")
    let half = StrokeWidthLimit(ring).grid(.small).halfWidths[2]
    #expect(2 * (2 - half) >= 0.25 * 2 * half - 0.02)
    #expect(half < StrokeWidthLimit.law(.small).halfWidths[2])
  }

  @Test(arguments: [SymbolLayer.Tag.slash, .badge])
  func `A shape in its own gap has no effect`(tag: SymbolLayer.Tag) throws {
    var symbol = try bars(6)
    let near = try bars(3).layers[0].shapes
    symbol.layers.append(SymbolLayer(shapes: near, level: .primary, tag: tag))
    let law = StrokeWidthLimit.law(.small).halfWidths
    #expect(StrokeWidthLimit(symbol).grid(.small).halfWidths == law)
    symbol.layers[1].tag = nil
    #expect(StrokeWidthLimit(symbol).grid(.small).halfWidths[2] < law[2])
    symbol.layers[1].clears = .monochrome
    #expect(StrokeWidthLimit(symbol).grid(.small).halfWidths == law)
  }

  /// An arc that runs into a line, as the bowls of a B do, closes no white: they form the same line there.
  @Test(arguments: ["bold", "character.ar", "gift", "globe", "music.note"])
  func `Lines that meet at a tangent do not reduce a symbol`(name: String) throws {
    let law = StrokeWidthLimit.law(.medium).halfWidths
    let held = StrokeWidthLimit(try BundledDrawings.symbol("\(name).svg")).grid(.medium).halfWidths
    #expect(held[1] > 0.9 * law[1])
    #expect(held[2] > 0.6 * law[2])
  }

  /// Letters and figures with many strokes, as those of Bengali, Khmer and Tamil, are lighter in Black: typefaces of
  /// these scripts are, too.
  @Test func `No drawing loses more than a third of its weight, no letter more than half`() throws {
    let law = StrokeWidthLimit.law(.medium).halfWidths
    let known = ["eye.slash"]
    let letters = ["character.bubble", "document.richtext"]
    for file in BundledDrawings.files {
      let symbol = try BundledDrawings.symbol(file)
      let held = StrokeWidthLimit(symbol).grid(.medium).halfWidths
      if !known.contains(symbol.name) {
        #expect(held[1] == law[1], "\(symbol.name)")
        let isLetter = BundledDrawings.isLanguageForm(file) || letters.contains(symbol.name)
        #expect(held[2] > (isLetter ? 0.54 : 0.66) * law[2], "\(symbol.name)")
      }
    }
  }
}
