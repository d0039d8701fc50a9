@testable import SymtextSymbols
@testable import SymtextAuthoring
import SymtextFontGlyphs
import SymtextGraphics
import SymtextSymbolTestSupport
import SymtextSymbolText
import Testing

struct TemplateSheetTests {
  private func sheet(
    _ name: String, _ kind: TemplateSheet.Kind = .variable, _ version: TemplateSheet.Version = .v6
  ) throws -> TemplateSheet {
    let library = try TestLibrary.bundled.get()
    // A variant that the library does not store is generated.
    let found = try SymbolLibrary.entry(named: name, in: [library])
    return try TemplateSheet(found.entry, of: found.library, kind: kind, version: version)
  }

  /// Returns the rules of the style element, and the classes of one variant's paths.
  private func annotation(_ sheet: TemplateSheet) -> (rules: [String], classes: [String]) {
    let lines = sheet.svg(generator: "a test").split(separator: "\n").map(String.init)
    let rules = lines.map { $0.hasPrefix(" <style>") ? String($0.dropFirst(8)) : $0 }
      .filter { $0.hasPrefix(".") }
    let classes = lines.compactMap { line -> String? in
      let parts = line.split(separator: "\"")
      return parts.first == "   <path class=" ? String(parts[1]) : nil
    }
    return (rules, Array(classes.prefix(sheet.layers.count)))
  }

  @Test func `A variable template has three masters of the small scale`() throws {
    let sheet = try sheet("bell.badge")
    #expect(sheet.variants.map(\.scale) == [.small, .small, .small])
    #expect(sheet.variants.map(\.weight) == [.black, .regular, .ultralight])
    #expect(sheet.layers.count == 4)
    #expect(sheet.variants.allSatisfy { $0.paths.count == 4 })
    #expect(sheet.omissions == [.anchor])
  }

  @Test func `A static template has all weights and scales`() throws {
    let sheet = try sheet("wifi", .static)
    #expect(Set(sheet.variants.map { [$0.weight.rawValue, $0.scale.rawValue] }).count == 27)
    #expect(sheet.variants.allSatisfy { $0.paths.count == 4 })
  }

  @Test func `A circle has the size and margins of other templates`() throws {
    // 78.86 units across in Regular, and bearings of 6.836 at all weights, at small scale.
    let sheet = try sheet("circle")
    let regular = try #require(sheet.variants[1].paths[0].bounds)
    #expect(abs(regular.width - 78.86) < 0.2)
    for variant in sheet.variants {
      let ink = try #require(variant.paths[0].bounds)
      // Deltas at the ends of the axis are whole font units, of which a template has 20 to one of its own.
      #expect(abs(ink.height - ink.width) < 0.11)
      #expect(abs(ink.midY + TemplateSheet.capHeight / 2) < 0.05)
      #expect(abs(ink.minX - 6.836) < 0.05)
      #expect(abs(variant.advance - ink.maxX - 6.836) < 0.06)
    }
  }

  @Test func `A badge extends beyond the right margin`() throws {
    let variant = try #require(try sheet("folder.badge.plus").variants.last)
    let badge = try #require(variant.paths[2].bounds)
    #expect(badge.maxX > variant.advance)
  }

