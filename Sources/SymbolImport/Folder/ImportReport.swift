internal import SymtextSupport
internal import SymtextSymbols

/// A report with an entry for each file that symbols were read from.
public struct ImportReport: Sendable {
  /// The result of reading one file.
  public struct Entry: Sendable {
    /// Its path.
    public var file: String
    /// The symbol's name; `nil` if the file could not be read.
    public var symbol: String?
    /// The detected kind of file.
    public var kind: ImportedSymbol.Kind?
    /// Whether the other weights were made by offsetting the Regular drawing.
    public var hasSynthesisedWeights = false
    /// The alternative text made from the words of the symbol's name; `nil` if the file or its metadata has one.
    public var guessedAltText: String?
    /// Warnings about content that was ignored, with their places.
    public var findings: [ImportFinding] = []
    /// The reason if the file could not be read.
    public var failure: ImportFinding?

    /// The sentences of the warnings.
    public var warnings: [String] { findings.map(\.sentence) }
    /// The sentence with the reason if the file could not be read.
    public var error: String? { failure?.sentence }
  }

  /// The entries, in the order of the files.
  public private(set) var entries: [Entry] = []
  /// All messages, in the order in which they arose: the warnings of files, and metadata of symbols that do not exist.
  public private(set) var messages: [String] = []

  /// Notes on the built font.
  public var notes: [String] = []

  mutating func add(_ entry: Entry) {
    entries.append(entry)
    messages += entry.warnings
  }

  mutating func tell(_ message: String) { messages.append(message) }

  /// Marks symbols that were read but failed to compile.
  /// - Parameter failures: The reasons, by symbol name.
  mutating func fail(_ failures: [String: String]) {
    for index in entries.indices {
      guard let name = entries[index].symbol, let reason = failures[name] else { continue }
      entries[index].failure = ImportFinding(
        sentence: "\(entries[index].file): \(reason)",
        place: FindingPlace(file: entries[index].file, symbol: name))
    }
  }

  /// Adds a warning about a symbol, with its file as prefix.
  mutating func warn(_ warning: String, of symbol: String) {
    guard let index = entries.firstIndex(where: { $0.symbol == symbol }) else {
      return tell(warning)
    }
    let file = entries[index].file
    let finding = ImportFinding(
      sentence: "\(file): \(warning)", place: FindingPlace(file: file, symbol: symbol))
    entries[index].findings.append(finding)
    tell(finding.sentence)
  }

  /// The files that could not be read.
  public var failures: [Entry] { entries.filter { $0.error != nil } }

  /// The symbols without an alternative text of their own, with the text made from their names.
  public var guessedAltTexts: [(symbol: String, altText: String)] {
    entries.compactMap { entry in
      guard entry.error == nil, let symbol = entry.symbol else { return nil }
      return entry.guessedAltText.map { (symbol, $0) }
    }
  }

  /// The number of files of each kind.
  package var counts: [(kind: String, count: Int)] {
    var counts: [String: Int] = [:]
    for entry in entries { if let kind = entry.kind { counts[kind.rawValue, default: 0] += 1 } }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (kind: $0.key, count: $0.value) }
  }

  /// The report as JSON.
  public var jsonText: String { json.text }

  private var json: JSONDocument {
    JSONDocument(
      .fontBuild,
      [
        ("files", .number(Double(entries.count))),
        ("imported", .number(Double(entries.count - failures.count))),
        ("failed", .number(Double(failures.count))),
        ("kinds", .object(counts.map { ($0.kind, .number(Double($0.count))) })),
        ("notes", .array(notes.map { .string($0) })),
        (
          "results",
          .array(
            entries.map { entry in
              .object([
                ("file", .string(entry.file)),
                ("symbol", entry.symbol.map { .string($0) } ?? .null),
                ("as", entry.kind.map { .string($0.rawValue) } ?? .null),
                ("hasSynthesisedWeights", .bool(entry.hasSynthesisedWeights)),
                ("guessedAltText", entry.guessedAltText.map { .string($0) } ?? .null),
                ("warnings", .array(entry.warnings.map { .string($0) })),
                ("error", entry.error.map { .string($0) } ?? .null),
                (
                  "findings",
                  .array((entry.findings + [entry.failure].compactMap(\.self)).map(\.json))
                ),
              ])
            })
        ),
      ])
  }
}
