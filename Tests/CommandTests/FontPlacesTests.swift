import Foundation
import SymtextTestSupport
import Testing

struct FontPlacesTests {
  private struct Report: Decodable {
    var wrong: [String]
    var kept: [String]
  }

  @Test func `The font that a run keeps for the next is the one that fontconfig finds`() throws {
    let fonts = ["Inter-roman.var.ttf", "Inter.var.ttf"].map {
      "/usr/share/fonts/truetype/inter-vf/\($0)"
    }
    let output = try Python.run("font_places.py", [SymtextProcess.executable] + fonts)
    let report = try JSONDecoder().decode(Report.self, from: Data(output.utf8))
    #expect(report.wrong.isEmpty)
    // Otherwise nothing was tried.
    #expect(report.kept.contains("nothing") && report.kept.count > 10)
  }
}
