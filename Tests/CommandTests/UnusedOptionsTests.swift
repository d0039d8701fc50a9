import Foundation
import SymtextTestSupport
import Testing

/// Every option has its effect, or a warning says that it has none.
struct UnusedOptionsTests {
  private static let wdth = ["--axes", "wdth=75", "--font", TestFonts.inter]
  private static let features = ["--features", "zzzz", "--font", TestFonts.inter]

  /// Command lines without an output, and a sentence on standard error.
  private static let idle: [([String], String)] = [
    (["render", "a"] + wdth, "--axes wdth has no effect: no font of the text has this axis"),
    (["metrics", "a"] + wdth, "--axes wdth has no effect"),
    (["button", "--label", "a"] + wdth, "--axes wdth has no effect"),
    (["bar", "menu", "--item", "a"] + wdth, "--axes wdth has no effect"),
    (["render", "a"] + features, "--features zzzz has no effect: no font of the text has"),
    (["render", "a", "--scale", "large"], "--scale large has no effect: there is no symbol"),
    (["render", "a", "--cells", "auto"], "--cells auto has no effect: there is no symbol"),
    (["metrics", "a", "--cells", "2"], "--cells 2 has no effect: there is no symbol"),
    (["button", "--label", "a", "--cells", "2"], "--cells 2 has no effect: there is no symbol"),
    (
      ["bar", "menu", "--item", "a", "--cells", "2"], "--cells 2 has no effect: there is no symbol"
    ),
    (["render", "a", "--slant", "12"], "--slant 12 has no effect: there is no symbol"),
    (
      ["render", "{heart} a", "--slant", "match"],
      "--slant match has no effect: the text is upright"
    ),
    (
      ["button", "--label", "a", "--symbol", "heart", "--slant", "match"],
      "--slant match has no effect: the text is upright"
    ),
    (
      ["render", "{heart slant=none}", "--slant", "9"],
      "--slant 9 has no effect: every symbol has a slant of its own"
    ),
    (["render", "a", "--gradient"], "--gradient has no effect: there is no symbol"),
    (["button", "--label", "a", "--mode", "hierarchical"], "--mode hierarchical has no effect"),
    (
      ["render", "{heart}", "--mode", "monochrome", "--palette", "red"],
      "--palette red has no effect: no symbol is drawn in the palette mode"
    ),
    (
      ["render", "{heart color=red}", "--palette", "blue"], "--palette blue has no effect"
    ),
    (
      ["render", "{heart}", "--value", "0.5"], "--value 0.5 has no effect: no symbol shows a value"
    ),
    (
      ["render", "{wifi}", "--variable", "hide"],
      "--variable hide has no effect: no symbol has a value; set it with --value"
    ),
    (
      ["render", "a", "--align", "center"],
      "--align center has no effect: one line is as wide as its text; add --width"
    ),
    (["render", "a", "--truncate", "head"], "--truncate head has no effect: without --max-lines"),
    (["metrics", "a", "--tabs", "20"], "--tabs 20 has no effect: there is no tab in the text"),
    (
      ["render", "a", "--text-style", "body", "--size", "9", "--weight", "bold"],
      "--text-style body has no effect: --size and --weight override"
    ),
    (
      ["render", "a", "--text-style", "body", "--emphasized", "--weight", "bold"],
      "--emphasized has no effect: --weight overrides it"
    ),
    (
      ["render", "a", "--leading", "bell", "--row-gap", "3"],
      "--row-gap 3 has no effect: there is one row"
    ),
    (
      ["button", "--label", "a", "--placement", "top"],
      "--placement top has no effect: there is no symbol beside a label"
    ),
    (
      ["button", "--label", "a", "--sheet", "--style", "tinted"],
      "--style tinted has no effect: --sheet shows all of them"
    ),
    (
      ["button", "--label", "a", "--sheet", "--appearance", "dark", "--scale", "large"],
      "--appearance dark has no effect: --sheet shows all of them"
    ),
    (
      ["bar", "navigation", "--leading", "heart", "--large"],
      "--large has no effect: there is no title"
    ),
    (
      ["bar", "tab", "--item", "a=", "--filled", "none"],
      "--filled none has no effect: there is no symbol"
    ),
    (["button", "--label", "a", "--max-lines", "2"], "--max-lines 2 has no effect"),
    (["button", "--label", "a", "--preset", "bar"], "--preset bar has no effect"),
    (
      ["button", "--label", "a", "--role", "destructive", "--tint", "lime"],
      "--tint lime has no effect: a destructive button is red"
    ),
    (["bar", "menu", "--item", "a", "--device", "pad"], "--device pad has no effect"),
    (["bar", "menu", "--item", "a", "--tint", "red"], "--tint red has no effect"),
    (
      ["bar", "menu", "--item", "a", "--orientation", "landscape"], "--orientation landscape has no"
    ),
    (["metrics", "a", "--color", "red"], "--color red has no effect: numbers have no colours"),
    (["symbols", "show", "heart", "--pixel-ratio", "2"], "--pixel-ratio 2 has no effect: without"),
    (
      ["docicon", "--symbol", "heart", "--as-written", "--size", "64"],
      "--as-written has no effect: there is no text"
    ),
    (
      ["docicon", "--symbol", "heart", "--weight", "bold", "--size", "64"],
      "--weight bold has no effect: there is no text"
    ),
    (
      ["docicon", "--symbol", "heart", "--text", "a", "--size", "16"],
      "--text has no effect: an icon of 16 pixels has no room for text"
    ),
    (
      ["render", "{cloud.sun.rain mode=multicolor}", "--color", "red"],
      "--color red has no effect: there are no letters, and the symbols have colours of their own"
    ),
    (
      ["render", "a {heart value=0.5}"],
      "value has no effect on `heart`: it has no variable layers"
    ),
    (
      ["render", "{heart value=0.5 variable=draw} {bell value=1}"],
      "value has no effect on `bell`: it has no variable layers"
    ),
    (["font", "inspect", TestFonts.inter, "--symbols", "--json"], "--symbols has no effect: JSON"),
  ]

