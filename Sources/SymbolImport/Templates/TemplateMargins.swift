internal import SymtextSupport
internal import SymtextSVGReading
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

/// The left and right margins of a template's variants.
///
/// The margins of a variant are its own guides. Without guides they follow from those of the masters; or, in files of
/// Apple's application, from the position of the variant's group; or they have the side bearings of Regular-M, else
/// Regular-S, else any other.
///
/// Coordinates are in the source space of the file, y down.
struct TemplateMargins {
  /// A variant's left and right margin.
  struct Placed {
    var left: Double
    var right: Double
    var source: TemplateDrawing.MarginSource
  }

  /// The y of horizontal guides, by name.
  private(set) var lines: ExactDictionary<Double> = [:]
  /// The margins with guides in the file.
  private var own: [DrawnVariant: SymbolMargins.Pair] = [:]
  /// The widths of the two rectangles of version 1: the side bearings of Regular-M.
  private var widths: (left: Double, right: Double)?
  /// The origins of the groups.
  private let origins: [DrawnVariant: Affine]

  /// The middle of the first column on Apple's canvas, and the distance to the next column.
  private static let columns = (first: 559.711, distance: 296.711)
  /// The tolerance for printed numbers.
  private static let tolerance = 0.05

  init(
    _ shapes: [SVGDrawnShape], version: TemplateVersion?, origins: [DrawnVariant: Affine]
  ) {
    self.origins = origins
    var bounds: ExactDictionary<Rect> = [:]
    for shape in shapes {
      guard let name = shape.ids.last(where: { $0.hasPrefix("guide:") }),
        let box = shape.path.bounds
      else { continue }
      let key = String(name.dropFirst(6))
      bounds[key] = bounds[key]?.union(box) ?? box
    }
    lines = bounds.mapValues(\.midY)
    for variant in DrawnVariant.all {
      guard let left = bounds["left-margin-\(variant)"],
        let right = bounds["right-margin-\(variant)"], left.midX <= right.midX
      else { continue }
      own[variant] = .init(left: left.midX, right: right.midX)
    }
    guard let left = bounds["left-margin"], let right = bounds["right-margin"] else { return }
    let areRects = left.width > 1 && right.width > 1
    if version?.major == 1 || (version == nil && areRects) {
      widths = (left.width, right.width)
    } else if left.midX <= right.midX, own[DrawnVariant(.regular, .medium)] == nil {
      own[DrawnVariant(.regular, .medium)] = .init(left: left.midX, right: right.midX)
    }
  }

  /// Returns the margins of all variants.
  /// - Parameters:
  ///   - paths: The paths in source space.
  ///   - baselines: The baselines by scale.
  func placed(
    _ paths: [DrawnVariant: [Path]], baselines: [SymbolScale: Double]
  ) -> [DrawnVariant: Placed] {
    let inks = paths.mapValues { Self.ink($0) }
    let standsAtOrigins = standsAtOrigins(paths.keys, baselines)
    let standsInColumns =
      standsAtOrigins
      && own.allSatisfy { variant, pair in
        abs((pair.left + pair.right) / 2 - Self.column(variant)) < Self.tolerance
      }
    let bearings = bearings(inks)
    var placed: [DrawnVariant: Placed] = [:]
    for (variant, ink) in inks {
      if let pair = own[variant] {
        placed[variant] = Placed(left: pair.left, right: pair.right, source: .own)
        continue
      }
      let origin = standsAtOrigins ? origins[variant]?.tx : nil
      let scaled = bearings.map { $0.scaled(to: variant.scale) }
      if let origin, let advance = interpolatedAdvance(variant) {
        placed[variant] = Placed(left: origin, right: origin + advance, source: .interpolated)
      } else if let origin, standsInColumns {
        placed[variant] = Placed(
          left: origin, right: 2 * Self.column(variant) - origin, source: .origin)
      } else if let ink, let scaled {
        // Derive the bearings from those of the masters if possible.
        let own = interpolatedBearings(variant, inks)
        placed[variant] = Placed(
          left: ink.minX - (own ?? scaled).left, right: ink.maxX + (own ?? scaled).right,
          source: own == nil ? .bearings : .interpolated)
      } else {
        let start = ink?.minX ?? origins[variant]?.tx ?? 0
        placed[variant] = Placed(left: start, right: ink?.maxX ?? start, source: .ink)
      }
    }
    return placed
  }

  private static func ink(_ paths: [Path]) -> Rect? {
    paths.compactMap(\.bounds).union
  }

  private static func column(_ variant: DrawnVariant) -> Double {
    columns.first
      + columns.distance * Double(SymbolWeight.allCases.firstIndex(of: variant.weight) ?? 0)
  }

  /// Returns whether every group has its origin at the left margin on the baseline.
  private func standsAtOrigins(
    _ variants: some Sequence<DrawnVariant>, _ baselines: [SymbolScale: Double]
  ) -> Bool {
    guard !own.isEmpty else { return false }
    return variants.allSatisfy { variant in
      guard let origin = origins[variant], origin.isTranslation,
        let baseline = baselines[variant.scale], abs(origin.ty - baseline) < Self.tolerance
      else { return false }
      return own[variant].map { abs($0.left - origin.tx) < Self.tolerance } ?? true
    }
  }

  private func interpolatedAdvance(_ variant: DrawnVariant) -> Double? {
    let masters = DrawnVariant.masters.map { own[$0].map { $0.right - $0.left } }
    guard masters.allSatisfy({ $0 != nil }) else { return nil }
    return TemplateLaw.advance(
      variant, ultralight: masters[0], regular: masters[1], black: masters[2])
  }

  /// The side bearings of a variant at the scale of its guides.
  private struct Bearings {
    var left: Double
    var right: Double
    var scale: SymbolScale

    func scaled(to scale: SymbolScale) -> Bearings {
      let factor = scale.factor / self.scale.factor
      return Bearings(left: left * factor, right: right * factor, scale: scale)
    }
  }

  /// Returns the bearings of Regular-M, else Regular-S, else any.
  private func bearings(_ inks: [DrawnVariant: Rect?]) -> Bearings? {
    if let widths { return Bearings(left: widths.left, right: widths.right, scale: .medium) }
    let first = [DrawnVariant(.regular, .medium), DrawnVariant(.regular, .small)]
    for variant in first + DrawnVariant.all {
      if let found = bearings(variant, inks) { return found }
    }
    return nil
  }

  private func bearings(_ variant: DrawnVariant, _ inks: [DrawnVariant: Rect?]) -> Bearings? {
    guard let pair = own[variant], let ink = inks[variant] ?? nil else { return nil }
    return Bearings(
      left: ink.minX - pair.left, right: pair.right - ink.maxX, scale: variant.scale)
  }

  private func interpolatedBearings(
    _ variant: DrawnVariant, _ inks: [DrawnVariant: Rect?]
  ) -> Bearings? {
    let masters = DrawnVariant.masters.compactMap { bearings($0, inks) }
    guard masters.count == 3 else { return nil }
    func sum(_ side: (Bearings) -> Double) -> Double? {
      TemplateLaw.advance(
        variant, ultralight: side(masters[0]), regular: side(masters[1]), black: side(masters[2]))
    }
    guard let left = sum(\.left), let right = sum(\.right) else { return nil }
    return Bearings(left: left, right: right, scale: variant.scale)
  }
}
