package import SymtextSVGReading
internal import SymtextFontGlyphs
package import SymtextSymbols
internal import SymtextGraphics
internal import SymtextSupport

/// Reads a stroke drawing in symtext's own form: layers of centre lines on the 24-unit grid.
///
/// `fonts/DRAWING.md` describes the form. Everything else in the file is an error; the importer ignores nothing
/// silently.
package struct DrawingImporter: Sendable {
  /// The path for error messages.
  package var file: String
  /// Whether a drawing must have a title and a category.
  ///
  /// Otherwise both may be empty in the symbol.
  package var needsMetadata = true
  /// The named colours of the folder.
  var colors: ExactDictionary<LayerColor> = [:]

  /// The attributes of `<svg>` that every drawing has.
  static let rootAttributes = [
    "viewBox": "0 0 24 24", "fill": "none", "stroke": "currentColor", "stroke-linecap": "round",
    "stroke-linejoin": "round",
  ]

  /// Returns the attributes that `<svg>` lacks for a drawing, as written there.
  static func missingAttributes(of root: XMLElement) -> [String] {
    rootAttributes.sorted { $0.key < $1.key }.filter { root.attributes[$0.key] != $0.value }
      .map { "\($0.key)=\"\($0.value)\"" }
  }

  /// Makes an importer for one file.
  package init(file: String) { self.file = file }

  /// Returns the first style sheet in definitions that has rules.
  private static func styleSheet(in element: XMLElement) -> XMLElement? {
    if element.isSVG, element.name == "style", !element.text.trimmed.isEmpty { return element }
    return element.children.lazy.compactMap(styleSheet).first
  }

  /// Reads a drawing.
  /// - Parameters:
  ///   - bytes: the SVG file.
  ///   - name: the symbol's name.
  /// - Throws: ``ImportError`` with line and column.
  package func symbol(from bytes: [UInt8], name: String) throws(ImportError) -> Symbol {
    guard Symbol.isValidName(name) else {
      throw ImportError(
        file: file,
        message:
          "“\(name)” is not a symbol name: use \(Symbol.nameRule)"
      )
    }
    let root = try XMLReader.read(bytes, file: file)
    guard root.name == "svg" else { throw failure(root, "the root element is not <svg>") }
    if let missing = Self.missingAttributes(of: root).first {
      throw failure(root, "a stroke drawing has \(missing) on its <svg>")
    }
    var metadata = SymbolMetadata(altText: "", category: "", since: "")
    var motion = DrawnMotion()
    var center: DrawnCenter?
    var layers: [SymbolLayer] = []
    var carriers: [Int?] = []
    for child in root.children where child.isSVG {
      switch child.name {
      // Nothing in a drawing refers to definitions, but the rules of a style sheet apply to its shapes.
      case "defs":
        if let style = Self.styleSheet(in: child) {
          throw failure(
            style, "<style> is not supported; write its properties on the shapes as attributes")
        }
      case "title": metadata.altText = child.text.trimmed
      case "metadata": try read(child, into: &metadata, &motion, &center)
      case "g":
        let (layer, carrier) = try layer(
          child, index: layers.count, strokeWidth: root.attributes["stroke-width"])
        layers.append(layer)
        carriers.append(carrier)
      default:
        throw failure(
          child, "<\(child.name)> is not supported here; shapes belong in a layer's <g>")
      }
    }
    guard !metadata.altText.isEmpty || !needsMetadata else {
      throw failure(root, "the drawing has no <title>")
    }
    guard !metadata.category.isEmpty || !needsMetadata else {
      throw failure(root, "the drawing's <metadata> has no <category>")
    }
    guard !layers.isEmpty else { throw failure(root, "the drawing has no layer (<g>)") }
    try connect(&layers, carriers, root)
    var symbol = Symbol(name: name, layers: layers, metadata: metadata)
    symbol.motion = motion.motion
    if let center {
      let box = symbol.layers.lineBounds ?? Rect(Point(DrawingGrid.size / 2, DrawingGrid.size / 2))
      guard let shift = center.shift(from: box) else {
        throw failure(center.element, center.farAway(from: box))
      }
      symbol.opticalShift = shift
    }
    try annotate(&symbol, root)
    return symbol
  }

  /// Adds the attributes `data-symtext-…` of `<svg>`, for which `<metadata>` has no elements.
  private func annotate(_ symbol: inout Symbol, _ root: XMLElement) throws(ImportError) {
    let own = DrawnAttributes.annotations(of: root)
    guard !own.isEmpty else { return }
    var annotation = DesignAnnotation()
    do throws(SourceError) {
      if let other = own.first(where: { !AnnotationReader.symbolKeys.contains($0.0) }) {
        throw SourceError(
          file: file,
          reason: "data-symtext-\(DrawnAttributes.name(of: other.0)) is not supported on <svg>")
      }
      try AnnotationReader(file: file).read(own, of: "<svg>", into: &annotation)
    } catch {
      throw failure(root, error.reason)
    }
    let disputed = try annotation.complete(&symbol, map: .identity, file: file)
    if let key = disputed.first {
      throw failure(
        root,
        "data-symtext-\(DrawnAttributes.name(of: key)) and the element of <metadata> differ; remove one of them"
      )
    }
  }

  /// Connects layers that travel with pens of others.
  private func connect(
    _ layers: inout [SymbolLayer], _ carriers: [Int?], _ root: XMLElement
  ) throws(ImportError) {
    do throws(PenAttachment.Problem) {
      for (index, attachment) in try PenAttachment.all(carriers).enumerated() {
        layers[index].motion.attachment = attachment
      }
    } catch {
      throw failure(
        root,
        "for “with” of data-symtext-draw of layer \(error.layer) \(error.expected) is expected")
    }
  }

  private func failure(_ element: XMLElement, _ message: String) -> ImportError {
    ImportError(file: file, line: element.line, column: element.column, message: message)
  }

  private func read(
    _ element: XMLElement, into metadata: inout SymbolMetadata, _ motion: inout DrawnMotion,
    _ center: inout DrawnCenter?
  ) throws(ImportError) {
    for child in element.children where child.isSVG {
      let list = child.text.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
      switch child.name {
      case "category": metadata.category = child.text.trimmed
      case "keywords": metadata.keywords = list
      case "aliases":
        if let wrong = list.first(where: { !Symbol.isValidName($0) }) {
          throw failure(child, "the alias “\(wrong)” is not a symbol name")
        }
        metadata.aliases = list
      case "since": metadata.since = child.text.trimmed
      case "optical-center":
        guard let point = DrawnCenter(child) else {
          throw failure(
            child,
            "“\(child.text.trimmed)” is not valid in <optical-center>, which holds \(DrawnCenter.content)"
          )
        }
        center = point
      case "note", "display-only": try read(note: child, into: &metadata)
      case "right-to-left":
        let text = child.text.trimmed
        guard let form = RightToLeftForm(text) else {
          throw failure(child, "“\(text)” is neither mirror nor a symbol's name")
        }
        metadata.rightToLeft = form
      case "forms": metadata.forms = try forms(list, of: child)
      case "mode":
        guard let mode = PreferredMode(rawValue: child.text.trimmed) else {
          throw failure(
            child,
            "“\(child.text.trimmed)” is not a mode: monochrome, hierarchical, palette or multicolor"
          )
        }
        metadata.preferredMode = mode
      case let name where DrawnMotion.isKnown(name):
        let text = child.text.trimmed
        if let expected = motion.take(name, text) {
          throw failure(child, "“\(text)” is not valid in <\(name)>, which holds \(expected)")
        }
      default: throw failure(child, "<\(child.name)> is not known in <metadata>")
      }
    }
  }

  /// Reads a remark on the use of a symbol, or the sentence that makes it display-only.
  private func read(
    note element: XMLElement, into metadata: inout SymbolMetadata
  ) throws(ImportError) {
    guard metadata.note.isEmpty else {
      throw failure(
        element,
        "the drawing has both <note> and <display-only>, or one of them twice; put all of it into one"
      )
    }
    metadata.note = element.text.trimmed
    guard element.name == "display-only" else { return }
    guard !metadata.note.isEmpty else {
      throw failure(
        element,
        "<display-only> is empty; write the sentence that tells why the symbol may not be customised"
      )
    }
    metadata.isDisplayOnly = true
  }

  private func forms(
    _ list: [String], of element: XMLElement
  ) throws(ImportError) -> [String: String] {
    var forms: [String: String] = [:]
    for pair in list {
      let parts = pair.split(separator: ":").map { $0.trimmed }
      guard parts.count == 2, LanguageForm.all.contains(where: { $0.code == parts[0] }),
        Symbol.isValidName(parts[1])
      else {
        let codes = LanguageForm.all.map(\.code).joined(separator: ", ")
        throw failure(element, "“\(pair)” is not “language: symbol” with one of \(codes)")
      }
      forms[parts[0]] = parts[1]
    }
    return forms
  }

  private func layer(
    _ element: XMLElement, index: Int, strokeWidth: String?
  ) throws(ImportError) -> (layer: SymbolLayer, carrier: Int?) {
    var layer = SymbolLayer(shapes: [], level: .primary)
    var hasLevel = false
    let attributes = try DrawnAttributes(element, strokeWidth: strokeWidth, file: file)
    for name in attributes.classes {
      try read(annotation: name, index: index, of: element, into: &layer, &hasLevel)
    }
    for declaration in attributes.declarations {
      try read(declaration: declaration, of: element, into: &layer)
    }
    for (key, value) in attributes.own where (key, value) != ("fill", "none") {
      throw failure(
        element,
        key == "style" || DrawnAttributes.isProperty(key)
          ? "“\(key):\(value)” is not supported; \(Self.styleRule)"
          : "the attribute \(key) is not supported on a layer")
    }
    guard hasLevel else {
      throw failure(element, "layer \(index) has no class hierarchical-\(index):LEVEL")
    }
    for child in element.children where child.isSVG {
      var shape = try SVGShape(child, strokeWidth: strokeWidth, file: file).shape
      if attributes.map != .identity { shape.path = shape.path.transformed(by: attributes.map) }
      layer.shapes.append(shape)
    }
    guard !layer.shapes.isEmpty else { throw failure(element, "layer \(index) has no shape") }
    return try annotated(layer, attributes, of: element)
  }

  /// Returns a layer with the annotation of its attributes `data-symtext-…`, for which classes and styles have no words.
  private func annotated(
    _ layer: SymbolLayer, _ attributes: DrawnAttributes, of element: XMLElement
  ) throws(ImportError) -> (layer: SymbolLayer, carrier: Int?) {
    guard !attributes.annotations.isEmpty else { return (layer, nil) }
    var layer = layer
    do throws(SourceError) {
      let annotation = try AnnotationReader(file: file, colors: colors).layer(
        attributes.annotations, keys: AnnotationReader.drawnKeys, of: "data-symtext")
      if annotation.color != nil, let color = layer.color, color != annotation.color {
        throw SourceError(
          file: file, reason: "data-symtext-color and the class multicolor differ; remove one")
      }
      if let clears = annotation.clears, !layer.clears.isEmpty, clears != layer.clears {
        throw SourceError(
          file: file,
          reason: "data-symtext-clear and the layer's class or style differ; remove one")
      }
      annotation.apply(to: &layer)
      layer.shapes = layer.shapes.map { annotation.applied(to: $0) }
      return (layer, annotation.course.carrier)
    } catch {
      throw failure(element, error.reason)
    }
  }

  private func read(
    declaration: StyleDeclaration, of element: XMLElement, into layer: inout SymbolLayer
  ) throws(ImportError) {
    switch (declaration.name, declaration.value) {
    case ("-sfsymbols-variable-threshold", let value):
      guard let threshold = Double(value), (0..<1).contains(threshold) else { break }
      layer.variableThreshold = threshold
      return
    case ("-sfsymbols-clear-behind", "true"):
      layer.clears = .all
      return
    case ("-sfsymbols-layer-tags", let value):
      guard let tag = SymbolLayer.Tag(rawValue: value) else { break }
      layer.tag = tag
      return
    case ("-sfsymbols-motion-group", let value):
      guard let group = Int(value), LayerMotion.groups.contains(group) else { break }
      layer.motion.group = group
      return
    case ("-sfsymbols-always-pulses", "true"):
      layer.motion.pulses = true
      return
    case ("-sfsymbols-always-rotates", "true"):
      layer.motion.rotates = true
      return
    default: break
    }
    throw failure(
      element,
      "“\(declaration.value.isEmpty ? declaration.name : "\(declaration.name):\(declaration.value)")” is not supported; \(Self.styleRule)"
    )
  }

  /// The valid declarations of a layer.
  private static let styleRule =
    "a layer's style has -sfsymbols-variable-threshold:N (0 ≤ N < 1), -sfsymbols-clear-behind:true, -sfsymbols-layer-tags:TAG (slash, badge, enclosure), -sfsymbols-motion-group:N (a whole number from 0), -sfsymbols-always-pulses:true or -sfsymbols-always-rotates:true"

  private func read(
    annotation name: String, index: Int, of element: XMLElement, into layer: inout SymbolLayer,
    _ hasLevel: inout Bool
  ) throws(ImportError) {
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    switch (parts[0], parts.count > 1 ? parts[1] : nil) {
    case ("monochrome-\(index)", nil): break
    case ("monochrome-\(index)", "clear"?): layer.clears.insert(.monochrome)
    case ("hierarchical-\(index)", let value?):
      guard let level = HierarchicalLevel(rawValue: value) else {
        throw failure(element, "“\(value)” is not a level: primary, secondary or tertiary")
      }
      layer.level = level
      hasLevel = true
    case ("multicolor-\(index)", "clear"?): layer.clears.insert(.multicolor)
    case ("multicolor-\(index)", let value?):
      guard let color = colors[value] ?? LayerColor(rawValue: value) else {
        throw failure(
          element,
          "“\(value)” is not a colour name, such as systemRed or tintColor, nor one of “colors” of “$font” in symbols.json"
        )
      }
      layer.color = color
    default:
      throw failure(
        element,
        "“\(name)” is not a class of layer \(index): monochrome-\(index) (or monochrome-\(index):clear), hierarchical-\(index):LEVEL, multicolor-\(index):COLOUR (or multicolor-\(index):clear)"
      )
    }
  }
}
