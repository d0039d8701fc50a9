internal import SymtextService
internal import SymtextAuthoring
internal import SymtextCommandLine
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbolImport
internal import SymtextSymbolText

/// The command `symtext font check`.
struct FontCheckCommand {
  static let command = Command(
    name: "check",
    abstract: "Checks a symbol font against the rules of its construction.",
    discussion: """
      Checks every symbol as drawn, at three scales and the weights 100, 250, 400, 650 and 900. The rules: a glyph \
      with ink for every scale (glyph); outlines between the masters lie between theirs (compatibility); white in and \
      between Black strokes is at least a fifth of the stroke wide (counter); the ink is centred on the cap height \
      (centring) with the usual side bearings (bearing); strokes have the width that the weight requires (stroke); \
      weights made from an icon's Regular are as smooth as Regular (smoothness); every name and \
      alias maps to its glyph from the frozen code point (codePoint).

      Each problem is one line: for each broken rule of a glyph, the worst weight. The last line is a summary. \
      Lengths are in cap heights; positions are relative to the origin on the baseline, y upwards. The default \
      --codepoints is a file of that name beside the font.

        symtext font check Symbols.ttf
        symtext font check Symbols.ttf --codepoints drawings/codepoints --verbose

      Exit status: 0 no problems, 65 problems, or the font is not from `symtext font build`.
      """,
    operand: .init(name: "font", help: "A symbol font made by `symtext font build`."),
    options: [
      .init(name: "codepoints", value: "file", help: "The file of frozen code points."),
      .init(name: "verbose", help: "Also list the ten narrowest counters."),
      .init(name: "json", help: "Print JSON."), FindingPicture.option,
    ],
    action: .runs { (arguments) throws(CommandError) in
      let idle = UnusedOptions(arguments).warning(
        "verbose", if: arguments.has("json"), "JSON always lists the narrowest counters")
      for warning in idle { Console.warn(warning) }
      try FontCheckCommand(
        font: arguments.operands.first ?? "", codepoints: arguments["codepoints"],
        isVerbose: arguments.has("verbose"), isJSON: arguments.has("json"),
        picture: try FindingPicture(arguments)
      ).check()
    })

  var font: String
  var codepoints: String?
  var isVerbose: Bool
  var isJSON: Bool
  var picture: FindingPicture

  private func check() throws(CommandError) {
    if font.hasSuffix(".svg") {
      throw .badData(
        "\(font) is a drawing; `symtext font lint` checks drawings, this command fonts")
    }
    let library = try SymbolLibrary(fontFile: font)
    let file = codePointsFile
    var frozen: CodePoints?
    if let file {
      let text = String(decoding: try File.read(file), as: UTF8.self)
      do { frozen = try CodePoints(file: file, text: text) } catch { throw .badData("\(error)") }
    }
    let report = FontCheck(library).report(frozen: frozen, file: file ?? "")
    let text = isJSON ? json(report, file).text : lines(report, file)
    try File.write(Array(text.utf8), to: "-")
    try picture.write { MarkedDrawing.all(report, of: library) }
    guard report.problems.isEmpty else {
      throw .badData("\(font) has \(Self.count(report.problems.count, "problem"))")
    }
  }

  private var codePointsFile: String? {
    if let codepoints { return codepoints }
    let directory = font.lastIndex(of: "/").map { String(font[...$0]) } ?? ""
    let path = directory + "codepoints"
    return File.exists(path) ? path : nil
  }

  private static let mostCounters = 10

  private func lines(_ report: FontCheckReport, _ file: String?) -> String {
    var lines = report.problems.map(\.description)
    if isVerbose {
      lines += report.counters.prefix(Self.mostCounters).map(\.description)
    }
    var summary = [
      "\(Self.count(report.symbolCount, "symbol")), \(Self.count(report.glyphCount, "glyph")) at \(FontCheck.weights.count) weights",
      report.problems.isEmpty ? "no problem" : Self.count(report.problems.count, "problem"),
    ]
    if let narrowest = report.counters.first {
      summary.append("the narrowest counter in Black is that of \(narrowest)")
    }
    summary.append(
      file.map { "code points compared with \($0)" }
        ?? "code points not compared; give a file with --codepoints")
    return (lines + [summary.joined(separator: "; ")]).joined(separator: "\n") + "\n"
  }

  private func json(_ report: FontCheckReport, _ file: String?) -> JSONDocument {
    JSONDocument(
      .fontCheck,
      [
        ("file", .string(font)), ("symbols", .number(Double(report.symbolCount))),
        ("glyphs", .number(Double(report.glyphCount))),
        ("weights", .array(FontCheck.weights.map { .number($0) })),
        ("codePoints", file.map { .string($0) } ?? .null),
        (
          "problems",
          .array(
            report.problems.map { problem in
              .object([
                ("rule", .string(problem.rule.rawValue)), ("symbol", .string(problem.symbol)),
                ("scale", problem.scale.map { .string($0.rawValue) } ?? .null),
                ("weight", problem.weight.map { .number($0) } ?? .null),
                ("value", problem.value.map { .number($0) } ?? .null),
                ("limit", problem.limit.map { .number($0) } ?? .null),
                ("sentence", .string(problem.description)), ("at", problem.place.json),
              ])
            })
        ),
        (
          "narrowestCounters",
          .array(
            report.counters.prefix(Self.mostCounters).map { counter in
              .object([
                ("symbol", .string(counter.symbol)), ("scale", .string(counter.scale.rawValue)),
                ("kind", .string(counter.measurement.kind.rawValue)),
                ("width", .number(counter.measurement.width)), ("limit", .number(counter.limit)),
                ("x", .number(counter.measurement.place.x)),
                ("y", .number(counter.measurement.place.y)),
              ])
            })
        ),
      ])
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension SymbolLibrary {
  /// Opens the symbol font in a file.
  fileprivate init(fontFile file: String) throws(CommandError) {
    guard File.exists(file) else { throw .noInput("cannot read \(file): there is no such file") }
    do { try self.init(file: file) } catch { throw .badData("\(error)") }
  }
}
