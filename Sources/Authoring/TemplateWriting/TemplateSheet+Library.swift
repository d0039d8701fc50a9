internal import SymtextFonts
public import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextSymbolImport
public import SymtextSymbolText
internal import SymtextTextLayout

extension TemplateSheet {
  /// Creates a template of a library's symbol.
  ///
  /// The outlines are those of its layers, which keep their structure at all weights. If the font has no layer
  /// outlines, or the version cannot express their clearing, the template has one outline of the whole symbol.
  /// - Throws: ``SymbolError`` when the library lacks a needed scale, or when the whole symbol changes its structure
  ///   along the weight axis, so that three masters cannot represent it.
  public init(
    _ entry: SymbolFont.Entry, of library: SymbolLibrary, kind: Kind, version: Version
  ) throws(SymbolError) {
    guard Symbol.isValidName(entry.name) else {
      throw SymbolError("\(library.face.file): “\(entry.name)” is not a valid symbol name")
    }
    name = entry.name
    self.version = version
    self.kind = kind
    let source = TemplateSource(entry, of: library)
    var known = library.font.layers(of: entry.index)
    annotations = library.font.annotations(of: entry.index)
    defaults = library.font.defaults(of: entry.index)
    omittedProperties = []
    if annotations.count == known.count {
      // A layer that only clears for the next one is merged into that one.
      known = zip(known, annotations).filter { !$1.belongsToNext }.map(\.0)
      annotations.removeAll(where: \.belongsToNext)
    } else {
      annotations = []
    }
    let scales = kind == .variable ? [SymbolScale.small] : SymbolScale.allCases
    let hasGlyphs = known.allSatisfy { layer in scales.allSatisfy { layer.glyphs[$0] != nil } }
    let isSaid =
      version != .v3
      || (annotations.isEmpty
        ? !known.contains { $0.clears.contains(.monochrome) }
        : !annotations.contains { $0[.monochrome]?.erases ?? false })
    layers = hasGlyphs && isSaid ? known : []
    omissions = library.font.opticalShift(of: entry.index) == nil ? [] : [.opticalCenter]
    variants = []
    let weights = kind == .variable ? WeightLaw.masters : SymbolWeight.allCases
    for scale in scales.reversed() {
      variants += try source.variants(weights.reversed(), scale, layers: layers)
    }
    if kind == .variable { try source.checkOneStructure(.small, layers: layers) }
    if layers.isEmpty {
      if !isSaid {
        omissions.insert(.clearingLayers)
      } else if known.count > 1 || !known.allSatisfy(\.isPlain) {
        omissions.insert(.layers)
      }
      annotations = []
      defaults = []
      return
    }
    dropEmptyLayers()
    addGuides(of: entry, in: source)
    let motion = library.font.motion(of: entry.index)
    noteUnpublished(motion)
    guard annotations.isEmpty else {
      keepWhatIsKnown()
      return
    }
    if version == .v3, layers.contains(where: { $0.variableThreshold != nil }) {
      omissions.insert(.variableThresholds)
    }
    if version.number < Version.v6.number, layers.contains(where: { $0.tag != nil }) {
      omissions.insert(.layerTags)
    }
    takeMotion(motion)
  }

  /// Sets the motion of effects, as far as the version supports it.
  private mutating func takeMotion(_ motion: SymbolMotion) {
    let said = LibraryRules.defaults(motion, layers: layers)
    if version.number >= 6 {
      defaults = said.filter { ($0.firstVersion ?? 0) <= version.number }
      if defaults != said { omissions.insert(.valueMode) }
    }
    if version.number < 6 && !said.isEmpty
      || version.number < 5 && layers.contains(where: \.motion.pulses)
    {
      omissions.insert(.motion)
    }
  }

  /// Notes the properties for which templates have no published form.
  private mutating func noteUnpublished(_ motion: SymbolMotion) {
    if motion.anchor != nil || layers.contains(where: { $0.motion.anchor != nil }) {
      omissions.insert(.anchor)
    }
    if layers.contains(where: { !$0.motion.isDrawn || $0.motion.drawsBothWays }) {
      omissions.insert(.pens)
    }
    if layers.contains(where: { $0.color?.isPair ?? false }) { omissions.insert(.darkColors) }
    if motion.wiggle == .turning(isClockwise: false) { omissions.insert(.counterclockwiseWiggle) }
  }

  /// Removes layers that draw nothing, because a template has an outline for each layer.
  private mutating func dropEmptyLayers() {
    let drawn = layers.indices.filter { index in
      variants.contains { !$0.paths[index].isEmpty }
    }
    guard drawn.count < layers.count else { return }
    layers = drawn.map { layers[$0] }
    if !annotations.isEmpty { annotations = drawn.map { annotations[$0] } }
    for index in variants.indices {
      variants[index].paths = drawn.map { variants[index].paths[$0] }
      variants[index].cuts = drawn.map { variants[index].cuts[$0] }
    }
  }
}

extension TemplateSheet {
  /// Removes annotation that the version does not support.
  private mutating func keepWhatIsKnown() {
    if version.number < 6, !defaults.isEmpty {
      defaults = []
      omittedProperties.insert("defaults")
    }
    let newer = defaults.filter { ($0.firstVersion ?? 0) > version.number }
    omittedProperties.formUnion(newer.map(\.name))
    defaults.removeAll { newer.contains($0) }
    for index in annotations.indices {
      annotations[index].rules = annotations[index].rules.compactMap { kept($0) }
    }
    let parts = parts
    for (index, annotation) in annotations.enumerated() {
      let paths = Set(parts.filter { $0.layer == index }.compactMap(\.original))
      let drawn = Set(annotation.keyframes.values.flatMap(\.keys))
      if version.number < 6, !drawn.isEmpty {
        omittedProperties.insert("data-clipstroke-keyframes")
        annotations[index].keyframes = [:]
      } else if !drawn.isSubset(of: paths) {
        omissions.insert(.drawGuides)
      }
    }
  }

  /// Returns the rule without properties that the version lacks, and without those that select contours of a path,
  /// because each layer has its own paths here.
  private mutating func kept(_ rule: LayerRule) -> LayerRule? {
    guard version != .v3 || rule.name.mode != .monochrome else { return nil }
    var rule = rule
    rule.declarations.removeAll {
      ["-sfsymbols-indices", "-sfsymbols-fill-action"].contains($0.name)
    }
    let newer = rule.declarations.filter { ($0.firstVersion ?? 0) > version.number }
    omittedProperties.formUnion(newer.map(\.name))
    rule.declarations.removeAll { newer.contains($0) }
    return rule
  }
}

extension SymbolFont.Layer {
  /// Whether the layer needs no annotation.
  fileprivate var isPlain: Bool {
    level == .primary && color == nil && variableThreshold == nil && tag == nil
      && clears.isEmpty && opacities == .full
  }
}

extension LayerColor {
  /// Whether it is one colour for light and one for dark backgrounds.
  fileprivate var isPair: Bool {
    if case .pair = self { true } else { false }
  }
}
