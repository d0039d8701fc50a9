@testable import SymtextSVGReading
import SymtextFontGlyphs
import SymtextSymbols
@testable import SymtextSymbolImport
import SymtextTestSupport
import Testing

/// Each mode of a template defines its own layers.
struct TemplateModesTests {
  private func read(_ sample: TemplateSample) throws -> ImportedSymbol {
    try TemplateImporter(file: "my.svg").symbol(from: Array(sample.text.utf8), name: "my")
  }

  /// Returns a template of rings, each with its classes.
  private func sample(_ style: String, _ classes: String...) -> TemplateSample {
    var sample = TemplateSample()
    sample.version = "6.0"
    sample.style = style
    sample.paths = classes.enumerated().map { index, names in
      ("class=\"\(names)\"", .init(radius: 36 - 8 * Double(index)))
    }
    return sample
  }

  @Test func `A layer clears in its clearing modes and is painted in the others`() throws {
    let sample = sample(
      ".monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true}",
      "monochrome-0 multicolor-0:systemGreenColor hierarchical-0:secondary",
      "monochrome-1 multicolor-1:white hierarchical-1:primary")
    let layers = try read(sample).symbol.layers
    #expect(layers.map(\.clears) == [[], .monochrome])
    #expect(layers.map(\.opacities) == [.full, .full])
  }

  @Test func `A mode without layers copies its neighbour`() throws {
    let sample = sample(
      ".hierarchical-1:primary {opacity:0.0;-sfsymbols-clear-behind:true}",
      "hierarchical-0:secondary", "hierarchical-1:primary")
    #expect(try read(sample).symbol.layers.map(\.clears) == [[], .all])
  }

  @Test func `A layer that clears and is painted clears before it in those modes only`() throws {
    let sample = sample(
      """
      .hierarchical-1:primary {-sfsymbols-clear-behind:true}
      .monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true}
      """,
      "monochrome-0 multicolor-0:systemRedColor hierarchical-0:secondary",
      "monochrome-1 multicolor-1:systemBlueColor hierarchical-1:primary")
    let layers = try read(sample).symbol.layers
    #expect(layers.map(\.clears) == [[], .levels, .monochrome])
    #expect(layers[1].annotation?.belongsToNext == true)
    #expect(
      layers[1].opacities == LayerOpacities(isInMonochrome: false, levels: 1, multicolor: 0))
    #expect(layers[2].opacities == .full)
  }

  @Test
  func `Layers have each mode's opacity; monochrome is painted opaque, with a warning`()
    throws
  {
    let sample = sample(
      """
      .monochrome-0 {opacity:0.5}
      .multicolor-0:systemRedColor {opacity:0.4}
      .hierarchical-0:secondary {opacity:0.8}
      .multicolor-1:custom {fill:#112233;opacity:0.0}
      """,
      "monochrome-0 multicolor-0:systemRedColor hierarchical-0:secondary",
      "monochrome-1 multicolor-1:custom hierarchical-1:primary")
    let imported = try read(sample)
    #expect(
      imported.symbol.layers.map(\.opacities) == [
        LayerOpacities(levels: 0.8, multicolor: 0.4), LayerOpacities(multicolor: 0),
      ])
    #expect(
      imported.warnings.map(\.message) == [
        "monochrome-0 has the opacity 0.5, but is painted in full"
      ])
  }

  @Test func `Layers missing from a mode are not painted in it, with a warning`() throws {
    let sample = sample(
      "", "monochrome-0 multicolor-0:systemRedColor hierarchical-0:secondary",
      "hierarchical-1:primary", "")
    let imported = try read(sample)
    #expect(imported.symbol.layers.count == 2)
    #expect(
      imported.symbol.layers[1].opacities == LayerOpacities(isInMonochrome: false, multicolor: 0))
    #expect(
      imported.warnings.map(\.message) == [
        "path 2 is in no monochrome and multicolor layer and is not painted there",
        "path 3 is in no monochrome and hierarchical and multicolor layer and is not painted there",
      ])
  }

  @Test func `Modes with different orders have separate layers`() throws {
    let sample = sample(
      "", "monochrome-0 hierarchical-1:secondary", "monochrome-1 hierarchical-0:primary")
    let layers = try read(sample).symbol.layers
    #expect(layers.count == 4)
    #expect(layers.map { $0.annotation?.paths } == [[0], [1], [1], [0]])
    #expect(layers.map(\.opacities.isInMonochrome) == [true, true, false, false])
    #expect(layers.map(\.opacities.levels) == [0, 0, 1, 1])
    #expect(layers.suffix(2).map(\.level) == [.primary, .secondary])
  }

  @Test func `Modes that divide paths differently share one order if there is one`() throws {
    // Monochrome joins the first two, which are above the third in the hierarchical mode.
    let sample = sample(
      "", "monochrome-1 hierarchical-2:secondary", "monochrome-1 hierarchical-1:primary",
      "monochrome-0 hierarchical-0:tertiary")
    #expect(try read(sample).symbol.layers.map(\.level) == [.tertiary, .primary, .secondary])
  }

  @Test(arguments: [
    ("labelColor", LayerColor.label), ("secondaryLabelColor", .secondaryLabel),
    ("tertiaryLabelColor", .tertiaryLabel), ("quaternaryLabelColor", .quaternaryLabel),
    ("systemGray5Color", .systemGray5), ("systemPurpleColor", .systemPurple),
    ("tintColor", .tintColor), ("white", .white),
  ])
  func `System colours have their names`(name: String, color: LayerColor) throws {
    let imported = try read(sample("", "multicolor-0:\(name)"))
    #expect(imported.symbol.layers.map(\.color) == [color])
    #expect(imported.warnings.isEmpty)
  }
}
