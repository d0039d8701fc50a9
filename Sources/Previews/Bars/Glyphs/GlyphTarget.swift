/// The target size of the ink of a bar's glyph, in points.
package struct GlyphTarget: Hashable, Sendable {
  /// The width; `nil` if only the height counts.
  package var width: Double?
  /// The height; `nil` if only the width counts.
  package var height: Double?

  /// Makes a target for the longer side.
  init(side: Double) { (width, height) = (side, side) }
  init(width: Double) { self.width = width }
  init(height: Double) { self.height = height }

  /// Returns the target multiplied by a factor.
  func scaled(by factor: Double) -> GlyphTarget {
    var target = self
    target.width = width.map { $0 * factor }
    target.height = height.map { $0 * factor }
    return target
  }

  /// Returns the factor by which ink must be enlarged to meet the target.
  func factor(width inkWidth: Double, height inkHeight: Double) -> Double {
    let factors = [
      width.map { $0 / max(inkWidth, 1e-9) }, height.map { $0 / max(inkHeight, 1e-9) },
    ]
    return factors.compactMap(\.self).min() ?? 1
  }
}
