import SymtextDrawing
import SymtextVectorFormats
import SymtextOpenType
import SymtextGraphics
import SymtextFonts
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing
@testable import SymtextTextLayout

struct TextDecorationTests {
  /// Returns the shapes of a label's lines and backgrounds, and its glyphs.
  private func steps(_ markup: String) throws -> (fills: [Path], glyphs: [GlyphRun.Glyph]) {
    let label = try TestLibrary.label(markup)
    var (fills, glyphs) = ([Path](), [GlyphRun.Glyph]())
    for item in label.items(label.lines(), at: .zero) {
      switch item {
      case .fill(let path, _): fills.append(path)
      case .glyphs(let run, _): glyphs += run.glyphs
      default: break
      }
    }
    return (fills, glyphs)
  }

  @Test(arguments: [
    "underline=single", "underline=wavy underline-color=red", "strikethrough=double",
    "background=yellow",
    "link=https://example.org",
  ])
  func `Decorations move nothing`(attributes: String) throws {
    let text = "AVAVA fi To."
    let plain = try steps(text).glyphs
    #expect(try steps("[\(text)]{\(attributes)}").glyphs == plain)
    #expect(try steps("AV[AV]{\(attributes)}A fi To.").glyphs == plain)
  }

  @Test func `One line spans words, symbols and fonts, at the lowest position`() throws {
    let one = try steps("[a {gear} [b]{size=30} c]{underline=single}").fills
    #expect(one.count == 1)
    let small = try steps("[a]{underline=single}").fills
    let bounds = try #require(one.first?.bounds)
    #expect(bounds.height > (try #require(small.first?.bounds)).height * 1.5)
    // Two colours are two items at one height.
    let two = try steps("[a [b]{underline-color=red}]{underline=single}").fills
    #expect(two.count == 2)
    #expect(two[0].bounds?.minY == two[1].bounds?.minY)
    #expect(two[0].bounds?.maxX == two[1].bounds?.minX)
  }

  @Test func `Lines leave gaps around letters and symbols, but not around ideographs`() throws {
    func pieces(_ text: String) throws -> Int {
      try steps("[\(text)]{underline=single}").fills.reduce(0) {
        $0 + $1.flattened(tolerance: 1).count
      }
    }
    #expect(try pieces("aaa") == 1)
    #expect(try pieces("aga") == 2)
    #expect(try pieces("日本語") == 1)
    #expect(try pieces("a_/a") == 1)
    #expect(try pieces("a {gear scale=large size=30} a") == 2)
  }

  @Test func `Every style has its specified height and spans the whole text`() throws {
    for style in AttributedText.LineStyle.allCases where style != .none {
      let shape = LineShape(style: style, thickness: 2)
      let box = try #require(shape.path(10...90, top: 5).bounds)
      // The ends of a wave are slanted.
      #expect(abs(box.minX - 10) < 1 && abs(box.maxX - 90) < 1, "\(style): \(box)")
      #expect(box.minY > 4.9 && box.maxY < 5.1 + shape.height, "\(style): \(box)")
      #expect(box.height > shape.height * 0.9, "\(style): \(box)")
      #expect(shape.path(10...10, top: 5).bounds.map { $0.width < 3 } ?? true)
    }
    #expect(LineShape(style: .dotted, thickness: 1e-9).path(0...1e6, top: 0).elements.count < 10)
    #expect(try steps("[a [b]{underline=none} c]{underline=yes}").fills.count == 2)
  }

  @Test func `Backgrounds are behind all lines, and each has its link`() throws {
    let label = try TestLibrary.label(
      "[two {heart} words]{background=#ff0 link=https://example.org/a}")
    let items = label.items(label.lines(width: 40), at: .zero)
    let lines = label.lines(width: 40).count
    #expect(lines > 1)
    #expect(
      items.prefix(lines).allSatisfy { if case .fill = $0 { true } else { false } })
    let links = items.compactMap { item -> LinkArea? in
      if case .link(let link) = item { link } else { nil }
    }
    #expect(links.count == lines)
    #expect(links.allSatisfy { $0.address == "https://example.org/a" && $0.box.height > 15 })
    #expect(links.map(\.text).joined().contains("Heart"))
  }

  @Test(arguments: [
    ("https://example.org/?a=b:c", true), ("mailto:ann@example.org", true), ("tel:+49-30", true),
    ("HTTP://EXAMPLE.ORG", true), ("#place", true), ("page.html", true), ("./a:b", true),
    ("//example.org/a", true), ("?a:b", true), ("javascript:alert(1)", false),
    ("JavaScript:alert(1)", false), ("data:text/html,x", false), ("file:///etc/passwd", false),
    ("java\tscript:x", false), (" javascript:x", false), ("a b", false), ("", false),
    ("\u{200B}javascript:x", false),
  ])
  func `Links do not lead to executable schemes`(address: String, isAllowed: Bool) throws {
    #expect((LinkAddress.refusal(of: address) == nil) == isAllowed)
    var text = AttributedText()
    text.append("x", AttributedText.Attributes(link: address))
    let library = try TestLibrary.bundled.get()
    let font = try TestLibrary.inter()
    if isAllowed {
      _ = try Label(text, font: font, library: library)
    } else {
      #expect(throws: SymbolError.self) { try Label(text, font: font, library: library) }
    }
  }

  @Test func `An underline is not a background of its text`() throws {
    func backdrop(_ markup: String) throws -> Color {
      let list = try TestLibrary.label(markup).displayList()
      return try #require(
        try ContrastReport(list, background: .white).entries.first
      ).backdrop
    }
    #expect(try backdrop("[aaa]{underline=single}") == .white)
    #expect(try backdrop("[aaa]{background=#ff0}") != .white)
  }
}
