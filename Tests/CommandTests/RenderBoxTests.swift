import SymtextTestSupport
import Testing

/// `render --box` beside the files of `symtext export`.
struct RenderBoxTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func run(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(arguments, directory: directory.path)
  }

  private func pixels(_ file: String) throws -> [Int] {
    let size = size(ofPNG: try PackageFiles.bytes(directory.file(file)))
    return [size.width, size.height]
  }

  @Test(arguments: ["heart", "bell.badge", "arrow.left.and.right", "person.3"])
  func `A symbol in a box of 24 points is the picture of the export`(name: String) throws {
    #expect(
      try run("render", "{\(name) weight=regular}", "--box", "24", "-o", "own.png").status == 0)
    let export = try run("export", "png", "--only", name, "-o", "out")
    #expect(export.status == 0, "\(export.errorText)")
    #expect(try pixels("own.png") == [24, 24])
    let other = try #require(
      PackageFiles.files(under: directory.file("out")).first { $0.hasSuffix(".png") })
    let result = try run("compare", "own.png", "out/\(other)", "--threshold", "0", "--edges")
    #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
  }

  @Test func `The square follows the size, and the box of text is as wide as the symbol`() throws {
    #expect(
      try run("render", "{list.bullet}", "--box", "icon", "--size", "100", "-o", "a.png").status
        == 0)
    let square = try pixels("a.png")
    #expect(square[0] == square[1] && (105...118).contains(square[0]), "\(square)")
    #expect(
      try run("render", "{list.bullet}", "--box", "text", "--size", "100", "-o", "b.png").status
        == 0)
    let wide = try pixels("b.png")
    #expect(wide[1] == square[1] && wide[0] > square[0], "\(wide)")
  }

  @Test func `A symbol that sticks out is scaled, and a warning says how much`() throws {
    let result = try run(
      "render", "{person.badge.plus}", "--box", "24", "-o", "a.svg")
    #expect(result.status == 0)
    #expect(result.errorText.contains("`person.badge.plus` is scaled to 82 % to fit its box"))
    let plain = try run("render", "{heart}", "--box", "24", "-o", "b.svg")
    #expect(!plain.errorText.contains("is scaled"))
  }

  @Test(arguments: [
    (["{heart} Text", "--box", "24"], "--box draws one symbol, such as {heart}"),
    (["{heart}", "--box", "0"], "icon, text, or points from 1 to 2048"),
    (["{heart}", "--box", "24", "--size", "20"], "both give the size"),
    (["{heart}", "--box", "icon", "--width", "20"], "leave out --width"),
  ])
  func `A text, another value and other options are refused`(words: [String], reason: String) throws
  {
    let result = try SymtextProcess.run(
      ["render"] + words + ["-o", "a.png"], directory: directory.path)
    #expect(result.status == 64)
    #expect(result.errorText.contains(reason), "\(result.errorText)")
  }

  @Test func `A line of a batch has a box, too`() throws {
    try directory.write(
      "{\"command\":\"render\",\"text\":\"{heart}\",\"box\":\"24\",\"output\":\"a.png\"}\n",
      to: "lines.jsonl")
    let result = try run("batch", "lines.jsonl", "-o", "out")
    #expect(result.status == 0, "\(result.errorText)")
    #expect(try pixels("out/a.png") == [24, 24])
  }
}
