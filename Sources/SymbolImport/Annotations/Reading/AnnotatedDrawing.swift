package import SymtextGraphics
internal import SymtextSVGReading
package import SymtextSupport
internal import SymtextSymbols

/// A file of a folder as an editor of annotations shows it: the shapes that it draws, and the values of its annotations.
package struct AnnotatedDrawing: Sendable {
  /// The kind of a file.
  package enum Kind: String, Sendable {
    /// A drawing in symtext's own form.
    case drawing
    /// An icon, whose annotations are beside it.
    case icon
    /// A template for custom symbols.
    case template
  }

  /// A visible shape.
  package struct Shape: Sendable {
    /// The selector that finds it again; for drawings and templates its place.
    package var selector: String
    /// The outline of the fill and the centre line of the stroke, in units of the file, y down.
    package var path: Path
    package var isFilled: Bool
    /// The width of its stroke in units of the file; 0 without one.
    package var strokeWidth: Double
    /// The index of its layer, back to front; `nil` if no layer names it.
    package var layer: Int?
  }

  package let kind: Kind
  /// The visible part of the file; around the regular variant of a template.
  package let viewBox: Rect
  /// The shapes in drawing order; those of the regular variant of a template.
  package private(set) var shapes: [Shape] = []
  /// The values that are set, by keys as ``AnnotationFiles`` sets them.
  package let values: [JSONValue.Member]

  /// Reads a file.
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - reader: The reader of its folder, with the folder's annotations.
  /// - Throws: ``SourceError`` if it is not SVG.
  package init(
    _ source: FolderReader.Source, bytes: [UInt8], reader: FolderReader
  ) throws(SourceError) {
    let file = source.file
    let members = reader.members(of: source)
    do throws(ImportError) {
      let root = try XMLReader.read(bytes, file: file)
      var svg = SVGReader(file: file, isLenient: true)
      let drawing = try svg.drawing(of: root)
      let visible = drawing.shapes.filter(\.isVisible)
      switch SourceForm(root) {
      case .icon:
        (kind, viewBox, values) = (.icon, drawing.viewBox, members)
        let annotation = (try? reader.annotation(of: source)) ?? DesignAnnotation()
        shapes = Self.icon(visible, viewBox, annotation)
      case .drawing:
        (kind, viewBox) = (.drawing, drawing.viewBox)
        values = try DrawingValues(root, file: file, members: members).all
        shapes = Self.drawing(visible, root)
      case .template:
        kind = .template
        let text = TemplateText(text: MarkupText(file: file, bytes: bytes))
        values = (try? TemplateValues(text, members: members).all) ?? []
        shapes = try Self.template(visible, bytes, file: file)
        let box = shapes.compactMap(\.path.bounds).union ?? drawing.viewBox
        let margin = max(box.width, box.height) * Self.margin
        viewBox = box.insetBy(dx: -margin, dy: -margin)
      }
    } catch {
      throw SourceError(error)
    }
  }

  /// Returns the kind of a file; that of an icon if it cannot be read.
  package static func kind(of bytes: [UInt8], file: String) -> Kind {
    guard let root = try? XMLReader.read(bytes, file: file) else { return .icon }
    return switch SourceForm(root) {
    case .drawing: .drawing
    case .template: .template
    case .icon: .icon
    }
  }

  /// The map from units of the file to the drawing grid; `nil` for templates, which are not on it.
  package var gridMap: Affine? {
    switch kind {
    case .drawing: .identity
    case .icon: IconShapes.map(viewBox)
    case .template: nil
    }
  }

  /// The space around a template's variant, as a fraction of its size.
  private static let margin = 0.1

  private static func icon(
    _ visible: [SVGDrawnShape], _ viewBox: Rect, _ annotation: DesignAnnotation
  ) -> [Shape] {
    let map = IconShapes.map(viewBox)
    let candidates = visible.map {
      ShapeBinding.Candidate(ids: $0.ids, print: ShapePrint($0, map: map))
    }
    let layers = ShapeBinding(annotation.layers, shapes: candidates).layers
    return visible.indices.map { index in
      let shape = visible[index]
      let selector = ShapeSelector(
        id: shape.ownID, place: index + 1, print: candidates[index].print)
      return Shape(shape, selector: selector.text, layer: layers[index])
    }
  }

  private static func drawing(_ visible: [SVGDrawnShape], _ root: XMLElement) -> [Shape] {
    var layers: [Start: Int] = [:]
    func note(_ element: XMLElement, _ layer: Int) {
      layers[Start(element)] = layer
      for child in element.children { note(child, layer) }
    }
    for (index, layer) in DrawingValues.layers(of: root).enumerated() { note(layer, index) }
    return visible.enumerated().map { index, shape in
      Shape(shape, selector: "\(index + 1)", layer: layers[Start(shape.element)])
    }
  }

  private static func template(
    _ visible: [SVGDrawnShape], _ bytes: [UInt8], file: String
  ) throws(ImportError) -> [Shape] {
    let template = try TemplateImporter(file: file).template(from: bytes)
    guard let reference = template.referenceVariant else { return [] }
    let layers = TemplateLayers(template, reference: reference).layers
    let own = visible.filter { shape in
      shape.ids.contains { EscapedName.unescaped($0).hasBytes(of: "\(reference)") }
    }
    return own.enumerated().map { index, shape in
      Shape(
        shape, selector: "\(index + 1)",
        layer: layers.firstIndex { $0.paths.contains(index) })
    }
  }

  /// The place where an element begins.
  private struct Start: Hashable {
    var line: Int
    var column: Int

    init(_ element: XMLElement) { (line, column) = (element.line, element.column) }
  }
}

extension AnnotatedDrawing.Shape {
  fileprivate init(_ shape: SVGDrawnShape, selector: String, layer: Int?) {
    self.selector = selector
    path = shape.path
    isFilled = shape.fill != nil
    strokeWidth = shape.stroke?.width ?? 0
    self.layer = layer
  }

  /// Whether every contour is closed.
  package var isClosed: Bool {
    !path.isEmpty
      && path.contours.allSatisfy { $0.elements.last == .close }
  }
}
