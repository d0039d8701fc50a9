import Foundation
import SymtextTestSupport
import Testing

struct TemplateExportCommandTests {
  /// A template as an independent reader finds it.
  private struct Facts: Decodable {
    var name: String
    var version: String
    var groups: [String]
    var variants: [String]
    var guides: [String]
    var repeatedIDs: [String]
    var classes: [String]
    var sameClasses: Bool
    var rules: [String: String]
    var sameCommandsInScale: Bool
    var pathCounts: [Int]
    var commands: String
    var outlineError: Double
    var advanceError: Double
    var placeError: Double
  }

  private func export(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(["template", "export"] + arguments)
  }

  private func facts(font: String, directory: TemporaryDirectory) throws -> [Facts] {
    let text = try Python.run(
      "template_facts.py",
      [font]
        + directory.files.filter { $0.hasSuffix(".svg") }.map { directory.file($0) })
    return try JSONDecoder().decode([Facts].self, from: Data(text.utf8))
  }

  private let bundled = PackageFiles.path("fonts/Symtext.ttf")

  @Test func `Three masters have the font's outlines and the same commands`() throws {
    let directory = try TemporaryDirectory()
    // Variants stored in the library; variants generated on demand have no template.
    let names = BuiltFont.symbols.map { $0 == "heart.slash.circle" ? "xmark.circle.fill" : $0 }
    let result = try SymtextProcess.run(
      ["template", "export"] + names + ["-o", directory.path])
    #expect(result.status == 0)
    #expect(result.errorText.isEmpty, "\(result.errorText)")
    let files = try facts(font: bundled, directory: directory)
    #expect(files.map(\.name) == names.sorted())
    for file in files {
      #expect(file.version == "Template v.6.0")
      #expect(file.groups == ["Notes", "Guides", "Symbols"])
      #expect(file.variants == ["Black-S", "Regular-S", "Ultralight-S"])
      #expect(
        file.guides
          == (["Baseline", "Capline"].flatMap { line in ["L", "M", "S"].map { "\(line)-\($0)" } }
            + ["left", "right"].flatMap { side in
              ["Black", "Regular", "Ultralight"].map { "\(side)-margin-\($0)-S" }
            }))
      #expect(file.repeatedIDs == ["H-reference"])
      #expect(file.sameCommandsInScale)
      #expect(file.pathCounts == [file.classes.count])
      #expect(file.sameClasses)
      #expect(Set(file.commands).isSubset(of: "MLCZ"))
      // The axis, which extends to .7 beyond Black, has 14 bits on either side of Regular.
      #expect(file.outlineError < 0.000_6, "\(file.name)")
      #expect(file.advanceError < 0.000_6)
      #expect(file.placeError < 0.000_001)
      // Each class of each path has a rule.
      let classes = Set(file.classes.flatMap { $0.split(separator: " ").map(String.init) })
      #expect(classes == Set(file.rules.keys).subtracting(["defaults"]))
    }
  }

  @Test func `Exportable symbols are written and the others are reported`() throws {
    let directory = try TemporaryDirectory()
    let result = try SymtextProcess.run(
      ["template", "export", "plus", "nosuch.symbol", "minus", "-o", directory.file("out")])
    #expect(result.status == 65)
    #expect(PackageFiles.exists(directory.file("out/plus.svg")))
    #expect(PackageFiles.exists(directory.file("out/minus.svg")))
    #expect(result.errorText.contains("nosuch.symbol"))
    #expect(
      result.errorText.hasSuffix(
        "symtext: 1 of 3 symbols could not be written; see the error above\n"),
      "\(result.errorText)")
  }

  @Test func `If none can be written no directory is made`() throws {
    let directory = try TemporaryDirectory()
    let result = try SymtextProcess.run(
      ["template", "export", "nosuch.a", "nosuch.b", "-o", directory.file("out")])
    #expect(result.status == 65)
    #expect(result.errorText.contains("nosuch.a") && result.errorText.contains("nosuch.b"))
    #expect(!PackageFiles.exists(directory.file("out")))
  }

  @Test func `Motion is in the rules, and unsupported motion is reported`() throws {
    let text = try export("gear", "-o", "-").outputText
    #expect(text.contains(".defaults {-sfsymbols-rotates-clockwise:true}"))
    #expect(
      text.contains(
        ".monochrome-1 {-sfsymbols-motion-group:0;-sfsymbols-always-rotates:true}"))
    let up = try export("arrow.up", "-o", "-")
    #expect(
      up.outputText.contains(
        ".defaults {-sfsymbols-wiggle-style:linear;-sfsymbols-wiggle-angle:-90}"))
    #expect(up.errorText.isEmpty)
    let back = try export("arrow.counterclockwise", "-o", "-")
    #expect(back.outputText.contains(".defaults {-sfsymbols-rotates-clockwise:false}"))
    #expect(back.errorText.contains("without the centre of rotation"))
    #expect(back.errorText.contains("without the counter-clockwise wiggle"))
    let old = try export(
      "wifi", "gear", "--template-version", "4", "--kind", "variable", "-o",
      try TemporaryDirectory().path)
    #expect(
      old.errorText.contains(
        "`wifi`, `gear`: written without some motion data, which needs version 6"))
  }

  @Test func `All 27 variants match the font`() throws {
    let directory = try TemporaryDirectory()
    let names = ["bell.badge", "wifi", "play", "house"]
    let result = try SymtextProcess.run(
      ["template", "export", "--kind", "static"] + names + ["-o", directory.path])
    #expect(result.status == 0)
    for file in try facts(font: bundled, directory: directory) {
      #expect(Set(file.variants).count == 27)
      #expect(file.guides.count == 6 + 54)
      #expect(file.sameCommandsInScale, "\(file.name)")
      #expect(file.pathCounts == [file.classes.count])
      // The axis has 14 bits between its masters.
      #expect(file.outlineError < 0.001)
      #expect(file.advanceError < 0.001)
      #expect(file.placeError < 0.000_001)
    }
  }

  @Test func `Without layers a symbol is one outline, or all 27`() throws {
    let directory = try TemporaryDirectory()
    let font = directory.file("Plain.ttf")
    let built = try SymtextProcess.run([
      "font", "build", PackageFiles.path("fonts/symbols"), "--only", "bell.badge,plus.circle",
      "--no-color", "-o", font, "--codepoints", directory.file("codepoints"),
    ])
    #expect(built.status == 0)

    let refused = try export("bell.badge", "--library", font, "-o", "-")
    #expect(refused.status == 65)
    #expect(refused.output.isEmpty)
    #expect(refused.errorText.contains("--kind static"))

    let sheets = try TemporaryDirectory()
    let result = try export(
      "bell.badge", "plus.circle", "--kind", "static", "--library", font, "-o", sheets.path)
    #expect(result.status == 0)
    #expect(
      result.errorText
        == "symtext: `bell.badge`, `plus.circle`: written as one outline, because the font has no layers\n"
    )
    for file in try facts(font: font, directory: sheets) {
      #expect(file.outlineError < 0.001)
      #expect(file.classes == [""])
      #expect(file.rules.isEmpty)
    }
  }

  @Test func `A font without the small scale is an error with the way out`() throws {
    let directory = try TemporaryDirectory()
    let font = directory.file("Medium.ttf")
    let built = try SymtextProcess.run([
      "font", "build", PackageFiles.path("fonts/symbols"), "--only", "heart", "--scales", "medium",
      "-o", font, "--codepoints", directory.file("codepoints"),
    ])
    #expect(built.status == 0)
    let result = try export("heart", "--library", font, "-o", "-")
    #expect(result.status == 65)
    #expect(result.errorText.contains("has no small scale"))
    #expect(result.errorText.contains("--scales small,medium,large"))
  }

  @Test func `One symbol is written to a file or to standard output`() throws {
    let directory = try TemporaryDirectory()
    let file = directory.file("mine.svg")
    #expect(try export("heart", "-o", file).status == 0)
    let printed = try export("heart", "-o", "-")
    #expect(printed.output == (try PackageFiles.bytes(file)))
    #expect(printed.outputText.contains(">Generated from heart</text>"))
  }

  @Test func `Several symbols need a directory, which is created`() throws {
    let directory = try TemporaryDirectory()
    let new = directory.file("templates")
    // An alias and its target are one symbol.
    #expect(try export("cloud.sun", "partlycloudy", "bell", "-o", new).status == 0)
    #expect(PackageFiles.files(under: new) == ["bell.svg", "cloud.sun.svg", "symbols.json"])
    for output in ["-", directory.file("a.svg")] {
      let result = try export("heart", "bell", "-o", output)
      #expect(result.status == 64)
      #expect(result.errorText.contains("several symbols need a folder"))
      #expect(result.output.isEmpty)
    }
    let result = try export("heart", "-o", directory.file("none/here"))
    #expect(result.status == 73)
  }

  @Test func `An unknown name is an error with a suggestion`() throws {
    let directory = try TemporaryDirectory()
    let new = directory.file("templates")
    let result = try export("heart", "bel", "-o", new)
    #expect(result.status == 65)
    #expect(result.errorText.contains("no symbol named `bel`; did you mean `bell`"))
    #expect(PackageFiles.exists("\(new)/heart.svg"))
    #expect(!PackageFiles.exists("\(new)/bel.svg"))
  }

  @Test func `A variant that cannot be generated is not replaced by its base`() throws {
    let result = try export("heart.fill.slash.circle.badge.heart", "-o", "-")
    #expect(result.status == 65)
    #expect(
      result.errorText.hasPrefix(
        "symtext: there is no `heart.fill.slash.circle.badge.heart`, only `heart.fill`, and the font's data cannot make it"
      ))
  }

  @Test func `An icon font has no masters`() throws {
    let result = try export("cart", "--library", TestIconFont.icons.file, "-o", "-")
    #expect(result.status == 65)
    #expect(result.errorText.contains("templates are made from fonts of `symtext font build`"))
  }

  @Test func `Kinds and versions are named`() throws {
    let kind = try export("heart", "--kind", "fixed", "-o", "-")
    #expect(kind.status == 64)
    #expect(kind.errorText.contains("variable or static is expected"))
    let version = try export("heart", "--template-version", "8", "-o", "-")
    #expect(version.status == 64)
    #expect(version.errorText.contains("3, 4, 5, 6 or 7 is expected"))
  }
}