  @Test(arguments: idle)
  func `An option without effect gives a warning`(arguments: [String], sentence: String) throws {
    let draws = !["metrics", "symbols", "font"].contains(arguments[0])
    let result = try SymtextProcess.run(arguments + (draws ? ["-o", "-"] : []))
    #expect(result.status == 0)
    #expect(result.errorText.contains("symtext: " + sentence), "\(result.errorText)")
  }

  @Test(arguments: [
    ["render", "a {heart}", "--axes", "wght=450", "--features", "tnum", "--font", TestFonts.inter],
    ["render", "{wifi}", "--value", "0.4", "--variable", "hide", "--palette", "red,blue"],
    ["render", "{heart mode=palette}", "--mode", "monochrome", "--palette", "red"],
    ["render", "{heart}", "--value", "0.4", "--variable", "draw"],
    ["render", "{wifi value=0.4} {heart value=0.5 variable=draw}"],
    ["render", "{cloud.sun.rain mode=multicolor} a", "--color", "red"],
    ["render", "{heart mode=hierarchical}", "--color", "red"],
    ["render", "{heart palette=tint}", "--color", "red"],
    [
      "render", "a b", "--align", "center", "--width", "50", "--max-lines", "1", "--truncate",
      "head",
    ],
    ["render", "a\nbc", "--align", "end"], ["render", "a\tb", "--tabs", "30"],
    ["render", "a {heart}", "--scale", "large", "--symbol-weight", "bold", "--background", "red"],
    ["button", "--label", "a", "--symbol", "heart", "--placement", "top", "--tint", "lime"],
    ["bar", "tab", "--item", "a=house", "--orientation", "landscape", "--device", "phone"],
    ["bar", "menu", "--item", "a=house", "--content-size", "AX1", "--background", "red"],
    ["docicon", "--symbol", "heart", "--text", "a", "--size", "64", "--as-written"],
  ])
  func `An effective option gives no warning`(arguments: [String]) throws {
    let result = try SymtextProcess.run(arguments + ["-o", "-"])
    #expect(result.status == 0 && result.errorText.isEmpty, "\(result.errorText)")
  }

