import Foundation
import SymtextTestSupport
import Testing

/// `render --guides`.
struct GuideOptionsTests {
  /// The pixels of a picture, by row.
  private struct Picture {
    var width: Int
    var height: Int
    var rows: [[UInt32]]

    init(_ png: [UInt8]) throws {
      let text = try Python.run("decode_png.py", [], input: png)
      let lines = text.split(separator: "\n")
      let size = lines[0].split(separator: " ").compactMap { Int($0) }
      (width, height) = (size[0], size[1])
      rows = lines.dropFirst().map { line in
        let digits = Array(line.utf8)
        return stride(from: 0, to: digits.count, by: 8).map { start in
          UInt32(String(decoding: digits[start..<start + 8], as: UTF8.self), radix: 16) ?? 0
        }
      }
    }
  }

  private func picture(_ arguments: String...) throws -> Picture {
    let result = try SymtextProcess.run(["render", "--font", TestFonts.inter] + arguments)
    try #require(result.status == 0, "\(result.errorText)")
    return try Picture(result.output)
  }

  private struct Report: Decodable {
    struct Line: Decodable { var baseline: Double }
    var lines: [Line]
  }

  @Test(arguments: [("17", 1.0), ("17", 2), ("17", 1.5), ("60", 1), ("23.3", 3)])
  func `The baseline is drawn on the row that metrics reports`(size: String, ratio: Double) throws {
    let arguments = ["Hin\nHin", "--size", size, "--font", TestFonts.inter]
    let metrics = try SymtextProcess.run(
      ["metrics", "--json", "--pixel-ratio", "\(ratio)"] + arguments)
    let report = try JSONDecoder().decode(Report.self, from: Data(metrics.output))
    let text = try picture(
      "Hin\nHin", "--size", size, "--pixel-ratio", "\(ratio)", "--background", "white",
      "--guides=baseline")
    // No letter of the text descends, so the baseline's row contains only the guide.
    let red = text.rows.indices.filter { row in
      let pixels = text.rows[row][4..<text.width - 4]
      return pixels.allSatisfy { $0 == pixels.first && $0 != 0xFFFF_FFFF }
    }
    // The picture is two pixels larger on each side.
    #expect(red == report.lines.map { Int(($0.baseline * ratio).rounded()) + 2 })
  }

  @Test func `Between the guides the picture is unchanged`() throws {
    let plain = try picture("H", "--size", "60", "--background", "white")
    let guided = try picture("H", "--size", "60", "--background", "white", "--guides=baseline,cap")
    #expect(guided.width == plain.width + 4 && guided.height == plain.height + 4)
    let different = plain.rows.indices.filter { row in
      plain.rows[row] != Array(guided.rows[row + 2][2..<2 + plain.width])
    }
    #expect(different.count == 2)
  }

  @Test func `All guides come with a legend below`() throws {
    let all = try picture("{circle} a", "--size", "40", "--background", "white", "--guides")
    let chosen = try picture(
      "{circle} a", "--size", "40", "--background", "white", "--guides=baseline,ink")
    #expect(all.height > chosen.height + 10)
    #expect(try picture("a", "--guides=legend,cap").height > 30)
  }

  @Test(arguments: [["--leading", "bell.badge"], ["--rows"]])
  func `Guides are also drawn over symbols beside the text`(arguments: [String]) throws {
    let plain = try SymtextProcess.run(["render", "{heart} a\nb"] + arguments)
    let guided = try SymtextProcess.run(
      ["render", "{heart} a\nb", "--guides=baseline,rect"] + arguments)
    #expect(guided.status == 0, "\(guided.errorText)")
    #expect(guided.output != plain.output)
  }

  @Test func `An unknown guide is an error`() throws {
    let result = try SymtextProcess.run(["render", "a", "--guides=basline", "-o", "a.png"])
    #expect(result.status == 64)
    #expect(result.errorText.contains("there is no guide basline; the guides are box, extents"))
    #expect(result.errorText.contains("did you mean baseline?"))
  }

  @Test func `The text may follow the switch`() throws {
    let result = try SymtextProcess.run(["render", "--guides", "a"])
    #expect(result.status == 0)
    #expect(result.output == (try SymtextProcess.run(["render", "a", "--guides"]).output))
  }
}
