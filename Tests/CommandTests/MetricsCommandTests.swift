import Foundation
import SymtextFonts
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTestSupport
import Testing

struct MetricsCommandTests {
  private struct Report: Decodable {
    struct Size: Decodable {
      var width: Double
      var height: Double
    }
    struct Font: Decodable {
      var family: String
      var file: String
      var pointSize: Double
      var weight: Double
      var capHeight: Double
      var capHeightSource: String
      var xHeight: Double
      var xHeightSource: String
      var ascent: Double
      var descent: Double
      var lineGap: Double
      var bar: Double?
      var stem: Double?
    }
    struct Box: Decodable {
      var x: Double
      var y: Double
      var width: Double
      var height: Double
    }
    struct Run: Decodable {
      var kind: String
      var x: Double
      var advance: Double
      var text: String?
      var name: String?
      var scale: String?
      var wght: Double?
      var onAxis: Bool?
      var weightRule: String?
      var strokeWidth: Double?
      var pointSize: Double?
      var bounds: Box?
      var alignmentRect: Box?
      var baselineOffsetFromBottom: Double?
    }
    struct Line: Decodable {
      var baseline: Double
      var x: Double
      var width: Double
      var ascent: Double
      var descent: Double
      var runs: [Run]
    }
    var size: Size
    var font: Font
    var lines: [Line]
  }

  private func json(_ arguments: [String], input: String = "") throws -> Report {
    let result = try SymtextProcess.run(["metrics", "--json"] + arguments, input: input)
    try #require(result.status == 0, "\(result.errorText)")
    return try JSONDecoder().decode(Report.self, from: Data(result.output))
  }

