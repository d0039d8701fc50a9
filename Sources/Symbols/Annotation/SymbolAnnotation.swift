/// What is said of a whole symbol, in the words of custom-symbol templates, that our own values have no
/// place for.
package struct SymbolAnnotation: Hashable, Sendable {
  /// The rule `.defaults`: how values are shown and effects move.
  package var defaults: [StyleDeclaration]

  /// Makes an annotation.
  package init(defaults: [StyleDeclaration] = []) { self.defaults = defaults }
}
