package import SymtextAnimation
internal import SymtextSymbolImport

/// The rules by which a page moves symbols whose layers it lays on each other itself, whatever font they are of.
///
/// They are those of a font's style sheet; what a symbol says of its own motion is told as declarations, which the page
/// gives to its elements.
package struct PageMotion: Sendable {
  private let names: ClassNames

  /// - Parameter prefix: what the names of all classes and properties begin with.
  /// - Returns: `nil` when it is no such beginning.
  package init?(prefix: String) {
    guard let names = ClassNames(prefix: prefix) else { return nil }
    self.names = names
  }

  /// The style sheet for symbols that move so.
  package func css(_ motions: [StackedMotion]) -> String {
    let layers = motions.map(\.layers.count).max() ?? 1
    return StackStyles(
      names: names, mostLayers: layers,
      motions: motions.map { DirectedMotion(leftToRight: $0, rightToLeft: $0) }
    ).css + MotionStyles(names: names, motions: [], hasLayers: true).css
      + EffectStyles(names: names, hasLayers: true).css
  }

  /// What a symbol says of how it moves, as declarations for its element and for that of each layer.
  package func declarations(_ motion: StackedMotion) -> (symbol: String, layers: [String]) {
    MotionStyles(names: names, motions: [], hasLayers: true).declarations(motion)
  }

  /// What the classes of effects end in, in the order of the style sheet.
  package static let effects: [String] =
    EffectStyles.effects.map(\.word) + StackStyles.lightings.map(\.word)
}