  private static let weights = [
    "ultralight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  @Test(arguments: weights, ["small", "medium", "large"])
  func `In Inter a symbol has the text's thickness and is centred on its capitals`(
    weight: String, scale: String
  ) throws {
    let report = try json(["{circle}", "--size", "100", "--weight", weight, "--scale", scale])
    let font = report.font
    let symbol = try #require(report.lines.first?.runs.first)
    #expect(font.family == "Inter" || font.family.hasPrefix("Inter "))
    #expect(symbol.name == "circle" && symbol.scale == scale)
    #expect(symbol.weightRule == "measured on H")
    let stroke = try #require(symbol.strokeWidth)
    let bar = try #require(font.bar)
    if scale == "small", symbol.onAxis == true { #expect(abs(stroke - bar) <= 0.02 * bar) }
    if scale != "small" { #expect(stroke > 0) }
    let box = try #require(symbol.bounds)
    let middle = -(box.y + box.height / 2)
    #expect(abs(middle - font.capHeight / 2) <= 0.005 * font.capHeight)
  }

  @Test func `Most weights of Inter are on the symbols' axis`() throws {
    let reports = try Self.weights.map { try json(["{circle}", "--weight", $0]) }
    let onAxis = reports.compactMap { $0.lines.first?.runs.first?.onAxis }
    #expect(onAxis.count == 9)
    #expect(onAxis.count { $0 } >= 7)
  }

  @Test func `Every field in the help is present`() throws {
    let help = try SymtextProcess.run(["metrics", "--help"]).outputText
    let result = try SymtextProcess.run(["metrics", "Add {plus.circle}", "--json"])
    for field in [
      "size", "font", "capHeight", "xHeight", "ascent", "descent", "bar", "stem",
      "stemLetters", "pointSize",
      "wght", "weightRule", "targetStroke", "onAxis", "strokeWidth", "baselineShift", "bounds",
      "alignmentRect",
      "baselineOffsetFromBottom",
    ] {
      #expect(help.contains(field), "the help does not name \(field)")
      #expect(result.outputText.contains("\"\(field)\": "), "there is no \(field)")
    }
    for field in [
      "family", "file", "weight", "capHeightSource", "xHeightSource", "lineGap", "lines",
      "syntheticBold", "syntheticSlant",
      "baseline", "x", "width", "runs", "kind", "text", "advance", "glyphs", "name", "codePoint",
      "altText", "scale",
    ] {
      #expect(result.outputText.contains("\"\(field)\": "), "there is no \(field)")
    }
  }

  @Test func `The metrics of a line are consistent`() throws {
    let report = try json(["Add {plus.circle} to cart", "--size", "20"])
    let line = try #require(report.lines.first)
    #expect(line.runs.map(\.kind) == ["text", "symbol", "text"])
    #expect(line.runs.map { $0.text ?? $0.name ?? "" } == ["Add ", "plus.circle", " to cart"])
    var pen = 0.0
    for run in line.runs {
      #expect(abs(run.x - pen) < 0.001)
      pen += run.advance
    }
    #expect(abs(line.width - pen) < 0.001)
    #expect(report.size.width == line.width)
    #expect(abs(report.size.height - line.baseline - line.descent) < 0.001)
    #expect(report.font.pointSize == 20)
    let symbol = line.runs[1]
    #expect(symbol.alignmentRect?.width == symbol.advance)
    let box = try #require(symbol.bounds)
    #expect(abs((symbol.baselineOffsetFromBottom ?? 0) - box.y - box.height) < 0.001)
  }

  @Test func `The source of the cap height is reported`() throws {
    #expect(try json(["a", "--font", TestFonts.inter]).font.capHeightSource == "font")
    #expect(
      try json(["a", "--font", TestFonts.dejaVuSerif]).font.capHeightSource == "measured on H")
  }

  @Test func `A font without an H has no bar and is matched by its weight`() throws {
    let report = try json([
      "{circle}", "--font", try TestFonts.letterless, "--library", TestFonts.symbols, "--weight",
      "650",
    ])
    #expect(report.font.bar == nil && report.font.stem == nil)
    let symbol = try #require(report.lines.first?.runs.first)
    #expect(symbol.weightRule == "weight class")
    #expect(symbol.wght == 650)
  }

  @Test func `A given weight is reported as such`() throws {
    let symbol = try #require(
      try json(["{circle weight=650}"]).lines.first?.runs.first)
    #expect(symbol.weightRule == "given" && symbol.wght == 650 && symbol.onAxis == true)
  }

  @Test func `An icon's box is centred on the capitals`() throws {
    let icons = try TestIconFont.icons.file
    let report = try json(["{shopping_cart}", "--library", icons, "--size", "100"])
    let symbol = try #require(report.lines.first?.runs.first)
    let box = try #require(symbol.bounds)
    #expect(abs(box.y + box.height / 2 + report.font.capHeight / 2) < 0.001)
    #expect(symbol.wght == nil && symbol.weightRule == "none" && symbol.strokeWidth == nil)
    #expect(abs((symbol.baselineOffsetFromBottom ?? 0) - box.y - box.height) < 0.001)
    #expect(abs((symbol.pointSize ?? 0) - 1.5552 * report.font.capHeight) < 0.001)
    let table = try SymtextProcess.run(["metrics", "{shopping_cart}", "--library", icons])
    #expect(table.outputText.contains("pt, one weight, medium\n"))
  }

  @Test func `Characters that JSON escapes are restored`() throws {
    let text = "a\"b\\c\u{1}é😀"
    let report = try json(["-"], input: text)
    #expect(report.lines.flatMap(\.runs).compactMap(\.text).joined() == text)
  }

  @Test func `An empty text has no lines and no size`() throws {
    let report = try json([""])
    #expect(report.lines.isEmpty)
    #expect(report.size.width == 0 && report.size.height == 0)
  }

  @Test func `Lines are aligned within the width`() throws {
    let report = try json(["aa bb cc dd ee", "--width", "50", "--align", "end"])
    #expect(report.lines.count > 1)
    for line in report.lines { #expect(abs(line.x + line.width - 50) < 0.001) }
  }

  @Test func `Without JSON the metrics are a table`() throws {
    let result = try SymtextProcess.run([
      "metrics", "Add {plus.circle}", "--font", TestFonts.inter,
    ])
    // The number of the glyph is that of the library's font, which changes with every new symbol.
    let library = try TestLibrary.bundled.get()
    let symbol = try ResolvedSymbol("plus.circle", in: library, beside: try TestLibrary.inter())
    let number = "glyph \(symbol.glyph), "
    #expect(result.outputText.contains(number))
    try Snapshot("metrics.txt").check(result.outputText.replacing(number, with: "glyph N, "))
  }

  @Test func `A megabyte of text is measured`() throws {
    let text = String(repeating: "Lorem ipsum dolor sit amet, consetetur. ", count: 26_214)
    let report = try json(["-", "--width", "400"], input: text)
    #expect(report.lines.count > 10_000)
  }
}
