internal import SymtextSupport
internal import SymtextSVGReading
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

/// Makes layers of a symbol from those of a template.
struct TemplateLayerBuilder {
  private(set) var warnings: [ImportError] = []
  private let template: TemplateFile
  private let outlines: [DrawnVariant: TemplateOutlines.Outline]
  /// The modes for which the file has layers.
  private let modes: Set<AnnotatedMode>
  /// The content of each layer in each form, by scale.
  private let forms: [SymbolScale: [[MasterOutlines.Form]]]
  /// The number of layers made.
  private var count = 0

  init(
    _ template: TemplateFile, _ outlines: [DrawnVariant: TemplateOutlines.Outline],
    forms: [SymbolScale: [[MasterOutlines.Form]]]
  ) {
    self.forms = forms
    self.template = template
    self.outlines = outlines
    modes = template.annotatedModes
  }

  /// Returns the next layer, back to front.
  ///
  /// A clearing layer precedes it in the modes in which it both clears and is painted.
  mutating func layers(_ layer: TemplateLayers.Layer) -> [SymbolLayer] {
    defer { count += 1 }
    let annotation = annotation(layer)
    let use = LayerUse(annotation.rules, modes: modes)
    var result = SymbolLayer(shapes: [shape(layer)], level: level(annotation))
    result.color = color(annotation)
    result.clears = use.erases
    result.opacities = use.opacities
    result.variableThreshold = threshold(annotation)
    result.tag = tag(annotation)
    let said = TemplateMotion.layer(annotation.rules)
    result.motion = said.motion
    if let problem = said.problem { warn("layer \(place(annotation)): \(problem)") }
    result.annotation = shortened(annotation)
    let guides = TemplateCuts(template, paths: layer.paths)
    // Guide points divide only one structure.
    if forms.isEmpty { (result.cuts, result.strokeGuides) = (guides.cuts, guides.strokeGuides) }
    for (line, message) in guides.problems {
      warnings.append(
        ImportError(file: template.file, line: line, message: message, subject: .drawKeyframes))
    }
    if let rule = annotation[.monochrome], !rule.erases, rule.opacity > 0, rule.opacity < 1 {
      warn("\(rule.name) has the opacity \(rule.opacity), but is painted in full")
    }
    guard !use.makesRoom.isEmpty else { return [result] }
    var clearing = SymbolLayer(shapes: result.shapes, level: result.level)
    clearing.clears = use.makesRoom
    clearing.opacities = LayerOpacities(
      isInMonochrome: use.makesRoom.contains(.monochrome),
      levels: use.makesRoom.contains(.levels) ? 1 : 0,
      multicolor: use.makesRoom.contains(.multicolor) ? 1 : 0)
    clearing.motion = result.motion
    (clearing.cuts, clearing.strokeGuides) = (result.cuts, result.strokeGuides)
    clearing.annotation = LayerAnnotation(rules: [], belongsToNext: true)
    return [clearing, result]
  }

  private func shape(_ layer: TemplateLayers.Layer) -> SymbolLayer.Shape {
    var paths: [SymbolScale: [SymbolWeight: Path]] = [:]
    for (variant, outline) in outlines {
      paths[variant.scale, default: [:]][variant.weight] = layer.path(of: outline.paths)
    }
    var masters = MasterOutlines(paths)
    masters.forms = forms.mapValues { $0.map { $0[count] } }
    return SymbolLayer.Shape(masters)
  }

  private func annotation(_ layer: TemplateLayers.Layer) -> LayerAnnotation {
    var keyframes: [DrawnVariant: [Int: String]] = [:]
    for (variant, drawing) in template.variants {
      for index in layer.paths {
        if let text = drawing.paths[safe: index]?.keyframes {
          keyframes[variant, default: [:]][index] = text
        }
      }
    }
    return LayerAnnotation(
      rules: layer.names.map { template.annotation.rule($0) }, paths: layer.paths,
      contourCounts: contourCounts(layer), keyframes: keyframes)
  }

