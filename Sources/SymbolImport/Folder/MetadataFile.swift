internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextSupport

/// A `symbols.json` beside drawings, with metadata of symbols.
///
///     { "heart": { "alt": "Heart", "category": "shapes", "keywords": ["love"], "aliases": ["like"],
///                  "since": "1.2", "rightToLeft": "mirror", "forms": { "ar": "heart.ar" },
///                  "mode": "multicolor", "note": "…" },
///       "my.phone": { "alt": "Phone", "displayOnly": "Use it only to refer to the product." } }
///
/// Keys are names of symbols, or of files without extension. Lucide's form (`tags`, `categories`) is also accepted,
/// even in a file for each icon.
struct MetadataFile {
  let file: String
  private var entries: ExactDictionary<JSONValue> = [:]

  /// - Throws: ``SourceError`` if the file is not such JSON.
  init(file: String) throws(SourceError) {
    self.file = file
    guard case .object(let members) = try Self.json(file) else {
      throw SourceError(
        "\(file): an object of symbols by name is expected, as in { \"heart\": { \"alt\": \"Heart\" } }"
      )
    }
    for (name, value) in members { entries[name] = value }
  }

  /// Reads a JSON file.
  static func json(_ file: String) throws(SourceError) -> JSONValue {
    let bytes = try InputFile.source(file, mostBytes: 64 << 20)
    do {
      return try JSONReader.value(bytes)
    } catch {
      throw SourceError("\(file):\(error.line):\(error.column): \(error.message)")
    }
  }

  /// The symbol names in the file.
  var names: [String] { entries.keys.sorted() }

  /// The unknown keys in entries, sorted.
  var unknownKeys: [String] {
    let keys = entries.values.flatMap { entry in
      if case .object(let members) = entry { members.map(\.0) } else { [String]() }
    }
    return ExactSet(keys).subtracting(ExactSet(Self.keys)).sorted()
  }

  /// The accepted keys of an entry.
  static let keys = [
    "alt", "altText", "title", "category", "categories", "keywords", "tags", "aliases", "since",
    "version", "note", "displayOnly", "rightToLeft", "mode", "forms",
  ]

  /// Adds the file's metadata of a symbol.
  /// - Parameter stem: The name of the symbol's file without extension.
  func complete(_ symbol: inout Symbol, stem: String) throws(SourceError) {
    for name in ExactSet([symbol.name, stem]).sorted() {
      guard let entry = entries[name] else { continue }
      try Self.complete(&symbol.metadata, with: entry, of: name, file: file)
    }
  }

  /// Adds the metadata of an entry.
  /// - Parameter prefix: The prefix of aliases.
  static func complete(
    _ metadata: inout SymbolMetadata, with entry: JSONValue, of name: String, file: String,
    prefix: String = ""
  ) throws(SourceError) {
    guard case .object(let members) = entry else {
      throw SourceError("\(file): for \(name) an object is expected, as in { \"alt\": \"…\" }")
    }
    var otherCategories: [String] = []
    for (key, value) in members {
      func failure(_ expected: String) -> SourceError {
        SourceError("\(file): for “\(key)” of \(name) \(expected) is expected")
      }
      func text() throws(SourceError) -> String {
        guard let text = value.string else { throw failure("a text in quotes") }
        return text
      }
      func list() throws(SourceError) -> [String] {
        guard let list = value.strings else { throw failure("a list of texts, as in [\"love\"],") }
        return list.filter { !$0.isEmpty }
      }
      switch key {
      case "alt", "altText", "title": metadata.altText = try text()
      case "category": metadata.category = try text()
      case "categories":
        // A symbol has one category. The others become keywords, so that searches still find them.
        let categories = try list()
        metadata.category = categories.first ?? metadata.category
        otherCategories = Array(categories.dropFirst())
      case "keywords", "tags": metadata.keywords = try list()
      case "aliases": metadata.aliases = try aliases(value, of: name, file: file, prefix: prefix)
      case "since", "version": metadata.since = try text()
      case "note":
        // The sentence of a display-only symbol replaces its note, whichever key comes first.
        let text = try text()
        if !metadata.isDisplayOnly { metadata.note = text }
      case "displayOnly":
        metadata.note = try text().trimmed
        guard !metadata.note.isEmpty else {
          throw failure("the sentence that tells why the symbol may not be customised")
        }
        metadata.isDisplayOnly = true
      case "rightToLeft":
        let text = try text()
        guard let form = RightToLeftForm(text) else {
          throw failure("mirror or the name of a symbol, not “\(text)”,")
        }
        metadata.rightToLeft = form
      case "mode":
        guard let mode = PreferredMode(rawValue: try text()) else {
          throw failure("monochrome, hierarchical, palette or multicolor")
        }
        metadata.preferredMode = mode
      case "forms":
        guard case .object(let forms) = value else {
          throw failure("an object of symbols by language, as in { \"ar\": \"heart.ar\" },")
        }
        for (language, form) in forms {
          guard let form = form.string, Symbol.isValidName(form) else {
            throw SourceError(
              "\(file): for the form “\(language)” of \(name) the name of a symbol is expected")
          }
          metadata.forms[language] = form
        }
      default: break  // Icon sets have more keys: authors, dates, code points.
      }
    }
    for category in otherCategories where !metadata.keywords.contains(category) {
      metadata.keywords.append(category)
    }
  }

  /// Reads a list of names, or of Lucide's objects with a name.
  private static func aliases(
    _ value: JSONValue, of name: String, file: String, prefix: String
  ) throws(SourceError) -> [String] {
    guard case .array(let values) = value else {
      throw SourceError("\(file): for “aliases” of \(name) a list of names is expected")
    }
    var names: [String] = []
    for value in values {
      guard let alias = value.string ?? value["name"]?.string else {
        throw SourceError("\(file): for “aliases” of \(name) a list of names is expected")
      }
      let valid = prefix + FileNaming.dots.name(alias)
      guard Symbol.isValidName(valid) else {
        throw SourceError(
          "\(file): the alias “\(alias)” of \(name) is not a symbol name: use \(Symbol.nameRule)"
        )
      }
      names.append(valid)
    }
    return names
  }
}
