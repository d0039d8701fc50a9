internal import SymtextSupport
internal import SymtextService
internal import SymtextCommandLine
internal import SymtextSymbolText

/// The marks to read in a text, and the texts of its placeholders.
struct MarkOptions {
  static let options: [Command.Option] = [
    .init(name: "plain", help: "Treat braces, stars and brackets as text."),
    .init(
      name: "plain-symbols",
      help: """
        Read only a symbol's name in braces as a mark, and {{ and }} as braces. Stars, brackets, backslashes and \
        braces with options are text.
        """),
    .init(
      name: "arg", value: "name=text",
      help: """
        Text for the placeholder {$name}; marks in it are text. May be repeated.
        """,
      isRepeated: true),
  ]

  private enum Marks {
    case none
    case symbols
    case all(ExactDictionary<String>)
  }

  private let marks: Marks

  init(_ arguments: Arguments) throws(CommandError) {
    var texts: ExactDictionary<String> = [:]
    for argument in arguments.all("arg") {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, Markup.isPlaceholderName(String(parts[0])) else {
        throw .badValue(
          "arg", argument,
          "a placeholder's name and its text are expected, such as name=Ann for {$name}"
        )
      }
      guard texts.updateValue(String(parts[1]), forKey: String(parts[0])) == nil else {
        throw .badValue("arg", argument, "{$\(parts[0])} has a text already; leave out one")
      }
    }
    switch (arguments.has("plain"), arguments.has("plain-symbols")) {
    case (true, true):
      throw .usage(
        "\(option: "plain") reads no symbols; leave out \(option: "plain-symbols")")
    case (true, _): marks = .none
    case (_, true): marks = .symbols
    default: marks = .all(texts)
    }
    if !texts.isEmpty, !readsAll {
      let option = arguments.has("plain") ? "plain" : "plain-symbols"
      throw .usage("\(option: option) reads no placeholders; leave out \(option: "arg")")
    }
    if !readsAll, let folder = arguments.all("allow-files").first {
      throw .badValue("allow-files", folder, "a text without marks names no files; leave it out")
    }
  }

  private var readsAll: Bool { if case .all = marks { true } else { false } }

  /// Reads a text.
  func text(_ source: String) throws(SymbolError) -> AttributedText {
    switch marks {
    case .none: AttributedText(source)
    case .symbols: Markup.plainSymbols(source)
    case .all(let arguments): try Markup.text(source, arguments: arguments)
    }
  }

  /// Checks that a text can be set as a whole, before its rows are set.
  /// - Throws: ``CommandError`` for a text that is too long.
  func check(_ source: String) throws(CommandError) {
    do {
      try text(source).checkLength()
      try TextLength.check(
        pieces: source.split(omittingEmptySubsequences: false) { $0.isNewline }.count, "rows")
    } catch {
      throw CommandError(error)
    }
  }

  /// Returns warnings about arguments without a placeholder; none if the text cannot be read.
  func warnings(on source: String) -> [Sentence] {
    guard case .all(let arguments) = marks, !arguments.isEmpty,
      let names = try? Markup.exactPlaceholders(in: source)
    else { return [] }
    return arguments.keys.filter { !names.contains($0) }.sorted().map { name in
      "\(option: "arg") \(name) has no effect: {$\(name)} is not in the text"
    }
  }

  /// Splits the row of a list into the braces of a symbol or an image at its start, and the rest.
  func leadingSymbol(of row: Substring) -> (symbol: String, rest: String)? {
    guard row.hasPrefix("{"), !row.hasPrefix("{{"), !row.hasPrefix("{$"),
      let end = row.firstIndex(of: "}")
    else { return nil }
    let name = row[row.index(after: row.startIndex)..<end]
    switch marks {
    case .none: return nil
    case .symbols where !Markup.isSymbolName(name): return nil
    case .symbols, .all: return (String(row[...end]), String(row[row.index(after: end)...]))
    }
  }
}
