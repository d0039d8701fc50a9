@testable import SymtextCommandLine
import SymtextService
import SymtextProgram
import SymtextTestSupport
import Testing

/// Pages of a small program; GeneratedDocsTests checks those of symtext.
struct ManualPageTests {
  private let pages: [String: String]

  init() {
    let program = Command(
      name: "draw", abstract: "Draws.",
      discussion: ".dots at the start.\n\n  draw 'a\\b' --x\n\nAfter.",
      operand: .init(name: "text", help: "What.", isRequired: false, isRepeated: true),
      options: [
        .init(name: "output", letter: "o", value: "file", help: "Where – to.", isRequired: true),
        .init(
          name: "sheet", value: "number", help: "A sheet.", defaultValue: "12",
          isValueOptional: true),
      ],
      subcommands: [Command(name: "all", abstract: "Draws all.")])
    let files = ManualPage.files(
      of: program.tree, version: ProgramVersion(name: "draw", number: "1.2"),
      date: "2026-11-24")
    pages = Dictionary(
      uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  @Test func `The page of each command lists its arguments`() {
    #expect(pages.keys.sorted() == ["draw-all.1", "draw.1"])
    let page = pages["draw.1"] ?? ""
    #expect(page.contains(".TH DRAW 1 2026\u{2D}11\u{2D}24 \"draw 1.2\" \"User Commands\"\n"))
    #expect(page.contains("draw \\- Draws\n"))
    #expect(page.contains("\\fB\\-o\\fR, \\fB\\-\\-output\\fR \\fIfile\\fR\nWhere \\[u2013] to.\n"))
    #expect(page.contains("\\fB\\-\\-sheet\\fR[=\\fInumber\\fR]\nA sheet. (default: 12)\n"))
    #expect(page.contains("\\fBdraw\\-all\\fR(1)\nDraws all.\n"))
    #expect(pages["draw-all.1"]?.contains(".SH \"SEE ALSO\"\n\\fBdraw\\fR(1)\n") == true)
  }

  @Test func `No text is mistaken for a roff request or an escape`() {
    let page = pages["draw.1"] ?? ""
    #expect(page.contains("\n\\&.dots at the start.\n"))
    #expect(page.contains("\ndraw \\(aqa\\eb\\(aq \\-\\-x\n"))
  }
}
