import Foundation
import SymtextTestSupport
import Testing

/// The option `--picture` of checks.
struct FindingPictureTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func draw(_ shapes: String) throws {
    try directory.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor"
        stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
        <title>Gate</title><metadata><category>objects</category></metadata>
        <g class="hierarchical-0:primary">\(shapes)</g>
      </svg>
      """, to: "gate.svg")
  }

  private func run(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(arguments, directory: directory.path)
  }

  private static let wrong = #"<rect x="3" y="3" width="18" height="18" rx="3.5"/>"#
  private static let mark = "#d70015"

  @Test func `A lint draws each problem with its number and its sentence`() throws {
    try draw(Self.wrong + #"<path d="M8 7v10M11 7v10M16 7v10"/>"#)
    let lint = try run("font", "lint", "gate.svg", "--picture", "a.svg")
    #expect(lint.status == 65)
    let count = lint.outputText.split(separator: "\n").filter { $0.hasPrefix("gate, ") }.count
    #expect(count > 1)
    let picture = try PackageFiles.text(directory.file("a.svg"))
    // A disc for each number on the drawing and before its sentence, and the marks.
    #expect(picture.components(separatedBy: Self.mark).count - 1 >= 2 * count + 2)
    #expect(picture.contains(">gate</title>"))
  }

  @Test func `A font check and a template check draw their problems`() throws {
    try draw(#"<path d="M4 9h16M4 10.5h16"/>"#)
    #expect(try run("font", "build", "gate.svg", "-o", "a.ttf").status == 0)
    #expect(try run("font", "check", "a.ttf", "--picture", "check.png").status == 65)
    #expect(try PackageFiles.bytes(directory.file("check.png")).starts(with: [0x89, 0x50]))
    #expect(try run("template", "export", "heart", "-o", "t.svg").status == 0)
    let template = try PackageFiles.text(directory.file("t.svg"))
    try directory.write(
      template.replacingOccurrences(of: "id=\"Black-S\"", with: "id=\"Blak-S\""), to: "t.svg")
    #expect(try run("template", "check", "t.svg", "--picture", "t.png").status == 65)
    #expect(try PackageFiles.bytes(directory.file("t.png")).starts(with: [0x89, 0x50]))
  }

  @Test func `Nothing is drawn without problems, and no other format`() throws {
    try draw(#"<rect x="3" y="3" width="18" height="18" rx="4"/>"#)
    let clean = try run("font", "lint", "gate.svg", "--picture", "a.png")
    #expect(clean.status == 0 && clean.errorText.contains("a.png is not written"))
    #expect(!directory.files.contains("a.png"))
    try draw(Self.wrong)
    let other = try run("font", "lint", "gate.svg", "--picture", "a.gif")
    #expect(other.status == 64 && other.errorText.contains("must end in .png or .svg"))
  }

  @Test func `A sheet has at most sixty drawings`() throws {
    try draw(Self.wrong)
    let text = try PackageFiles.text(directory.file("gate.svg"))
    for number in 1...70 { try directory.write(text, to: "many/g\(number).svg") }
    #expect(try run("font", "lint", "many", "--picture", "few.svg").status == 65)
    let picture = try PackageFiles.text(directory.file("few.svg"))
    // Each drawing has a field of its own.
    #expect(picture.components(separatedBy: "#f4f4f6").count - 1 == 60)
  }
}
