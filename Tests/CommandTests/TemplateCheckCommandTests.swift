import Foundation
import SymtextTestSupport
import Testing

struct TemplateCheckCommandTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func check(_ text: String, _ arguments: String...) throws -> ProcessResult {
    try directory.write(text, to: "my.svg")
    return try SymtextProcess.run(
      ["template", "check", "my.svg"] + arguments, directory: directory.path)
  }

  @Test func `A good template has status 0`() throws {
    let result = try check(TemplateSample().text)
    #expect(result.status == 0)
    #expect(
      result.outputText
        == "template 3.0, 3 variants; the masters interpolate; no error; no warning\n")
  }

  @Test func `Errors have status 65 and name line, variant and path`() throws {
    let text = TemplateSample().text.replacing(
      "id=\"Black-S\"", with: "id=\"Black-S\" stroke=\"red\"")
    let result = try check(text)
    #expect(result.status == 65)
    #expect(result.outputText.hasPrefix("my.svg:"))
    #expect(result.outputText.contains("error: Black-S, path 1: it is stroked"))
    #expect(result.errorText == "symtext: my.svg has 1 error\n")
  }

  private struct Report: Decodable {
    struct Problem: Decodable {
      var severity: String
      var rule: String
      var variant: String?
      var path: Int?
      var command: Int?
      var line: Int?
      var message: String
    }
    struct Deviation: Decodable {
      var variant: String
      var distance: Double?
      var shift: Double?
    }
    var version: String?
    var isValid: Bool
    var isVariable: Bool
    var problems: [Problem]
    var derived: [Deviation]?
  }

  @Test func `JSON has versions, problems and deviations`() throws {
    var sample = TemplateSample()
    sample.version = "6.0"
    sample.variants.append("Bold-S")
    sample.parts["Bold-S"] = (0, 0.5, 0.5)
    let result = try check(sample.text, "--json", "--derive", "--for", "5")
    #expect(result.status == 65)
    let report = try JSONDecoder().decode(Report.self, from: Data(result.outputText.utf8))
    #expect(report.version == "6.0")
    #expect(!report.isValid)
    #expect(report.isVariable)
    #expect(report.problems.map(\.rule) == ["version"])
    #expect(report.derived?.map(\.variant) == ["Bold-S"])
    #expect((report.derived?.first?.distance ?? 1) < 0.001)
  }

  @Test func `A file that is not a template is an error`() throws {
    #expect(
      try check("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"/>").status == 65)
    #expect(try check("hello").status == 65)
    #expect(try check(TemplateSample().text, "--for", "nine").status == 64)
    let missing = try SymtextProcess.run(["template", "check", "none.svg"])
    #expect(missing.status == 66)
  }
}
