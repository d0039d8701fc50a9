/// Whether a font can show a grapheme cluster, given what characters it has.
///
/// HarfBuzz shapes a character that a font lacks as what it is canonically made of, and marks that a font
/// lacks together with their letter; so both count as covered.
enum ClusterCoverage {
  /// - Returns: true when all that can be seen is covered.
  static func isCovered(
    _ cluster: [Unicode.Scalar], by covers: (Unicode.Scalar) -> Bool
  ) -> Bool {
    if cluster.allSatisfy({ !needsGlyph($0) || covers($0) }) { return true }
    var base: Unicode.Scalar?
    var parts: [Unicode.Scalar] = []
    for scalar in cluster where needsGlyph(scalar) {
      if covers(scalar) { parts.append(scalar) } else { decompose(scalar, into: &parts) }
    }
    for part in parts {
      if let letter = base, let whole = CanonicalForms.composed(letter, part),
        covers(whole) || !covers(part)
      {
        base = whole
      } else if base != nil && covers(part)
        && part.properties.canonicalCombiningClass != .notReordered
      {
        continue  // A mark that stands by itself; a later one may still compose with the letter.
      } else {
        if let letter = base, !covers(letter) { return false }
        base = part
      }
    }
    return base.map(covers) ?? true
  }

  private static func decompose(_ scalar: Unicode.Scalar, into parts: inout [Unicode.Scalar]) {
    // A no-break hyphen is shown as a hyphen.
    if scalar == "\u{2011}" { return parts.append("\u{2010}") }
    guard let (first, second) = CanonicalForms.decomposed(scalar) else {
      return parts.append(scalar)
    }
    decompose(first, into: &parts)
    if let second { decompose(second, into: &parts) }
  }

  /// Whether a character must have a glyph to be seen: not spaces, which HarfBuzz makes from the font's
  /// own, controls, and what is ignored by default (UAX 44).
  static func needsGlyph(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value > 0x20 && scalar.value != 0x7F }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return false }
    switch properties.generalCategory {
    case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator, .format:
      // Some format characters, such as the Arabic end of a verse, are seen.
      return properties.generalCategory == .format
    default: return true
    }
  }
}
