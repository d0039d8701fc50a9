internal import CSymtextHarfBuzz

/// Canonical composition and decomposition, as HarfBuzz does it when it shapes.
package enum CanonicalForms {
  /// The character that two make together; `nil` when there is none.
  package static func composed(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar?
  {
    var result: hb_codepoint_t = 0
    let functions = unsafe hb_unicode_funcs_get_default()
    guard unsafe hb_unicode_compose(functions, first.value, second.value, &result) != 0 else {
      return nil
    }
    return Unicode.Scalar(result)
  }

  /// What a character is made of, one step; the second part is `nil` when there is only one.
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

  /// What a character begins with when it is taken apart entirely.
  package static func firstPart(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    var part = scalar
    while let next = decomposed(part)?.first, next != part { part = next }
    return part
  }

  /// The one character that a grapheme cluster is: itself, if that can be taken apart, or what a letter and a mark
  /// make together; `nil` for all others.
  package static func whole(_ cluster: [Unicode.Scalar]) -> Unicode.Scalar? {
    switch cluster.count {
    case 1: decomposed(cluster[0])?.second == nil ? nil : cluster[0]
    case 2: composed(cluster[0], cluster[1])
    default: nil
    }
  }
}
