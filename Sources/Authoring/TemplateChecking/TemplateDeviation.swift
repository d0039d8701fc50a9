internal import SymtextFontGlyphs
package import SymtextSymbols
internal import SymtextGraphics
package import SymtextSymbolImport

/// The deviation of a template's variant from the one derived from the template's masters.
package struct TemplateDeviation: Hashable, Sendable {
  /// The variant.
  package var variant: DrawnVariant
  /// The largest distance between corresponding points, in template units, after aligning the outlines along x; `nil`
  /// when the commands differ.
  package var distance: Double?
  /// The distance by which the outline lies to the right of its derived position from the margin, in template units;
  /// `nil` when the file does not give the margins.
  ///
  /// Not zero where margins were set by hand at one scale only.
  package var shift: Double?
  /// The excess of the distance between the margins, in template units; `nil` as above.
  package var advance: Double?
  /// Whether it is a Black-L with the wrong sign of Ultralight's coefficient, as written by some versions of Apple's
  /// application.
  package var hasSignSlip = false

  /// Returns all variants except the masters; `nil` when the masters do not interpolate.
  package static func all(_ template: TemplateFile) -> [TemplateDeviation]? {
    guard template.isVariable else { return nil }
    return template.variants.keys.sorted().filter { !DrawnVariant.masters.contains($0) }
      .compactMap { deviation($0, template) }
  }

  private static func deviation(
    _ variant: DrawnVariant, _ template: TemplateFile
  ) -> TemplateDeviation? {
    guard let drawing = template.variants[variant], let derived = template.derived(variant) else {
      return nil
    }
    let own = drawing.paths.map(\.path)
    // If margins are guessed, the variant's x position is unknown.
    let certain: Set<TemplateDrawing.MarginSource> = [.own, .interpolated, .origin]
    let isPlaced =
      certain.contains(drawing.margins)
      && DrawnVariant.masters.allSatisfy { master in
        template.variants[master].map { certain.contains($0.margins) } ?? false
      }
    let fit = fit(own, derived.paths)
    var deviation = TemplateDeviation(
      variant: variant, distance: fit?.distance, shift: isPlaced ? fit?.shift : nil,
      advance: isPlaced ? drawing.advance - derived.advance : nil)
    if variant == DrawnVariant(.black, .large), let distance = fit?.distance {
      let other = slipped(template, derived.paths).flatMap { Self.fit(own, $0)?.distance }
      deviation.hasSignSlip = other.map { $0 < distance / 2 && $0 < 0.05 } ?? false
    }
    return deviation
  }

  /// Returns the distance of `a` to the right of `b`, and the largest distance after aligning them.
  private static func fit(_ a: [Path], _ b: [Path]) -> (shift: Double, distance: Double)? {
    let points = (a.flatMap(points), b.flatMap(points))
    guard a.count == b.count, points.0.count == points.1.count else { return nil }
    let sum = zip(points.0, points.1).reduce(0) { $0 + $1.0.x - $1.1.x }
    let shift = points.0.isEmpty ? 0 : sum / Double(points.0.count)
    var greatest = 0.0
    for (own, derived) in zip(a, b) {
      let moved = derived.transformed(by: .translation(shift, 0))
      guard let distance = own.greatestDistance(to: moved) else { return nil }
      greatest = max(greatest, distance)
    }
    return (shift, greatest)
  }

  private static func points(_ path: Path) -> [Point] { path.elements.flatMap(\.points) }

  /// Black-L with +0.0264 U, 0.4244 R and 1.1962 B, and otherwise the derived coefficients.
  private static func slipped(_ template: TemplateFile, _ derived: [Path]) -> [Path]? {
    let masters = DrawnVariant.masters.compactMap { template.variants[$0]?.paths.map(\.path) }
    guard masters.count == 3 else { return nil }
    let paths = derived.indices.compactMap { index -> Path? in
      TemplateLaw.path(
        differing: (0.0264 + 0.02634, 0.4244 - 0.47718, 0), from: derived[index],
        ultralight: masters[0][index], regular: masters[1][index])
    }
    return paths.count == derived.count ? paths : nil
  }
}
