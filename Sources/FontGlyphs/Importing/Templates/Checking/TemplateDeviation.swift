internal import Geometry

/// How far a variant of a template lies from the one that follows from the template's own masters.
public struct TemplateDeviation: Hashable, Sendable {
  /// The variant.
  public var variant: TemplateVariant
  /// The greatest distance between points that correspond, in template units; `nil` when the commands
  /// differ.
  public var distance: Double?
  /// By how much the distance between the margins differs, in template units; `nil` where the file does
  /// not say.
  public var advance: Double?
  /// Whether it is a Black-L whose part of Ultralight has the other sign, as some versions of Apple's
  /// application write it.
  public var hasSignSlip = false

  /// All variants of a file beside its three masters; `nil` when these do not interpolate.
  public static func all(_ template: TemplateFile) -> [TemplateDeviation]? {
    guard template.isVariable else { return nil }
    return template.variants.keys.sorted().filter { !TemplateVariant.masters.contains($0) }
      .compactMap { deviation($0, template) }
  }

  private static func deviation(
    _ variant: TemplateVariant, _ template: TemplateFile
  ) -> TemplateDeviation? {
    guard let drawing = template.variants[variant], let derived = template.derived(variant) else {
      return nil
    }
    let own = drawing.paths.map(\.path)
    // Where margins are only guessed, the variant may stand anywhere along x.
    let certain: Set<TemplateDrawing.MarginSource> = [.own, .interpolated, .origin]
    let isPlaced =
      certain.contains(drawing.margins)
      && TemplateVariant.masters.allSatisfy { master in
        template.variants[master].map { certain.contains($0.margins) } ?? false
      }
    var deviation = TemplateDeviation(
      variant: variant, distance: distance(own, derived.paths, isPlaced: isPlaced),
      advance: isPlaced ? abs(drawing.advance - derived.advance) : nil)
    if variant == TemplateVariant(.black, .large), let distance = deviation.distance {
      let slipped = slipped(template, derived.paths)
      let other = slipped.flatMap { Self.distance(own, $0, isPlaced: isPlaced) }
      deviation.hasSignSlip = other.map { $0 < distance / 2 && $0 < 0.05 } ?? false
    }
    return deviation
  }

  private static func distance(_ a: [Path], _ b: [Path], isPlaced: Bool) -> Double? {
    guard a.count == b.count else { return nil }
    var shift = Vector.zero
    if !isPlaced {
      let from = a.flatMap(\.corners).map(\.x)
      let to = b.flatMap(\.corners).map(\.x)
      guard from.count == to.count, !from.isEmpty else { return nil }
      shift.x = (from.reduce(0, +) - to.reduce(0, +)) / Double(from.count)
    }
    var greatest = 0.0
    for (own, derived) in zip(a, b) {
      let moved = derived.transformed(by: .translation(shift.x, 0))
      guard let distance = own.greatestDistance(to: moved) else { return nil }
      greatest = max(greatest, distance)
    }
    return greatest
  }

  /// Black-L with +0.0264 U, 0.4244 R and 1.1962 B: the rest of the law's row as it is.
  private static func slipped(_ template: TemplateFile, _ derived: [Path]) -> [Path]? {
    let masters = TemplateVariant.masters.compactMap { template.variants[$0]?.paths.map(\.path) }
    guard masters.count == 3 else { return nil }
    let paths = derived.indices.compactMap { index -> Path? in
      TemplateLaw.path(
        differing: (0.0264 + 0.02634, 0.4244 - 0.47718, 0), from: derived[index],
        ultralight: masters[0][index], regular: masters[1][index])
    }
    return paths.count == derived.count ? paths : nil
  }
}
