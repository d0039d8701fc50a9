internal import SymtextFontGlyphs
internal import SymtextSymbols

/// The use of a template's layer in each mode.
///
/// Each mode has its own rules. A mode for which the file has no layers is like its neighbour. If the file has layers
/// for a mode and this layer is not among them, the layer is absent in that mode.
struct LayerUse {
  /// The modes in which the layer only clears the layers behind it.
  var erases: ClearingModes = []
  /// The modes in which the layer clears the layers behind it before it is painted.
  var makesRoom: ClearingModes = []
  /// The opacity with which the layer is painted.
  var opacities = LayerOpacities.full

  /// - Parameters:
  ///   - rules: The rules of the layer, at most one for each mode.
  ///   - modes: The modes for which the file has layers.
  init(_ rules: [LayerRule], modes: Set<AnnotatedMode>) {
    let own = Dictionary(rules.map { ($0.name.mode, $0) }) { first, _ in first }
    /// The opacity in a mode, or in its nearest neighbour.
    func opacity(_ neighbours: [AnnotatedMode], as uses: ClearingModes) -> Double {
      guard let mode = neighbours.first(where: { modes.contains($0) }) else { return 1 }
      guard let rule = own[mode] else { return 0 }
      if rule.erases {
        erases.insert(uses)
        return 1
      }
      if rule.clearsBehind { makesRoom.insert(uses) }
      return mode == neighbours[0] || rule.opacity == 0 ? rule.opacity : 1
    }
    opacities.levels = opacity([.hierarchical, .multicolor, .monochrome], as: .levels)
    opacities.multicolor = opacity([.multicolor, .hierarchical, .monochrome], as: .multicolor)
    opacities.isInMonochrome =
      opacity([.monochrome, .hierarchical, .multicolor], as: .monochrome) > 0
  }
}

extension TemplateFile {
  /// The modes for which the file has layers.
  var annotatedModes: Set<AnnotatedMode> {
    let named =
      annotation.tree.flatMap(\.names)
      + (referenceVariant.flatMap { variants[$0] }?.paths.flatMap(\.layers) ?? [])
    return Set(named.map(\.mode))
  }
}
