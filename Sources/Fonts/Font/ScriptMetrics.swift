/// The size and offset of synthetic superscript and subscript letters, in points.
package struct ScriptMetrics: Hashable, Sendable {
  /// Points per em.
  package var size: Double
  /// From the baseline up; negative below.
  package var offset: Double
}

extension Font {
  /// The metrics of superscript letters, for fonts without glyphs for them.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/os2#ysuperscriptysize>
  package var superscript: ScriptMetrics {
    script(size: instance.native.superscriptSize, offset: instance.native.superscriptOffset, 0.35)
  }

  /// The metrics of subscript letters, for fonts without glyphs for them.
  package var `subscript`: ScriptMetrics {
    // OS/2's offset is positive downwards.
    script(
      size: instance.native.subscriptSize, offset: instance.native.subscriptOffset.map { -$0 },
      -0.15)
  }

  private func script(size: Double?, offset: Double?, _ usual: Double) -> ScriptMetrics {
    let em = Double(face.unitsPerEm)
    let isSize = size.map { (em / 4...em).contains($0) } ?? false
    let isOffset = offset.map { abs($0) <= em && $0 * usual > 0 } ?? false
    return ScriptMetrics(
      size: (isSize ? size ?? em : em * 0.65) * scale,
      offset: (isOffset ? offset ?? 0 : usual * em) * scale)
  }

  /// Whether a feature substitutes a glyph for each character of a text except spaces.
  package func covers(_ text: String, with feature: FontFeature) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      guard !scalar.properties.isWhitespace else { return true }
      guard let plain = glyph(for: scalar.value),
        let own = glyph(for: scalar.value, features: [feature])
      else { return false }
      return plain != own
    }
  }
}
