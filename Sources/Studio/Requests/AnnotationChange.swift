internal import SymtextSupport

/// A change of a symbol's annotation.
struct AnnotationChange: Sendable {
  /// The name of the symbol.
  var name: String
  /// A key of `symtext annotate`, such as `layers[0].level`.
  var key: String
  /// `nil` removes the value.
  var value: JSONValue?
}
