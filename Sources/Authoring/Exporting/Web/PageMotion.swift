package import SymtextAnimation
internal import SymtextSymbolImport

/// The rules for animating symbols whose layers a page stacks itself, from any font.
///
/// They equal those of a font's style sheet; the motion of each symbol becomes declarations for the page's elements.
package struct PageMotion: Sendable {
  private let names: ClassNames

  /// - Parameter prefix: the prefix of all classes and properties.
  /// - Returns: `nil` when the prefix is invalid.
  package init?(prefix: String) {
    guard let names = ClassNames(prefix: prefix) else { return nil }
    self.names = names
  }

  /// Returns the style sheet for symbols with the given motions.
  package func css(_ motions: [StackedMotion]) -> String {
    let layers = motions.map(\.layers.count).max() ?? 1
    return StackStyles(
      names: names, mostLayers: layers,
      motions: motions.map { DirectedMotion(leftToRight: $0, rightToLeft: $0) }
    ).css + MotionStyles(names: names, motions: [], hasLayers: true).css
      + EffectStyles(names: names, hasLayers: true).css
  }

  /// Returns the motion of a symbol as declarations for its element and for that of each layer.
  package func declarations(_ motion: StackedMotion) -> (symbol: String, layers: [String]) {
    MotionStyles(names: names, motions: [], hasLayers: true).declarations(motion)
  }

  /// The suffixes of the classes of effects, in the order of the style sheet.
  package static let effects: [String] =
    EffectStyles.effects.map(\.word) + StackStyles.lightings.map(\.word)
}
