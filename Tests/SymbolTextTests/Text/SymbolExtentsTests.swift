internal import SymtextFonts
@testable import SymtextDrawing
@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextGraphics
@testable import SymtextSymbolText
@testable import SymtextTextLayout
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import Testing

/// The height of lines with symbols.
struct SymbolExtentsTests {
  private func label(_ name: String, _ scale: SymbolScale) throws -> Label {
    try TestLibrary.label("Hx{\(name) scale=\(scale.rawValue)}", size: 20)
  }

  @Test(arguments: [SymbolScale.small, .medium])
  func `A symbol does not enlarge its line more than letters do, unless it is large`(
    scale: SymbolScale
  ) throws {
    let metrics = try TestLibrary.inter(size: 20).metrics
    for name in try TestLibrary.bundled.get().names {
      let line = try label(name, scale).lines()[0]
      #expect(line.ascent == metrics.ascent && line.descent == metrics.descent, "\(name)")
    }
  }

  @Test func `A symbol whose ink extends beyond the line does not change its height`() throws {
    let metrics = try TestLibrary.inter(size: 20).metrics
    let names = try TestLibrary.bundled.get().names
    let found = names.lazy.compactMap { try? label($0, .medium) }.first { label in
      label.symbols.contains {
        -$0.bounds.minY > metrics.ascent || $0.bounds.maxY > metrics.descent
      }
    }
    let line = try #require(found).lines()[0]
    #expect(line.ascent == metrics.ascent && line.descent == metrics.descent)
  }

  @Test func `A large symbol makes room for its ink above and below`() throws {
    let metrics = try TestLibrary.inter(size: 20).metrics
    var (higher, deeper) = (0, 0)
    for name in try TestLibrary.bundled.get().names {
      let label = try label(name, .large)
      let line = label.lines()[0]
      let ink = try #require(label.symbols.first).bounds
      #expect(abs(line.ascent - max(metrics.ascent, -ink.minY)) < 1e-9, "\(name)")
      #expect(abs(line.descent - max(metrics.descent, ink.maxY)) < 1e-9, "\(name)")
      if line.ascent > metrics.ascent { higher += 1 }
      if line.descent > metrics.descent { deeper += 1 }
    }
    #expect(higher > 100 && deeper > 100)
  }

  @Test(arguments: SymbolScale.allCases)
  func `A symbol's advance is the distance of its margins`(scale: SymbolScale) throws {
    let label = try label("bell.badge", scale)
    let line = label.lines()[0]
    let symbol = try #require(label.symbols.first)
    let last = try #require(line.elements.last)
    guard case .attachment(let attachment, _) = last.element else {
      Issue.record("no symbol closes the line")
      return
    }
    #expect(attachment.advance == symbol.advance)
    #expect(abs(line.width - last.x - symbol.advance) < 1e-9)
  }
}
