/// The annotation of a whole symbol in a custom-symbol template, for which ``Symbol`` has no properties.
package struct SymbolAnnotation: Hashable, Sendable {
  /// The rule `.defaults`: how values are shown and how effects move.
  package var defaults: [StyleDeclaration]

  /// Makes an annotation.
  package init(defaults: [StyleDeclaration] = []) { self.defaults = defaults }
}
