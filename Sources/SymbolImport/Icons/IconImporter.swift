public import SymtextSVGReading
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextSupport

/// Reads a symbol from any supported SVG file: a drawing in symtext's own form, a template, or an icon of strokes,
/// filled outlines, or both.
///
/// An icon's `viewBox` becomes the drawing grid: 24 units high, centred on the middle of the cap height.
public struct IconImporter: Sendable {
  /// The path for error messages.
  package var file: String
  /// Whether unsupported content is left out with a warning instead of an error.
  package var isLenient: Bool
  /// Whether Regular keeps the icon's stroke width.
  ///
  /// Otherwise it gets the library's stroke width, which matches text.
  package var keepsWeight: Bool
  /// The icon's normal stroke width, as a fraction of the height of its `viewBox`.
  ///
  /// `nil` takes the width of most of its lines.
  package var usualStroke: Double?
  /// The prefix of all names of a set, such as `lucide.`.
  ///
  /// It is not part of the alternative text.
  package var namePrefix = ""
  /// The annotation beside the icon's file.
  var annotation = DesignAnnotation()
  /// The named colours of the folder.
  var colors: ExactDictionary<LayerColor> = [:]
  /// The steps of work for joining fills and cutting clips.
  package var shapeSteps = ImportBudget.shapeSteps
  /// The steps of work for the weights of filled areas.
  package var weightSteps = ImportBudget.weightSteps

  /// Makes an importer for one file.
  public init(
    file: String, isLenient: Bool = false, keepsWeight: Bool = false, usualStroke: Double? = nil
  ) {
    self.file = file
    self.isLenient = isLenient
    self.keepsWeight = keepsWeight
    self.usualStroke = usualStroke
  }

  /// Reads a symbol.
  /// - Parameters:
  ///   - bytes: The SVG file.
  ///   - name: The symbol's name.
  /// - Throws: ``ImportError`` with line and column.
  public func symbol(
    from bytes: [UInt8], name: String
  ) throws(ImportError) -> ImportedSymbol {
    guard Symbol.isValidName(name) else {
      throw ImportError(
        file: file,
        message:
          "“\(name)” is not a symbol name: use \(Symbol.nameRule)"
      )
    }
    let root = try XMLReader.read(bytes, file: file)
    switch SourceForm(root) {
    case .drawing(let hasMetadata):
      var importer = DrawingImporter(file: file)
      importer.needsMetadata = hasMetadata
      importer.colors = colors
      var symbol = try importer.symbol(from: bytes, name: name)
      let isUntitled = symbol.metadata.altText.isEmpty
      if isUntitled { symbol.metadata.altText = words(name) }
      if symbol.metadata.category.isEmpty { symbol.metadata.category = "imported" }
      if !hasMetadata { symbol.metadata.since = SymbolMetadata(altText: "", category: "").since }
      var imported = ImportedSymbol(symbol: symbol, kind: .drawing)
      imported.hasGuessedAltText = isUntitled
      imported.hasMetadata = hasMetadata
      try annotate(&imported, map: .identity)
      return imported
    case .template:
      var result = try TemplateImporter(file: file).symbol(
        from: bytes, name: name,
        metadata: SymbolMetadata(altText: words(name), category: "imported"))
      result.hasGuessedAltText = true
      try annotate(&result, map: .identity)
      return result
    case .icon:
      var reader = SVGReader(file: file, isLenient: isLenient)
      var result = try imported(try reader.drawing(of: root), name: name)
      try say(root, &result)
      if let dropped = DroppedRoles(root).sentence {
        result.warnings.append(
          ImportError(file: file, line: root.line, column: root.column, message: dropped))
      }
      return result
    }
  }

  private func imported(
    _ drawing: SVGDrawing, name: String
  ) throws(ImportError) -> ImportedSymbol {
    let visible = drawing.shapes.filter(\.isVisible)
    guard !visible.isEmpty else {
      throw ImportError(
        file: file, line: drawing.root.line, column: drawing.root.column,
        message: "nothing visible is drawn; shapes need a fill or a stroke")
    }
    for shape in visible where !shape.fits(drawing.viewBox) {
      throw ImportError(
        file: file, line: shape.element.line, column: shape.element.column,
        message: "<\(shape.element.name)> is too large for its viewBox")
    }
    let budget = ImportBudget(shapes: shapeSteps, weights: weightSteps)
    let strokes = visible.contains { $0.stroke != nil }
    var shapes = IconShapes(
      file: file, viewBox: drawing.viewBox, isLenient: isLenient,
      weight: IconWeight(
        visible, height: drawing.viewBox.height, keepsWeight: keepsWeight, usual: usualStroke),
      hasLines: strokes, budget: budget.shapes)
    for shape in visible { try shapes.add(shape) }
    let plan = LayerPlan(
      shapes.parts, shapes: visible, annotation: annotation.layers, map: shapes.map, file: file)
    let layers = try IconLayers(plan.groups, file: file, budgets: budget)
    guard !layers.layers.isEmpty else {
      throw ImportError(
        file: file, line: drawing.root.line, column: drawing.root.column,
        message: shapes.parts.isEmpty
          ? shapes.warnings.first?.message ?? "the filled shapes enclose no area"
          : "nothing is left of the drawing in one colour")
    }
    var symbol = Symbol(
      name: name, layers: layers.layers, metadata: SymbolMetadata(altText: "", category: ""))
    symbol.keepsRegular = true
    symbol.opticalShift = Self.padding(of: symbol)
    if Set(layers.layers.map(\.level)).count > 1 {
      symbol.metadata.preferredMode = .hierarchical
    }
    let fills = visible.contains { $0.stroke == nil }
    return ImportedSymbol(
      symbol: symbol, kind: strokes ? (fills ? .mixed : .strokes) : .filled,
      warnings: drawing.warnings + shapes.warnings + plan.warnings + layers.warnings)
  }

