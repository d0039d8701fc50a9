import SymtextTestSupport
import Testing

/// Gradients and variable draw under `--effects-of`.
struct StyleVersionTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func drawn(_ arguments: String...) throws -> (svg: String, told: String) {
    let file = directory.file("picture.svg")
    let result = try SymtextProcess.run(arguments + ["-o", file])
    try #require(result.status == 0, "\(result.errorText)")
    return (try PackageFiles.text(file), result.errorText)
  }

  @Test(arguments: ["5", "6"])
  func `Before version 7, colours are flat, with a warning`(version: String) throws {
    let flat = try drawn("render", "{heart}")
    let gradient = try drawn("render", "{heart gradient=yes}")
    #expect(gradient.svg.contains("<linearGradient") && gradient.told.isEmpty)
    for arguments in [["{heart gradient=yes}"], ["{heart}", "--gradient"]] {
      let result = try SymtextProcess.run(
        ["render"] + arguments + ["--effects-of", version, "-o", directory.file("a.svg")])
      #expect(try PackageFiles.text(directory.file("a.svg")) == flat.svg)
      #expect(
        result.errorText.contains(
          "gradients came with SF Symbols 7: the colours of `heart` are flat"))
    }
    let later = try drawn("render", "{heart gradient=yes}", "--effects-of", "7")
    #expect(later.svg == gradient.svg && later.told.isEmpty)
  }

  @Test func `Before version 7, variable color replaces variable draw, with a warning`() throws {
    let source = "{wifi value=.5 variable=draw}"
    let color = try drawn("render", "{wifi value=.5}")
    let draw = try drawn("render", source)
    #expect(draw.svg != color.svg)
    let early = try drawn("render", source, "--effects-of", "6")
    #expect(early.svg == color.svg)
    #expect(early.told.contains("variable draw came with SF Symbols 7: variable color"))
    #expect(try drawn("render", source, "--effects-of", "7").svg == draw.svg)
  }

  @Test func `Films pass through the same gate as effects`() throws {
    let early = try drawn(
      "animate", "{heart gradient=yes effect=wiggle} {wifi value=.5 variable=draw effect=pulse}",
      "--effects-of", "5")
    #expect(!early.svg.contains("linearGradient"))
    for text in ["gradients came", "variable draw came", "wiggle came"] {
      #expect(early.told.contains(text), "\(early.told)")
    }
  }
}
