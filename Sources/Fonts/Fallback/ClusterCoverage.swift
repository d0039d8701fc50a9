/// Checks whether a font can show a grapheme cluster, given the font's characters.
///
/// HarfBuzz decomposes a character that a font lacks, and composes a letter with a mark that a font lacks. Both
/// therefore count as covered.
enum ClusterCoverage {
  /// - Returns: `true` when all visible characters are covered.
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
        continue  // A separate mark; a later one may still compose with the letter.
      } else {
        if let letter = base, !covers(letter) { return false }
        base = part
      }
    }
    return base.map(covers) ?? true
  }

  private static func decompose(_ scalar: Unicode.Scalar, into parts: inout [Unicode.Scalar]) {
    // HarfBuzz shows a no-break hyphen as a hyphen.
    if scalar == "\u{2011}" { return parts.append("\u{2010}") }
    guard let (first, second) = CanonicalForms.decomposed(scalar) else {
      return parts.append(scalar)
    }
    decompose(first, into: &parts)
    if let second { decompose(second, into: &parts) }
  }

  /// Whether a character needs a glyph to be visible.
  ///
  /// Controls, default-ignorable characters (UAX 44) and spaces, which HarfBuzz derives from the font's space, do not.
  static func needsGlyph(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value > 0x20 && scalar.value != 0x7F }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return false }
    switch properties.generalCategory {
    case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator, .format:
      // Some format characters, such as the Arabic end of ayah, are visible.
      return properties.generalCategory == .format
    default: return true
    }
  }
}
