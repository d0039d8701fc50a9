internal import SymtextFontGlyphs
package import SymtextSymbols

/// How a template divides a symbol into layers.
package struct TemplateAnnotation: Hashable, Sendable {
  /// A layer of the tree that says which contours of one path belong to which layer.
  package struct TreeLayer: Hashable, Sendable {
    /// Its name in every mode.
    package var names: [LayerClass]
    /// What is drawn and erased, in this order.
    package var steps: [Step]
  }

  /// Some contours that are drawn or cut out together.
  package struct Step: Hashable, Sendable {
    /// Which contours, from 0.
    package var indices: [Int]
    /// Whether they cut out of what the layer has before.
    package var erases: Bool
  }

  /// The style rules of layers, by class.
  package var rules: [LayerClass: [StyleDeclaration]] = [:]
  /// The rule `.defaults`.
  package var defaults: [StyleDeclaration] = []
  /// The layers of the group `LayerTree`, back to front; empty where paths name their layers themselves.
  package var tree: [TreeLayer] = []

  /// The rule of a layer, without declarations if the file has none.
  package func rule(_ name: LayerClass) -> LayerRule {
    LayerRule(name, rules[name] ?? [])
  }
}
