internal import SymtextService
internal import SymtextAuthoring
internal import SymtextCommandLine
internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbolImport
internal import SymtextSymbols

/// The command `symtext font lint`.
struct FontLintCommand {
  static let command = Command(
    name: "lint",
    abstract: "Checks drawings against the rules of fonts/DRAWING.md.",
    discussion: """
      Checks drawings of symtext's own form (fonts/DRAWING.md) one by one, and then in pairs. The rules: corners have \
      a radius of 4, 3, 2, 1.5, 1 or 0 (radius); the ink is within 22 × 22 units, of wide symbols within 24.3 × 18.4, \
      of weather and rays within 24 × 24 (inkBox), and covers 100 to 178 square units, of marks 43 to 75 (inkArea); \
      Black strokes have at least .9 of their normal width between lines side by side (white) and around enclosed \
      shapes (counter), with half a unit of white between parts; ink and mass are in the middle (center); three or \
      more bars are equally far apart (pitch); no two drawings look alike (twin), nor their fills, which are darker \
      than the outline (silhouette); no two dots side by side look like a face (face); white between parts is at \
      least 1.2 units wide (slit); a tertiary layer stands beside primary and secondary ones (level). \
      fonts/DRAWING.md has the reasons.

      Each problem is one line; the last line is a summary. Lengths are in units of the drawing grid, y downwards. A \
      file of exceptions has lines such as “umbrella: center # the handle hangs to the left”; an unnecessary one is a \
      problem (exception). Files named “lint” and “variants” in the folder or beside it are the defaults. Icons and \
      templates are not checked.

        symtext font lint fonts/symbols
        symtext font lint heart.svg bell.svg --verbose

      Exit status: 0 no problems, 65 problems, or a file cannot be read as a drawing.
      """,
    operand: .init(
      name: "source", help: "Drawings, or folders to search for .svg and .pdf files.",
      isRepeated: true),
    options: [
      .init(name: "exceptions", value: "file", help: "The file of exceptions."),
      .init(
        name: "variants", value: "names|file",
        help: "The variants whose fills are checked. Default: all possible fills."),
      .init(name: "verbose", help: "Also print the measures of every drawing."),
      .init(name: "json", help: "Print JSON."), FindingPicture.option,
    ],
    action: .runs { (arguments) throws(CommandError) in try FontLintCommand(arguments).lint() })

  private let arguments: Arguments

  private init(_ arguments: Arguments) { self.arguments = arguments }

  private func lint() throws(CommandError) {
    let picture = try FindingPicture(arguments)
    let (drawings, report) = try Self.calling { () throws(SourceError) in try measured() }
    for message in drawings.report.messages { Console.warn(Sentence(message)) }
    for failure in drawings.report.failures {
      Console.warn(Sentence(failure.error ?? failure.file))
    }
    if !report.skipped.isEmpty {
      let more = report.skipped.count > 8 ? " and \(report.skipped.count - 8) more" : ""
      Console.note(
        "not checked, because they are too intricate or not in symtext's own form: \(report.skipped.prefix(8).joined(separator: ", "))\(more)"
      )
    }
    let text =
      arguments.has("json")
      ? Self.json(report, isVerbose: arguments.has("verbose")).text
      : Self.lines(report, isVerbose: arguments.has("verbose"))
    try File.write(Array(text.utf8), to: "-")
    try picture.write { MarkedDrawing.all(report, of: drawings.symbols) }
    let sources = arguments.operands.joined(separator: " ")
    guard drawings.report.failures.isEmpty else {
      throw .badData(
        "\(sources): \(Self.count(drawings.report.failures.count, "file")) could not be checked")
    }
    guard report.problems.isEmpty else {
      throw .badData("\(sources) has \(Self.count(report.problems.count, "problem"))")
    }
  }

  private func measured() throws(SourceError) -> (SymbolFiles, DrawingLintReport) {
    let drawings = try SymbolFiles(arguments.operands)
    var exceptions = DrawingExceptions()
    if let file = arguments["exceptions"] ?? Self.companion("lint", of: drawings) {
      exceptions = try DrawingExceptions(file: file)
    }
    var variants: [String]?
    if let list = arguments["variants"] ?? Self.companion("variants", of: drawings) {
      variants = try SymbolNames.list(list)
    }
    let report = DrawingLint(drawings, variants: variants).report(except: exceptions)
    return (drawings, report)
  }

  /// Returns a file in the drawings' folder, or beside it.
  private static func companion(_ name: String, of drawings: SymbolFiles) -> String? {
    if let file = drawings.companion(name), File.size(file) != nil { return file }
    guard let directory = drawings.directory else { return nil }
    let parts = directory.split(separator: "/", omittingEmptySubsequences: false)
    let path: String
    if let last = parts.last, last != ".", last != ".." {
      path = (parts.dropLast().map(String.init) + [name]).joined(separator: "/")
    } else {
      path = "\(directory)/../\(name)"
    }
    return File.size(path) == nil ? nil : path
  }

  /// Calls the library and gives its errors an exit status.
  private static func calling<Result>(
    _ body: () throws(SourceError) -> Result
  ) throws(CommandError) -> Result {
    do { return try body() } catch { throw CommandError(error) }
  }

  // MARK: Output

  private static func lines(_ report: DrawingLintReport, isVerbose: Bool) -> String {
    var lines = report.problems.map(\.description)
    if isVerbose { lines += report.numbers.map(\.description) }
    guard report.drawingCount > 0 else { return "no drawing was checked\n" }
    var summary = [
      count(report.drawingCount, "drawing"),
      report.problems.isEmpty ? "no problem" : count(report.problems.count, "problem"),
    ]
    if report.exceptionCount > 0 { summary.append(count(report.exceptionCount, "exception")) }
    return (lines + [summary.joined(separator: "; ")]).joined(separator: "\n") + "\n"
  }

  private static func json(_ report: DrawingLintReport, isVerbose: Bool) -> JSONDocument {
    var members: [(String, JSONValue)] = [
      ("drawings", .number(Double(report.drawingCount))),
      ("notLookedAt", .array(report.skipped.map { .string($0) })),
      ("exceptions", .number(Double(report.exceptionCount))),
      (
        "problems",
        .array(
          report.problems.map { problem in
            .object([
              ("rule", .string(problem.rule.rawValue)), ("symbol", .string(problem.symbol)),
              ("other", problem.other.map { .string($0) } ?? .null),
              ("value", problem.value.map { .number($0) } ?? .null),
              ("limit", problem.limit.map { .number($0) } ?? .null),
              ("sentence", .string(problem.description)), ("at", problem.place.json),
            ])
          })
      ),
    ]
    if isVerbose { members.append(("numbers", .array(report.numbers.map(json)))) }
    return JSONDocument(.fontLint, members)
  }

  private static func json(_ numbers: DrawingNumbers) -> JSONValue {
    func list(_ values: [Double]) -> JSONValue { .array(values.map { .number($0) }) }
    func optional(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }
    let ink = numbers.ink
    return .object([
      ("symbol", .string(numbers.symbol)), ("kind", .string(numbers.kind.rawValue)),
      ("ink", list([ink.minX, ink.minY, ink.width, ink.height])), ("area", .number(numbers.area)),
      ("lean", list([numbers.lean.x, numbers.lean.y])), ("radii", list(numbers.radii)),
      ("hold", .number(numbers.hold)), ("spacing", optional(numbers.spacing)),
      ("counter", optional(numbers.counter)), ("slit", optional(numbers.slit)),
      ("blackSlit", optional(numbers.blackSlit)),
      ("pitches", list(numbers.pitches)),
    ])
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
