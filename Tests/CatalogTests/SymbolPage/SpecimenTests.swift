import SymtextCatalog
@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextCatalog
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import Testing

struct SpecimenTests {
  private func specimen(
    _ name: String, appearance: Appearance = .light
  ) throws -> Specimen {
    Specimen(
      name, library: try TestLibrary.bundled.get(), font: try TestLibrary.inter(size: 17),
      appearance: appearance)
  }

  private func sections(_ name: String) throws -> [SpecimenSection] {
    let specimen = try specimen(name)
    return try specimen.sections(try specimen.set(name))
  }

  @Test func `A page shows nine weights at each scale, and each mode on light and dark`() throws {
    let sections = try sections("cloud.sun.rain")
    for (section, scale) in zip(sections, SymbolScale.allCases) {
      #expect(section.title == "Weights, \(scale.rawValue) scale")
      #expect(section.cells.map(\.caption) == SymbolWeight.allCases.map(\.rawValue))
      #expect(Set(section.cells.map(\.width)).count == 9)
    }
    let modes = sections.filter { section in
      section.cells.contains { $0.caption == "hierarchical" }
    }
    #expect(modes.map(\.appearance) == [.light, .light, .dark, .dark])
    #expect(modes.allSatisfy { $0.cells.count == 4 })
    // Each row states whether its colours are flat.
    #expect(
      modes.map { $0.title.contains("gradients") } == [false, true, false, true]
        && modes.allSatisfy { !$0.title.isEmpty })
  }

  @Test(arguments: [("speaker.wave.3", true, 4), ("cloud.sun.rain", false, 3)])
  func `Layers and values are shown if the symbol has any`(
    name: String, hasValues: Bool, layers: Int
  ) throws {
    let sections = try sections(name)
    #expect(sections.contains { $0.title == "Variable colour" } == hasValues)
    #expect(sections.contains { $0.title == "Variable draw" })
    #expect(sections.first { $0.title.hasPrefix("Layers") }?.cells.count == layers)
  }

  @Test func `A symbol with one layer has no page of layers, and variants are named`() throws {
    let sections = try sections("heart")
    #expect(!sections.contains { $0.title.hasPrefix("Layers") })
    let variants = try #require(sections.first { $0.title == "Variants" })
    #expect(variants.cells.map(\.caption).contains("heart.fill"))
  }

  @Test(arguments: Appearance.allCases, ["bell", "wifi", "person.crop.circle"])
  func `Everything stays on the page, and pictures do not overlap`(
    appearance: Appearance, name: String
  ) throws {
    let specimen = try specimen(name, appearance: appearance)
    let list = try specimen.displayList()
    let page = Rect(x: 0, y: 0, width: list.width, height: list.height)
    for item in list.items {
      guard let box = item.bounds else { continue }
      #expect(page.union(box) == page, "\(box) on \(page)")
    }
    for section in try specimen.sections(try specimen.set(name)) {
      let step = (Specimen.width - 2 * Specimen.margin) / Double(section.columns)
      for cell in section.cells { #expect(cell.width <= step, "\(section.title)") }
    }
  }

  @Test(arguments: ["heart", "minus", "ellipsis", "speaker.wave.3"])
  func `Measurements are beside text of 100 points, and their labels do not touch`(name: String)
    throws
  {
    let symbol = try specimen(name).set(name, size: 50)
    let measures = SpecimenMeasures(symbol, size: 50)
    #expect(measures.widths.contains("advance \((symbol.advance * 20).rounded() / 10)"))
    let lines = measures.lines(symbol)
    #expect(lines.count == 4 && lines.contains { $0.text == "baseline 0.0" })
    #expect(lines.contains { $0.text == "cap height 72.7" })
    for (upper, lower) in zip(lines, lines.dropFirst()) {
      #expect(lower.textY - upper.textY >= SpecimenAnatomy.leastDistance - 1e-9)
    }
  }

  @Test func `Forms by direction and language are shown`() throws {
    let sections = try sections("character")
    let forms = try #require(sections.first { $0.title.hasPrefix("Forms") })
    #expect(forms.cells.map(\.caption).contains("ar"))
    #expect(try !self.sections("heart").contains { $0.title.hasPrefix("Forms") })
  }

  @Test func `An unknown symbol is reported`() throws {
    let specimen = try specimen("hart")
    let error = #expect(throws: SymbolError.self) { try specimen.displayList() }
    #expect(error?.description.contains("`heart`") == true)
  }
}
