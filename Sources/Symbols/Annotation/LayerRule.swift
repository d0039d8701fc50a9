/// What a template says of a layer in one rendering mode: its class and the class's style rule.
package struct LayerRule: Hashable, Sendable {
  /// The class.
  package var name: LayerClass
  /// The style rule, in the file's order, with properties that are not known among them.
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
