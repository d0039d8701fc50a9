import SymtextTestSupport
import Testing

/// `font build` of a folder whose `symbols.json` has the options.
struct FontProjectTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor"
        stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M4 4h16v16H4z"/></svg>
      """, to: "icons/box-open.svg")
  }

  private func build(_ font: String, _ arguments: String...) throws -> ProcessResult {
    try directory.write("{ \"$font\": \(font) }", to: "icons/symbols.json")
    return try SymtextProcess.run(
      ["font", "build", "icons"] + arguments, directory: directory.path)
  }

  @Test func `A folder needs no options, and keeps its code points`() throws {
    let result = try build(
      ##"{ "family": "Acme", "prefix": "acme.", "output": "Acme.ttf", "variants": ["acme.box.open.fill"], "no-names": true, "woff2": false, "first-codepoint": "E100", "font-version": 1.5, "colors": { "brand": "#0A58CA" } }"##
    )
    #expect(result.status == 0, "\(result.errorText)")
    #expect(
      directory.files.contains("icons/Acme.ttf") && !directory.files.contains("icons/Acme.woff2"))
    let list = try SymtextProcess.run(
      ["symbols", "list", "--library", "icons/Acme.ttf", "--no-bundled"], directory: directory.path
    ).outputText
    #expect(list.contains("acme.box.open") && list.contains("acme.box.open.fill"))
    let points = try PackageFiles.text(directory.file("icons/codepoints"))
    #expect(points.contains("acme.box.open e100") || points.contains("E100"), "\(points)")
    let inspected = try SymtextProcess.run(["font", "inspect", directory.file("icons/Acme.ttf")])
    #expect(inspected.outputText.contains("Acme") && inspected.outputText.contains("1.5"))
  }

  @Test func `Options of the command line count before those of the folder`() throws {
    let font = #"{ "prefix": "acme.", "output": "Acme.ttf", "scales": "small" }"#
    #expect(try build(font, "--prefix", "own.", "-o", "Own.ttf").status == 0)
    #expect(directory.files.contains("Own.ttf") && !directory.files.contains("icons/Acme.ttf"))
    let list = try SymtextProcess.run(
      ["symbols", "list", "--library", "Own.ttf", "--no-bundled"], directory: directory.path
    ).outputText
    #expect(list.contains("own.box.open"))
  }

  @Test(arguments: [
    (
      #"{ "output": "A.ttf", "famly": "A" }"#, 65,
      "icons/symbols.json: “famly” of “$font” is no option of font build"
    ),
    (
      #"{ "output": "A.ttf", "family": { } }"#, 65,
      "icons/symbols.json: “family” of “$font” must be a text, a number or a list of texts"
    ),
    (
      #"{ "output": "A.ttf", "family": true }"#, 65,
      "icons/symbols.json: “family” of “$font” must be a text, a number or a list of texts"
    ),
    (
      #"{ "output": "A.ttf", "woff2": "yes" }"#, 65,
      "icons/symbols.json: “woff2” of “$font” must be true or false"
    ),
    (
      #"{ "output": "../A.ttf" }"#, 65,
      "icons/symbols.json: “output” of “$font” must be a file in the folder: ../A.ttf must be"
    ),
    (
      #"{ "output": "A.ttf", "report": "/tmp/report.json" }"#, 65,
      "“report” of “$font” must be a file in the folder: /tmp/report.json is an absolute path"
    ),
    (
      #"{ "output": "A.ttf", "scales": "huge" }"#, 64,
      "small, medium and large are expected, not “huge”"
    ),
    (
      #"{ "output": "A.ttf", "colors": { "brand": "blu" } }"#, 65,
      "for “brand” of “colors” of the font a colour such as"
    ),
    ("{ }", 64, "-o, --output <file> is missing"),
  ])
  func `A wrong option is refused`(font: String, status: Int32, message: String) throws {
    let result = try build(font)
    #expect(result.status == status)
    #expect(result.errorText.contains(message), "\(result.errorText)")
    #expect(!directory.files.contains("icons/A.ttf"))
  }

  @Test func `Paths are from the folder`() throws {
    try directory.write("box.open.fill\n", to: "icons/list.txt")
    try directory.write("Free for all\n", to: "icons/TERMS")
    let font = #"{ "output": "A.ttf", "variants": "list.txt", "license": "TERMS" }"#
    let result = try build(font)
    #expect(result.status == 0, "\(result.errorText)")
    let list = try SymtextProcess.run(
      ["symbols", "list", "--library", "icons/A.ttf", "--no-bundled"], directory: directory.path
    ).outputText
    #expect(list.contains("box.open.fill"))
    // The licence is UTF-16 in the table of names.
    let terms = "Free for all".utf8.flatMap { [0, $0] as [UInt8] }
    #expect(try PackageFiles.bytes(directory.file("icons/A.ttf")).contains(terms))
  }

  @Test func `A folder without an output keeps no code points`() throws {
    #expect(try build(#"{ "family": "Acme" }"#, "-o", "Own.ttf").status == 0)
    #expect(!directory.files.contains("icons/codepoints"))
  }
}
