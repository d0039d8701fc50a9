import Foundation
import SymtextTestSupport
import Testing

/// The option `--image` of buttons and bars, and PDFs as drawings.
struct ControlImageTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    // A house of two overlapping shapes, in a colour of its own.
    try directory.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="25" height="25" viewBox="0 0 25 25">
        <title>Shop</title>
        <path d="M2 12 12.5 3 23 12z" fill="#123456"/>
        <path d="M5 10v12h15V10z" fill="#123456"/>
      </svg>
      """, to: "logo@2x.svg")
  }

  private func run(_ words: String...) throws -> ProcessResult {
    try SymtextProcess.run(words, directory: directory.path)
  }

  private func text(_ file: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: directory.file(file))), as: UTF8.self)
  }

  @Test func `A button shows a vector image in its own colour, as shapes`() throws {
    let result = try run(
      "button", "--label", "Shop", "--image", "logo@2x.svg", "--style", "plain", "--tint",
      "#FF0000", "-o", "b.svg")
    #expect(result.status == 0 && result.errorText == "")
    let svg = try text("b.svg")
    #expect(!svg.contains("<image") && !svg.contains("#123456") && svg.contains("<path"))
    let alone = try run("button", "--image", "logo@2x.svg", "-o", "alone.svg")
    #expect(alone.status == 0 && alone.errorText == "")
    #expect(try text("alone.svg").contains(">Shop</title>"))
  }

  @Test func `An item of a bar shows an image by its name, sized by its shape`() throws {
    let result = try run(
      "bar", "tab", "--item", "Shop=logo", "--item", "Home=house", "--image", "logo@2x.svg",
      "--json", "-o", "b.svg")
    #expect(result.status == 0 && result.errorText == "")
    #expect(result.outputText.contains("\"logo\""))
    #expect(try !text("b.svg").contains("<image"))
    let named = try run(
      "bar", "toolbar", "--item", "mark", "--image", "mark=logo@2x.svg", "-o", "t.svg")
    #expect(named.status == 0 && named.errorText == "")
  }

  @Test func `A page of a PDF stays shapes in a PDF`() throws {
    #expect(try run("render", "{image=logo@2x.svg}", "-o", "logo.pdf").status == 0)
    let result = try run("button", "--label", "Go", "--image", "logo.pdf", "-o", "b.pdf")
    #expect(result.status == 0 && result.errorText == "")
    #expect(try !text("b.pdf").contains("/Subtype/Image"))
    #expect(
      try run("bar", "list", "--item", "A=logo", "--image", "logo.pdf", "-o", "b.png").status == 0)
  }

  @Test(arguments: [
    ("button --image none.svg -o x.svg", 66, "none.svg"),
    ("button --label A --image =logo@2x.svg -o x.svg", 64, "a file, or a name and a file"),
    ("button --image logo@2x.svg --image logo@2x.svg -o x.svg", 64, "another image already"),
    ("bar tab --item A=logo -o x.svg", 65, "logo"),
  ])
  func `What cannot be shown is told`(words: String, status: Int32, message: String) throws {
    let result = try SymtextProcess.run(
      words.split(separator: " ").map(String.init), directory: directory.path)
    #expect(result.status == status && result.errorText.contains(message), "\(result.errorText)")
  }

  @Test func `An image that nothing names is told`() throws {
    let bar = try run(
      "bar", "tab", "--item", "A=house", "--image", "logo@2x.svg", "-o", "x.svg")
    #expect(bar.status == 0 && bar.errorText.contains("no item names it"))
  }

  // MARK: Drawings

  @Test func `A font is built from PDFs and SVGs of one folder`() throws {
    try FileManager.default.createDirectory(
      atPath: directory.file("mine"), withIntermediateDirectories: true)
    #expect(try run("render", "{image=logo@2x.svg}", "-o", "mine/shop.pdf").status == 0)
    try directory.write(text("logo@2x.svg"), to: "mine/house.svg")
    try directory.write("%PDF-1.4\nnothing", to: "mine/broken.pdf")
    let build = try run("font", "build", "mine", "-o", "Mine.ttf")
    #expect(build.status == 0)
    #expect(build.errorText.contains("broken.pdf is a PDF that pdftocairo cannot draw"))
    let list = try run("symbols", "list", "--library", "Mine.ttf", "--no-bundled")
    #expect(list.outputText.contains("shop") && list.outputText.contains("house"))
    let strict = try run("font", "build", "mine", "--strict", "-o", "No.ttf")
    #expect(strict.status == 65 && !directory.files.contains("No.ttf"))
  }
}
