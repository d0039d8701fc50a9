internal import SymtextFonts
@testable import SymtextGraphics
@testable import SymtextDrawing
import SymtextFontGlyphs
import SymtextSymbols
import SymtextSymbolTestSupport
import SymtextSymbolText
import Testing
import SymtextTextLayout

struct SymbolColumnTests {
  private static let names = [
    "minus", "chevron.right", "bookmark", "pin", "speaker", "bolt", "person", "shield", "mic",
    "lightbulb", "bell", "circle", "heart", "trash", "camera", "cloud", "star", "folder", "video",
    "wifi",
  ]

  private func set(_ name: String, size: Double = 17) throws -> ResolvedSymbol {
    try ResolvedSymbol(
      name, in: try TestLibrary.bundled.get(), beside: TestLibrary.inter(size: size))
  }

  private func block(_ name: String, size: Double = 17) throws -> Block {
    Block(try set(name, size: size), painter: SymbolPainter(tint: .black))
  }

  private func text(_ markup: String, width: Double? = nil) throws -> Block {
    Block(try TestLibrary.label(markup), width: width)
  }

  private func rows(_ names: [String]) throws -> [SymbolColumn.Row] {
    try names.map { SymbolColumn.Row(symbol: try block($0), content: try text("Row")) }
  }

  /// Returns the ink of each row's text and symbol.
  private func ink(_ block: Block) -> (texts: [Rect], symbols: [Rect]) {
    let boxes = block.items.compactMap(\.bounds)
    return (
      stride(from: 0, to: boxes.count, by: 2).map { boxes[$0] },
      stride(from: 1, to: boxes.count, by: 2).map { boxes[$0] }
    )
  }

