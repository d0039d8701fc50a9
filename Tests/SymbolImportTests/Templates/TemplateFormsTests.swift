@testable import SymtextSVGReading
import SymtextFontGlyphs
import SymtextSymbols
import SymtextGraphics
@testable import SymtextSymbolImport
import SymtextTestSupport
import Testing

/// Variants drawn with another structure are used at their own weights.
struct TemplateFormsTests {
  private let triangle = "M0 0L40 0L40 -40Z"

  private func read(_ text: String) throws -> ImportedSymbol {
    try TemplateImporter(file: "my.svg").symbol(from: Array(text.utf8), name: "my")
  }

  private func forms(
    _ imported: ImportedSymbol, _ scale: SymbolScale, layer: Int = 0
  ) throws -> [MasterOutlines.Form] {
    try #require(imported.symbol.layers[layer].shapes[0].masters).forms[scale] ?? []
  }

  @Test func `A master with contours that cannot be paired is used at its end of the axis`() throws
  {
    let sample = TemplateSample()
    let text = sample.text.replacing(
      "d=\"\(sample.data(.init(), "Black-S"))\"", with: "d=\"\(triangle)\"")
    let imported = try read(text)
    let form = try #require(try forms(imported, .small).first)
    #expect(try forms(imported, .small).count == 1)
    #expect(form.range == 0.5...1)
    #expect(Set(form.paths.keys) == [.ultralight, .regular, .black])
    #expect(form.paths[.black]?.contours.count == 1)
    #expect(form.paths[.regular] == form.paths[.black])
    let main = try #require(imported.symbol.layers[0].shapes[0].masters).paths[.small]
    #expect(main?[.black]?.contours.count == 2)
    #expect(
      imported.warnings.contains {
        $0.message
          == "Black-S: command 4 of path 1 is of another kind than in Regular-S and the weights that agree with it; separate glyphs draw Black-S, without interpolation to the neighbouring weights"
      }, "\(imported.warnings)")
    // The margins are those of the file at every weight.
    let pairs = try #require(imported.symbol.margins?.pairs[.small])
    let unit = 1 / (0.0648 * SymbolScale.small.factor * 70.459)
    for (weight, advance) in [(SymbolWeight.regular, 90.0), (.black, 94)] {
      let pair = try #require(pairs[weight])
      #expect(abs(pair.right - pair.left - advance * unit) < 1e-3)
    }
  }

  @Test func `A variant among interpolated ones is used between its neighbours`() throws {
    var sample = TemplateSample()
    sample.parts["Regular-M"] = (0.23235, 1.04365, 0)
    sample.variants.append("Regular-M")
    let text = sample.text.replacing(
      "d=\"\(sample.data(.init(), "Regular-M"))\"", with: "d=\"\(triangle)\"")
    let imported = try read(text)
    let forms = try forms(imported, .medium)
    #expect(forms.map(\.range.lowerBound) == [-1, 0.09])
    #expect(forms.map(\.range.upperBound) == [-1.0 / 6, 1])
    // Three masters, all derived from the small ones.
    #expect(forms.allSatisfy { $0.paths[.regular]?.contours.count == 2 })
    let main = try #require(imported.symbol.layers[0].shapes[0].masters).paths[.medium]
    #expect(main?[.regular]?.contours.count == 1)
    #expect(try self.forms(imported, .small).isEmpty)
    #expect(try self.forms(imported, .large).isEmpty)
  }

  @Test func `Paths of a different number are divided by their layers`() throws {
    var sample = TemplateSample()
    sample.paths = [
      ("class=\"monochrome-0 hierarchical-0:secondary\"", .init()),
      ("class=\"monochrome-1 hierarchical-1:primary\"", .init(radius: 20)),
    ]
    let old = "d=\"\(sample.data(.init(radius: 20), "Black-S"))\"/>"
    let text = sample.text.replacing(
      old,
      with: old
        + "<path class=\"monochrome-0 hierarchical-0:secondary\" d=\"M0 0h9v-9z\"/>")
    #expect(text != sample.text)
    let imported = try read(text)
    #expect(try forms(imported, .small, layer: 0).map { $0.paths[.black]?.contours.count } == [3])
    #expect(try forms(imported, .small, layer: 1).map { $0.paths[.black]?.contours.count } == [2])
  }

  @Test func `A variant that lacks a layer is omitted with a warning`() throws {
    var sample = TemplateSample()
    sample.paths = [
      ("class=\"monochrome-0 hierarchical-0:secondary\"", .init()),
      ("class=\"monochrome-1 hierarchical-1:primary\"", .init(radius: 20)),
    ]
    let second = sample.data(.init(radius: 20), "Black-S")
    let text = sample.text.replacing(
      "   <path class=\"monochrome-1 hierarchical-1:primary\" d=\"\(second)\"/>\n", with: ""
    ).replacing(
      "   <path class=\"monochrome-1 hierarchical-1:primary\" d=\"\(second)\"/>", with: "")
    #expect(text != sample.text)
    let imported = try read(text)
    #expect(try forms(imported, .small).isEmpty)
    #expect(
      imported.warnings.contains {
        $0.message == "Black-S: it lacks paths of some layers that others have, and is left out"
      }, "\(imported.warnings)")
  }
}
