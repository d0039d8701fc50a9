public import SymtextSVGReading
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextSupport

/// Reads a symbol from an SVG file of whatever kind: a drawing of our own form, or an icon of strokes,
/// of filled outlines, or of both.
///
/// An icon's `viewBox` becomes the drawing grid: 24 units high, in the middle of the cap height.
public struct IconImporter: Sendable {
  /// The path that errors name.
  package var file: String
  /// Whether what cannot become an outline is left out with a warning in place of an error.
  package var isLenient: Bool
  /// Whether Regular has the stroke of the icon; otherwise it has the library's own, so that it matches
  /// text.
  package var keepsWeight: Bool
  /// The stroke that counts as the icon's usual one, as a part of the height of its `viewBox`; `nil` takes
  /// what most of its lines have.
  package var usualStroke: Double?
  /// What stands before the names of all symbols of a set, such as `lucide.`, and is no word of theirs.
  package var namePrefix = ""

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
  ///   - bytes: the SVG file.
  ///   - name: the symbol's name.
  /// - Throws: ``ImportError`` with line and column.
  public func symbol(
    from bytes: [UInt8], name: String
  ) throws(ImportError) -> ImportedSymbol {
    guard Symbol.isValidName(name) else {
      throw ImportError(
        file: file,
        message:
          "“\(name)” is no symbol name: use \(Symbol.nameRule)"
      )
    }
    let root = try XMLReader.read(bytes, file: file)
    switch SourceForm(root) {
    case .drawing:
      let symbol = try DrawingImporter(file: file).symbol(from: bytes, name: name)
      return ImportedSymbol(symbol: symbol, kind: .drawing)
    case .template:
      var result = try TemplateImporter(file: file).symbol(
        from: bytes, name: name,
        metadata: SymbolMetadata(altText: words(name), category: "imported"))
      result.hasGuessedAltText = true
      return result
    case .icon:
      var reader = SVGReader(file: file, isLenient: isLenient)
      var result = try imported(try reader.drawing(of: root), name: name)
      say(root, &result)
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
        message: "nothing that can be seen is drawn; shapes need a fill or a stroke")
    }
    for shape in visible where !shape.fits(drawing.viewBox) {
      throw ImportError(
        file: file, line: shape.element.line, column: shape.element.column,
        message: "<\(shape.element.name)> is too large for its viewBox")
    }
    let budget = ImportBudget()
    let strokes = visible.contains { $0.stroke != nil }
    var shapes = IconShapes(
      file: file, viewBox: drawing.viewBox, isLenient: isLenient,
      weight: IconWeight(
        visible, height: drawing.viewBox.height, keepsWeight: keepsWeight, usual: usualStroke),
      hasLines: strokes, budget: budget.shapes)
    for shape in visible { try shapes.add(shape) }
    let layers = try IconLayers(shapes.parts, file: file, budgets: budget)
    guard !layers.layers.isEmpty else {
      throw ImportError(
        file: file, line: drawing.root.line, column: drawing.root.column,
        message: shapes.parts.isEmpty
          ? "what is filled encloses nothing"
          : "nothing is left of the drawing when it has one colour")
    }
    var symbol = Symbol(
      name: name, layers: layers.layers, metadata: SymbolMetadata(altText: "", category: ""))
    symbol.keepsRegular = true
    if Set(layers.layers.map(\.level)).count > 1 {
      symbol.metadata.preferredMode = .hierarchical
    }
    let fills = visible.contains { $0.stroke == nil }
    return ImportedSymbol(
      symbol: symbol, kind: strokes ? (fills ? .mixed : .strokes) : .filled,
      warnings: drawing.warnings + shapes.warnings + layers.warnings)
  }

  /// Says of a symbol what an icon's file says of itself; its alt text is made of the words of its name, where the file
  /// has no title.
  package func say(_ root: XMLElement, _ imported: inout ImportedSymbol) {
    let title = root.children.first { $0.name == "title" }?.text.trimmed ?? ""
    imported.symbol.metadata.altText = title.isEmpty ? words(imported.symbol.name) : title
    imported.symbol.metadata.category = "imported"
    imported.hasGuessedAltText = title.isEmpty
    SetComment(root.comments).complete(&imported.symbol.metadata)
  }

  /// The words of a name without its prefix: `lucide.arrow.down` is “Arrow down”.
  package func words(_ name: String) -> String {
    let own = name.hasPrefix(namePrefix) ? name.dropFirst(namePrefix.count) : name[...]
    let words = own.split { $0 == "." || $0 == "_" || $0 == "-" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

/// What an SVG file was made to be.
private enum SourceForm {
  case drawing
  case template
  case icon

  init(_ root: XMLElement) {
    let groups = root.children.filter { $0.name == "g" }
    if TemplateImporter.isTemplate(root) {
      self = .template
    } else if root.children.contains(where: { $0.name == "metadata" }),
      groups.contains(where: { group in
        SVGReader.classes(group).contains { $0.hasPrefix("hierarchical-") }
      })
    {
      self = .drawing
    } else {
      self = .icon
    }
  }
}

extension SVGDrawnShape {
  /// Whether it is not wider or higher than a symbol could ever be.
  fileprivate func fits(_ viewBox: Rect) -> Bool {
    guard let box = path.bounds else { return true }
    let most = IconShapes.largestSize / DrawingGrid.size * viewBox.height
    return box.width < most && box.height < most && box.minX.isFinite && box.minY.isFinite
  }
}