  @Test func `Symbols of all widths share one axis, texts one edge`() throws {
    let rows = try rows(Self.names)
    #expect(Set(rows.compactMap(\.symbol?.alignmentRect.width)).count > 10)
    let column = SymbolColumn(width: 30, gap: 8)
    let list = ink(column.block(rows))
    #expect(list.symbols.count == 20)
    // Rounding of advances to font units, and of weights between masters, is 0.02 points here.
    for symbol in list.symbols { #expect(abs(symbol.midX - 15) < 0.03) }
    for text in list.texts { #expect(abs(text.minX - list.texts[0].minX) < 1e-9) }
    #expect(list.texts[0].minX >= 38)
  }

  @Test func `Without a width the column is that of the widest symbol`() throws {
    let rows = try rows(Self.names)
    let widest = rows.compactMap(\.symbol?.alignmentRect.width).max() ?? 0
    let column = SymbolColumn(gap: 8)
    #expect(column.width(of: rows.compactMap(\.symbol)) == widest)
    for symbol in ink(column.block(rows)).symbols { #expect(abs(symbol.midX - widest / 2) < 0.03) }
  }

  @Test
  func `The first line gives the first baseline, and later lines keep the text's edge`()
    throws
  {
    let content = try text("A text that takes two lines or even three of them", width: 120)
    let symbol = try block("folder")
    let list = SymbolColumn(width: 30, gap: 8).block([.init(symbol: symbol, content: content)])
    let lines = list.items.dropLast().compactMap(\.bounds)
    #expect(lines.count > 1)
    for line in lines { #expect(line.minX >= 38 && line.minX < 41) }
    let baseline = try #require(list.firstBaseline)
    #expect(baseline.capHeight == content.firstBaseline?.capHeight)
    let folder = try #require(list.items.last?.bounds)
    let middle = baseline.y - (baseline.capHeight ?? 0) / 2
    #expect(abs(folder.midY - middle) < 0.02)
  }

  @Test func `Rows follow each other by their height and the gap`() throws {
    let row = try rows(["circle"])[0]
    let one = SymbolColumn(rowGap: 5).block([row])
    let three = SymbolColumn(rowGap: 5).block([row, row, row])
    #expect(abs(three.height - (3 * one.height + 10)) < 1e-9)
    let baselines = ink(three).texts.map(\.maxY)
    #expect(abs(baselines[2] - 2 * baselines[1] + baselines[0]) < 1e-9)
  }

  @Test func `A row may lack its symbol`() throws {
    let text = try text("Row")
    let list = SymbolColumn(width: 30, gap: 8).block([
      .init(symbol: nil, content: text), .init(symbol: try block("circle"), content: text),
    ])
    let boxes = list.items.compactMap(\.bounds)
    #expect(abs(boxes[0].minX - boxes[1].minX) < 1e-9)
    #expect(abs(list.width - (38 + text.width)) < 1e-9)
  }

  @Test func `Without rows the column is empty`() {
    let list = SymbolColumn().block([])
    #expect(list.width == 0 && list.height == 0 && list.items.isEmpty)
  }

  @Test func `From right to left everything is mirrored`() throws {
    let contents = try ["Row", "A longer row", "x"].map { try text($0) }
    let rows = try zip(["bell", "minus", "wifi"], contents).map {
      SymbolColumn.Row(symbol: try block($0), content: $1)
    }
    let left = SymbolColumn(width: 30, gap: 8).block(rows)
    let right = SymbolColumn(width: 30, gap: 8, direction: .rightToLeft).block(rows)
    #expect(left.width == right.width && left.height == right.height)
    for symbol in ink(right).symbols { #expect(abs(symbol.midX - (right.width - 15)) < 0.03) }
    for (text, content) in zip(ink(right).texts, contents) {
      // The ink is in the content's box, which ends at the column.
      #expect(text.maxX <= right.width - 38 + 1e-9)
      #expect(text.minX >= right.width - 38 - content.width - 1e-9)
    }
  }

  // MARK: Badges and slashes

  /// Returns the extent of the ink of a symbol's body, without badge and slash, when its alignment rectangle is centred
  /// on 0.
  private func body(_ symbol: ResolvedSymbol) -> Rect? {
    let layers = symbol.layers.filter { $0.tag == nil && !$0.clearsInMonochrome }
    let boxes = layers.compactMap { $0.glyphs[symbol.scale] }.compactMap {
      symbol.font.inkBounds(of: $0)
    }
    let box = boxes.reduce(nil as Rect?) { $0?.union($1) ?? $1 }
    return box?.offsetBy(Vector(-symbol.alignmentRect.midX, 0))
  }

  @Test(arguments: [
    ("folder", "folder.badge.plus"), ("bell", "bell.badge"), ("cloud", "cloud.slash"),
    ("speaker", "speaker.slash"), ("document", "document.badge.gearshape"), ("mic", "mic.slash"),
  ])
  func `A badge or a slash does not move the base`(name: String, variant: String) throws {
    for weight in [100.0, 400, 900] {
      let text = try TestLibrary.inter(size: 2048, weight: weight)
      for scale in SymbolScale.allCases {
        let pair = try [name, variant].map {
          try ResolvedSymbol(
            $0, in: try TestLibrary.bundled.get(), beside: text,
            configuration: SymbolConfiguration(scale: scale))
        }
        let base = pair[0].bounds
        let middle = pair[0].alignmentRect.midX
        let varied = try #require(body(pair[1]))
        // Two thousandths of the em.
        #expect(abs(base.minX - middle - varied.minX) < 4)
        #expect(abs(base.maxX - middle - varied.maxX) < 4)
        #expect(abs(base.minY - varied.minY) < 4 && abs(base.maxY - varied.maxY) < 4)
      }
    }
  }

  @Test func `Every variant of the library keeps its base in place`() throws {
    let library = try TestLibrary.bundled.get()
    // Those that are stored, and for every fortieth drawing the generated ones.
    let entries = library.font.entries
    let stored = entries.filter {
      library.font.metadata(of: $0.index).base != nil
        || $0.name.contains(".slash") || $0.name.contains(".badge")
    }.map(\.name)
    let drawn = entries.map(\.name).enumerated()
      .filter { $0.offset.isMultiple(of: 40) && !stored.contains($0.element) }.map(\.element)
    var count = 0
    for name in stored + drawn.flatMap({ ["\($0).slash", "\($0).badge.plus"] }) {
      for mark in ["slash", "badge"] {
        let pieces = name.split(separator: ".").map(String.init)
        guard let index = pieces.lastIndex(of: mark) else { continue }
        let rest = pieces[(index + 1)...]
        // Enclosed symbols are smaller.
        guard rest.allSatisfy({ !["circle", "square", "rectangle"].contains($0) }) else { continue }
        let filled = rest.last == "fill" || rest.first == "fill"
        let base = pieces[..<index].joined(separator: ".") + (filled ? ".fill" : "")
        guard library.font.entry(named: base) != nil else { continue }
        let (plain, varied) = (try set(base, size: 2048), try set(name, size: 2048))
        guard let body = body(varied) else { continue }
        count += 1
        let expected = plain.bounds.offsetBy(Vector(-plain.alignmentRect.midX, 0))
        withKnownIssue("It is drawn by hand, and its base stands elsewhere.") {
          #expect(abs(expected.minX - body.minX) < 4, Comment(rawValue: name))
          #expect(abs(expected.maxX - body.maxX) < 4, Comment(rawValue: name))
        } when: {
          name == "text.page.badge.magnifyingglass"
        }
      }
    }
    #expect(count > 40)
  }

  @Test(arguments: ["folder.badge.plus", "bell.badge", "gear.badge", "document.badge.clock"])
  func `A badge neither widens a symbol nor moves it`(name: String) throws {
    let base = try set(String(name.prefix { $0 != "." }))
    let badged = try set(name)
    #expect(abs(badged.advance - base.advance) < 1e-9)
    #expect(abs(badged.bounds.minX - base.bounds.minX) < 0.01)
    #expect(badged.bounds.maxX >= base.bounds.maxX)
  }
}