  @Test func `A weight that a file lacks gives a warning`() throws {
    let file = TestFonts.dejaVuSans
    let light = try SymtextProcess.run([
      "render", "a", "--font", file, "--weight", "light", "-o", "-",
    ])
    #expect(
      light.errorText.contains(
        "--weight light has no effect: the closest installed weight of DejaVu Sans is 400"))
    let bold = try SymtextProcess.run([
      "render", "a", "--font", file, "--weight", "bold", "-o", "-",
    ])
    #expect(bold.errorText.isEmpty)
  }

  @Test(arguments: [
    ["render", "c", "-o", "-"], ["metrics", "c"], ["button", "--label", "c", "-o", "-"],
    ["button", "--label", "c", "--sheet", "-o", "-"], ["bar", "menu", "--item", "c", "-o", "-"],
    ["bar", "navigation", "--title", "c", "-o", "-"], ["bar", "tab", "--item", "c=", "-o", "-"],
    ["bar", "list", "--item", "a|c", "-o", "-"],
    ["docicon", "--text", "c", "--as-written", "--size", "128", "-o", "-"],
  ])
  func `Colours that are not drawn give a warning in every command that sets text`(
    arguments: [String]
  ) throws {
    let font = ["--font", try TestColorFont.drawings.file]
    let result = try SymtextProcess.run(arguments + font)
    #expect(result.status == 0)
    let sentence =
      "symtext: the colours of Colours are SVG drawings, which are not supported; its letters are drawn in the text's colour"
    #expect(result.errorText.components(separatedBy: sentence).count == 2, "\(result.errorText)")
    // Drawable layers give no warning.
    let layers = try SymtextProcess.run(arguments + ["--font", try TestColorFont.layers.file])
    #expect(!layers.errorText.contains("colours"))
  }

  @Test func `A glyph with too complex paints gives one warning, and only if it is drawn`()
    throws
  {
    let font = ["--font", try TestColorFont.deep.file, "-o", "-"]
    let deep = try SymtextProcess.run(["render", "bccab"] + font)
    #expect(
      deep.errorText
        == "symtext: the glyph `c` of Colours is drawn without its paints (COLR): they are nested more than 64 deep\n"
    )
    #expect(try SymtextProcess.run(["button", "--label", "c"] + font).errorText == deep.errorText)
    #expect(try SymtextProcess.run(["render", "ab"] + font).errorText.isEmpty)
    // One belongs to another line.
    let lines = ["c", "b"].map {
      #"{"label": "\#($0)", "font": "\#(font[1])", "output": "\#($0).png"}"#
    }
    let directory = try TemporaryDirectory()
    let batch = try SymtextProcess.run(
      ["batch", "-", "--threads", "1", "--allow-files", PackageFiles.path(".build")],
      input: lines.joined(separator: "\n"),
      directory: directory.path)
    #expect(batch.errorText.components(separatedBy: "without its paints").count == 2)
  }

  @Test func `A symbol page and its text output are made in one run`() throws {
    let directory = try TemporaryDirectory()
    let both = try SymtextProcess.run(
      ["symbols", "show", "heart", "--json", "-o", "page.png"], directory: directory.path)
    let words = try SymtextProcess.run(["symbols", "show", "heart", "--json"])
    #expect(both.status == 0 && both.outputText == words.outputText)
    #expect(directory.files == ["page.png"])
    let piped = try SymtextProcess.run(["symbols", "show", "heart", "--json", "-o", "-"])
    #expect(Array(piped.output.prefix(8)) == pngSignature)
    #expect(piped.errorText == words.outputText)
  }

  @Test func `A batch warns about options without effect`() throws {
    let lines = #"{"label": "a", "output": "a.png", "scale": "large"}"#
    let directory = try TemporaryDirectory()
    let result = try SymtextProcess.run(
      ["batch", "-", "--force", "--out-pattern", "{label}.png"], input: lines,
      directory: directory.path)
    #expect(result.status == 0)
    #expect(result.errorText.contains("--force has no effect: without --manifest"))
    #expect(result.errorText.contains("--out-pattern {label}.png has no effect: every line has"))
    #expect(result.errorText.contains("scale large has no effect: there is no symbol"))
  }

  @Test func `The frames of an animation have its description`() throws {
    let directory = try TemporaryDirectory()
    let result = try SymtextProcess.run(
      ["animate", "{bell}", "--effect", "bounce", "--fps", "5", "--frames", "f", "--alt", "Ring!"],
      directory: directory.path)
    #expect(result.status == 0)
    let bytes = try PackageFiles.bytes(directory.path + "/f/0000.png")
    #expect(String(decoding: bytes, as: UTF8.self).contains("Ring!"))
  }

  @Test func `Metrics of rows are those of each row, at its position`() throws {
    let arguments = ["{bell} One\nTwo {heart}", "--rows", "--column", "30", "--gap", "5"]
    let json = try SymtextProcess.run(["metrics", "--json"] + arguments)
    #expect(json.status == 0)
    let facts = try Python.run(
      "row_facts.py", [], input: json.output
    ).split(separator: "\n").map(String.init)
    // The text begins after the column and the gap; the second row has no symbol.
    #expect(facts.count == 3)
    #expect(facts[0].hasPrefix("0 symbol \u{FFFC} "))
    #expect(facts[1].hasPrefix("0 text One 35.00 "))
    #expect(facts[2].hasPrefix("1 text Two \u{FFFC} 35.00 "))
    let table = try SymtextProcess.run(["metrics"] + arguments).outputText
    #expect(table.contains("row 1, symbol, at x "))
    #expect(table.contains("row 2, text, at x 35.00, y "))
    // The first baseline of the picture is that of the first row.
    let lead = try SymtextProcess.run(["metrics", "One", "--leading", "bell", "--json"])
    #expect(lead.outputText.contains("\"rows\""))
  }
}
