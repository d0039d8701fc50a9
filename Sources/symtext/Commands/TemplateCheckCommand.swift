internal import SymtextService
internal import SymtextAuthoring
internal import SymtextCommandLine
internal import SymtextFontGlyphs
internal import SymtextSupport
internal import SymtextSymbolImport
internal import SymtextSymbols

/// The command `symtext template check`.
struct TemplateCheckCommand {
  static let command = Command(
    name: "check",
    abstract: "Checks a custom-symbol template as SF Symbols and Xcode do.",
    discussion: """
      Errors make SF Symbols or Xcode refuse a file or draw it incorrectly: no version, guides or Regular-M; masters \
      (Ultralight-S, Regular-S, Black-S) that do not interpolate; strokes; layers that differ between variants. \
      Warnings are signs of a mistake: open shapes, contours with another start or direction in another master, \
      transforms, few digits.

      --derive compares every variant with the one derived from the file's masters: the greatest distance between \
      points in template units (a cap height is 70.459), and the horizontal shift of the whole between the margins.

        symtext template check my.symbol.svg
        symtext template check my.symbol.svg --for 5
        symtext template check my.symbol.svg --derive --json

      Exit status: 0 no errors, 65 errors, or the file is not a template.
      """,
    operand: .init(name: "template", help: "A template file, SVG."),
    options: [
      .init(
        name: "for", value: "version",
        help: "The newest accepted version, 1 to 7; a newer one is an error."),
      .init(name: "derive", help: "Compare variants with those derived from the masters."),
      .init(name: "json", help: "Print JSON."), FindingPicture.option,
    ],
    action: .runs { (arguments) throws(CommandError) in
      try TemplateCheckCommand(
        file: arguments.operands.first ?? "", target: try target(arguments),
        derives: arguments.has("derive"), isJSON: arguments.has("json"),
        picture: try FindingPicture(arguments)
      ).check()
    })

  var file: String
  var target: TemplateVersion?
  var derives: Bool
  var isJSON: Bool
  var picture: FindingPicture

  private static func target(_ arguments: Arguments) throws(CommandError) -> TemplateVersion? {
    guard let text = arguments["for"] else { return nil }
    guard let version = TemplateVersion(text: text),
      (1...TemplateVersion.newest.major).contains(version.major)
    else {
      throw .badValue(
        "for", text, "a version from 1 to \(TemplateVersion.newest.major) is expected")
    }
    return version
  }

  private func check() throws(CommandError) {
    let bytes = try File.read(file, mostBytes: 256 << 20)
    let template: TemplateFile
    do {
      template = try TemplateImporter(file: file).template(from: bytes)
    } catch {
      throw .badData("\(error)")
    }
    let report = TemplateCheck.report(template, target: target)
    let deviations = derives ? TemplateDeviation.all(template) : nil
    let text =
      isJSON
      ? json(template, report, deviations).text : lines(template, report, deviations)
    try File.write(Array(text.utf8), to: "-")
    try picture.write { MarkedDrawing.all(report, of: template) }
    guard report.errors.isEmpty else {
      throw .badData("\(file) has \(Self.count(report.errors.count, "error"))")
    }
  }

  // MARK: Text

  private func lines(
    _ template: TemplateFile, _ report: TemplateReport, _ deviations: [TemplateDeviation]?
  ) -> String {
    var lines = report.problems.map { problem in
      file + (problem.line.map { ":\($0)" } ?? "") + ": " + problem.description
    }
    if derives { lines += table(deviations) }
    let version = template.version.map { "template \($0)" } ?? "template without a version"
    let summary = [
      "\(version), \(Self.count(template.variants.count, "variant"))",
      template.isVariable ? "the masters interpolate" : "no masters that interpolate",
      report.errors.isEmpty ? "no error" : Self.count(report.errors.count, "error"),
      report.warnings.isEmpty ? "no warning" : Self.count(report.warnings.count, "warning"),
    ]
    return (lines + [summary.joined(separator: "; ")]).joined(separator: "\n") + "\n"
  }

  private func table(_ deviations: [TemplateDeviation]?) -> [String] {
    guard let deviations else {
      return ["no variant can be derived: masters are missing or do not interpolate"]
    }
    guard !deviations.isEmpty else { return ["there are no variants except the masters"] }
    return deviations.map { deviation in
      let name = "\(deviation.variant)"
      let pad = String(repeating: " ", count: max(14 - name.count, 1))
      guard let distance = deviation.distance else { return "\(name)\(pad)other commands" }
      let shift = deviation.shift.map {
        abs($0) < 0.005 ? "" : "  \(Self.decimals(abs($0))) to the \($0 < 0 ? "left" : "right")"
      }
      let slip = deviation.hasSignSlip ? "  a known sign error of Apple's application" : ""
      return "\(name)\(pad)\(Self.decimals(distance))\(shift ?? "")\(slip)"
    }
  }

  /// Formats a number with four decimals.
  private static func decimals(_ value: Double) -> String {
    DecimalText(decimals: 4, keepsZeros: true).text(value) ?? "\(value)"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  // MARK: JSON

  private func json(
    _ template: TemplateFile, _ report: TemplateReport, _ deviations: [TemplateDeviation]?
  ) -> JSONDocument {
    var members: [(String, JSONValue)] = [
      ("file", .string(file)),
      ("version", template.version.map { .string("\($0)") } ?? .null),
      ("isValid", .bool(report.errors.isEmpty)),
      ("isVariable", .bool(template.isVariable)),
      (
        "variants",
        .array(
          template.variants.sorted { $0.key < $1.key }.map { variant, drawing in
            .object([
              ("name", .string("\(variant)")), ("paths", .number(Double(drawing.paths.count))),
              ("advance", .number(drawing.advance)),
              ("margins", .string(drawing.margins.rawValue)),
            ])
          })
      ),
      ("problems", .array(report.problems.map(Self.json))),
    ]
    if derives {
      members.append(("derived", deviations.map { .array($0.map(Self.json)) } ?? .null))
    }
    return JSONDocument(.templateCheck, members)
  }

  private static func json(_ problem: TemplateProblem) -> JSONValue {
    func number(_ value: Int?) -> JSONValue { value.map { .number(Double($0)) } ?? .null }
    return .object([
      ("severity", .string(problem.severity.rawValue)), ("rule", .string(problem.rule.rawValue)),
      ("variant", problem.variant.map { .string("\($0)") } ?? .null),
      ("path", number(problem.path)), ("command", number(problem.command)),
      ("line", number(problem.line)), ("message", .string(problem.message)),
      ("at", problem.place.json),
    ])
  }

  private static func json(_ deviation: TemplateDeviation) -> JSONValue {
    .object([
      ("variant", .string("\(deviation.variant)")),
      ("distance", deviation.distance.map { .number($0) } ?? .null),
      ("shift", deviation.shift.map { .number($0) } ?? .null),
      ("advance", deviation.advance.map { .number($0) } ?? .null),
      ("hasSignSlip", .bool(deviation.hasSignSlip)),
    ])
  }
}
