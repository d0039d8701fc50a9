internal import SymtextGraphics
internal import SymtextSVGReading
internal import SymtextSupport
internal import SymtextSymbols

/// An icon, a drawing or a template whose annotations change.
package struct AnnotatedIcon {
  /// A shape as a list shows it.
  package struct Shape {
    /// Its own `id`; `nil` if it has none.
    let id: String?
    /// The selector that finds it again.
    package let selector: String
    /// The element, such as `path`.
    package let element: String
    /// From 1.
    package let line: Int
    /// From 1.
    package let column: Int
  }

  /// The path of its file.
  package let file: String
  /// The name of the file without folders and extension.
  package let stem: String
  /// The name of its symbol, without the prefix of a set.
  package let name: String
  /// The visible shapes of an icon, in the order of the file; empty for drawings and templates, whose files have layers.
  package let shapes: [Shape]
  /// The kind of its file.
  let form: SourceForm
  private let candidates: [ShapeBinding.Candidate]
  /// The content of its file.
  package let bytes: [UInt8]

  /// Reads an icon.
  /// - Throws: ``SourceError`` if the file is missing or is not SVG.
  package init(file: String) throws(SourceError) {
    guard file.hasSuffix(".svg") else {
      throw SourceError(
        "\(file) is not an .svg file; annotations name the shapes of an SVG file", kind: .misnamed)
    }
    self.file = file
    stem = String((file.split(separator: "/").last ?? "").dropLast(4))
    guard !stem.hasBytes(of: MetadataFile.fontEntry) else {
      throw SourceError(
        "\(file): the entry “\(MetadataFile.fontEntry)” of \(AnnotationPlace.name) is about the whole font; rename the icon",
        kind: .misnamed)
    }
    name = FileNaming.dots.name(stem)
    bytes = try InputFile.source(file, mostBytes: 16 << 20)
    do throws(ImportError) {
      let root = try XMLReader.read(bytes, file: file)
      form = SourceForm(root)
      guard case .icon = form else {
        (candidates, shapes) = ([], [])
        return
      }
      var reader = SVGReader(file: file, isLenient: true)
      let drawing = try reader.drawing(of: root)
      let map = IconShapes.map(drawing.viewBox)
      let visible = drawing.shapes.filter(\.isVisible)
      for shape in visible {
        _ = try IconShapes.box(of: shape, shape.path.transformed(by: map), file: file)
      }
      candidates = visible.map { .init(ids: $0.ids, print: ShapePrint($0, map: map)) }
      shapes = zip(visible, candidates).enumerated().map { index, pair in
        let (shape, candidate) = pair
        return Shape(
          id: shape.ownID,
          selector: ShapeSelector(id: shape.ownID, place: index + 1, print: candidate.print).text,
          element: shape.element.name, line: shape.element.line, column: shape.element.column)
      }
    } catch {
      throw SourceError(error)
    }
  }

  /// The layers of a drawing or a template, back to front, as a list shows them; empty for icons.
  package var layers: [String] {
    let file = AnnotationFile(of: self)
    return (file?.layers ?? []).enumerated().map { "layers[\($0)]  \($1)" }
  }

  /// Returns a value whose selectors find their shapes again after an export; `nil` if it holds none.
  /// - Parameter step: The key of the value.
  func bound(_ value: JSONValue, at step: JSONText.Step?) -> JSONValue? {
    switch value {
    case .array(let values):
      if step == .member("shapes") {
        return .array(values.map { $0.string.flatMap(bound).map(JSONValue.string) ?? $0 })
      }
      return .array(values.map { bound($0, at: nil) ?? $0 })
    case .object(let members):
      return .object(members.map { ($0.0, bound($0.1, at: .member(ExactText($0.0))) ?? $0.1) })
    default: return nil
    }
  }

  /// Returns the selector of the one shape that a selector chooses; `nil` for `*`, for no shape, and for an `id` that is
  /// not the shape's own: that of a group stays, even if one shape is in it now.
  private func bound(_ text: String) -> String? {
    guard let selector = ShapeSelector(text), selector != .rest else { return nil }
    var layer = DesignAnnotation.Layer()
    layer.shapes = [selector]
    let layers = ShapeBinding([layer], shapes: candidates).layers
    let found = layers.indices.filter { layers[$0] != nil }
    guard found.count == 1, let shape = shapes[safe: found[0]] else { return nil }
    if let id = selector.id, !(shape.id?.hasBytes(of: id) ?? false) { return nil }
    return shape.selector
  }

  /// Imports the icon with an annotation and words from beside it.
  /// - Parameters:
  ///   - bytes: The file as changed.
  ///   - colors: The named colours of the folder.
  func imported(
    _ bytes: [UInt8], _ annotation: DesignAnnotation, words: SymbolMetadata,
    colors: ExactDictionary<LayerColor>
  ) throws(SourceError) -> ImportedSymbol {
    var importer = IconImporter(file: file, isLenient: true)
    importer.annotation = annotation
    importer.colors = colors
    var imported: ImportedSymbol
    do throws(ImportError) { imported = try importer.symbol(from: bytes, name: name) } catch {
      throw SourceError(error)
    }
    if imported.hasGuessedAltText { imported.symbol.metadata.altText = "" }
    if imported.kind == .drawing { imported.settle(words, from: AnnotationPlace.name, file: file) }
    return imported
  }
}
