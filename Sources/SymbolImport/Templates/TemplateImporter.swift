internal import SymtextSupport
package import SymtextSVGReading
internal import SymtextFontGlyphs
package import SymtextSymbols
internal import SymtextGraphics

/// Reads a template for custom symbols, versions 1 to 7, into a symbol.
///
/// All 27 variants are as in the template, or derived from its three masters (``TemplateLaw``). Margins, layers,
/// levels, colours, thresholds and clearing are kept. ``SymbolLayer/annotation`` and ``Symbol/annotation`` keep the
/// rest of the annotation.
package struct TemplateImporter: Sendable {
  /// The path for error messages.
  package var file: String

  /// Makes an importer for one file.
  package init(file: String) { self.file = file }

  /// The maximal distance of ink from the origin, in cap heights.
  ///
  /// It is limited by font units.
  private static let farthest = 20.0

  /// Returns whether a file is a template.
  ///
  /// The test looks for `id`s that only templates have, at any depth, because other programs add groups around them.
  static func isTemplate(_ root: XMLElement) -> Bool {
    var ids: ExactSet = []
    func gather(_ element: XMLElement) {
      if let id = element.attributes["id"] { ids.insert(EscapedName.unescaped(id)) }
      for child in element.children { gather(child) }
    }
    gather(root)
    guard !ids.isEmpty else { return false }
    if ids.contains("Symbols"), ids.contains("Guides") || ids.contains("Notes") { return true }
    return SymbolScale.allCases.contains { ids.contains("Baseline-\($0.letter)") }
      && DrawnVariant.all.contains { ids.contains("\($0)") }
  }

  /// Reads the file without changes.
  /// - Throws: ``ImportError`` if it is not SVG, has invalid numbers, or has no variant.
  package func template(from bytes: [UInt8]) throws(ImportError) -> TemplateFile {
    var reader = TemplateReader(file: file)
    return try reader.template(from: bytes)
  }

  /// Reads a symbol.
  /// - Parameters:
  ///   - bytes: The SVG file.
  ///   - name: The symbol's name.
  ///   - metadata: The symbol's metadata.
  /// - Throws: ``ImportError``, also for an unsupported newer version and for variants without a baseline.
  package func symbol(
    from bytes: [UInt8], name: String,
    metadata: SymbolMetadata = SymbolMetadata(altText: "", category: "")
  ) throws(ImportError) -> ImportedSymbol {
    try symbol(from: try template(from: bytes), name: name, metadata: metadata)
  }

  /// Makes a symbol from a template.
  /// - Throws: ``ImportError`` for an unsupported newer version and for variants without a baseline.
  package func symbol(
    from template: TemplateFile, name: String,
    metadata: SymbolMetadata = SymbolMetadata(altText: "", category: "")
  ) throws(ImportError) -> ImportedSymbol {
    guard Symbol.isValidName(name) else {
      throw failure(
        "“\(name)” is not a symbol name: use \(Symbol.nameRule)"
      )
    }
    if let version = template.version, version.major > TemplateVersion.newest.major {
      throw failure(
        "the template's version \(version) is newer than \(TemplateVersion.newest), the newest supported version; export it for an older Xcode"
      )
    }
    try checkBaselines(template)
    guard let reference = template.referenceVariant,
      template.variants.values.contains(where: { $0.paths.contains { !$0.path.isEmpty } })
    else { throw failure("no variant has a path") }
    try checkSize(template)
    let file = template
    let budget = ImportBudget().shapes
    let template = file.withAgreeingPaths(budget: budget)
    let outlines = TemplateOutlines(template)
    guard !budget.isSpent, !outlines.budget.isSpent else {
      throw failure("its contours are too many to be compared; simplify its paths")
    }
    let division = TemplateLayers(template, reference: reference)
    let (forms, lostForms) = outlines.forms(of: division.layers)
    var builder = TemplateLayerBuilder(template, outlines.outlines, forms: forms)
    var layers: [SymbolLayer] = []
    for layer in division.layers { layers += builder.layers(layer) }
    var symbol = Symbol(name: name, layers: layers, metadata: metadata)
    symbol.margins = margins(template, outlines.margins)
    var defaults = template.annotation.defaults
    var lost: [ImportError] = []
    if defaults.styleText.utf8.count > TemplateLayerBuilder.longestText {
      lost.append(
        failure(
          "the rule .defaults is longer than \(TemplateLayerBuilder.longestText) bytes and is not kept"
        ))
      defaults = []
    }
    let said = TemplateMotion.symbol(defaults)
    symbol.motion = said.motion
    if let problem = said.problem { lost.append(failure(".defaults: \(problem)")) }
    symbol.annotation = SymbolAnnotation(defaults: defaults)
    if file.keyframeCount > template.keyframeCount {
      lost.append(
        failure(
          "the data-clipstroke-keyframes of some paths are left out, because variants have different numbers of these paths"
        ))
    }
    return ImportedSymbol(
      symbol: symbol, kind: .template,
      warnings: structureWarnings(file) + outlines.warnings + lostForms + builder.warnings
        + lost)
  }

  func failure(_ message: String, line: Int? = nil, column: Int? = nil) -> ImportError {
    ImportError(file: file, line: line, column: column, message: message)
  }

  private func checkBaselines(_ template: TemplateFile) throws(ImportError) {
    for (variant, drawing) in template.variants.sorted(by: { $0.key < $1.key })
    where template.guides[variant.scale] == nil {
      throw failure(
        "there is no guide Baseline-\(variant.scale.letter) for \(variant); without it the vertical position is unknown",
        line: drawing.line, column: drawing.column)
    }
  }

  private func checkSize(_ template: TemplateFile) throws(ImportError) {
    for (variant, drawing) in template.variants.sorted(by: { $0.key < $1.key }) {
      let segments = drawing.paths.reduce(0) { $0 + $1.path.elements.count }
      guard segments <= Symbol.mostSegments else {
        throw failure(
          "\(variant) has \(segments) path segments; at most \(Symbol.mostSegments) are read. Simplify its paths",
          line: drawing.line, column: drawing.column)
      }
      let limit =
        Self.farthest
        * (template.guides[variant.scale]?.capHeight ?? TemplateMetricsLines.usualCapHeight)
      for (index, path) in drawing.paths.enumerated() {
        guard let box = path.path.bounds else { continue }
        let reach = max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY))
        guard reach <= limit else {
          throw failure(
            "path \(index + 1) of \(variant) reaches \(Int(min(reach, 1e9))) units from the left margin on the baseline; at most \(Int(limit)) fit into a glyph",
            line: path.line, column: path.column)
        }
      }
    }
  }

  private func margins(
    _ template: TemplateFile, _ own: [DrawnVariant: SymbolMargins.Pair]
  ) -> SymbolMargins? {
    guard template.variants.values.contains(where: { $0.margins != .ink }) else { return nil }
    var pairs: [SymbolScale: [SymbolWeight: SymbolMargins.Pair]] = [:]
    for (variant, pair) in own { pairs[variant.scale, default: [:]][variant.weight] = pair }
    return SymbolMargins(pairs)
  }
}
