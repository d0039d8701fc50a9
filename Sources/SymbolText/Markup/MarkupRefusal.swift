/// The reason to refuse a value in braces, or of the corresponding option.
package enum MarkupRefusal: Error, Hashable {
  /// Other values are expected, such as `small, medium or large`; the subject of the sentence in braces is `a scale
  /// is`.
  case expected(String, subject: String)
  /// A complete sentence.
  case sentence(String)
  /// An invalid effect; its error names the symbol.
  case effect(EffectError)

  /// The sentence that follows an option and its value.
  package var ofOption: String {
    switch self {
    case .expected(let values, _):
      // A list with commas is closed by a comma.
      values + (values.contains(", or ") ? ", is expected" : " is expected")
    case .sentence(let sentence): sentence
    case .effect(let error): error.description
    }
  }
}
