internal import SymtextFontGlyphs
package import SymtextSymbols
internal import SymtextGraphics
package import SymtextSymbolImport

/// How far a variant of a template lies from the one that follows from the template's own masters.
package struct TemplateDeviation: Hashable, Sendable {
  /// The variant.
  package var variant: DrawnVariant
  /// The greatest distance between points that correspond, in template units, once the two outlines lie
  /// over each other along x; `nil` when the commands differ.
  package var distance: Double?
  /// How far the outline lies to the right of where it follows from its margin, in template units; `nil`
  /// where the file does not say where the margins are.
  ///
  /// Not nought where margins were set by hand at one scale only.
  package var shift: Double?
  /// By how much the distance between the margins is greater, in template units; `nil` as before.
  package var advance: Double?
  /// Whether it is a Black-L whose part of Ultralight has the other sign, as some versions of Apple's
  /// application write it.
  package var hasSignSlip = false

  /// All variants of a file beside its three masters; `nil` when these do not interpolate.
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
    // Where margins are only guessed, the variant may stand anywhere along x.
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

  /// How far `a` lies to the right of `b`, and then the greatest distance.
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

  /// Black-L with +0.0264 U, 0.4244 R and 1.1962 B: the rest of the law's row as it is.
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
