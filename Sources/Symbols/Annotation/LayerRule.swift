/// A layer's annotation in one rendering mode: its class and the style rule of the class.
package struct LayerRule: Hashable, Sendable {
  /// The class.
  package var name: LayerClass
  /// The style rule, in the file's order, unknown properties included.
  package var declarations: [StyleDeclaration]

  /// Makes a rule.
  package init(_ name: LayerClass, _ declarations: [StyleDeclaration] = []) {
    self.name = name
    self.declarations = declarations
  }

  /// The last value of a property.
  package subscript(property: String) -> String? {
    declarations.last { $0.name == property }?.value
  }
}
