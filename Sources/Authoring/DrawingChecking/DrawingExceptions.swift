internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextSupport
public import SymtextSymbolImport

/// What drawings may do although a rule is against it: a file with a line for each of them, such as
/// `umbrella: center # the handle hangs to the left`.
public struct DrawingExceptions: Sendable {
  /// The rules by symbol.
  package private(set) var rules: [String: Set<DrawingRule>] = [:]
  /// The lines of symbols, from 1.
  private var lines: [String: Int] = [:]
  private let file: String

  /// There is none.
  public init() { file = "" }

  /// Reads a file of exceptions: `NAME: rule rule # why` in each line.
  /// - Throws: ``SourceError`` when it cannot be read or a line says something else.
  public init(file: String) throws(SourceError) {
    let bytes: [UInt8]
    do { bytes = try InputFile.read(file, mostBytes: Self.mostBytes) } catch {
      throw SourceError(error.description, kind: error.kind == .missing ? .missing : .invalid)
    }
    try self.init(file: file, text: String(decoding: bytes, as: UTF8.self))
  }

  /// The most bytes of a file.
  package static let mostBytes = 1 << 20

  /// Takes the text of such a file.
  package init(file: String, text: String) throws(SourceError) {
    self.file = file
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first else { continue }
      let name = String(first.dropLast())
      func failure(_ message: String) -> SourceError {
        SourceError("\(file):\(index + 1): \(message)")
      }
      guard first.hasSuffix(":"), Symbol.isValidName(name), words.count > 1 else {
        throw failure("a line has a symbol's name, a colon and rules: “NAME: rule rule # why”")
      }
      guard lines[name] == nil else { throw failure("\(name) has a line already") }
      lines[name] = index + 1
      for word in words.dropFirst() {
        guard let rule = DrawingRule(rawValue: word), rule != .exception else {
          let known = DrawingRule.allCases.filter { $0 != .exception }.map(\.rawValue)
          throw failure("“\(word)” is no rule; rules are \(known.joined(separator: ", "))")
        }
        rules[name, default: []].insert(rule)
      }
    }
  }

  /// Takes away the problems that are exceptions, and adds one for each exception that is not needed.
  /// - Parameters:
  ///   - names: the drawings that were looked at.
  ///   - isWhole: whether a name that is not among them is that of no drawing.
  func apply(to report: inout DrawingLintReport, names: Set<String>, isWhole: Bool) {
    var used: [String: Set<DrawingRule>] = [:]
    report.problems.removeAll { problem in
      let owners = [problem.symbol, problem.other].compactMap { $0 }
        .filter { rules[$0]?.contains(problem.rule) ?? false }
      for owner in owners { used[owner, default: []].insert(problem.rule) }
      if !owners.isEmpty { report.exceptionCount += 1 }
      return !owners.isEmpty
    }
    for (name, rules) in rules {
      let place = "\(file):\(lines[name, default: 0])"
      guard names.contains(name) else {
        guard isWhole else { continue }
        report.problems.append(
          DrawingProblem(
            rule: .exception, symbol: name,
            message: "\(place) names it, and there is no such drawing"))
        continue
      }
      for rule in rules.subtracting(used[name] ?? []) {
        report.problems.append(
          DrawingProblem(
            rule: .exception, symbol: name,
            message: "\(place) excepts it from \(rule.rawValue), which it does not break"))
      }
    }
  }
}
