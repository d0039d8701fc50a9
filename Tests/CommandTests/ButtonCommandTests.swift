import TestSupport
import Testing

struct ButtonCommandTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func button(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(["button", "-o", directory.file("a.png")] + arguments)
  }

  @Test(arguments: ["plain", "tinted", "filled"], ["small", "regular", "large"])
  func `A button of every style and size is drawn`(style: String, size: String) throws {
    let result = try button("--label", "Go", "--symbol", "cart", "--style", style, "--size", size)
    #expect(result.status == 0 && result.errorText == "")
    #expect(directory.files == ["a.png"])
  }

  @Test(arguments: [
    [], ["--label", ""], ["--label", "a", "--style", "round"], ["--label", "a", "--size", "huge"],
    ["--label", "a", "--tint", "reddish"],
  ])
  func `A button that makes no sense has status 64`(arguments: [String]) throws {
    let result = try SymtextProcess.run(["button", "-o", directory.file("a.png")] + arguments)
    #expect(result.status == 64)
    #expect(directory.files.isEmpty)
  }

  @Test func `A symbol that does not exist has status 65`() throws {
    let result = try button("--symbol", "hart")
    #expect(result.status == 65)
    #expect(result.errorText.contains("`heart`"))
    #expect(directory.files.isEmpty)
  }
}
