import Foundation
import FoundationXML
import SymtextGraphics
import SymtextSymbolText
import SymtextSymbols
import SymtextTestSupport
import Testing

@testable import SymtextSymbolExport

struct WindowsTests {
  /// Reads a file of XAML.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String], text: String)] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append((name, attributes, ""))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if !elements.isEmpty { elements[elements.count - 1].text += text }
    }
  }

  private func elements(
    _ text: String?
  ) throws -> [(name: String, attributes: [String: String], text: String)] {
    let parser = XMLParser(data: Data(try #require(text).utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    return reader.elements.map {
      ($0.name, $0.attributes, $0.text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  /// Checks path data by the grammar of WPF: a rule of filling, then commands and numbers without exponents.
  private func check(_ data: String) throws {
    let grammar = try Regex("F1 M[MmLlHhVvCcSsQqTtAaZz0-9 ,.\\-]+")
    #expect(data.wholeMatch(of: grammar) != nil, "\(data.prefix(60))")
    #expect(throws: Never.self) { _ = try SVGPathData.parse(String(data.dropFirst(3))) }
  }

  @Test func `Geometries have keys of their own and data that XAML reads`() throws {
    var job = try TestJob.job()
    job.weights = [.regular, .bold]
    job.modes = [.monochrome, .hierarchical, .palette, .multicolor]
    let files = try TestJob.texts(.windows, job)
    let wpf = try elements(files["Wpf/SymtextSymbols.xaml"])
    let keys = wpf.compactMap { $0.attributes["x:Key"] }
    #expect(Set(keys).count == keys.count)
    #expect(keys.filter { $0.hasPrefix("SymtextHeart") }.count == 2 * 2 * 4)
    let geometries = wpf.filter { $0.name == "Geometry" }
    #expect(geometries.count == 2 * job.symbols.count)
    for geometry in geometries { try check(geometry.text) }
    let drawings = wpf.filter { $0.name == "GeometryDrawing" }
    for drawing in drawings where drawing.attributes["Brush"] != "Transparent" {
      try check(drawing.attributes["Geometry"] ?? "")
    }
    for drawing in drawings {
      let brush = try #require(drawing.attributes["Brush"])
      if brush.hasPrefix("{DynamicResource Symtext") {
        let key = brush.dropFirst("{DynamicResource ".count).dropLast()
        #expect(keys.contains(String(key)), "\(brush)")
      }
    }
    let strings = try elements(files["WinUI/SymtextSymbols.xaml"]).filter {
      $0.name == "x:String"
    }
    #expect(strings.map(\.text) == geometries.map(\.text))
  }

  @Test func `Constants are the font's characters, and none has the name of the class`() throws {
    var job = try TestJob.job(["heart", "bell.slash", "trash"])
    job.overrides = try NameOverrides(
      "heart symtext.symbols\ntrash to.string\n", file: "names.txt")
    let source = try #require(try TestJob.texts(.windows, job)["SymtextSymbols.cs"])
    let code = try #require(job.symbols.first { $0.name == "bell.slash" }?.codePoint)
    #expect(source.contains("BellSlash = \"\\U\(String(format: "%08X", code))\";"))
    #expect(source.contains("string SymtextSymbols_ = ") && source.contains("string ToString_ = "))
  }

  @Test func `Texts with signs are one line of a comment, and names are identifiers`() throws {
    let files = try TestJob.texts(.windows, HostileTexts.job())
    let source = try #require(files["N3dABSymbols.cs"])
    #expect(source.contains("namespace N3dAB\n"))
    #expect(source.contains("/// <summary>He said \"&amp;&lt;&gt;\""))
    for line in source.split(separator: "\n") where line.contains("summary") {
      #expect(line.hasSuffix("</summary>"), "\(line)")
    }
    let wpf = try elements(files["Wpf/N3dABSymbols.xaml"])
    #expect(wpf.compactMap { $0.attributes["x:Key"] } == ["N3dABHeart", "N3dABListBullet"])
  }
}
