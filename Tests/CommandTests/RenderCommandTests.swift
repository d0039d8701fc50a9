import SymtextTestSupport
import Testing

struct RenderCommandTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func render(_ arguments: String..., input: String = "") throws -> ProcessResult {
    try SymtextProcess.run(["render"] + arguments, input: input)
  }

  private func png(_ name: String) throws -> [UInt8] {
    try PackageFiles.bytes(directory.file(name))
  }

  // MARK: Output

  @Test func `Text with a symbol becomes a picture`() throws {
    let result = try render("Add {plus.circle} to cart", "-o", directory.file("a.png"))
    #expect(result.status == 0 && result.errorText == "" && result.output.isEmpty)
    #expect(Array(try png("a.png").prefix(8)) == pngSignature)
    #expect(directory.files == ["a.png"])
  }

  @Test func `A picture has more pixels at a greater ratio`() throws {
    _ = try render("Ag", "-o", directory.file("1.png"))
    _ = try render("Ag", "--pixel-ratio", "3", "-o", directory.file("3.png"))
    let (one, three) = (size(ofPNG: try png("1.png")), size(ofPNG: try png("3.png")))
    #expect((3 * one.width - 3...3 * one.width).contains(three.width))
    // Both have baseline and bottom on whole pixels.
    #expect((3 * one.height - 3...3 * one.height + 3).contains(three.height))
  }

  @Test func `A dash as output streams the picture`() throws {
    _ = try render("{heart}", "-o", directory.file("a.png"))
    let result = try render("{heart}", "-o", "-")
    #expect(result.status == 0)
    #expect(result.output == (try png("a.png")))
  }

  @Test func `A dash as text reads standard input without its final line end`() throws {
    _ = try render("Add {heart}", "-o", directory.file("a.png"))
    let result = try render("-", "-o", "-", input: "Add {heart}\n")
    #expect(result.output == (try png("a.png")))
  }

  @Test func `The same command gives the same bytes`() throws {
    let runs = try (0..<2).map { _ in try render("{gear} Settings", "-o", "-").output }
    #expect(runs[0] == runs[1])
  }

  @Test func `Text is set at a width`() throws {
    _ = try render(
      "one two three four five", "--width", "60", "-o", directory.file("a.png"))
    let size = size(ofPNG: try png("a.png"))
    #expect((60...62).contains(size.width))
    #expect(size.height > 50)
  }

  @Test(arguments: ["", "\n", "   "])
  func `Text without ink still gives a picture`(text: String) throws {
    let result = try render(text, "-o", directory.file("a.png"))
    #expect(result.status == 0)
    let size = size(ofPNG: try png("a.png"))
    #expect(size.width >= 1 && size.height >= 1)
  }

  @Test func `A background fills the picture`() throws {
    let result = try render("", "--padding", "1", "--background", "#ff0000", "-o", "-")
    let text = try Python.run("decode_png.py", [], input: result.output)
    #expect(text == "2 2\nff0000ffff0000ff\nff0000ffff0000ff\n")
  }

  @Test func `An existing file is replaced`() throws {
    try directory.write("old", to: "a.png")
    #expect(try render("new", "-o", directory.file("a.png")).status == 0)
    #expect(Array(try png("a.png").prefix(8)) == pngSignature)
    #expect(directory.files == ["a.png"])
  }

  @Test func `A megabyte of text is set in lines`() throws {
    let text = String(repeating: "Lorem ipsum dolor sit amet, consetetur. ", count: 26_214)
    let result = try render(
      "-", "--size", "4", "--width", "600", "-o", directory.file("a.png"), input: text)
    #expect(result.status == 0 && result.errorText == "")
    #expect(size(ofPNG: try png("a.png")).height > 10_000)
  }

  @Test func `A hundred kilobytes of symbols are set in lines`() throws {
    let text = String(repeating: "{heart} ", count: 12_800)
    let result = try render(
      "-", "--size", "4", "--width", "600", "-o", directory.file("a.png"), input: text)
    #expect(result.status == 0 && result.errorText == "")
  }

  @Test func `Missing characters are named and the picture is written`() throws {
    let result = try render(
      "漢字", "--font", TestFonts.inter, "--no-fallback", "-o", directory.file("a.png"))
    #expect(result.status == 0)
    #expect(
      result.errorText
        == "symtext: the font \(TestFonts.inter) has no glyph for “漢” (U+6F22), “字” (U+5B57)\n")
    #expect(directory.files == ["a.png"])
  }

  @Test func `Another library's symbols are set`() throws {
    let result = try render(
      "{heart}", "--library", TestFonts.symbols, "-o", directory.file("a.png"))
    #expect(result.status == 0)
  }

  @Test func `Icons of any font can be used beside the library's symbols`() throws {
    let icons = try TestIconFont.icons.file
    let result = try render(
      "{shopping_cart} {cart} {u+f0f3 scale=large}", "--library", icons, "--library",
      TestFonts.symbols, "-o", directory.file("a.png"))
    #expect(result.status == 0)
    #expect(result.errorText == "")
  }

  // MARK: Errors

  @Test func `An unknown symbol is an error with a suggestion, and no file is written`() throws {
    let result = try render("{hart}", "-o", directory.file("a.png"))
    #expect(result.status == 65)
    #expect(result.errorText.hasPrefix("symtext: no symbol named `hart`; did you mean "))
    #expect(result.errorText.contains("`heart`"))
    #expect(result.output.isEmpty)
    #expect(directory.files.isEmpty)
  }

  @Test(arguments: [
    ("{heart", "symtext: the brace at character 1 is not closed; write {{ for a brace itself\n"),
    ("a {}", "symtext: the braces at character 3 name no symbol\n"),
  ])
  func `Wrong markup is reported with its place`(text: String, message: String) throws {
    let result = try render(text, "-o", directory.file("a.png"))
    #expect(result.status == 65)
    #expect(result.errorText == message)
    #expect(directory.files.isEmpty)
  }

  @Test(arguments: [
    ["--unknown"], ["--size", "0"], ["--size", "-3"], ["--size", "nan"], ["--size", "big"],
    ["--width", "0"], ["--align", "left"], ["--scale", "huge"], ["--weight", "5000"],
    ["--symbol-weight", "1000"], ["--color", "reddish"], ["--background", "#12"],
    ["--pixel-ratio", "0"], ["--pixel-ratio", "1000"], ["--padding", "-1"],
  ])
  func `A wrong command line has status 64`(arguments: [String]) throws {
    let result = try SymtextProcess.run(
      ["render", "a {heart}", "-o", directory.file("a.png")] + arguments)
    #expect(result.status == 64)
    #expect(!result.errorText.isEmpty)
    #expect(directory.files.isEmpty)
  }

  @Test func `A picture's file extension sets its format, or an option does`() throws {
    for name in ["a.jpg", "a", "svg", "a.png.txt"] {
      let result = try render("a", "-o", directory.file(name))
      #expect(result.status == 64)
      #expect(
        result.errorText.contains(
          "/\(name): a file name with .png, .svg or .pdf is expected, or --format\n"
        ))
    }
    #expect(directory.files.isEmpty)
    #expect(try render("a", "--format", "svg", "-o", directory.file("a")).status == 0)
    #expect(try PackageFiles.text(directory.file("a")).hasPrefix("<svg "))
  }

  @Test(arguments: [["--format", "gif"], ["--format", "png"], ["--format", ""]])
  func `An unknown or contradictory format has status 64`(
    arguments: [String]
  ) throws {
    let result = try SymtextProcess.run(
      ["render", "a", "-o", directory.file("a.svg")] + arguments)
    #expect(result.status == 64)
    #expect(directory.files.isEmpty)
  }

  // MARK: SVG

  @Test func `Text with a symbol becomes an SVG, in a file and as a stream`() throws {
    let result = try render("Add {plus.circle} to cart", "-o", directory.file("a.SVG"))
    #expect(result.status == 0 && result.errorText == "" && result.output.isEmpty)
    let text = try PackageFiles.text(directory.file("a.SVG"))
    #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\""))
    #expect(text.contains(">Add Plus in a circle to cart</title>"))
    let stream = try render("Add {plus.circle} to cart", "--format", "svg")
    #expect(stream.outputText == text)
    #expect(
      try render("Add {plus.circle} to cart", "--format", "png").output
        == (try render("Add {plus.circle} to cart").output))
  }

  @Test func `A picture's alternative text can be replaced`() throws {
    func svg(_ arguments: String...) throws -> String {
      try SymtextProcess.run(["render", "{trash}", "--format", "svg"] + arguments).outputText
    }
    #expect(try svg().contains(">Trash can</title>"))
    #expect(try svg("--alt", "Delete <all>").contains(">Delete &lt;all&gt;</title>"))
    let decoration = try svg("--alt", "")
    #expect(decoration.contains("aria-hidden=\"true\"") && !decoration.contains("title"))
  }

  @Test func `SVG text stays text on request`() throws {
    let text = try render("Add {plus.circle}", "--format", "svg", "--text-as", "text").outputText
    #expect(text.contains("<text ") && text.contains(">Add </tspan>"))
    for format in ["png", "pdf"] {
      let result = try render("a", "--format", format, "--text-as", "text")
      #expect(result.status == 64)
      #expect(
        result.errorText.contains("--text-as text: only an .svg has text as text, not a .\(format)")
      )
    }
  }

  @Test func `A button becomes an SVG`() throws {
    let result = try SymtextProcess.run([
      "button", "--label", "Add", "--symbol", "cart", "-o", directory.file("a.svg"),
    ])
    #expect(result.status == 0)
    #expect(try PackageFiles.text(directory.file("a.svg")).contains("Add</title>"))
  }

  @Test func `Without an output option the picture goes to standard output`() throws {
    #expect(try render("a").output == (try render("a", "-o", "-").output))
  }

  @Test func `A missing font file has status 66`() throws {
    let result = try render("a", "--font", "/no/such.ttf", "-o", directory.file("a.png"))
    #expect(result.status == 66)
    #expect(result.errorText.contains("/no/such.ttf"))
    #expect(directory.files.isEmpty)
  }

  @Test func `A missing library has status 66`() throws {
    let result = try render("a", "--library", "/no/such.ttf", "-o", directory.file("a.png"))
    #expect(result.status == 66)
  }

  @Test func `A library that is not a font has status 65`() throws {
    let file = try directory.write("no font", to: "a.ttf")
    let result = try render("a", "--library", file, "-o", directory.file("a.png"))
    #expect(result.status == 65)
    #expect(
      result.errorText.hasPrefix("symtext: \(file) is not a readable font; a library is"))
  }

  @Test func `An unknown name is compared with all libraries`() throws {
    let icons = try TestIconFont.icons.file
    for (name, near) in [("shoping_cart", "shopping_cart"), ("hart", "heart")] {
      let result = try render("{\(name)}", "--library", icons, "-o", directory.file("a.png"))
      #expect(result.status == 65)
      #expect(result.errorText.contains("`\(near)`"))
    }
  }

  @Test func `A font file that is not a font has status 65`() throws {
    let font = try directory.write("no font", to: "a.ttf")
    #expect(try render("a", "--font", font, "-o", directory.file("a.png")).status == 65)
  }

  @Test func `A family that is not installed has status 69`() throws {
    let result = try render("a", "--font", "No Such Family", "-o", directory.file("a.png"))
    #expect(result.status == 69)
    #expect(result.errorText.contains("“No Such Family”"))
    #expect(directory.files.isEmpty)
  }

  @Test(arguments: ["no/such/directory/a.png", "/proc/a.png"])
  func `An output that cannot be written has status 73`(path: String) throws {
    let result = try SymtextProcess.run(["render", "a", "-o", path], directory: directory.path)
    #expect(result.status == 73)
    #expect(result.errorText.contains(path))
    #expect(directory.files.isEmpty)
  }

  @Test func `Input that is not UTF-8 has status 65`() throws {
    let result = try Subprocess.run(
      SymtextProcess.executable, ["render", "-", "-o", directory.file("a.png")],
      input: [0x61, 0xFF, 0xFE])
    #expect(result.status == 65)
    #expect(result.errorText.hasPrefix("symtext: standard input is not UTF-8 at byte 2; "))
  }

  @Test func `A picture that is too large has status 65`() throws {
    let result = try render(
      "MMMMMMMM", "--size", "10000", "--pixel-ratio", "100", "-o", directory.file("a.png"))
    #expect(result.status == 65)
    #expect(directory.files.isEmpty)
  }
}
