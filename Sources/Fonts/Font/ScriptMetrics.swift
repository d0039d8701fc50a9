/// How small and how far off the baseline a font has letters that stand for superior and inferior ones, in points.
package struct ScriptMetrics: Hashable, Sendable {
  /// Points per em.
  package var size: Double
  /// From the baseline up; negative below.
  package var offset: Double
}

extension Font {
  /// What small superior letters are, where the font has none of its own.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/os2#ysuperscriptysize>
  package var superscript: ScriptMetrics {
    script(size: instance.native.superscriptSize, offset: instance.native.superscriptOffset, 0.35)
  }

  /// What small inferior letters are, where the font has none of its own.
  package var `subscript`: ScriptMetrics {
    // The font says how far down.
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

  /// Whether a feature has a glyph of its own for each character of a text that is no space.
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
