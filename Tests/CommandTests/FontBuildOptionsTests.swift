import Foundation
import SymtextTestSupport
import Testing

/// The options of `font build`, and errors for wrong ones.
struct FontBuildOptionsTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(Self.drawing("<circle cx=\"12\" cy=\"12\" r=\"10\"/>"), to: "art/heart.svg")
    try directory.write(Self.drawing("<path d=\"M4 12h16M12 4v16\"/>"), to: "art/plus.svg")
    try directory.write(
      Self.drawing("<path d=\"M4 12h16\"/>", extra: "<aliases>rule, dash</aliases>"),
      to: "art/line.svg")
    try directory.write(
      Self.drawing("<path d=\"M4 12h16l-6 -6\"/>", extra: "<right-to-left>line</right-to-left>"),
      to: "art/arrow.svg")
  }

  private static func drawing(_ shapes: String, extra: String = "") -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor"
         stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <title>Sign</title>
      <metadata><category>shapes</category><since>0.1</since>\(extra)</metadata>
      <g class="monochrome-0 hierarchical-0:primary multicolor-0:systemRed">
        \(shapes)
      </g>
    </svg>
    """
  }

  private static let sources = ["art/arrow.svg", "art/heart.svg", "art/line.svg", "art/plus.svg"]

  private func build(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(["font", "build"] + arguments, directory: directory.path)
  }

  /// Returns the names of the symbols of a built font.
  private func names(_ arguments: String...) throws -> [String] {
    let result = try SymtextProcess.run(
      ["font", "build", "art", "--no-names", "--json", "-o", "My.ttf"] + arguments,
      directory: directory.path)
    try #require(result.status == 0, "\(result.errorText)")
    struct List: Decodable {
      struct Symbol: Decodable { var name: String }
      var symbols: [Symbol]
    }
    let bytes = try PackageFiles.bytes(directory.file("My.json"))
    return try JSONDecoder().decode(List.self, from: Data(bytes)).symbols.map(\.name)
  }

  // MARK: Errors

  struct Wrong: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var status: Int32
    var message: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: [String], _ status: Int32, _ message: String) {
      self.arguments = arguments
      self.status = status
      self.message = message
    }
  }

  static let wrong = [
    Wrong(["--threads", "0"], 64, "--threads 0: a number from 1 to 64 is expected"),
    Wrong(["--threads", "65"], 64, "--threads 65: a number from 1 to 64 is expected"),
    Wrong(["--threads", "two"], 64, "--threads two: a number from 1 to 64 is expected"),
    Wrong(["--threads=-1"], 64, "--threads -1: a number from 1 to 64 is expected"),
    Wrong(
      ["--scales", "tiny"], 64,
      "--scales tiny: small, medium and large are expected, not “tiny”"),
    Wrong(
      ["--scales", "small, large"], 64,
      "--scales small, large: small, medium and large are expected, not “ large”"),
    Wrong(
      ["--family", ""], 64, "--family “”: 1 to 27 visible characters are expected"),
    Wrong(
      ["--family", "abcdefghijklmnopqrstuvwxyz12"], 64,
      "--family “abcdefghijklmnopqrstuvwxyz12”: 1 to 27 visible characters are expected"),
    Wrong(
      ["--font-version", "1.2.3"], 64,
      "--font-version 1.2.3: a number with up to three decimals is expected, as in 1.2"
    ),
    Wrong(
      ["--vendor-id", "ABCDE"], 64,
      "--vendor-id ABCDE: one to four printable ASCII characters are expected"),
    Wrong(
      ["--first-codepoint", "41"], 64,
      "--first-codepoint 41: a hexadecimal number from E000 to F8FF, F0000 to FFFFD or 100000 to 10FFFD is expected"
    ),
    Wrong(
      ["--first-codepoint", "F8FD"], 65,
      "no code point is left for line: the private-use area ends at U+F8FF; choose another first code point"
    ),
    Wrong(
      ["--css-prefix", "1x"], 64,
      "--css-prefix “1x”: at most 32 English letters, digits, hyphens and underscores are expected, a letter first and no hyphen last, as in “my-icons”"
    ),
    Wrong(
      ["--variants", "heart.full"], 65,
      """
      there is no drawing heart.full, nor a base drawing for that variant; did you mean heart.fill?
      """),
    Wrong(
      ["--variants", "plus.fill"], 65,
      """
      plus.fill cannot be made: no line of plus is closed; draw plus.fill, or mark the line to fill \
      with class="filled"
      """),
    Wrong(
      ["--only", "hart"], 65,
      "there is no drawing hart, nor a base drawing for that variant; did you mean heart?"),
    Wrong(["--only", ""], 65, "--only names no symbol; the font would be empty"),
    Wrong(["--only", ", ,"], 65, "--only names no symbol; the font would be empty"),
    Wrong(
      ["--from-text", "missing.txt"], 66, "cannot read missing.txt: there is no such file"),
    Wrong(["--colour"], 64, "there is no option --colour"),
  ]

  @Test(arguments: wrong)
  func `An error is one sentence, and nothing is written`(wrong: Wrong) throws {
    let result = try SymtextProcess.run(
      ["font", "build", "art", "-o", "My.ttf"] + wrong.arguments, directory: directory.path)
    #expect(result.status == wrong.status)
    let first = result.errorText.split(separator: "\n").first.map(String.init) ?? ""
    if wrong.message.hasPrefix("there is no option") {
      #expect(first.hasPrefix("symtext: ") && first.contains("--colour"))
    } else if wrong.message.contains("; did you mean heart?") {
      // Other similar names may follow.
      #expect(
        first.hasPrefix("symtext: " + wrong.message.dropLast(7)) && first.contains("heart"),
        "\(first)")
    } else {
      #expect(first == "symtext: \(wrong.message)")
    }
    #expect(result.output.isEmpty)
    #expect(directory.files == Self.sources)
  }

  @Test(arguments: ["woff2", "css", "json"])
  func `Files beside the font need a file as output`(option: String) throws {
    let result = try build("art", "-o", "-", "--\(option)")
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(
      result.errorText == """
        symtext: --\(option) writes a file beside the output; name one with -o
        See `symtext font build --help`.

        """)
  }

  @Test func `A wrong list of variants is reported with its line`() throws {
    try directory.write("# one a line\nheart.fill\nheart fill\n", to: "list")
    let two = try build("art", "--variants", "list", "-o", "My.ttf")
    #expect(two.status == 65)
    #expect(
      two.errorText == """
        symtext: list:3: a line has one name, or “base: suffix suffix …”; put a colon after heart

        """)
    try directory.write("heart:   # nothing\n", to: "list")
    let none = try build("art", "--variants", "list", "-o", "My.ttf")
    #expect(none.status == 65)
    #expect(none.errorText == "symtext: list:1: no suffix follows heart:\n")
    #expect(!directory.files.contains("My.ttf"))
  }

  @Test func `A text that names no symbol is reported`() throws {
    try directory.write("nothing here", to: "page.html")
    let result = try build("art", "--from-text", "page.html", "-o", "My.ttf")
    #expect(result.status == 65)
    #expect(
      result.errorText == "symtext: page.html names no symbol; the font would be empty\n")
  }

  // MARK: Which symbols

  @Test func `All drawings and requested variants are included`() throws {
    #expect(try names() == ["arrow", "heart", "line", "plus"])
    #expect(
      try names("--variants", "heart.fill, plus.circle")
        == ["arrow", "heart", "heart.fill", "line", "plus", "plus.circle"])
    #expect(try names("--variants", "heart") == ["arrow", "heart", "line", "plus"])
  }

  @Test func `A list of variants allows comments, and suffixes after a colon`() throws {
    try directory.write(
      "# variants\n\nheart: fill slash\tcircle.fill # three\n  plus.square\n", to: "list")
    #expect(
      try names("--variants", "list") == [
        "arrow", "heart", "heart.circle.fill", "heart.fill", "heart.slash", "line", "plus",
        "plus.square",
      ])
  }

  @Test func `A list beside the drawings is used`() throws {
    try directory.write("heart: fill\n", to: "art/variants")
    #expect(try names() == ["arrow", "heart", "heart.fill", "line", "plus"])
    #expect(try names("--variants", "heart.slash").contains("heart.fill") == false)
  }

  @Test func `Only the named symbols and their forms are kept`() throws {
    #expect(try names("--only", "heart,plus.circle") == ["heart", "plus.circle"])
    #expect(try names("--only", "arrow") == ["arrow", "line"])
    // An alias selects its symbol.
    #expect(try names("--only", "rule") == ["line"])
    try directory.write("heart\nplus: circle\n", to: "list")
    #expect(try names("--only", "list") == ["heart", "plus.circle"])
  }

  @Test func `Braces, classes and characters in a text select symbols`() throws {
    try directory.write("heart F0001\nline F0007\n", to: "art/codepoints")
    try directory.write("Say {heart} and {plus.circle scale=large}!", to: "braces")
    #expect(try names("--from-text", "braces") == ["heart", "plus.circle"])
    try directory.write("<i class=\"art art-rule big\"></i>", to: "classes")
    #expect(try names("--from-text", "classes") == ["line"])
    try directory.write("a \u{F0001} b", to: "characters")
    #expect(try names("--from-text", "characters") == ["heart"])
    #expect(try names("--from-text", "characters", "--only", "plus") == ["heart", "plus"])
    try directory.write("<i class=\"art-heart-fill\">", to: "variant")
    #expect(
      try names("--from-text", "variant", "--variants", "heart.fill") == ["heart.fill"])
  }

  @Test func `Style rules in a text are not names`() throws {
    try directory.write(".a { color: red }\n.art-heart{content:'x'}", to: "page.css")
    #expect(try names("--from-text", "page.css") == ["heart"])
  }

  @Test func `Scripts in a text are not names either`() throws {
    try directory.write("<script>f(){return 1}</script><i class=art-heart>", to: "page.html")
    let result = try build("art", "--from-text", "page.html", "-o", "My.ttf")
    #expect(result.status == 0)
    #expect(result.errorText.hasPrefix("symtext: page.html: no symbol is named {return}"))
  }

  // MARK: Contents of the font

  private struct Facts: Decodable {
    var tables: [String]
    var glyphNames: [String]
    var features: [String: Feature]
    struct Feature: Decodable { var name: String }
    var family: String
    var postScriptName: String
  }

  private func facts(_ arguments: String...) throws -> Facts {
    let result = try SymtextProcess.run(
      ["font", "build", "art", "-o", "My.ttf"] + arguments, directory: directory.path)
    try #require(result.status == 0, "\(result.errorText)")
    return try JSONDecoder().decode(
      Facts.self, from: Data(try Python.run("font_facts.py", [directory.file("My.ttf")]).utf8))
  }

  @Test func `Scales, colours and names can be omitted`() throws {
    let all = try facts()
    #expect(Set(all.features.keys) == ["dlig", "rtlm", "ss01", "ss02", "ss04", "ss05"])
    let small = try facts("--scales", "small", "--no-names")
    #expect(Set(small.features.keys) == ["rtlm", "ss01", "ss04", "ss05"])
    #expect(small.glyphNames.contains("heart.small") && !small.glyphNames.contains("heart.large"))
    let plain = try facts("--scales", "medium", "--no-color", "--no-names")
    #expect(Set(plain.features.keys) == ["rtlm"])
    #expect(plain.glyphNames == [".notdef", "space", "arrow", "heart", "line", "plus"])
    #expect(!plain.tables.contains("COLR") && !plain.tables.contains("CPAL"))
    #expect(try facts("--scales", "", "--no-color").glyphNames.count == 6 + 191)
  }

  @Test func `A font without any feature is valid`() throws {
    let result = try build(
      "art/heart.svg", "--scales", "medium", "--no-color", "--no-names", "-o", "My.ttf")
    #expect(result.status == 0)
    let check = try Subprocess.run(
      Python.executable, ["-m", "ots", directory.file("My.ttf"), directory.file("out.ttf")])
    #expect(check.outputText == "File sanitized successfully!\n")
    #expect(check.errorText == "")
  }

  @Test func `A family name with punctuation gives a PostScript name without it`() throws {
    let facts = try facts("--no-names", "--family", "My (Icons) 50%/A")
    #expect(facts.family == "My (Icons) 50%/A")
    #expect(!facts.postScriptName.contains { "[](){}<>/%".contains($0) })
  }

  // MARK: Files

  @Test func `Web files are written beside the font`() throws {
    let result = try build("art", "--woff2", "--css", "--json", "-o", "web/My.Icons.ttf")
    #expect(result.status == 73)
    try FileManager.default.createDirectory(
      atPath: directory.file("web"), withIntermediateDirectories: true)
    #expect(
      try build("art", "--woff2", "--css", "--json", "-o", "web/My.Icons.ttf").status == 0)
    #expect(
      directory.files == Self.sources
        + ["css", "html", "json", "ttf", "woff2"].map { "web/My.Icons.\($0)" })
    let css = try PackageFiles.text(directory.file("web/My.Icons.css"))
    #expect(css.contains("url(\"My.Icons.woff2\") format(\"woff2\"),\n    url(\"My.Icons.ttf\")"))
    #expect(css.contains(".art-heart::before"))
    let page = try PackageFiles.text(directory.file("web/My.Icons.html"))
    // The gallery of this font in one file.
    #expect(page.contains("My.Icons.ttf") && page.contains("plus") && page.contains("heart"))
    #expect(
      try PackageFiles.bytes(directory.file("web/My.Icons.woff2")).prefix(4)
        == Array("wOF2".utf8)[...])
  }

  @Test func `Without a web form the style sheet names the font itself`() throws {
    #expect(try build("art", "--css", "-o", "My").status == 0)
    #expect(directory.files == ["My", "My.css", "My.html"] + Self.sources)
    #expect(
      try PackageFiles.text(directory.file("My.css"))
        .contains("src: url(\"My\") format(\"truetype\");"))
  }

  @Test func `The list has the known facts of every symbol`() throws {
    #expect(try build("art", "--json", "--no-names", "-o", "My.ttf").status == 0)
    let list = try #require(
      try JSONSerialization.jsonObject(
        with: Data(try PackageFiles.bytes(directory.file("My.json")))) as? [String: Any])
    #expect(list["family"] as? String == "Art" && list["classPrefix"] as? String == "art")
    let symbols = try #require(list["symbols"] as? [[String: Any]])
    let line = try #require(symbols.first { $0["name"] as? String == "line" })
    #expect(line["altText"] as? String == "Sign")
    #expect(line["codePoint"] as? String == "10B403")
    #expect(line["aliases"] as? [String: String] == ["dash": "10B401", "rule": "10B405"])
    let layers = try #require(line["layers"] as? [[String: Any]])
    #expect(layers.count == 1 && layers[0]["color"] as? String == "systemRed")
    #expect(layers[0]["clears"] as? Bool == false)
  }

  @Test func `The number of threads does not change the font`() throws {
    var fonts: [[UInt8]] = []
    for threads in ["1", "2", "5"] {
      let result = try build(
        "art", "--variants", "heart.slash,plus.circle.fill", "--threads", threads, "-o", "-")
      fonts.append(result.output)
    }
    #expect(fonts[0].count > 10_000)
    let isSame = fonts[0] == fonts[1] && fonts[1] == fonts[2]
    #expect(isSame)
  }

  @Test func `Progress is shown only in a terminal`() throws {
    try directory.write("", to: "art/codepoints")
    let result = try build("art", "--no-names", "-o", "My.ttf")
    #expect(result.errorText == "")
    #expect(result.output.isEmpty)
  }
}
