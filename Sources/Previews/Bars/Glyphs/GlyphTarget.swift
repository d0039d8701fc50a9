/// How large the ink of a bar's glyph should be, in points.
package struct GlyphTarget: Hashable, Sendable {
  /// How wide; `nil` where only the height is said.
  package var width: Double?
  /// How high; `nil` where only the width is said.
  package var height: Double?

  /// A target for both sides: the longer one meets it.
  init(side: Double) { (width, height) = (side, side) }
  init(width: Double) { self.width = width }
  init(height: Double) { self.height = height }

  /// A target so many times as large.
  func scaled(by factor: Double) -> GlyphTarget {
    var target = self
    target.width = width.map { $0 * factor }
    target.height = height.map { $0 * factor }
    return target
  }

  /// What ink must be enlarged by to meet it.
  func factor(width inkWidth: Double, height inkHeight: Double) -> Double {
    let factors = [
      width.map { $0 / max(inkWidth, 1e-9) }, height.map { $0 / max(inkHeight, 1e-9) },
    ]
    return factors.compactMap(\.self).min() ?? 1
  }
}