  /// Returns the shift from the middle of an icon's ink to that of its `viewBox`; `nil` if the ink is centred.
  ///
  /// Uneven space around the ink is how designers centre an icon optically.
  private static func padding(of symbol: Symbol) -> Vector? {
    guard let box = symbol.layers.lineBounds else { return nil }
    let shift = Point(DrawingGrid.size / 2, DrawingGrid.size / 2) - box.middle
    let least = OpticalCentering.leastPadding
    guard abs(shift.x) >= least || abs(shift.y) >= least else { return nil }
    return shift
  }

  /// Adds the metadata and the annotation of an icon's file to a symbol.
  ///
  /// Without a title in the file, the alternative text is made from the words of the symbol's name.
  package func say(
    _ root: XMLElement, _ imported: inout ImportedSymbol
  ) throws(ImportError) {
    let title = root.children.first { $0.name == "title" }?.text.trimmed ?? ""
    imported.symbol.metadata.altText = title.isEmpty ? words(imported.symbol.name) : title
    imported.symbol.metadata.category = "imported"
    imported.hasGuessedAltText = title.isEmpty
    SetComment(root.comments).complete(&imported.symbol.metadata)
    let viewBox = try SVGRoom.viewBox(of: root, file: file)
    // The space around an icon's ink yields to a centre that somebody has chosen.
    if annotation.opticalCenter != nil { imported.symbol.opticalShift = nil }
    try annotate(&imported, map: IconShapes.map(viewBox))
  }

  /// Adds the annotation of the whole symbol.
  /// - Parameter map: From the space of the annotation to the drawing grid.
  private func annotate(
    _ imported: inout ImportedSymbol, map: Affine
  ) throws(ImportError) {
    try complete(&imported, map: map)
    let symbol = imported.symbol
    let most = DrawnMotion.farthest
    for anchor in [symbol.motion.anchor] + symbol.layers.map(\.motion.anchor) {
      guard let anchor, max(abs(anchor.x), abs(anchor.y)) > most else { continue }
      throw ImportError(
        file: file, message: "an “anchor” must be within \(Int(most)) units on a grid of 24 × 24")
    }
  }

  private func complete(
    _ imported: inout ImportedSymbol, map: Affine
  ) throws(ImportError) {
    let disputed = try annotation.complete(&imported.symbol, map: map, file: file)
    func warn(_ message: String) {
      imported.warnings.append(ImportError(file: file, message: message))
    }
    if !disputed.isEmpty {
      warn(
        "symbols.json says something else than the file of \(disputed.joined(separator: ", ")); the file counts"
      )
    }
    guard !annotation.layers.isEmpty else { return }
    switch imported.kind {
    case .strokes, .filled, .mixed: break
    case .drawing: warn("the file has its own layers; those of symbols.json are not used")
    case .template: addAnnotations(&imported).forEach(warn)
    case .masters, .exchanged:
      warn("the icon has several files; the layers of symbols.json are not used")
    }
  }

  /// Adds the anchors, pens and pairs of colours of a template's layers, for which templates have no published form.
  /// - Returns: Sentences about annotations that are not used.
  private func addAnnotations(_ imported: inout ImportedSymbol) -> [String] {
    var unused: [String] = []
    let known = annotation.layers.map(\.withoutTemplateParts)
    if known != annotation.layers {
      unused.append(
        "the file has its own layers; of those of symbols.json only “anchor”, a “color” for light and dark, and “both”, “pen”, “ends” and “with” of “draw” are used"
      )
    }
    var number = 0
    for index in imported.symbol.layers.indices {
      if let said = known[safe: number] {
        imported.symbol.layers[index].motion.anchor = said.anchor
        if !said.take(into: &imported.symbol.layers[index]) {
          unused.append(
            "symbols.json says something else than the file of layers[\(number)].color; the file counts"
          )
        }
      }
      // A layer that clears for the next one belongs to it.
      if !(imported.symbol.layers[index].annotation?.belongsToNext ?? false) { number += 1 }
    }
    if known.count > number {
      unused.append(
        "symbols.json has \(known.count) layers, the file \(number); the others are not used")
    }
    return unused
  }

  /// Returns the words of a name without its prefix: “Arrow down” for `lucide.arrow.down`.
  package func words(_ name: String) -> String {
    let own = name.hasPrefix(namePrefix) ? name.dropFirst(namePrefix.count) : name[...]
    let words = own.split { $0 == "." || $0 == "_" || $0 == "-" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

/// The kind of an SVG file.
enum SourceForm {
  case drawing(hasMetadata: Bool)
  case template
  case icon

  init(_ root: XMLElement) {
    if TemplateImporter.isTemplate(root) {
      self = .template
    } else if root.children.contains(where: DroppedRoles.isLayer) {
      let hasMetadata = root.children.contains { $0.name == "metadata" }
      // The metadata says that it is meant as a drawing, and then the importer names the attributes that it lacks.
      self =
        hasMetadata || DrawingImporter.missingAttributes(of: root).isEmpty
        ? .drawing(hasMetadata: hasMetadata) : .icon
    } else {
      self = .icon
    }
  }
}

extension SVGDrawnShape {
  /// Whether the shape is not larger than the maximal size of a symbol.
  fileprivate func fits(_ viewBox: Rect) -> Bool {
    guard let box = path.bounds else { return true }
    let most = IconShapes.largestSize / DrawingGrid.size * viewBox.height
    return box.width < most && box.height < most && box.minX.isFinite && box.minY.isFinite
  }
}
