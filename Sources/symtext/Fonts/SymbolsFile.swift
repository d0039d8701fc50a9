internal import FontGlyphs

/// A `symbols.json` beside drawings: what is known of symbols that their files do not say.
///
///     { "heart": { "alt": "Heart", "category": "shapes", "keywords": ["love"], "aliases": ["like"],
///                  "since": "1.2", "rightToLeft": "mirror", "forms": { "ar": "heart.ar" },
///                  "mode": "multicolor", "note": "…" } }
///
/// Names are those of the symbols. Lucide's own form (`tags`, `categories`) is read too, also as a file
/// for each icon.
struct SymbolsFile {
  let file: String
  private var entries: [String: JSONValue] = [:]

  /// - Throws: ``CommandError`` when the file is no such JSON.
  init(file: String) throws(CommandError) {
    self.file = file
    guard case .object(let members) = try Self.json(file) else {
      throw .badData("\(file): an object of symbols by name is expected")
    }
    for (name, value) in members { entries[name] = value }
  }

  /// Reads a file of JSON.
  static func json(_ file: String) throws(CommandError) -> JSONValue {
    let bytes = try File.read(file, mostBytes: 64 << 20)
    do {
      return try JSONReader.value(bytes)
    } catch {
      throw .badData("\(file):\(error.line):\(error.column): \(error.message)")
    }
  }

  /// The names that it speaks of.
  var names: [String] { entries.keys.sorted() }

  /// Adds what the file says of a symbol.
  func complete(_ symbol: inout Symbol) throws(CommandError) {
    guard let entry = entries[symbol.name] else { return }
    try Self.complete(&symbol.metadata, with: entry, of: symbol.name, file: file)
  }

  /// Adds what a set says of an icon.
  static func complete(
    _ metadata: inout SymbolMetadata, with entry: JSONValue, of name: String, file: String
  ) throws(CommandError) {
    guard case .object(let members) = entry else {
      throw .badData("\(file): what is said of \(name) is an object")
    }
    for (key, value) in members {
      func text() throws(CommandError) -> String {
        guard let text = value.string else {
          throw .badData("\(file): \(key) of \(name) is a text")
        }
        return text
      }
      func list() throws(CommandError) -> [String] {
        guard let list = value.strings else {
          throw .badData("\(file): \(key) of \(name) is a list of texts")
        }
        return list
      }
      switch key {
      case "alt", "altText", "title": metadata.altText = try text()
      case "category": metadata.category = try text()
      case "categories": metadata.category = try list().first ?? metadata.category
      case "keywords", "tags": metadata.keywords = try list().filter { !$0.isEmpty }
      case "aliases": metadata.aliases = try aliases(value, of: name, file: file)
      case "since", "version": metadata.since = try text()
      case "note": metadata.note = try text()
      case "rightToLeft":
        let form = try text()
        guard form == "mirror" || Symbol.isValidName(form) else {
          throw .badData("\(file): rightToLeft of \(name) is mirror or a symbol, not “\(form)”")
        }
        metadata.rightToLeft = form == "mirror" ? .mirrored : .symbol(form)
      case "mode":
        guard let mode = PreferredMode(rawValue: try text()) else {
          throw .badData(
            "\(file): mode of \(name) is monochrome, hierarchical, palette or multicolor")
        }
        metadata.preferredMode = mode
      case "forms":
        guard case .object(let forms) = value else {
          throw .badData("\(file): forms of \(name) are symbols by language")
        }
        for (language, form) in forms {
          guard let form = form.string, Symbol.isValidName(form) else {
            throw .badData("\(file): the form of \(name) for \(language) is a symbol's name")
          }
          metadata.forms[language] = form
        }
      default: break  // Sets say much more of their icons: authors, dates, code points.
      }
    }
  }

  /// Names, or Lucide's objects with a name.
  private static func aliases(
    _ value: JSONValue, of name: String, file: String
  ) throws(CommandError) -> [String] {
    guard case .array(let values) = value else {
      throw .badData("\(file): aliases of \(name) are a list")
    }
    var names: [String] = []
    for value in values {
      guard let alias = value.string ?? value["name"]?.string else {
        throw .badData("\(file): an alias of \(name) is a name")
      }
      let valid = IconNaming.dots.name(alias)
      guard Symbol.isValidName(valid) else {
        throw .badData("\(file): the alias “\(alias)” of \(name) is no symbol name")
      }
      names.append(valid)
    }
    return names
  }
}
