internal import CSymtextHarfBuzz

/// Canonical composition and decomposition, as in HarfBuzz's shaping.
package enum CanonicalForms {
  /// Returns the composition of two characters; `nil` when there is none.
  package static func composed(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar?
  {
    var result: hb_codepoint_t = 0
    let functions = unsafe hb_unicode_funcs_get_default()
    guard unsafe hb_unicode_compose(functions, first.value, second.value, &result) != 0 else {
      return nil
    }
    return Unicode.Scalar(result)
  }

  /// Returns one step of a character's decomposition; the second part is `nil` for a singleton.
  package static func decomposed(
    _ scalar: Unicode.Scalar
  ) -> (first: Unicode.Scalar, second: Unicode.Scalar?)? {
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    let functions = unsafe hb_unicode_funcs_get_default()
    guard unsafe hb_unicode_decompose(functions, scalar.value, &first, &second) != 0,
      let head = Unicode.Scalar(first)
    else { return nil }
    return (head, second == 0 ? nil : Unicode.Scalar(second))
  }

  /// Returns the first character of the full decomposition.
  package static func firstPart(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    var part = scalar
    while let next = decomposed(part)?.first, next != part { part = next }
    return part
  }

  /// Returns the precomposed character of a grapheme cluster, if it is one or consists of a letter and a mark that
  /// compose; `nil` for all others.
  package static func whole(_ cluster: [Unicode.Scalar]) -> Unicode.Scalar? {
    switch cluster.count {
    case 1: decomposed(cluster[0])?.second == nil ? nil : cluster[0]
    case 2: composed(cluster[0], cluster[1])
    default: nil
    }
  }
}