  /// Returns the annotation without texts that are too long for a font.
  private mutating func shortened(
    _ annotation: LayerAnnotation
  ) -> LayerAnnotation {
    var annotation = annotation
    for (index, rule) in annotation.rules.enumerated()
    where rule.declarations.styleText.utf8.count > Self.longestText {
      warn("the rule “\(rule.name)” is longer than \(Self.longestText) bytes and is not kept")
      annotation.rules[index].declarations = []
    }
    for (variant, paths) in annotation.keyframes.sorted(by: { $0.key < $1.key }) {
      for (path, text) in paths.sorted(by: { $0.key < $1.key })
      where text.utf8.count > Self.longestText {
        warn(
          "the data-clipstroke-keyframes of path \(path + 1) of \(variant) are longer than \(Self.longestText) bytes and are not kept"
        )
        annotation.keyframes[variant]?[path] = nil
      }
    }
    return annotation
  }

  /// The maximal size of a text in a font, in bytes.
  static let longestText = 0xFFFF

  /// Returns the number of contours of each path of the layer; empty if only some of them belong to it.
  private func contourCounts(_ layer: TemplateLayers.Layer) -> [Int] {
    guard layer.steps == nil, let paths = outlines[DrawnVariant(.regular, .small)]?.paths else {
      return []
    }
    let counts = layer.paths.map { paths[safe: $0]?.contours.count ?? 0 }
    return counts.contains(0) ? [] : counts
  }

  private mutating func level(_ annotation: LayerAnnotation) -> HierarchicalLevel {
    guard let rule = annotation[.hierarchical] else { return .primary }
    guard let level = rule.name.value.flatMap({ HierarchicalLevel(rawValue: $0) }) else {
      warn(
        "“\(rule.name)” has no valid level (primary, secondary or tertiary); primary is used",
        of: rule.name)
      return .primary
    }
    return level
  }

  private mutating func color(_ annotation: LayerAnnotation) -> LayerColor? {
    guard let rule = annotation[.multicolor], let value = rule.name.value else { return nil }
    let name = value.hasSuffix("Color") ? String(value.dropLast(5)) : value
    if let color = LayerColor(rawValue: value) ?? LayerColor(rawValue: name) { return color }
    guard let fill = rule.fill else {
      warn(
        "“\(rule.name)” names a colour that the file does not define; the tint is used",
        of: rule.name)
      return nil
    }
    return .fixed(fill)
  }

  private mutating func threshold(_ annotation: LayerAnnotation) -> Double? {
    let thresholds = annotation.rules.compactMap(\.variableThreshold)
    guard let first = thresholds.first else { return nil }
    if thresholds.contains(where: { $0 != first }) {
      warn("layer \(place(annotation)) has different thresholds in its modes; \(first) is used")
    }
    return min(max(first, 0), 1)
  }

  private func tag(_ annotation: LayerAnnotation) -> SymbolLayer.Tag? {
    let tags = annotation.rules.flatMap(\.layerTags)
    if tags.contains("_slash") { return .slash }
    if tags.contains("_badge") { return .badge }
    if tags.contains("_enclosure") { return .enclosure }
    let enclosures = ["circle", "square", "rectangle", "capsule", "diamond", "octagon", "shield"]
    return tags.contains { tag in
      enclosures.contains { tag == $0 || tag == "\($0).fill" }
    } ? .enclosure : nil
  }

  private func place(_ annotation: LayerAnnotation) -> String {
    annotation.rules.first?.name.description ?? "without a name"
  }

  /// - Parameter name: The name of the layer that the warning is about.
  private mutating func warn(_ message: String, of name: LayerClass? = nil) {
    warnings.append(
      ImportError(
        file: template.file, message: message,
        subject: name.map { .layerName($0.description) }))
  }
}
