import Foundation
import SymtextTestSupport
import Testing

/// `--snap`: letters and symbols on rows of pixels.
struct SnapOptionTests {
  private func render(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(["render", "Hxe {plus.circle}", "--size", "13", "-o", "-"] + arguments)
  }

  @Test func `Below two pixels per point letters and symbols are snapped by default`() throws {
    let (none, vertical) = (try render("--snap", "none"), try render("--snap", "vertical"))
    #expect(none.output != vertical.output)
    #expect(try render().output == vertical.output)
    #expect(try render("--snap", "automatic").output == vertical.output)
    let large = try render("--pixel-ratio", "2")
    #expect(large.output == (try render("--pixel-ratio", "2", "--snap", "none")).output)
    #expect(large.output != (try render("--pixel-ratio", "2", "--snap", "vertical")).output)
  }

  @Test func `Vector formats cannot be snapped`() throws {
    let result = try render("--format", "svg", "--snap", "vertical")
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(
      result.errorText.contains(
        "--snap: a .svg has no pixels to align letters and symbols with"))
    #expect(
      try render("--snap", "yes").errorText
        .contains("--snap yes: automatic, none or vertical is expected"))
    func film(_ more: String...) throws -> ProcessResult {
      try SymtextProcess.run(["animate", "Ag {bell}", "--effect", "bounce"] + more)
    }
    #expect(try film("--format", "svg", "--snap", "none").status == 64)
    // Films are snapped as stills are.
    let usual = try film().output
    #expect(usual == (try film("--snap", "vertical").output))
    #expect(usual != (try film("--snap", "none").output))
    let large = try film("--pixel-ratio", "2").output
    #expect(large == (try film("--pixel-ratio", "2", "--snap", "none").output))
  }

  private struct Numbers: Decodable {
    var grey: Double
    var edges: Double
    var unevenness: Double
  }

  private struct Comparison: Decodable {
    var none: Numbers
    var vertical: Numbers
    var pango: Numbers
  }

  @Test(arguments: [11, 13, 15, 17])
  func `Snapped letters are as sharp and even as Pango's`(size: Int) throws {
    let printed = try Python.run("row_sharpness.py", [SymtextProcess.executable, "\(size)"])
    let found = try JSONDecoder().decode(Comparison.self, from: Data(printed.utf8))
    #expect(found.vertical.grey < found.none.grey - 0.01)
    #expect(found.vertical.grey < found.pango.grey + 0.035)
    #expect(found.vertical.edges > found.pango.edges * 0.96)
    #expect(found.vertical.unevenness < found.pango.unevenness + 0.02)
  }
}
