import Foundation
import SymtextTestSupport
import Testing

struct FontBuildCommandTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor"
         stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <title>Line</title>
      <metadata><category>shapes</category><since>0.1</since></metadata>
      <g class="monochrome-0 hierarchical-0:primary">
        <path d="M4 12h16"/>
      </g>
    </svg>
    """

  private func build(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(["font", "build"] + arguments, directory: directory.path)
  }

  @Test func `A special file as output is written to and not replaced`() throws {
    try directory.write(Self.drawing, to: "line.svg")
    let result = try Subprocess.run(
      "/bin/sh",
      [
        "-c",
        "mkfifo pipe && { cat pipe > copy & } && \"$0\" font build line.svg -o pipe && wait && test -p pipe",
        SymtextProcess.executable,
      ], directory: directory.path)
    #expect(result.status == 0, "\(result.errorText)")
    #expect(try PackageFiles.bytes(directory.file("copy")).prefix(4) == [0, 1, 0, 0])
  }

  @Test func `A symbolic link is followed, not replaced`() throws {
    try directory.write(Self.drawing, to: "line.svg")
    try directory.write("old", to: "real.ttf")
    try FileManager.default.createSymbolicLink(
      atPath: directory.file("link.ttf"), withDestinationPath: "real.ttf")
    #expect(try build("line.svg", "-o", "link.ttf").status == 0)
    #expect(try PackageFiles.bytes(directory.file("real.ttf")).prefix(4) == [0, 1, 0, 0])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: directory.file("link.ttf"))
        == "real.ttf")
  }

  @Test func `A directory of drawings becomes a font that sets them`() throws {
    try directory.write(Self.drawing, to: "art/line.svg")
    try directory.write(Self.drawing, to: "art/more/rule.svg")
    try directory.write("no drawing", to: "art/notes.txt")
    let result = try build("art", "-o", "My.ttf", "--family", "My Symbols")
    #expect(result.status == 0)
    #expect(
      result.errorText == """
        code points may change when drawings are added; --codepoints FILE keeps them

        """)
    #expect(directory.files.contains("My.ttf"))
    let list = try SymtextProcess.run([
      "symbols", "list", "shapes", "line", "--library", directory.file("My.ttf"),
    ])
    // The bundled library also has lines and shapes.
    let own = list.outputText.split(separator: "\n").map { $0.split(separator: " ") }
      .filter { $0.contains("My.ttf") }
    #expect(
      own == [
        ["line", "U+FB900", "My.ttf", "shapes", "Line"],
        ["rule", "U+FB901", "My.ttf", "shapes", "Line"],
      ])
    let picture = try SymtextProcess.run([
      "render", "{rule}", "--library", directory.file("My.ttf"), "-o", "-",
    ])
    #expect(Array(picture.output.prefix(8)) == pngSignature)
  }

  @Test func `Code points are written on request and kept`() throws {
    try directory.write(Self.drawing, to: "line.svg")
    try directory.write("rule F0005\n", to: "points")
    #expect(try build("line.svg", "--codepoints", "points", "-o", "My.ttf").status == 0)
    #expect(try PackageFiles.text(directory.file("points")) == "line F0006\nrule F0005\n")
  }

  @Test func `The code points beside the drawings are used and added to`() throws {
    try directory.write(Self.drawing, to: "art/line.svg")
    try directory.write("", to: "art/codepoints")
    let result = try build("art/", "--no-names", "-o", "My.ttf", "--verbose", "--report", "r.json")
    #expect(
      result.errorText
        == "1 symbol, 8 glyphs: 3 composed of others, 0 with other outlines at some weights, 0 with overlapping contours\n"
    )
    #expect(try PackageFiles.text(directory.file("r.json")).contains("1 symbol, 8 glyphs: "))
    #expect(try PackageFiles.text(directory.file("art/codepoints")) == "line 10B400\n")
    // Without --verbose only notes that ask for action are printed: here none.
    #expect(try build("art/", "--no-names", "-o", "My.ttf").errorText == "")
  }

  @Test func `A dash as output streams the font`() throws {
    try directory.write(Self.drawing, to: "line.svg")
    let result = try build("line.svg", "-o", "-")
    #expect(Array(result.output.prefix(4)) == [0, 1, 0, 0])
    #expect(directory.files == ["line.svg"])
  }

  @Test func `A bad drawing is reported with file, line and column, and the others are built`()
    throws
  {
    try directory.write(Self.drawing, to: "art/line.svg")
    try directory.write("", to: "art/codepoints")
    let path = "<path d=\"M4 12h16\"/>"
    let bad = Self.drawing.split(separator: path).joined(separator: "<path d=\"M4 12x16\"/>")
    try directory.write(bad, to: "art/wrong.svg")
    let strict = try build("art", "--strict", "-o", "My.ttf")
    #expect(strict.status == 65)
    #expect(
      strict.errorText == """
        symtext: art/wrong.svg:6:5: path data, character 6: unknown path command x

        """)
    #expect(directory.files == ["art/codepoints", "art/line.svg", "art/wrong.svg"])
    #expect(try PackageFiles.text(directory.file("art/codepoints")) == "")
    let result = try build("art", "-o", "My.ttf")
    #expect(result.status == 0)
    #expect(
      result.errorText.hasSuffix(
        """
        symtext: art/wrong.svg:6:5: path data, character 6: unknown path command x
        symtext: 1 of 2 files could not be imported; the font has the others

        """))
    #expect(directory.files.contains("My.ttf"))
  }

  @Test func `A wrong codepoints file has status 65`() throws {
    try directory.write(Self.drawing, to: "line.svg")
    try directory.write("line 41\n", to: "points")
    let result = try build("line.svg", "--codepoints", "points", "-o", "My.ttf")
    #expect(result.status == 65)
    #expect(result.errorText.hasPrefix("symtext: points:1:1: "))
    #expect(directory.files == ["line.svg", "points"])
  }

  @Test func `A missing drawing has status 66`() throws {
    let result = try build("line.svg", "-o", "My.ttf")
    #expect(result.status == 66)
    #expect(result.errorText.contains("line.svg"))
  }

  @Test func `A directory without drawings has status 66`() throws {
    #expect(try build(".", "-o", "My.ttf").status == 66)
  }

  @Test func `A source that is not a drawing has status 64`() throws {
    try directory.write("a", to: "notes.txt")
    #expect(try build("notes.txt", "-o", "My.ttf").status == 64)
  }

  @Test func `A font that cannot be written has status 73 and freezes no code point`() throws {
    try directory.write(Self.drawing, to: "line.svg")
    try directory.write("", to: "points")
    let result = try build("line.svg", "--codepoints", "points", "-o", "no/such/My.ttf")
    #expect(result.status == 73)
    #expect(try PackageFiles.text(directory.file("points")) == "")
  }
}