  @Test func `Layers are annotated as in version 6`() throws {
    let (rules, classes) = annotation(try sheet("folder.badge.plus"))
    #expect(
      classes == [
        "monochrome-0 multicolor-0:tintColor hierarchical-0:secondary SFSymbolsPreviewWireframe",
        "monochrome-1 multicolor-1:tintColor hierarchical-1:primary SFSymbolsPreviewWireframe",
        "monochrome-2 multicolor-2:systemGreenColor hierarchical-2:primary SFSymbolsPreviewWireframe",
        "monochrome-3 multicolor-3:white hierarchical-3:primary SFSymbolsPreviewWireframe",
      ])
    let clears = "opacity:0.0;-sfsymbols-clear-behind:true;"
    let badge = "-sfsymbols-motion-group:0;-sfsymbols-layer-tags:_badge plus"
    #expect(
      rules.prefix(4) == [
        ".monochrome-0 {-sfsymbols-motion-group:1}", ".monochrome-1 {\(clears)\(badge)}",
        ".monochrome-2 {\(badge)}", ".monochrome-3 {\(clears)\(badge)}",
      ])
    #expect(rules.count == 13)
  }

  @Test func `Without colours there is no multicolor mode`() throws {
    let (rules, classes) = annotation(try sheet("wifi"))
    #expect(!classes.joined().contains("multicolor"))
    let pulses = "-sfsymbols-always-pulses:true"
    #expect(
      rules.prefix(4) == [
        ".monochrome-0 {-sfsymbols-motion-group:3}",
        ".monochrome-1 {-sfsymbols-variable-threshold:0;-sfsymbols-motion-group:2;\(pulses)}",
        ".monochrome-2 {-sfsymbols-variable-threshold:0.34;-sfsymbols-motion-group:1;\(pulses)}",
        ".monochrome-3 {-sfsymbols-variable-threshold:0.68;-sfsymbols-motion-group:0;\(pulses)}",
      ])
  }

  @Test func `A layer that clears only in monochrome is painted in the other modes`() throws {
    let library = try TestLibrary.bundled.get()
    let entry = try #require(
      library.font.entries.first { entry in
        library.font.layers(of: entry.index)
          .contains { $0.clears == .monochrome }
      })
    let sheet = try sheet(entry.name)
    let index = try #require(
      sheet.layers.firstIndex { $0.clears == .monochrome })
    let rules = annotation(sheet).rules
    func rule(_ prefix: String) -> String { rules.first { $0.hasPrefix(prefix) } ?? "" }
    #expect(rule(".monochrome-\(index) ").contains("-sfsymbols-clear-behind:true"))
    #expect(!rule(".hierarchical-\(index):").contains("-sfsymbols-clear-behind"))
  }

  @Test func `Slashes and enclosures are named`() throws {
    let rules = annotation(try sheet("heart.slash.circle")).rules
    #expect(rules[0].hasSuffix("-sfsymbols-layer-tags:circle}"))
    #expect(rules[3].hasSuffix("-sfsymbols-layer-tags:_slash}"))
  }

  @Test func `Older versions contain the supported features and report the omitted ones`() throws {
    let four = try sheet("bell.badge", .variable, .v4)
    #expect(four.omissions == [.layerTags, .motion, .anchor, .lineGuides])
    let (rules, classes) = annotation(four)
    #expect(rules[0] == ".monochrome-0 {fill:#000000}")
    #expect(rules[2] == ".monochrome-2 {fill:#FFFFFF;opacity:0.0;-sfsymbols-clear-behind:true}")
    #expect(classes[0].hasSuffix(" SFSymbolsPreview0088FF"))
    #expect(classes[2].hasSuffix(" SFSymbolsPreviewFFFFFF"))

    let three = try sheet("wifi", .variable, .v3)
    #expect(three.omissions == [.variableThresholds, .motion, .lineGuides])
    #expect(annotation(three).classes[0] == "hierarchical-0:primary SFSymbolsPreview212121")
  }

  @Test func `Version 3, which cannot clear, has the symbol as one outline`() throws {
    let whole = try sheet("bell.badge", .static, .v3)
    #expect(whole.layers.isEmpty)
    #expect(whole.omissions == [.clearingLayers])
    #expect(whole.variants.count == 27)
    #expect(!whole.svg(generator: "a test").contains("<style>"))
  }

  @Test func `Three masters cannot represent an outline that changes its structure`() throws {
    #expect {
      try sheet("bell.badge", .variable, .v3)
    } throws: { error in
      "\(error)".hasPrefix("`bell.badge` changes its structure between bold and heavy")
    }
  }

  @Test func `The version has the form that readers expect`() throws {
    for version in TemplateSheet.Version.allCases {
      let text = try sheet("heart", .variable, version).svg(generator: "a test")
      #expect(text.contains(">Template v.\(version.number).0</text>"))
      #expect(text.contains("viewBox") == (version.number >= 6))
      #expect(text.contains("<!--Generator: a test-->"))
    }
  }
}
