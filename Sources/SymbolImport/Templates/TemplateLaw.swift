internal import SymtextFontGlyphs
package import SymtextSymbols
package import SymtextGraphics

/// The law by which the 27 variants of a template follow from Ultralight, Regular and Black of the small scale.
///
/// It was fitted to template files that Apple's application wrote with all variants; the largest residual is 0.0016
/// template units. Each point is a·U + b·R + c·B of the masters' points, relative to their own left margins and
/// baselines, then moved to keep the middle of the cap height in place. Advance widths have the same a, b, c.
///
/// Some files (template writers 59, 65.1 and 128) have +0.0264 U instead of −0.02634 U in Black-L, which moves it by up
/// to 0.4 units; their Heavy-L to Medium-L follow the row here. It looks like a wrong sign, so this table does not
/// repeat it.
package enum TemplateLaw {
  /// The fraction of each master in a variant.
  package struct Coefficients: Hashable, Sendable {
    /// The fraction of Ultralight-S.
    package var ultralight: Double
    /// The fraction of Regular-S.
    package var regular: Double
    /// The fraction of Black-S.
    package var black: Double

    /// The size of centre lines relative to the small scale: 1, 1.276 or 1.647.
    package var size: Double { ultralight + regular + black }
  }

  /// Returns the coefficients of a variant.
  package static func coefficients(_ variant: DrawnVariant) -> Coefficients {
    let row = SymbolWeight.allCases.firstIndex(of: variant.weight) ?? 0
    let (u, r, b) = table(variant.scale)[row]
    return Coefficients(ultralight: u, regular: r, black: b)
  }

  /// From Ultralight to Black.
  private static func table(_ scale: SymbolScale) -> [(Double, Double, Double)] {
    switch scale {
    case .small: small
    case .medium: medium
    case .large: large
    }
  }

  private static let small = [
    (1.0, 0.0, 0.0), (0.77419, 0.22581, 0), (0.33333, 0.66667, 0), (0, 1, 0), (0, 0.82, 0.18),
    (0, 0.682, 0.318), (0, 0.5, 0.5), (0, 0.236, 0.764), (0, 0, 1),
  ]
  private static let medium = [
    (1.36279, -0.08679, 0.0), (1.10753, 0.16847, 0), (0.60916, 0.66684, 0),
    (0.23235, 1.04365, 0), (0.18941, 0.87611, 0.21048), (0.15648, 0.74767, 0.37185),
    (0.11306, 0.57828, 0.58467), (0.05007, 0.33255, 0.89337), (-0.00623, 0.11290, 1.16933),
  ]
  private static let large = [
    (1.86992, -0.22292, 0.0), (1.58520, 0.06179, 0), (1.02933, 0.61767, 0),
    (0.60905, 1.03795, 0), (0.49467, 0.93701, 0.21531), (0.40699, 0.85962, 0.38038),
    (0.29135, 0.75757, 0.59808), (0.12361, 0.60952, 0.91387), (-0.02634, 0.47718, 1.19616),
  ]

  /// Derives a variant's path from those of the masters.
  /// - Parameters:
  ///   - masters: Ultralight, Regular and Black of the small scale. A master with coefficient 0 may be missing.
  ///     Template units: x from the left margin, y from the baseline, down.
  ///   - capHeight: The cap height in template units.
  /// - Returns: `nil` if a required master is missing, or their elements differ in kind.
  package static func path(
    _ variant: DrawnVariant, ultralight: Path?, regular: Path?, black: Path?,
    capHeight: Double = TemplateMetricsLines.usualCapHeight
  ) -> Path? {
    let k = coefficients(variant)
    let parts = [(k.ultralight, ultralight), (k.regular, regular), (k.black, black)]
      .filter { $0.0 != 0 }
    let paths = parts.compactMap(\.1)
    guard paths.count == parts.count else { return nil }
    let shift = Vector(0, (k.size - 1) * capHeight / 2)
    guard parts.count > 1 || k.size != 1 else { return paths[0] }
    return Path.sum(paths, weights: parts.map(\.0), shift: shift)
  }

  /// Derives a variant's advance width from those of the masters; `nil` if a required one is missing.
  package static func advance(
    _ variant: DrawnVariant, ultralight: Double?, regular: Double?, black: Double?
  ) -> Double? {
    let k = coefficients(variant)
    var sum = 0.0
    for (part, width) in [(k.ultralight, ultralight), (k.regular, regular), (k.black, black)]
    where part != 0 {
      guard let width else { return nil }
      sum += part * width
    }
    return sum
  }
}

extension Path {
  /// Returns the weighted sum of the points of paths, moved by a shift; `nil` if their elements differ in kind.
  fileprivate static func sum(_ paths: [Path], weights: [Double], shift: Vector) -> Path? {
    guard let count = paths.first?.elements.count,
      paths.allSatisfy({ $0.elements.count == count })
    else { return nil }
    func sum(_ points: [Point]) -> Point {
      var result = Point.zero + shift
      for (point, weight) in zip(points, weights) { result = result + (point - .zero) * weight }
      return result
    }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for index in 0..<count {
      let step = paths.map { $0.elements[index] }
      guard step.allSatisfy({ $0.kind == step[0].kind }) else { return nil }
      let points = step.map(\.points)
      let summed = points[0].indices.map { place in sum(points.map { $0[place] }) }
      elements.append(step[0].replacing(summed))
    }
    return Path(elements)
  }
}

extension TemplateLaw {
  /// Returns a path with different fractions of two masters.
  package static func path(
    differing parts: (ultralight: Double, regular: Double, black: Double), from path: Path,
    ultralight: Path, regular: Path
  ) -> Path? {
    Path.sum(
      [path, ultralight, regular], weights: [1, parts.ultralight, parts.regular], shift: .zero)
  }
}
