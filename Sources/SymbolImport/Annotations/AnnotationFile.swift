internal import SymtextGraphics
internal import SymtextSVGReading
package import SymtextSupport
internal import SymtextSymbols

/// A file that has annotations, as a text in which only the bytes of changed values differ: the `symbols.json` of a
/// folder, a drawing, or a template.
package struct AnnotationFile {
  /// The path of the file for messages; it need not exist yet.
  package let path: String
  /// The path of the file with all links resolved.
  package let target: String
  /// The bytes of the file; `nil` if it does not exist.
  package let original: [UInt8]?
  /// The names of the symbols whose values were to be set or removed: those of entries, else of the file.
  package private(set) var entries: ExactSet = []
  private var content: Content

  /// The content of a file.
  private enum Content {
    /// The entries of `symbols.json` by name, and their names with those that were added.
    case entries(JSONText, names: ExactSet)
    case drawing(DrawingText)
    case template(TemplateText)
  }

  /// The text of `symbols.json` that does not exist yet.
  private static let empty = Array("{\n}\n".utf8)

  /// Opens a `symbols.json`.
  /// - Throws: ``SourceError`` if the file cannot be read or is not JSON.
  init(at place: AnnotationPlace) throws(SourceError) {
    path = place.path
    target = place.target
    original =
      InputFile.exists(path)
      ? try InputFile.source(path, mostBytes: MetadataFile.mostBytes) : nil
    let bytes = original ?? Self.empty
    do {
      content = .entries(
        try JSONText(bytes),
        names: ExactSet((try JSONReader.value(bytes).members ?? []).map(\.0)))
    } catch {
      throw SourceError("\(path):\(error.line):\(error.column): \(error.message)")
    }
  }

  /// Opens the file of a drawing or a template; `nil` for an icon, whose annotations are beside it.
  init?(of icon: AnnotatedIcon) {
    let text = MarkupText(file: icon.file, bytes: icon.bytes)
    switch icon.form {
    case .drawing: content = .drawing(DrawingText(text: text))
    case .template: content = .template(TemplateText(text: text))
    case .icon: return nil
    }
    path = icon.file
    target = InputFile.realPath(icon.file) ?? icon.file
    original = icon.bytes
  }

  /// The bytes as changed.
  package var bytes: [UInt8] {
    switch content {
    case .entries(let text, _): text.bytes
    case .drawing(let drawing): drawing.text.bytes
    case .template(let template): template.text.bytes
    }
  }

  /// Whether a value was to be set or removed.
  package var isTouched: Bool { !entries.isEmpty }

  /// Whether the bytes are others than those of the file.
  package var isChanged: Bool { bytes != original ?? Self.empty }

  /// The layers in the file, back to front, each as its classes; empty for `symbols.json` and files that cannot be read.
  var layers: [String] {
    switch content {
    case .entries: []
    case .drawing(let drawing): (try? drawing.layers()) ?? []
    case .template(let template):
      (try? template.layers())?.map { $0.map(\.description).joined(separator: " ") } ?? []
    }
  }

  /// Whether the file has a place for a property.
  /// - Parameter value: The value that is to be set; `nil` to remove it.
  /// - Throws: ``SourceError`` if no file can have it.
  func has(_ key: AnnotationKey, _ value: String?) throws(SourceError) -> Bool {
    switch content {
    case .entries: true
    case .drawing(let drawing): try drawing.has(key)
    case .template(let template): try template.has(key, value)
    }
  }

  /// Sets a value of a symbol, for which the file has a place.
  ///
  /// In `symbols.json`, shapes that are chosen by place or `id` alone get the prints that find them again.
  /// - Parameters:
  ///   - value: JSON, or a text without quotation marks.
  ///   - icon: The icon.
  ///   - colors: The named colours of the folder.
  /// - Throws: ``SourceError`` if the key leads into a value of another kind, or the value is not valid.
  mutating func set(
    _ key: AnnotationKey, to value: String, of icon: AnnotatedIcon,
    colors: ExactDictionary<LayerColor> = [:]
  ) throws(SourceError) {
    entries.insert(entryName(of: icon))
    let parsed = Self.parsed(value, of: key)
    let written =
      parsed.map { icon.bound($0, at: key.steps.last)?.compactText ?? value.trimmed }
      ?? JSONValue.string(value).packedText
    switch content {
    case .entries(var text, var names):
      try Self.checkLayer(of: key, in: icon)
      let name = Self.entryName(of: icon, in: names)
      let entry = JSONText.Step.member(ExactText(name))
      do throws(JSONText.Failure) {
        if let layer = key.layer, case .template = icon.form {
          // The layers of a template are in its own file; those here count along.
          let known = Self.layers(of: name, in: text).count
          for index in known..<max(layer, known) {
            try text.set([entry, key.steps[0], .index(index)], to: "{}")
          }
        }
        try text.set([entry] + key.steps, to: written)
      } catch {
        throw SourceError("\(path): “\(key.text)” of \(icon.name) \(error)")
      }
      names.insert(name)
      content = .entries(text, names: names)
    case .drawing(var drawing):
      try AnnotationReader(file: path, colors: colors).check(parsed ?? .string(value), of: key)
      try drawing.set(key, to: parsed ?? .string(value), written: written)
      content = .drawing(drawing)
    case .template(var template):
      try AnnotationReader(file: path).check(parsed ?? .string(value), of: key)
      _ = try template.set(key, to: parsed ?? .string(value))
      content = .template(template)
    }
  }

  /// Sets a value of the entry about the whole font, or removes it.
  /// - Throws: ``SourceError`` if the key leads into a value of another kind, or the file has no entries.
  mutating func setFont(_ key: AnnotationKey, to value: String?) throws(SourceError) {
    guard case .entries(var text, let names) = content else {
      throw SourceError("\(path) has no entry about the font")
    }
    entries.insert(MetadataFile.fontEntry)
    let steps = [JSONText.Step.member(ExactText(MetadataFile.fontEntry))] + key.steps
    do throws(JSONText.Failure) {
      if let value { try text.set(steps, to: value) } else { _ = text.unset(steps) }
    } catch {
      throw SourceError("\(path): “\(key.text)” of \(MetadataFile.fontEntry) \(error)")
    }
    content = .entries(text, names: names)
  }

  /// The keys whose values are texts, also such as `1.2`.
  private static let textKeys = ["alt", "altText", "title", "category", "since", "version", "note"]

  /// Returns a value of JSON; `nil` for a text without quotation marks.
  private static func parsed(_ value: String, of key: AnnotationKey) -> JSONValue? {
    let parsed = try? JSONReader.value(Array(value.utf8), keepsNumerals: true)
    guard let name = key.steps.first, textKeys.contains(where: { name == .member(ExactText($0)) }),
      parsed?.string == nil, parsed?.members == nil, parsed?.values == nil
    else { return parsed }
    return nil
  }

  /// Removes a value of a symbol.
  /// - Returns: Whether it was there.
  /// - Throws: ``SourceError`` if it cannot be removed.
  mutating func unset(
    _ key: AnnotationKey, of icon: AnnotatedIcon
  ) throws(SourceError) -> Bool {
    entries.insert(entryName(of: icon))
    switch content {
    case .entries(var text, let names):
      let name = Self.entryName(of: icon, in: names)
      let isThere: Bool
      if let layer = key.layer, case .template = icon.form {
        isThere = Self.unset(key, inLayer: layer, of: name, &text)
      } else {
        isThere = text.unset([.member(ExactText(name))] + key.steps)
      }
      content = .entries(text, names: names)
      return isThere
    case .drawing(var drawing):
      let isThere = try drawing.unset(key)
      content = .drawing(drawing)
      return isThere
    case .template(var template):
      let isThere = try template.set(key, to: nil)
      content = .template(template)
      return isThere
    }
  }

  /// Checks that a template has the layer of a key.
  private static func checkLayer(
    of key: AnnotationKey, in icon: AnnotatedIcon
  ) throws(SourceError) {
    guard let layer = key.layer, case .template = icon.form else { return }
    let count = icon.layers.count
    guard layer < count else {
      throw SourceError(
        "\(icon.file): “\(key.text)” is not in the file, which has \(count) layers; the backmost is layers[0]"
      )
    }
  }

  /// The named colours of a `symbols.json`; none in other files.
  /// - Throws: ``SourceError`` if it is not valid.
  func colors() throws(SourceError) -> ExactDictionary<LayerColor> {
    guard case .entries = content else { return [:] }
    return try MetadataFile(file: path, bytes: bytes).colors
  }

  /// Returns the layers of an entry.
  private static func layers(of name: String, in text: JSONText) -> [JSONValue] {
    (try? JSONReader.value(text.bytes))?[name]?["layers"]?.values ?? []
  }

  /// Removes a value of a template's layer; the layers around it keep their places, and empty ones at the end go.
  private static func unset(
    _ key: AnnotationKey, inLayer layer: Int, of name: String, _ text: inout JSONText
  ) -> Bool {
    let path = [JSONText.Step.member(ExactText(name)), key.steps[0]]
    var left = text
    guard left.unset(path + key.steps.dropFirst()) else { return false }
    var layers = layers(of: name, in: text)
    if self.layers(of: name, in: left).count == layers.count {
      layers = self.layers(of: name, in: left)
      text = left
    } else {
      // The layer has nothing else.
      try? text.set(path + [.index(layer)], to: "{}")
      layers[layer] = .object([])
    }
    while let last = layers.popLast(), last.members?.isEmpty ?? false {
      _ = text.unset(path + [.index(layers.count)])
    }
    return true
  }

  /// Returns the name under which changes of an icon's values are known.
  private func entryName(of icon: AnnotatedIcon) -> String {
    guard case .entries(_, let names) = content else { return icon.stem }
    return Self.entryName(of: icon, in: names)
  }

  /// Returns a text of `symbols.json` with some entries as in another; `nil` if one of them is not JSON.
  /// - Parameter before: The other text; `nil` if there was no file.
  static func restoring(
    _ entries: [String], in bytes: [UInt8], from before: [UInt8]?
  ) -> [UInt8]? {
    guard var text = try? JSONText(bytes), let old = try? JSONText(before ?? empty) else {
      return nil
    }
    for entry in entries.map({ JSONText.Step.member(ExactText($0)) }) {
      if let value = old.text(at: [entry]) {
        guard (try? text.set([entry], to: value)) != nil else { return nil }
      } else {
        _ = text.unset([entry])
      }
    }
    return text.bytes
  }

  /// The name of an icon's entry: that which counts of those in the file, else that of the icon's file.
  private static func entryName(of icon: AnnotatedIcon, in names: ExactSet) -> String {
    MetadataFile.entryNames(of: icon.name, stem: icon.stem).last(where: names.contains) ?? icon.stem
  }

  /// Returns the warnings of importing icons with the annotations as changed.
  /// - Parameter icons: The icons, each with its own file as changed.
  /// - Throws: ``SourceError`` if the file is not valid, or an icon cannot be read with it.
  func check(_ icons: [(icon: AnnotatedIcon, bytes: [UInt8])]) throws(SourceError) -> [String] {
    let known = try MetadataFile(file: path, bytes: bytes)
    var warnings = known.aboutUnknownKeys.map { [$0] } ?? []
    for (icon, bytes) in icons {
      var annotation = DesignAnnotation()
      try known.read(icon.name, stem: icon.stem, into: &annotation)
      var words = SymbolMetadata.unsaid
      try known.complete(&words, of: icon.name, stem: icon.stem)
      warnings += try icon.imported(bytes, annotation, words: words, colors: known.colors)
        .warnings.map(\.description)
    }
    return warnings
  }
}
