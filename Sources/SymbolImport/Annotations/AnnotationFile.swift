internal import SymtextSupport
internal import SymtextGraphics
internal import SymtextSVGReading
internal import SymtextSymbols

/// The annotations of a folder of icons, `symbols.json`, as a text in which only the bytes of changed values differ.
package struct AnnotationFile {
  /// The path of the file for messages; it need not exist yet.
  package let path: String
  /// The path of the file with all links resolved.
  package let target: String
  /// The bytes of the file; `nil` if it does not exist.
  package let original: [UInt8]?
  /// The text; an empty object if the file does not exist.
  private var text: JSONText
  /// The names of the entries, and of those that were added.
  private var names: ExactSet

  private static let empty = Array("{\n}\n".utf8)

  /// Opens a file.
  /// - Throws: ``SourceError`` if the file cannot be read or is not JSON.
  init(at place: AnnotationPlace) throws(SourceError) {
    path = place.path
    target = place.target
    original =
      InputFile.exists(path)
      ? try InputFile.source(path, mostBytes: MetadataFile.mostBytes) : nil
    let bytes = original ?? Self.empty
    do {
      text = try JSONText(bytes)
      names = ExactSet((try JSONReader.value(bytes).members ?? []).map(\.0))
    } catch {
      throw SourceError("\(path):\(error.line):\(error.column): \(error.message)")
    }
  }

  /// The bytes as changed.
  package var bytes: [UInt8] { text.bytes }

  /// Whether the bytes are others than those of the file.
  package var isChanged: Bool { text.bytes != original ?? Self.empty }

  /// Sets a value of a symbol's entry.
  ///
  /// Shapes that are chosen by place or `id` alone get the prints that find them again.
  /// - Parameters:
  ///   - key: A path such as `layers[0].level`.
  ///   - value: JSON, or a text without quotation marks.
  ///   - icon: The icon.
  /// - Throws: ``SourceError`` if the path is not valid, or leads into a value of another kind.
  package mutating func set(
    _ key: String, to value: String, of icon: AnnotatedIcon
  ) throws(SourceError) {
    let steps = try steps(key, of: icon)
    let text: String
    if let parsed = try? JSONReader.value(Array(value.utf8), keepsNumerals: true) {
      text = icon.bound(parsed, at: steps.last)?.compactText ?? value.trimmed
    } else {
      text = JSONValue.string(value).packedText
    }
    do throws(JSONText.Failure) {
      try self.text.set(steps, to: text)
      names.insert(entryName(of: icon))
    } catch {
      throw SourceError("\(path): “\(key)” of \(icon.name) \(error)")
    }
  }

  /// Removes a value of a symbol's entry.
  /// - Returns: Whether it was there.
  /// - Throws: ``SourceError`` if the path is not valid.
  package mutating func unset(_ key: String, of icon: AnnotatedIcon) throws(SourceError) -> Bool {
    text.unset(try steps(key, of: icon))
  }

  private func steps(
    _ key: String, of icon: AnnotatedIcon
  ) throws(SourceError) -> [JSONText.Step] {
    guard let steps = JSONText.steps(key) else {
      throw SourceError(
        "“\(key)” is not a key; use a path such as anchor, alt.de or layers[0].level",
        kind: .misnamed)
    }
    return [.member(ExactText(entryName(of: icon)))] + steps
  }

  /// The name of an icon's entry: that which counts of those in the file, else that of the icon's file.
  private func entryName(of icon: AnnotatedIcon) -> String {
    MetadataFile.entryNames(of: icon.name, stem: icon.stem).last(where: names.contains) ?? icon.stem
  }

  /// Returns the warnings of importing icons with the annotations as changed.
  /// - Throws: ``SourceError`` if the file is not valid, or an icon cannot be read with it.
  package func check(_ icons: [AnnotatedIcon]) throws(SourceError) -> [String] {
    let known = try MetadataFile(file: path, bytes: text.bytes)
    var warnings = known.aboutUnknownKeys.map { [$0] } ?? []
    for icon in icons {
      var annotation = DesignAnnotation()
      try known.read(icon.name, stem: icon.stem, into: &annotation)
      var symbol = Symbol(
        name: icon.name, layers: [], metadata: SymbolMetadata(altText: "", category: ""))
      try known.complete(&symbol, stem: icon.stem)
      warnings += try icon.warnings(with: annotation)
    }
    return warnings
  }
}
