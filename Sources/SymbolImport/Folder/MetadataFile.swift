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
/// even in a file for each icon. An entry also has the annotation of an icon (``AnnotationReader``).
struct MetadataFile {
  let file: String
  /// The named colours of the folder.
  let colors: ExactDictionary<LayerColor>
  /// The entry about the whole font; `nil` without one.
  let font: JSONValue?
  private var entries: ExactDictionary<JSONValue> = [:]

  /// The name of the entry about the whole font; no symbol can have it.
  static let fontEntry = "$font"
  /// The name of the member with the address of the file's schema, for editors.
  private static let schemaMember = "$schema"

  /// - Throws: ``SourceError`` if the file is not such JSON.
  init(file: String) throws(SourceError) {
    try self.init(file: file, bytes: try InputFile.source(file, mostBytes: Self.mostBytes))
  }

  /// - Parameter bytes: The content of the file.
  /// - Throws: ``SourceError`` if it is not such JSON.
  init(file: String, bytes: [UInt8]) throws(SourceError) {
    self.file = file
    guard case .object(let members) = try Self.json(file, bytes) else {
      throw SourceError(
        "\(file): an object of symbols by name is expected, as in { \"heart\": { \"alt\": \"Heart\" } }"
      )
    }
    for (name, value) in members where name != Self.fontEntry && name != Self.schemaMember {
      entries[name] = value
    }
    font = members.last { $0.0 == Self.fontEntry }?.1
    colors = try Self.colors(font, file: file)
  }

