import SymtextGraphics
import SymtextOpenType
import SymtextDrawing
import Foundation
@testable import SymtextSymbolText
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing
import SymtextFonts
@testable import SymtextTextLayout

/// Underlines, strikethroughs and backgrounds, compared with Chromium.
struct ChromiumDecorationsTests {
  /// The input of Tests/Scripts/decorate_with_chromium.py.
  private struct Case: Encodable {
    var text: String
    var font: String
    var size: Double
    var line: String
  }

  /// The output of the script.
  private struct Facts: Decodable {
    var top: Double
    var bottom: Double
    var pieces: [[Double]]
    var box: [Double]
  }

  /// In pixels; Chromium draws lines of whole pixels, so that half a pixel at 100 is one here.
  private static let (size, tolerance) = (200.0, 1.0)

  private static let texts = ["gypsy quay jog", "Hamburg, (fjord)", "a_b/c Qy;"]

  @Test func `Lines have Chromium's positions and gaps, and backgrounds have its heights`()
    throws
  {
    let fonts = [TestFonts.inter, TestFonts.dejaVuSerif, TestFonts.dejaVuSans]
    let cases = fonts.flatMap { font in
      Self.texts.map {
        Case(text: $0, font: font, size: Self.size, line: "underline")
      } + [Case(text: "struck", font: font, size: Self.size, line: "line-through")]
    }
    let directory = try TemporaryDirectory()
    let printed = try Python.run(
      "decorate_with_chromium.py", [directory.path],
      input: Array(try JSONEncoder().encode(cases)))
    let facts = try JSONDecoder().decode([Facts].self, from: Data(printed.utf8))
    #expect(facts.count == cases.count)
    for (test, chromium) in zip(cases, facts) {
      let name = Comment(rawValue: "\(test.text) in \(test.font): \(chromium)")
      let own = try Self.own(test)
      for (a, b) in zip(own.box, chromium.box) { #expect(abs(a - b) < Self.tolerance, name) }
      // For strikethroughs Chromium does not use the font's position and thickness.
      guard test.line == "underline" else { continue }
      #expect(abs((own.bottom - own.top) - (chromium.bottom - chromium.top)) < Self.tolerance, name)
      #expect(abs(own.top - chromium.top) < Self.tolerance, name)
      #expect(own.pieces.count == chromium.pieces.count, name)
      // Chromium skips whole pixels, so that an edge is up to one pixel further out. It uses a line of whole pixels, 8
      // in place of 8.8; its gap is that thick on both sides.
      for (a, b) in zip(own.pieces.joined(), chromium.pieces.joined()) {
        #expect(abs(a - b) < 2.5 * Self.tolerance, name)
      }
    }
  }

  /// Returns symtext's measurements, relative to the baseline and the left of the text.
  private static func own(_ test: Case) throws -> Facts {
    let font = Font(face: try Face(file: test.font), size: test.size)
    var text = AttributedText()
    let isUnder = test.line == "underline"
    text.append(
      test.text,
      AttributedText.Attributes(
        underline: isUnder ? .single : nil, strikethrough: isUnder ? nil : .single,
        background: .accent))
    let label = try Label(text, font: font, library: try TestLibrary.bundled.get())
    let lines = label.lines()
    let baseline = try #require(lines.first).baseline
    let paths = label.items(lines, at: .zero).compactMap { item -> Path? in
      if case .fill(let path, _) = item { path } else { nil }
    }
    #expect(paths.count == 2)
    let boxes = paths.map { path in
      path.flattened(tolerance: 0.1).compactMap { contour in
        contour.points.reduce(nil as Rect?) { $0?.union(Rect($1)) ?? Rect($1) }
      }
    }
    let line = boxes[1].sorted { $0.minX < $1.minX }
    let behind = boxes[0][0]
    return Facts(
      top: line[0].minY - baseline, bottom: line[0].maxY - baseline,
      pieces: line.map { [$0.minX, $0.maxX] },
      box: [behind.minX, behind.minY - baseline, behind.maxX, behind.maxY - baseline])
  }
}
