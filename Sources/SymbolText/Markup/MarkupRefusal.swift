/// Why a value in braces, or of an option that specifies the same, is refused.
package enum MarkupRefusal: Error, Hashable {
  /// Other values are expected: `small, medium or large`, of which braces say that `a scale is` so.
  case expected(String, subject: String)
  /// A sentence that needs nothing before it.
  case sentence(String)
  /// An effect is none; an error of it names the symbol.
  case effect(EffectError)

  /// The sentence behind an option and its value.
  package var ofOption: String {
    switch self {
    case .expected(let values, _):
      // What stands between commas ends with one.
      values + (values.contains(", or ") ? ", is expected" : " is expected")
    case .sentence(let sentence): sentence
    case .effect(let error): error.description
    }
  }
}
