internal import SymtextSupport

/// What became of each file that symbols were read from.
public struct ImportReport: Sendable {
  /// A file.
  public struct Entry: Sendable {
    /// Its path.
    public var file: String
    /// The symbol's name; `nil` when the file could not be read.
    public var symbol: String?
    /// What it was taken for.
    public var kind: ImportedSymbol.Kind?
    /// Whether weights were made by offsetting what was drawn at Regular.
    public var hasSynthesisedWeights = false
    /// What the symbol is called for those who cannot see it, if nobody says so and it is made of the words of
    /// its name.
    public var guessedAltText: String?
    /// What could not be read and was let pass.
    public var warnings: [String] = []
    /// Why it could not be read.
    public var error: String?
  }

  /// In the order of the files.
  public private(set) var entries: [Entry] = []
  /// Everything that the reader should know, in the order in which it was found: the warnings of files, and
  /// what is said of symbols that are not there.
  public private(set) var messages: [String] = []

  mutating func add(_ entry: Entry) {
    entries.append(entry)
    messages += entry.warnings
  }

  mutating func tell(_ message: String) { messages.append(message) }

  /// Says that symbols could be read and not compiled.
  /// - Parameter failures: why, by name.
  mutating func fail(_ failures: [String: String]) {
    for index in entries.indices {
      guard let name = entries[index].symbol, let reason = failures[name] else { continue }
      entries[index].error = "\(entries[index].file): \(reason)"
    }
  }

  /// Adds a warning of a symbol, with the file before it.
  mutating func warn(_ warning: String, of symbol: String) {
    guard let index = entries.firstIndex(where: { $0.symbol == symbol }) else {
      return tell(warning)
    }
    let text = "\(entries[index].file): \(warning)"
    entries[index].warnings.append(text)
    tell(text)
  }

  /// The files that could not be read.
  public var failures: [Entry] { entries.filter { $0.error != nil } }

  /// The symbols that nobody has said of how they are called for those who cannot see them, with what stands for
  /// it.
  public var guessedAltTexts: [(symbol: String, altText: String)] {
    entries.compactMap { entry in
      guard entry.error == nil, let symbol = entry.symbol else { return nil }
      return entry.guessedAltText.map { (symbol, $0) }
    }
  }

  /// How many files were taken for what.
  package var counts: [(kind: String, count: Int)] {
    var counts: [String: Int] = [:]
    for entry in entries { if let kind = entry.kind { counts[kind.rawValue, default: 0] += 1 } }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (kind: $0.key, count: $0.value) }
  }

  /// All of it as JSON.
  public var jsonText: String { json.text }

  private var json: JSONDocument {
    JSONDocument(
      .fontBuild,
      [
        ("files", .number(Double(entries.count))),
        ("imported", .number(Double(entries.count - failures.count))),
        ("failed", .number(Double(failures.count))),
        ("kinds", .object(counts.map { ($0.kind, .number(Double($0.count))) })),
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
              ])
            })
        ),
      ])
  }
}
