public import FontGlyphs
internal import Geometry
internal import TextLayout

extension TemplateSheet {
  /// Takes a symbol from a library.
  ///
  /// The outlines are those of its layers, which keep their structure at all weights. Without layers, or
  /// where the version cannot say what they clear, it is the whole symbol.
  /// - Throws: ``SymbolError`` when the library lacks a scale that is needed, or when the whole symbol
  ///   changes its structure along the weight axis and three masters cannot stand for it.
  public init(
    _ entry: SymbolFont.Entry, of library: SymbolLibrary, kind: Kind, version: Version
  ) throws(SymbolError) {
    guard Symbol.isValidName(entry.name) else {
      throw SymbolError("\(library.face.file): “\(entry.name)” is no name of a symbol")
    }
    name = entry.name
    self.version = version
    self.kind = kind
    let source = TemplateSource(entry, of: library)
    let known = library.font.layers(of: entry.index)
    let scales = kind == .variable ? [SymbolScale.small] : SymbolScale.allCases
    let hasGlyphs = known.allSatisfy { layer in scales.allSatisfy { layer.glyphs[$0] != nil } }
    let isSaid = version != .v3 || !known.contains(where: \.clearsInMonochrome)
    layers = hasGlyphs && isSaid ? known : []
    omissions = []
    variants = []
    let weights = kind == .variable ? WeightLaw.masters : SymbolWeight.allCases
    for scale in scales.reversed() {
      variants += try source.variants(weights.reversed(), scale, layers: layers)
    }
    if layers.isEmpty {
      if !isSaid {
        omissions.insert(.clearingLayers)
      } else if known.count > 1 || !known.allSatisfy(\.isPlain) {
        omissions.insert(.layers)
      }
      if kind == .variable { try source.checkOneStructure(.small) }
      return
    }
    dropEmptyLayers()
    if version == .v3, layers.contains(where: { $0.variableThreshold != nil }) {
      omissions.insert(.variableThresholds)
    }
    if version.number < Version.v6.number, layers.contains(where: { $0.tag != nil }) {
      omissions.insert(.layerTags)
    }
  }

  /// Leaves out layers that draw nothing: a template has as many outlines as layers.
  private mutating func dropEmptyLayers() {
    let drawn = layers.indices.filter { index in
      variants.contains { !$0.paths[index].isEmpty }
    }
    guard drawn.count < layers.count else { return }
    layers = drawn.map { layers[$0] }
    for index in variants.indices {
      variants[index].paths = drawn.map { variants[index].paths[$0] }
    }
  }
}

extension SymbolFont.Layer {
  /// Whether an outline without annotation says the same.
  fileprivate var isPlain: Bool {
    level == .primary && color == nil && variableThreshold == nil && tag == nil
      && !clearsInMonochrome && !clearsInColor
  }
}
