import Foundation
import SymtextTestSupport
import Testing

/// Fonts built from bundled symbols.
struct FontBuildBundledTests {
  private struct List: Decodable {
    struct Symbol: Decodable, Equatable {
      var name: String
      var codePoint: String?
      var altText: String
      var category: String
      var keywords: [String]
      var aliases: [String: String?]
    }
    var symbols: [Symbol]
  }

  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func build(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(
      ["font", "build"] + arguments + ["--json", "-o", "My.ttf"], directory: directory.path)
  }

  private func symbols() throws -> [List.Symbol] {
    try JSONDecoder().decode(
      List.self, from: Data(PackageFiles.bytes(directory.file("My.json")))
    ).symbols
  }

  private func draw(
    _ text: String, _ direction: String, _ file: String, _ options: String...
  ) throws {
    let result = try SymtextProcess.run(
      ["render", text, "--size", "40", "--direction", direction] + options + ["-o", file],
      directory: directory.path)
    #expect(result.status == 0, "\(result.errorText)")
  }

  @Test func `They have the outlines, words and characters of the library`() throws {
    let result = try build("--bundled", "cart,list.bullet,bell.slash", "--family", "My")
    #expect(result.status == 0, "\(result.errorText)")
    #expect(!result.errorText.contains("code points may change"))
    let made = try symbols()
    #expect(made.map(\.name) == ["bell", "bell.slash", "cart", "list.bullet"])
    let cart = try #require(made.first { $0.name == "cart" })
    #expect(cart.altText == "Shopping cart" && !cart.keywords.isEmpty)
    let known = try PackageFiles.text(PackageFiles.path("fonts/codepoints"))
    for symbol in made {
      #expect(known.contains("\(symbol.name) \(try #require(symbol.codePoint))\n"))
    }
    // The library stores rounded lines: occasional differences of a sixtieth of a pixel's black.
    for (name, weight) in [("cart", "400"), ("bell.slash", "900"), ("list.bullet", "100")] {
      for direction in ["ltr", "rtl"] {
        try draw("{\(name) weight=\(weight)}", direction, "mine.png", "--library", "My.ttf")
        try draw("{\(name) weight=\(weight)}", direction, "theirs.png")
        let difference = try Python.run(
          "picture_difference.py", [directory.file("mine.png"), directory.file("theirs.png")])
        #expect(try #require(Int(difference.trimmingCharacters(in: .newlines))) <= 6, "\(name)")
      }
    }
  }

  @Test func `A new name does not get another symbol's character`() throws {
    let result = try build("--bundled", "heart,person.badge.plus,bell.slash.circle")
    #expect(result.status == 0 && result.errorText.contains("code points may change"))
    let known = try PackageFiles.text(PackageFiles.path("fonts/codepoints"))
      .split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let last = try #require(known.compactMap { UInt32($0[1], radix: 16) }.max())
    for symbol in try symbols() where !known.contains(where: { $0[0] == symbol.name }) {
      let codePoint = try #require(symbol.codePoint.flatMap { UInt32($0, radix: 16) })
      #expect(codePoint > last, "\(symbol.name)")
    }
  }

  @Test func `A user's drawings override bundled ones`() throws {
    try directory.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor"
        stroke-width="2" stroke-linecap="round"><title>Mine</title><path d="M4 4l16 16"/></svg>
      """, to: "art/cart.svg")
    #expect(try build("art", "--bundled", "cart,bell").status == 0)
    let made = try symbols()
    #expect(made.map(\.name) == ["bell", "cart"])
    #expect(made.map(\.altText) == ["Bell", "Mine"])
  }

  @Test func `An unknown name is an error with a suggestion`() throws {
    let result = try build("--bundled", "carte")
    #expect(result.status == 65)
    #expect(
      result.errorText.contains(
        "there is no symbol carte in the bundled library; did you mean cart?"))
    #expect(directory.files.isEmpty)
  }

  @Test func `Without drawings and without names nothing is built`() throws {
    let result = try build()
    #expect(result.status == 64)
    #expect(result.errorText.contains("bundled symbols with --bundled"))
  }
}
