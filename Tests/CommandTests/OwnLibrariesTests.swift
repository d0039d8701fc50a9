import Foundation
import SymtextTestSupport
import Testing

/// User-made fonts: their names and files, and their use beside others.
struct OwnLibrariesTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private static func icon(_ path: String, title: String = "") -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor"
         stroke-width="2" stroke-linecap="round" stroke-linejoin="round">\(title)<path d="\(path)"/></svg>
    """
  }

  private func run(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(["font", "build"] + arguments, directory: directory.path)
  }

  // MARK: File names

  @Test func `Published names are kept, invalid ones are reported, and the other files are built`()
    throws
  {
    let names = [
      "markAsRead3", "premeal.DIY", "AI-Chat", "VPNON4", "donut-4-1", "Größe", "星", "😀", "a&b",
    ]
    for name in names {
      try directory.write(Self.icon("M4 4h16M12 4v16"), to: "art/\(name).svg")
    }
    let result = try run("art", "-o", "My.ttf", "--report", "r.json", "--verbose")
    #expect(result.status == 0)
    let lines = result.errorText.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.hasPrefix("symtext: ") } == [
        "symtext: art/a&b.svg: its symbol is named a.b, as “&” is not valid in a name",
        "symtext: art/😀.svg: nothing in “😀” is valid in a symbol name; use letters, digits, underscores and hyphens, in words joined by dots, at most 50 characters",
        "symtext: 1 of 9 files could not be imported; the font has the others",
      ])
    #expect(lines.contains("names with other than English letters have no ligature: Größe, 星"))
    #expect(
      lines.contains {
        $0.hasPrefix("8 symbols have no title and are described by the file name, ")
      })
    for name in [
      "markAsRead3", "premeal.DIY", "AI-Chat", "VPNON4", "donut.4.1", "Größe", "星", "a.b",
    ] {
      let drawn = try SymtextProcess.run(
        ["render", "{\(name)}", "--library", "My.ttf", "-o", "a.svg"], directory: directory.path)
      #expect(drawn.status == 0, "\(name): \(drawn.errorText)")
    }
    let kept = try run("art", "--names", "keep", "-o", "Kept.ttf")
    #expect(kept.status == 0)
    let drawn = try SymtextProcess.run(
      ["render", "{donut-4-1}", "--library", "Kept.ttf", "-o", "a.svg"], directory: directory.path)
    #expect(drawn.status == 0)
    let check = try Subprocess.run(
      Python.executable, ["-m", "ots", directory.file("My.ttf"), directory.file("out.ttf")])
    #expect(check.outputText == "File sanitized successfully!\n" && check.errorText == "")
  }

  @Test func `A given title is kept, and a prefix does not become part of a guessed one`() throws {
    try directory.write(
      Self.icon("M4 4h16", title: "<title>Down you go</title>"), to: "art/arrow-down.svg")
    try directory.write(Self.icon("M4 4h16"), to: "art/a-arrow-up.svg")
    try directory.write(Self.icon("M4 4h16"), to: "art/told.svg")
    try directory.write("{ \"told\": { \"alt\": \"Told\" } }", to: "art/symbols.json")
    let result = try run(
      "art", "--prefix", "lucide.", "--json", "-o", "My.ttf", "--report", "r.json")
    let list = try PackageFiles.text(directory.file("My.json"))
    for text in ["Down you go", "A arrow up", "Told"] {
      #expect(list.contains("\"altText\": \"\(text)\""), "\(list)")
    }
    #expect(
      result.errorText.contains(
        "lucide.a.arrow.up has no title and is described by the file name, as in “A arrow up” for lucide.a.arrow.up; "
      ))
    #expect(
      try PackageFiles.text(directory.file("r.json")).contains("\"guessedAltText\": \"A arrow up\"")
    )
  }

  // MARK: Names in the font

  private struct Facts: Decodable {
    var names: [String: String]
    var revision: Double
    var vendor: String
    var codePoints: [Int]
    var unicodeRanges: [Int]
    /// Read with fontTools.
    var rangesOfCharacters: [Int]
    var maxContext: Int
    /// Read with fontTools.
    var longestContext: Int
  }

  private func facts(_ font: String) throws -> Facts {
    try JSONDecoder().decode(
      Facts.self, from: Data(try Python.run("own_font_facts.py", [directory.file(font)]).utf8))
  }

  @Test func `The font contains its name, author and version`() throws {
    try directory.write(Self.icon("M4 4h16"), to: "my-set/icons/a.svg")
    try directory.write(Self.icon("M4 8h16"), to: "my-set/icons/b.svg")
    #expect(
      try run(
        "my-set/icons", "--font-version", "2.05", "--designer", "Ann Ö", "--designer-url",
        "https://ann.example", "--license", "CC0", "--license-url", "https://cc.example",
        "--copyright", "2026 Ann", "--vendor-id", "ANN", "--first-codepoint", "U+E900", "-o",
        "My.ttf"
      ).status == 0)
    let facts = try facts("My.ttf")
    let expected = [
      "0": "2026 Ann", "1": "My Set", "2": "Regular", "3": "2.050;ANN ;MySet-Regular",
      "4": "My Set Regular", "5": "Version 2.050", "6": "MySet-Regular", "9": "Ann Ö",
      "12": "https://ann.example", "13": "CC0", "14": "https://cc.example", "25": "MySet",
    ]
    for (id, text) in expected { #expect(facts.names[id] == text, "\(id)") }
    #expect(abs(facts.revision - 2.05) < 1e-4 && facts.vendor == "ANN ")
    #expect(facts.codePoints.filter { $0 > 0xFF } == [0xE900, 0xE901])
    #expect(facts.unicodeRanges.contains(60) && !facts.unicodeRanges.contains(90))
    // A file without a folder gives its name.
    #expect(try run("my-set/icons/a.svg", "-o", "one-icon.ttf").status == 0)
    #expect(try self.facts("one-icon.ttf").names["1"] == "One Icon")
    #expect(try run("my-set/icons", "--family", "Größe", "-o", "My.ttf").status == 0)
    #expect(try self.facts("My.ttf").names["6"] == "GrouDFe-Regular")
  }

  @Test(arguments: [[], ["--no-names"], ["--first-codepoint", "U+E900"], ["--bundled", "heart"]])
  func `Character ranges and the longest context match fontTools`(
    options: [String]
  ) throws {
    try directory.write(Self.icon("M4 4h16"), to: "icons/long.name.of.a.symbol.svg")
    let built = try SymtextProcess.run(
      ["font", "build", "icons"] + options + ["-o", "My.ttf"], directory: directory.path)
    #expect(built.status == 0)
    let facts = try facts("My.ttf")
    #expect(facts.maxContext == facts.longestContext)
    #expect(facts.unicodeRanges == facts.rangesOfCharacters)
  }

  @Test func `Two libraries do not collide on one page`() throws {
    for (folder, y) in [("first", 6), ("second", 14)] {
      try directory.write(Self.icon("M4 \(y)h16M12 4v16"), to: "\(folder)/icons/heart.svg")
      try directory.write(Self.icon("M4 4h9v\(y)"), to: "\(folder)/icons/star.svg")
      #expect(
        try run(
          "\(folder)/icons", "--variants", "heart.badge.plus", "--css", "--woff2", "-o",
          "\(folder).ttf"
        ).status == 0)
    }
    struct Facts: Decodable {
      var changed: [[String]]
      var empty: [String]
      var libraryDiffers: [Bool]
    }
    let facts = try JSONDecoder().decode(
      Facts.self,
      from: Data(
        try Python.run(
          "two_libraries.py",
          [directory.path, "first", "second", "heart", "star", "heart-badge-plus"]
        ).utf8))
    #expect(facts.changed == [[], []] && facts.empty == [])
    #expect(facts.libraryDiffers.count == 12 && facts.libraryDiffers.allSatisfy { $0 })
  }

  @Test func `Programs for COLR version 0 draw the same as browsers`() throws {
    let names = [
      "heart.fill", "bell.badge", "heart.slash.circle", "cloud.sun.rain", "folder.badge.plus",
    ]
    #expect(
      try run(
        PackageFiles.path("fonts/symbols"), "--only", names.joined(separator: ","), "--no-names",
        "-o", "My.ttf"
      ).status == 0)
    struct Facts: Decodable {
      var layers: Int
      var difference: Double
      var isColored: Bool
    }
    let facts = try JSONDecoder().decode(
      [String: Facts].self,
      from: Data(
        try Python.run(
          "compare_color_versions.py", [directory.file("My.ttf"), directory.path] + names
        ).utf8))
    #expect(facts.count == 2 * names.count)
    for (name, facts) in facts {
      #expect(facts.layers > 0 && facts.isColored, "\(name)")
      // Edges are smoothed differently; a different colour differs by tens.
      #expect(facts.difference < 3, "\(name): \(facts.difference)")
    }
  }

  // MARK: Files

  @Test func `The output format follows the file name`() throws {
    try directory.write(Self.icon("M4 4h16"), to: "art/a.svg")
    #expect(try run("art", "-o", "My.woff2", "--css").status == 0)
    #expect(directory.files == ["My.css", "My.html", "My.woff2", "art/a.svg"])
    #expect(try PackageFiles.bytes(directory.file("My.woff2")).prefix(4) == Array("wOF2".utf8)[...])
    #expect(
      try PackageFiles.text(directory.file("My.css"))
        .contains("src: url(\"My.woff2\") format(\"woff2\");"))
    // The page of the gallery, which names the font, its drawings and its classes.
    let page = try PackageFiles.text(directory.file("My.html"))
    #expect(page.contains("Gallery.start();") && page.contains("Gallery.part(0,0,"))
    #expect(page.contains("\"file\":\"My.woff2\"") && page.contains("\"drawings\":\"art\""))
    #expect(!page.contains("src=\"") && !page.contains("<link"))
    // It is still a library.
    let drawn = try SymtextProcess.run(
      ["render", "{a scale=large}", "--library", "My.woff2", "-o", "a.svg"],
      directory: directory.path)
    #expect(drawn.status == 0, "\(drawn.errorText)")
    let warned = try run("art", "-o", "My.otf")
    #expect(
      warned.status == 0
        && warned.errorText.contains(
          "symtext: My.otf: the font has TrueType outlines, for which .ttf is usual; ")
    )
    for name in ["My.woff", "My.svg", "My.ttc", "x/My.EOT"] {
      let refused = try run("art", "-o", name)
      #expect(refused.status == 64)
      #expect(
        refused.errorText.hasPrefix(
          "symtext: -o \(name): a font is written as .ttf or .woff2, not as ."))
    }
  }

  @Test func `Three symbols with their names are less than eight kilobytes for the web`() throws {
    let result = try run(
      PackageFiles.path("fonts/symbols"), "--only", "heart,bell,star", "--family", "Three",
      "--woff2", "-o", "Three.ttf")
    #expect(result.status == 0)
    let web = try PackageFiles.bytes(directory.file("Three.woff2"))
    #expect(web.count < 8192)
    let shaped = try Python.run(
      "shape_names.py",
      [
        directory.file("Three.woff2"), "heart", "bell star", "notification", "heart-shaped",
        "stars",
      ])
    // The code points of bell, heart, notification and star, in this order.
    #expect(shaped == "105101|105100   105103|105100|h e a r t - s h a ? e ?|s t a r s\n")
  }

  // MARK: Variants

  @Test func `Badges show the bundled signs`() throws {
    try directory.write(Self.icon("M4 4h16v16h-16z"), to: "art/box.svg")
    let names = [
      "box.badge.plus", "box.badge.checkmark", "box.fill.badge.xmark", "box.slash.circle.fill",
    ]
    #expect(try run("art", "--variants", names.joined(separator: ","), "-o", "My.ttf").status == 0)
    for name in names + ["box.badge.exclamationmark"] {
      // The last one is generated on demand.
      let drawn = try SymtextProcess.run(
        ["render", "{\(name)}", "--library", "My.ttf", "-o", "a.svg"], directory: directory.path)
      #expect(drawn.status == 0, "\(drawn.errorText)")
      #expect(try PackageFiles.text(directory.file("a.svg")).contains("Box"), "\(name)")
    }
    let unknown = try run("art", "--variants", "box.badge.nothing", "-o", "My.ttf")
    #expect(unknown.status == 65)
  }

  // MARK: Beside the bundled library

  @Test func `A variant that one's own library cannot make is not taken from another, but named`()
    throws
  {
    try directory.write(Self.icon("M4 12h16"), to: "art/bell.svg")
    try #require(try run("art", "-o", "My.ttf").status == 0)
    func draw(_ arguments: String...) throws -> ProcessResult {
      try SymtextProcess.run(
        arguments + ["--library", "My.ttf", "-o", "a.svg"], directory: directory.path)
    }
    let refused = try draw("render", "{bell.fill}")
    #expect(refused.status == 65)
    #expect(refused.errorText.contains("or take `symtext:bell.fill` of another family"))
    let alone = try draw("render", "{bell.fill}", "--no-bundled")
    #expect(alone.status == 65 && !alone.errorText.contains("`symtext:"))
    #expect(try draw("render", "{bell.fill else=symtext:bell.fill}").status == 0)
    #expect(try draw("render", "{star}", "--no-bundled").status == 65)
  }

  @Test(arguments: [
    ["bar", "list", "--disclosure", "--item", "Bell=bell"], ["bar", "search", "--dictation"],
    ["bar", "menu", "--item", "Bell=bell", "--selected", "Bell", "--item", "> More"],
    ["button", "--label", "Bell", "--form", "popUp"],
  ])
  func `Parts that controls draw themselves need no library`(arguments: [String]) throws {
    try directory.write(Self.icon("M4 12h16"), to: "art/bell.svg")
    try #require(try run("art", "-o", "My.ttf").status == 0)
    let result = try SymtextProcess.run(
      arguments + ["--library", "My.ttf", "--no-bundled", "-o", "a.svg"],
      directory: directory.path)
    #expect(result.status == 0, "\(result.errorText)")
  }

  @Test func `A request's answer has no note about the order of libraries`() throws {
    try directory.write(Self.icon("M4 12h16"), to: "art/bell.svg")
    try #require(try run("art", "-o", "My.ttf").status == 0)
    let shown = try SymtextProcess.run(
      ["symbols", "search", "bell", "--library", "My.ttf"], directory: directory.path)
    #expect(shown.errorText.contains("names in several libraries are taken from art, then symtext"))
    let answered = try SymtextProcess.run(
      ["serve", "--stdio", "--allow-files", "."],
      input:
        "{\"id\": 1, \"command\": \"symbols search\", \"text\": \"bell\", \"library\": \"My.ttf\"}\n",
      directory: directory.path)
    #expect(answered.outputText.contains("\"status\":\"ok\"") && answered.errorText.isEmpty)
  }
}
