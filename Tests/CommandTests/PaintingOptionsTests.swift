import SymtextTestSupport
import Testing

struct PaintingOptionsTests {
  private func render(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(["render"] + arguments + ["-o", "-"])
  }

  /// Returns the colours of a picture's pixels, as `rrggbbaa`.
  private func pixels(_ arguments: [String]) throws -> Set<String> {
    let result = try SymtextProcess.run(["render"] + arguments + ["-o", "-"])
    try #require(result.status == 0, "\(result.errorText)")
    let rows = try Python.run("decode_png.py", [], input: result.output).split(separator: "\n")
    return Set(
      rows.dropFirst().flatMap { row in
        stride(from: 0, to: row.count, by: 8).map { String(row.dropFirst($0).prefix(8)) }
      })
  }

  @Test(arguments: [
    ([], "000000ff"), (["--appearance", "dark"], "ffffffff"),
    (["--color", "systemRed"], "ff383cff"),
    (["--color", "systemRed", "--appearance", "dark", "--contrast", "increased"], "ff6165ff"),
    (["--color", "rgb(0 128 0)"], "008000ff"), (["--palette", "rgb(0,0,255),red"], "0000ffff"),
    (["--palette", "tint", "--color", "lime"], "00ff00ff"),
  ])
  func `Symbols have the requested colour`(arguments: [String], pixel: String) throws {
    #expect(try pixels(["{circle.fill}", "--size", "40"] + arguments).contains(pixel))
  }

  @Test func `A background follows the appearance`() throws {
    let found = try pixels([
      " ", "--background", "systemGray6", "--appearance", "dark", "--padding", "2",
    ])
    #expect(found == ["1c1c1eff"])
  }

  @Test func `Options for all symbols have the effect of markup for one`() throws {
    for (option, markup) in [
      (["--gradient"], "gradient=yes"), (["--palette", "red,blue"], "palette=red,blue"),
      (["--value", "0.4", "--variable", "hide"], "value=0.4 variable=hide"),
      (["--value", "0.4", "--variable", "draw"], "value=0.4 variable=draw"),
      (["--mode", "automatic"], "mode=automatic"),
    ] {
      let all = try SymtextProcess.run(["render", "{speaker.wave.3}", "-o", "-"] + option)
      let one = try render("{speaker.wave.3 \(markup)}")
      #expect(all.status == 0 && all.output == one.output, "\(option)")
      if option != ["--mode", "automatic"] {
        #expect(all.output != (try render("{speaker.wave.3}")).output, "\(option)")
      }
    }
  }

  @Test(arguments: [
    (["--color", "bleu"], "--color bleu: a colour is #rrggbb, "),
    (["--color", "bleu"], "; did you mean blue?"),
    (["--palette", "red,bleu"], "--palette red,bleu: “bleu” is no colour; "),
    (["--palette", "a,b,c,d"], "“a” is no colour"),
    (["--palette", "red,blue,lime,navy"], "a palette has at most three colours"),
    (["--mode", "palette"], "--mode palette: the colours are missing; add --palette "),
    (
      ["--mode", "duotone"],
      "--mode duotone: automatic, monochrome, hierarchical, palette or multicolor is expected"
    ), (["--variable", "dim"], "--variable dim: color, hide or draw is expected"),
    (["--contrast", "high"], "--contrast high: normal or increased is expected"),
    (["--appearance", "dim"], "--appearance dim: light or dark is expected"),
    (["--background", "rgb(1 2)"], "--background rgb(1 2): a colour is "),
  ])
  func `An invalid option is an error with a way out`(arguments: [String], message: String) throws {
    let result = try SymtextProcess.run(["render", "{heart}", "-o", "-"] + arguments)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errorText.contains(message))
  }

  // MARK: Contrast

  @Test func `The contrast of every part is printed, and the picture is written`() throws {
    let result = try render(
      "{heart color=systemYellow} [ok]{color=#767676} [low]{color=#777}", "--check-contrast")
    #expect(result.status == 0)
    #expect(Array(result.output.prefix(8)) == pngSignature)
    #expect(
      result.errorText == """
        contrast  needs           color    behind   of
            1.51    3.0  too low  #FFCC00  #FFFFFF  symbol “Heart”, layer 1
            4.54    4.5           #767676  #FFFFFF  text “ok”
            4.47    4.5  too low  #777777  #FFFFFF  text “low”
        contrast: too low in 2 of 3

        """)
  }

  @Test func `Contrast is relative to the background or to that of the appearance`() throws {
    for (arguments, isEnough) in [
      (["--color", "white"], false), (["--color", "white", "--appearance", "dark"], true),
      (["--color", "white", "--background", "black"], true),
      (["--color", "white", "--background", "rgb(0 0 0 / 10%)"], false),
      (["--appearance", "dark"], true), (["--appearance", "dark", "--background", "white"], false),
    ] {
      let result = try SymtextProcess.run(
        ["render", "a {heart}", "--check-contrast", "-o", "-"] + arguments)
      #expect(
        result.errorText.contains("enough everywhere (2 checked)") == isEnough, "\(arguments)")
    }
  }

  @Test func `A button's contrast is that of its text to its shape`() throws {
    let result = try SymtextProcess.run([
      "button", "--label", "Add", "--check-contrast", "-o", "-",
    ])
    #expect(result.status == 0)
    #expect(result.errorText.contains("3.52    4.5  too low  #FFFFFF  #0088FF  text “Add”\n"))
  }

  @Test func `Metrics has contrast for machines`() throws {
    let arguments = ["metrics", "a {heart}", "--json", "--color", "#808080"]
    let without = try SymtextProcess.run(arguments).outputText
    let with = try SymtextProcess.run(arguments + ["--check-contrast"]).outputText
    #expect(!without.contains("\"contrast\""))
    for text in [
      "\"passes\": false", "\"ratio\": 3.9494", "\"kind\": \"symbol\"", "\"limit\": 4.5",
    ] {
      #expect(with.contains(text))
    }
  }
}
