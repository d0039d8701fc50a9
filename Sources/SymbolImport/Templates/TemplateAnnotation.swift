internal import SymtextFontGlyphs
package import SymtextSymbols

/// The division of a template's symbol into layers.
package struct TemplateAnnotation: Hashable, Sendable {
  /// A layer of the tree that assigns contours of one path to layers.
  package struct TreeLayer: Hashable, Sendable {
    /// Its name in every mode.
    package var names: [LayerClass]
    /// The drawing and erasing steps, in order.
    package var steps: [Step]
  }

  /// Contours that are drawn or cut out together.
  package struct Step: Hashable, Sendable {
    /// The indices of the contours.
    package var indices: [Int]
    /// Whether they are cut out of the previous steps of the layer.
    package var erases: Bool
  }

  /// The style rules of layers, by class.
  package var rules: [LayerClass: [StyleDeclaration]] = [:]
  /// The rule `.defaults`.
  package var defaults: [StyleDeclaration] = []
  /// The layers of the group `LayerTree`, back to front.
  ///
  /// It is empty if paths name their layers themselves.
  package var tree: [TreeLayer] = []

  /// Returns the rule of a layer, without declarations if the file has no rule.
  package func rule(_ name: LayerClass) -> LayerRule {
    LayerRule(name, rules[name] ?? [])
  }
}
