internal import SymtextSupport
internal import SymtextGraphics
internal import SymtextSVGReading
internal import SymtextSymbols

/// The annotations of a folder of icons, `symbols.json`, as a text in which only the bytes of changed values differ.
package struct AnnotationFile {
  /// The path of the file; it need not exist yet.
  package let path: String
  /// The text; an empty object if the file does not exist.
  private var text: JSONText
  /// The bytes of the file; `nil` if it does not exist.
  package let original: [UInt8]?

  private static let empty = Array("{\n}\n".utf8)
  private static let mostBytes = 64 << 20

  /// Opens the file for an icon: in its folder, or else in the nearest folder above it that has one.
  /// - Parameter icon: The path of the icon.
  /// - Throws: ``SourceError`` if the file cannot be read or is not JSON.
  package init(for icon: String) throws(SourceError) {
    var folder = icon.lastIndex(of: "/").map { String(icon[...$0]) } ?? ""
    let own = folder + Self.name
    while !InputFile.exists(folder + Self.name), !folder.isEmpty {
      folder = folder.dropLast().lastIndex(of: "/").map { String(folder[...$0]) } ?? ""
    }
    let found = folder + Self.name
    path = InputFile.exists(found) ? found : own
    original =
      InputFile.exists(path) ? try InputFile.source(path, mostBytes: Self.mostBytes) : nil
    do { text = try JSONText(original ?? Self.empty) } catch {
      throw SourceError("\(path):\(error.line):\(error.column): \(error.message)")
    }
  }

  package static let name = "symbols.json"

  /// The bytes as changed.
  package var bytes: [UInt8] { text.bytes }

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

  /// The name of an icon's entry: as it is in the file, else that of the icon's file.
  private func entryName(of icon: AnnotatedIcon) -> String {
    let members = (try? JSONReader.value(text.bytes))?.members ?? []
    return [icon.name, icon.stem].first { name in members.contains { $0.0.hasBytes(of: name) } }
      ?? icon.stem
  }

  /// Returns the warnings of importing an icon with the annotations as changed.
  /// - Throws: ``SourceError`` if the file is not valid, or the icon cannot be read with it.
  package func check(_ icon: AnnotatedIcon) throws(SourceError) -> [String] {
    let known = try MetadataFile(file: path, bytes: text.bytes)
    var annotation = DesignAnnotation()
    try known.read(icon.name, stem: icon.stem, into: &annotation)
    var symbol = Symbol(
      name: icon.name, layers: [], metadata: SymbolMetadata(altText: "", category: ""))
    try known.complete(&symbol, stem: icon.stem)
    return try icon.warnings(with: annotation)
  }
}
