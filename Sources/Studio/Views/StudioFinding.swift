internal import SymtextAuthoring
internal import SymtextSupport
internal import SymtextSymbolImport
internal import SymtextSymbols

/// Something that is wrong with a symbol, or that its designer should know.
struct StudioFinding: Sendable {
  /// How much it matters.
  enum Severity: String, Sendable {
    /// The symbol cannot be made, or other programs refuse it.
    case error
    case warning
  }

  /// The rule: `import`, `compile`, or one of `font lint`, `font check` and `template check`.
  var rule: String
  var severity: Severity
  var sentence: String
  /// The place, in units of the file, y down; in those of the font, y up, if it has a weight.
  var place: FindingPlace?
  /// The name of the symbol that is missing, for a form.
  var subject: String?
  var fixes: [StudioFix] = []

  init(
    rule: String, _ sentence: String, severity: Severity = .warning, at place: FindingPlace? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.sentence = sentence
    self.place = place
  }

  init(_ problem: TemplateProblem) {
    self.init(
      rule: problem.rule.rawValue, problem.message,
      severity: problem.severity == .error ? .error : .warning, at: problem.place)
  }

  var json: JSONValue {
    .object([
      ("rule", .string(rule)), ("severity", .string(severity.rawValue)),
      ("sentence", .string(sentence)), ("at", place?.json ?? .null),
      ("fixes", .array(fixes.map(\.json))),
    ])
  }
}
