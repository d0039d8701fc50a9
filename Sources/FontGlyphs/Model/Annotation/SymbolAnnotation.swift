/// What is said of a whole symbol, in the words of custom-symbol templates, that our own values have no
/// place for.
public struct SymbolAnnotation: Hashable, Sendable {
  /// The rule `.defaults`: how values are shown and effects move.
  public var defaults: [StyleDeclaration]
  /// The variants that were drawn by hand; the others follow from them.
  public var variants: Set<DrawnVariant>

  /// Makes an annotation.
  public init(defaults: [StyleDeclaration] = [], variants: Set<DrawnVariant> = []) {
    self.defaults = defaults
    self.variants = variants
  }
}
