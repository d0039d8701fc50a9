import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// Untrusted input on the command line: files, placeholders, plain symbols.
struct StrangersTextTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Returns a text's alternative text, or the error for it.
  private func spoken(_ words: [String]) throws -> String {
    let result = try SymtextProcess.run(["metrics", "--json"] + words, directory: directory.path)
    guard result.status == 0 else { return "\(result.status) \(result.errorText)" }
    let key = try #require(result.outputText.firstMatch(of: /"spokenText": "([^"]*)"/))
    return String(key.output.1) + result.errorText
  }

  @Test func `A text on standard input that is too long has the sentence of texts`() throws {
    let text = String(repeating: "a", count: 5 << 20)
    for format in ["png", "svg", "pdf"] {
      let result = try SymtextProcess.run(
        ["render", "-", "--format", format], input: text, directory: directory.path)
      #expect(result.status == 65)
      #expect(
        result.errorText
          == "symtext: the text on standard input has more than 1048576 characters, the most that are set: divide it\n"
      )
    }
  }

  @Test func `Arguments are never markup`() throws {
    #expect(
      try spoken(["*Hi {$who}* {heart}", "--arg", "who={bell} **x** [y]{color=red} ="])
        == "Hi {bell} **x** [y]{color=red} = Heart")
    #expect(
      try spoken(["a", "--arg", "b=c"])
        == "asymtext: --arg b has no effect: {$b} is not in the text\n")
  }

  @Test func `Plain symbols are the only markup that is read`() throws {
    #expect(
      try spoken([
        "--plain-symbols", "{heart} **b** {image=/etc/passwd} [x]{font=/x.ttf} {bell color=red} {{",
      ]) == "Heart **b** {image=/etc/passwd} [x]{font=/x.ttf} {bell color=red} {")
  }

  @Test(arguments: [
    (
      ["{$a}"],
      "65 symtext: the placeholder {$a} at character 1 has no text; give it one with --arg a=TEXT\n"
    ),
    (
      ["x", "--arg", "a"],
      "64 symtext: --arg a: a placeholder's name and its text are expected, such as name=Ann for {$name}\n"
    ),
    (
      ["x", "--arg", "a b=c"],
      "64 symtext: --arg a b=c: a placeholder's name and its text are expected, such as name=Ann for {$name}\n"
    ),
    (
      ["x", "--arg", "a=b", "--arg", "a=c"],
      "64 symtext: --arg a=c: {$a} has a text already; leave out one\n"
    ),
    (
      ["x", "--plain", "--arg", "a=b"],
      "64 symtext: --plain reads no placeholders; leave out --arg\n"
    ),
    (
      ["x", "--plain-symbols", "--arg", "a=b"],
      "64 symtext: --plain-symbols reads no placeholders; leave out --arg\n"
    ),
    (
      ["x", "--plain-symbols", "--plain"],
      "64 symtext: --plain reads no symbols; leave out --plain-symbols\n"
    ),
    (
      ["x", "--allow-files", "."],
      "64 symtext: --allow-files .: the text may open any file; add --no-files to limit it to the folder\n"
    ),
    (
      ["x", "--plain", "--no-files", "--allow-files", "."],
      "64 symtext: --allow-files .: a text without marks names no files; leave it out\n"
    ),
    (
      ["x", "--no-files", "--allow-files", "none"],
      "66 symtext: --allow-files none: there is no such folder\n"
    ),
  ])
  func `Invalid input gives one sentence`(words: [String], sentence: String) throws {
    let found = try spoken(words)
    #expect(found.hasPrefix(sentence))
    #expect(found.hasPrefix("64") == found.hasSuffix("See `symtext metrics --help`.\n"))
  }

  @Test func `A text opens no files, except those of options and of allowed folders`()
    throws
  {
    let (image, folder) = (try TestImages.file("described.png"), try TestImages.directory)
    #expect(
      try spoken(["--no-files", "{image=\(image)}"])
        == "65 symtext: \(image) is not opened: no files are allowed here; allow its folder with --allow-files FOLDER\n"
    )
    #expect(try spoken(["--no-files", "[x]{font=\(TestFonts.inter)}"]).hasPrefix("65 "))
    #expect(try spoken(["--no-files", "x", "--font", TestFonts.inter]) == "x")
    #expect(try spoken(["--no-files", "--allow-files", folder, "{image=\(image) alt=x}"]) == "x")
    #expect(try spoken(["{image=\(image) alt=x}"]) == "x")
    let leading = try SymtextProcess.run(
      ["render", "x", "--leading", "image=\(image)", "--no-files", "-o", "a.png"],
      directory: directory.path)
    #expect(leading.status == 0)
  }

  @Test func `Rows begin with symbols, but not with symbols from arguments`() throws {
    let rows = "{bell} one\n{$a} two\n{bell color=red} three"
    for (options, title) in [
      (["--arg", "a={heart}"], "Bell one {heart} two Bell three"),
      (["--plain-symbols"], "Bell one {$a} two {bell color=red} three"),
      (["--plain"], "{bell} one {$a} two {bell color=red} three"),
    ] {
      let result = try SymtextProcess.run(
        ["render", rows, "--rows", "--format", "svg"] + options, directory: directory.path)
      let found = result.outputText.matches(of: /<(?:title|desc)[^>]*>([^<]*)/)
        .flatMap { $0.output.1.split(whereSeparator: \.isWhitespace) }
      #expect(found.joined(separator: " ") == title)
    }
  }
}
