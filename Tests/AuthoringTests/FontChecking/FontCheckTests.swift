@testable import SymtextAuthoring
import SymtextFontGlyphs
import SymtextSymbols
import SymtextGraphics
@testable import SymtextOpenType
@testable import SymtextSymbolImport
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTestSupport
import Testing

struct FontCheckTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func symbol(_ name: String, _ shapes: String, aliases: String = "") throws -> Symbol {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none"
           stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
        <title>Shape</title>
        <metadata><category>shapes</category><aliases>\(aliases)</aliases><since>0.1</since></metadata>
        <g class="monochrome-0 hierarchical-0:primary">\(shapes)</g>
      </svg>
      """
    return try DrawingImporter(file: "\(name).svg").symbol(from: Array(drawing.utf8), name: name)
  }

  /// Compiles a font of some symbols, changes its bytes, and checks it.
  private func check(
    _ symbols: Symbol..., frozen: CodePoints? = nil,
    change: (inout [UInt8]) throws -> Void = { _ in }
  ) throws -> FontCheckReport {
    var bytes = try FontCompiler().font(try SymbolSet(symbols: symbols)).file.encoded()
    try change(&bytes)
    try PackageFiles.write(bytes, to: directory.file("Test.ttf"))
    return FontCheck(try SymbolLibrary(file: directory.file("Test.ttf")))
      .report(frozen: frozen, file: "points")
  }

  /// Returns the range of a table in a font file.
  private func table(_ tag: String, in bytes: [UInt8]) throws -> Range<Int> {
    let record = try #require(
      stride(from: 12, to: 12 + 16 * Int(bytes[5]), by: 16).first {
        Array(bytes[$0..<$0 + 4]) == Array(tag.utf8)
      })
    let numbers = [record + 8, record + 12].map { start in
      bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return numbers[0]..<numbers[0] + numbers[1]
  }

  /// Replaces every occurrence of four letters in a part of a file.
  private func replace(
    _ old: String, _ new: String, in range: Range<Int>, of bytes: inout [UInt8]
  ) {
    for index in range.dropLast(3) where Array(bytes[index..<index + 4]) == Array(old.utf8) {
      bytes.replaceSubrange(index..<index + 4, with: Array(new.utf8))
    }
  }

  private let ring = "<circle cx=\"12\" cy=\"12\" r=\"10\"/>"

  @Test func `Fonts compiled from good drawings break no rule`() throws {
    let report = try check(
      symbol("circle", ring, aliases: "ring"), symbol("minus", "<path d=\"M4 12h16\"/>"),
      symbol("xmark", "<path d=\"M5 5L19 19M19 5L5 19\"/>"),
      symbol("ellipsis", "<path d=\"M5 12h0M12 12h0M19 12h0\"/>"),
      symbol("circle.fill", "<circle cx=\"12\" cy=\"12\" r=\"10\" fill=\"currentColor\"/>"),
      symbol("equal", "<path d=\"M4 9h16M4 15h16\"/>"))
    #expect(report.problems.map(\.description) == [])
    #expect(report.symbolCount == 6)
    #expect(report.glyphCount == 18)
    #expect(
      report.counters.map(\.measurement.width) == report.counters.map(\.measurement.width).sorted())
    #expect(report.counters.first?.symbol == "equal")
    #expect(report.counters.first?.scale == .small)
  }

  @Test func `A hole that fills up in Black is reported`() throws {
    let report = try check(symbol("triangle", "<path d=\"M10.5 12.866h3l-1.5 -2.598z\"/>"))
    try #require(report.problems.map(\.rule) == [.counter, .counter, .counter])
    #expect(report.problems.map(\.scale) == [.small, .medium, .large])
    #expect(report.problems.allSatisfy { $0.weight == 900 && $0.value == 0 })
    let sentence = report.problems[1].description
    #expect(sentence.hasPrefix("triangle, medium, wght 900: the hole at x "))
    #expect(sentence.hasSuffix(" is closed; the least is 0.049, a fifth of the stroke"))
  }

  @Test func `Lines too close together are reported, with reduced strokes or without`() throws {
    let report = try check(symbol("lines", "<path d=\"M4 11.5h16M4 12.5h16\"/>"))
    #expect(!report.problems.isEmpty)
    #expect(Set(report.problems.map(\.rule)).isSubset(of: [.counter, .stroke, .compatibility]))
  }

  @Test func `A wedge and a wide counter are no problem`() throws {
    let report = try check(
      symbol("angle", "<path d=\"M20 9L4 12L20 15\"/>"),
      symbol("square", "<path d=\"M4 4h16v16h-16z\"/>"))
    #expect(report.problems.filter { $0.rule == .counter }.map(\.description) == [])
  }

  @Test func `A font with a wrong cap height breaks the rules of position and thickness`() throws {
    let report = try check(symbol("circle", ring)) { bytes in
      let offset = try table("OS/2", in: bytes).lowerBound
      bytes[offset + 88] = 0x05  // 1300 instead of 1456
      bytes[offset + 89] = 0x14
    }
    #expect(Set(report.problems.map(\.rule)) == [.centring, .bearing, .stroke])
    #expect(report.problems.count == 9)
    let stroke = try #require(report.problems.first { $0.rule == .stroke && $0.scale == .medium })
    #expect(stroke.weight == 900)
    #expect(abs(try #require(stroke.value) / 0.2468 - 1456.0 / 1300) < 0.01)
  }

  @Test func `A font with constant outlines is reported`() throws {
    let report = try check(symbol("circle", ring)) { bytes in
      replace("gvar", "gvas", in: 0..<400, of: &bytes)
    }
    let still = report.problems.filter { $0.rule == .compatibility }
    #expect(
      still.map(\.description)
        == SymbolScale.allCases.map {
          "circle, \($0.rawValue): the outline is the same at wght 100 and 900"
        })
  }

  @Test func `A scale without glyphs is reported`() throws {
    let report = try check(symbol("circle", ring)) { bytes in
      replace("ss02", "ss03", in: try table("GSUB", in: bytes), of: &bytes)
    }
    #expect(
      report.problems.map(\.description) == [
        "circle, large: the feature ss02 does not change the glyph"
      ])
  }

  // MARK: Code points

  private func codePoints(_ text: String) throws -> CodePoints {
    try CodePoints(file: "points", text: text)
  }

  @Test func `Frozen code points that the font keeps are no problem`() throws {
    let report = try check(
      symbol("circle", ring, aliases: "ring"),
      frozen: codePoints("circle F0000\ngone F0007\nring F0001\n"))
    #expect(report.problems == [])
  }

  @Test func `A changed code point and a missing frozen name are reported`() throws {
    let report = try check(
      symbol("circle", ring, aliases: "ring"), frozen: codePoints("circle F0003\n"))
    #expect(
      report.problems.map(\.description) == [
        "circle: the font has U+F0000, but points freezes U+F0003",
        "ring: the font has U+F0001, but points does not have the name (an alias of circle)",
      ])
  }

  @Test func `A name whose character maps to another glyph is reported`() throws {
    let report = try check(symbol("circle", ring)) { bytes in
      replace("circ", "cere", in: try table("post", in: bytes), of: &bytes)
    }
    #expect(
      report.problems.map(\.description) == [
        "circle: U+F0000 maps to the glyph cerele, not to that of circle"
      ])
  }

  // MARK: The library

  @Test func `The bundled library keeps the rules of glyphs, positions and code points`() throws {
    let library = try TestLibrary.bundled.get()
    let path = PackageFiles.path("fonts/codepoints")
    let frozen = try CodePoints(file: path, text: try PackageFiles.text(path))
    // A fifth of the symbols, or with `SYMTEXT_ALL=1` all.
    let entries = library.font.entries.enumerated().filter { index, _ in
      TestExtent.isWhole || index.isMultiple(of: 5)
    }.map(\.element)
    let report = FontCheck(library).report(of: entries, frozen: frozen, file: path)
    let rules: Set<FontRule> = [.glyph, .centring, .bearing, .codePoint]
    #expect(report.problems.filter { rules.contains($0.rule) }.map(\.description) == [])
    #expect(report.glyphCount == 3 * entries.count && entries.count > 400)
  }
}
