import Foundation
import SymtextTestSupport
import Testing

/// `symtext badge`, and the kinds of `symtext button`.
struct BadgeCommandTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func run(_ arguments: String...) throws -> (status: Int32, errorText: String) {
    let result = try SymtextProcess.run(arguments, directory: directory.path)
    return (result.status, result.errorText)
  }

  @Test func `A badge has its label, its message and its symbol`() throws {
    let result = try run(
      "badge", "--label", "build", "--message", "passing", "--symbol", "hammer", "-o", "a.svg")
    #expect(result.status == 0 && result.errorText.isEmpty, "\(result.errorText)")
    let svg = try PackageFiles.text(directory.file("a.svg"))
    #expect(svg.contains("build: passing") && svg.contains("#4c1") && svg.contains("#555"))
  }

  @Test(arguments: [
    ["badge"], ["badge", "--message", "x", "--form", "round"],
    ["badge", "--message", "x", "--color", "reddish"], ["button", "--kind", "chip"],
    ["button", "--kind", "chips", "--label", "x"],
  ])
  func `Nothing to draw, or an unknown choice, has status 64`(arguments: [String]) throws {
    let result = try SymtextProcess.run(
      arguments + ["-o", "a.png"], directory: directory.path)
    #expect(result.status == 64 && directory.files.isEmpty)
  }

  @Test func `A badge without a label is a dot`() throws {
    #expect(try run("button", "--kind", "badge", "-o", "a.svg").status == 0)
    let svg = try PackageFiles.text(directory.file("a.svg"))
    #expect(svg.contains("width=\"8\" height=\"8\""))
  }

  @Test func `A style has no effect on a chip, which is said`() throws {
    let result = try run(
      "button", "--kind", "chip", "--label", "x", "--style", "gray", "-o", "a.png")
    #expect(result.status == 0 && result.errorText.contains("a chip has one style"))
  }
}
