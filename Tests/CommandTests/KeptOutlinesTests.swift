import Foundation
import SymtextTestSupport
import Testing

struct KeptOutlinesTests {
  private struct Report: Decodable {
    var wrong: [String]
    var tried: [String]
  }

  @Test func `With kept outlines, every font is the one that is outlined anew`() throws {
    let output = try Python.run("glyph_cache.py", [SymtextProcess.executable])
    let report = try JSONDecoder().decode(Report.self, from: Data(output.utf8))
    #expect(report.wrong.isEmpty)
    #expect(report.tried.count > 25)
  }
}
