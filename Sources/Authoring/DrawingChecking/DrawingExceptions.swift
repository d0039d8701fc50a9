internal import SymtextFontGlyphs
internal import SymtextSymbols
package import SymtextSupport
public import SymtextSymbolImport

/// Exceptions to drawing rules, read from a file with a line per symbol, such as `umbrella: center # the handle hangs
/// to the left`.
public struct DrawingExceptions: Sendable {
  /// The excepted rules of each symbol.
  package private(set) var rules: ExactDictionary<Set<DrawingRule>> = [:]
  /// The line numbers of symbols, from 1.
  private var lines: ExactDictionary<Int> = [:]
  private let file: String

  /// No exceptions.
  public init() { file = "" }

  /// Reads a file of exceptions, with lines of the form `NAME: rule rule # why`.
  /// - Throws: ``SourceError`` when the file cannot be read or a line is invalid.
  public init(file: String) throws(SourceError) {
    let bytes: [UInt8]
    do { bytes = try InputFile.read(file, mostBytes: Self.mostBytes) } catch {
      throw SourceError(error.description, kind: error.kind == .missing ? .missing : .invalid)
    }
    try self.init(file: file, text: String(decoding: bytes, as: UTF8.self))
  }

  /// The most bytes of a file.
  package static let mostBytes = 1 << 20

  /// Parses the text of a file.
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
        throw failure("a line must have the form “NAME: rule rule # why”")
      }
      guard lines[name] == nil else { throw failure("\(name) already has a line") }
      lines[name] = index + 1
      for word in words.dropFirst() {
        guard let rule = DrawingRule(rawValue: word), rule != .exception else {
          let known = DrawingRule.allCases.filter { $0 != .exception }.map(\.rawValue)
          throw failure("“\(word)” is not a rule; the rules are \(known.joined(separator: ", "))")
        }
        rules[name, default: []].insert(rule)
      }
    }
  }

  /// Removes excepted problems and adds a problem for each unused exception.
  /// - Parameters:
  ///   - names: the drawings that were checked.
  ///   - isWhole: whether the drawings are the whole library, so that an unknown name is a problem.
  func apply(to report: inout DrawingLintReport, names: ExactSet, isWhole: Bool) {
    var used: ExactDictionary<Set<DrawingRule>> = [:]
    report.problems.removeAll { problem in
      let owners = [problem.symbol, problem.other].compactMap { $0 }
        .filter { rules[$0]?.contains(problem.rule) ?? false }
      for owner in owners { used[owner, default: []].insert(problem.rule) }
      if !owners.isEmpty { report.exceptionCount += 1 }
      return !owners.isEmpty
    }
    for (name, rules) in rules {
      let line = lines[name, default: 0]
      let sentence = "\(file):\(line)"
      let place = FindingPlace(file: file, symbol: name, line: line)
      guard names.contains(name) else {
        guard isWhole else { continue }
        report.problems.append(
          DrawingProblem(
            rule: .exception, symbol: name,
            message: "\(sentence) lists it, but there is no such drawing; remove the line",
            place: place))
        continue
      }
      for rule in rules.subtracting(used[name] ?? []) {
        report.problems.append(
          DrawingProblem(
            rule: .exception, symbol: name,
            message:
              "\(sentence) excepts it from \(rule.rawValue), but it does not break that rule; remove the exception",
            place: place))
      }
    }
  }
}