  /// Reads the colours of the entry about the font.
  private static func colors(
    _ font: JSONValue?, file: String
  ) throws(SourceError) -> ExactDictionary<LayerColor> {
    guard let font else { return [:] }
    let whole = EntryValue(file: file, owner: "the font", key: fontEntry, value: font)
    guard let members = whole.value.members else {
      throw whole.failure(##"an object, as in { "colors": { "brand": "#0A58CA" } },"##)
    }
    var colors: ExactDictionary<LayerColor> = [:]
    // The other members are options of `font build`.
    for (key, value) in members where key == "colors" {
      let entry = EntryValue(file: file, owner: "the font", key: key, value: value)
      guard let named = value.members else {
        throw entry.failure(##"an object of colours by name, as in { "brand": "#0A58CA" },"##)
      }
      for (name, value) in named {
        colors[name] = try AnnotationReader(file: file).color(
          EntryValue(file: file, owner: "“colors” of the font", key: name, value: value))
      }
    }
    return colors
  }

  /// Reads a JSON file.
  static func json(_ file: String) throws(SourceError) -> JSONValue {
    try json(file, try InputFile.source(file, mostBytes: mostBytes))
  }

  /// The largest file.
  static let mostBytes = 64 << 20

  private static func json(_ file: String, _ bytes: [UInt8]) throws(SourceError) -> JSONValue {
    do {
      return try JSONReader.value(bytes)
    } catch {
      throw SourceError("\(file):\(error.line):\(error.column): \(error.message)")
    }
  }

  /// The symbol names in the file.
  var names: [String] { entries.keys.sorted() }

  /// The unknown keys in entries, sorted.
  private var unknownKeys: [String] {
    let keys = entries.values.flatMap { entry in
      if case .object(let members) = entry { members.map(\.0) } else { [String]() }
    }
    return ExactSet(keys).subtracting(ExactSet(Self.keys)).sorted()
  }

  /// A sentence about unknown keys; `nil` if there are none.
  var aboutUnknownKeys: String? {
    let keys = unknownKeys
    return keys.isEmpty
      ? nil
      : "\(file): \(SymbolFiles.list(keys)) is ignored; valid keys are \(Self.keys.joined(separator: ", "))"
  }

  /// The accepted keys of an entry.
  static let keys =
    [
      "alt", "altText", "title", "category", "categories", "keywords", "tags", "aliases", "since",
      "version", "note", "displayOnly", "rightToLeft", "mode", "forms",
    ] + AnnotationReader.keys

  /// Adds the file's metadata of a symbol.
  /// - Parameter stem: The name of the symbol's file without extension.
  func complete(
    _ metadata: inout SymbolMetadata, of symbol: String, stem: String
  ) throws(SourceError) {
    for (name, entry) in entries(of: symbol, stem: stem) {
      try Self.complete(&metadata, with: entry, of: name, file: file)
    }
  }

  /// Whether the file has an entry of a symbol.
  func hasEntry(of name: String, stem: String) -> Bool {
    Self.entryNames(of: name, stem: stem).contains { entries[$0] != nil }
  }

  /// Adds the file's annotation of a symbol.
  func read(
    _ name: String, stem: String, into annotation: inout DesignAnnotation
  ) throws(SourceError) {
    for (name, entry) in entries(of: name, stem: stem) {
      try AnnotationReader(file: file, colors: colors)
        .read(entry.members ?? [], of: name, into: &annotation)
    }
  }

  private func entries(of name: String, stem: String) -> [(name: String, entry: JSONValue)] {
    Self.entryNames(of: name, stem: stem).compactMap { name in entries[name].map { (name, $0) } }
  }

  /// Returns the members of a symbol's entries; those of the later entry replace others of their names.
  func members(of name: String, stem: String) -> [JSONValue.Member] {
    var all: [JSONValue.Member] = []
    for member in entries(of: name, stem: stem).flatMap({ $0.entry.members ?? [] }) {
      all.removeAll { $0.0.hasBytes(of: member.0) }
      all.append(member)
    }
    return all
  }

  /// Returns the names that the entry of a symbol may have; the values of the later one count.
  static func entryNames(of name: String, stem: String) -> [String] {
    ExactSet([name, stem]).sorted()
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
      let entry = EntryValue(file: file, owner: name, key: key, value: value)
      switch key {
      case "alt", "altText", "title": try read(alt: entry, into: &metadata)
      case "category": metadata.category = try entry.text()
      case "categories":
        // A symbol has one category. The others become keywords, so that searches still find them.
        let categories = try entry.list()
        metadata.category = categories.first ?? metadata.category
        otherCategories = Array(categories.dropFirst())
      case "keywords", "tags": metadata.keywords = try entry.list()
      case "aliases": metadata.aliases = try aliases(value, of: name, file: file, prefix: prefix)
      case "since", "version": metadata.since = try entry.text()
      case "note":
        // The sentence of a display-only symbol replaces its note, whichever key comes first.
        let text = try entry.text()
        if !metadata.isDisplayOnly { metadata.note = text }
      case "displayOnly":
        metadata.note = try entry.text().trimmed
        guard !metadata.note.isEmpty else {
          throw entry.failure("the sentence that tells why the symbol may not be customised")
        }
        metadata.isDisplayOnly = true
      case "rightToLeft":
        let text = try entry.text()
        guard let form = RightToLeftForm(text) else {
          throw entry.failure("mirror or the name of a symbol, not “\(text)”,")
        }
        metadata.rightToLeft = form
      case "mode":
        guard let mode = PreferredMode(rawValue: try entry.text()) else {
          throw entry.failure("monochrome, hierarchical, palette or multicolor")
        }
        metadata.preferredMode = mode
      case "forms":
        guard case .object(let forms) = value else {
          throw entry.failure("an object of symbols by language, as in { \"ar\": \"heart.ar\" },")
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

  /// Reads an alternative text, or one for each language: the English one is the main one; without it the symbol keeps
  /// its own.
  private static func read(
    alt entry: EntryValue, into metadata: inout SymbolMetadata
  ) throws(SourceError) {
    guard let members = entry.value.members else {
      metadata.altText = try entry.text()
      return
    }
    for (language, value) in members {
      let tag = language.lowercased()
      guard let text = value.string, !text.isEmpty, WordFiles.isLanguage(tag) else {
        throw entry.failure(
          #"a text, or one for each language, as in { "en": "Heart", "de": "Herz" },"#)
      }
      if tag == "en" { metadata.altText = text } else { metadata.words[tag] = text }
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
