internal import SymtextFontGlyphs
internal import SymtextSymbols

/// What becomes of a template's layer in each mode.
///
/// Each mode says so for itself; one for which the file has no layers at all is like its neighbour. A layer
/// that a mode does not have, though it has others, is not there in that mode.
struct LayerUse {
  /// The modes in which it only clears what is behind it.
  var erases: ClearingModes = []
  /// The modes in which it clears what is behind it before it is painted.
  var makesRoom: ClearingModes = []
  /// How opaque it is painted.
  var opacities = LayerOpacities.full

  /// - Parameters:
  ///   - rules: of the layer, at most one for each mode.
  ///   - modes: those for which the file has layers.
  init(_ rules: [LayerRule], modes: Set<AnnotatedMode>) {
    let own = Dictionary(rules.map { ($0.name.mode, $0) }) { first, _ in first }
    /// The opacity in a mode, or what its nearest neighbour has.
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
