internal import Geometry

/// Brings the variants of a template to what ``MasterOutlines`` needs: Ultralight, Regular and Black of
/// every scale with the same elements, and the further variants that the file has.
///
/// A variant is the file's own; or follows from the masters by ``TemplateLaw``; or is taken from the
/// nearest that there is. From template units to the drawing space of a scale: the middle between the
/// margins comes to x = 12, the middle of the cap height to y = 12, and a cap height becomes
/// 1 / (``DrawingGrid/unit`` × the scale's factor) units.
struct TemplateOutlines {
  /// A variant in drawing space.
  struct Outline {
    var paths: [Path]
    var margins: SymbolMargins.Pair
    /// The variant of the file it is, where that is not itself or follows from the masters.
    var borrowed: TemplateVariant?
  }

  /// Why paths do not agree.
  struct Difference {
    /// The path, from 0; `nil` when the numbers of paths differ.
    var path: Int?
    /// The command, from 0.
    var command: Int
  }

  /// The masters of every scale, and the other variants of the file that differ from what lies between
  /// these.
  private(set) var outlines: [TemplateVariant: Outline] = [:]
  /// What is not as the file has it.
  private(set) var warnings: [ImportError] = []

  private let template: TemplateFile
  /// The file's own, in template units.
  private var own: [TemplateVariant: (paths: [Path], advance: Double)] = [:]
  /// The masters as far as the file has them, agreeing.
  private var masters: [TemplateVariant: [Path]] = [:]

  /// How far a variant may lie from what follows from others before it counts as drawn by itself, in
  /// template units: half a font unit.
  static let tolerance = 0.024

  init(_ template: TemplateFile) {
    self.template = template
    readOwn()
    readMasters()
    for scale in SymbolScale.allCases { resolve(scale) }
    reportBorrowed()
  }

  // MARK: The file's own

  private mutating func readOwn() {
    let reference = template.referenceVariant
    var turned: [Int: [Int]] = [:]
    if let reference, let drawing = template.variants[reference] {
      for (index, path) in drawing.paths.enumerated() where path.isEvenOdd {
        turned[index] = EvenOddContours.wrong(in: path.path)
      }
    }
    for (variant, drawing) in template.variants {
      let paths = drawing.paths.enumerated().map { index, path in
        guard path.isEvenOdd else { return path.path }
        var contours = path.path.contours
        let wrong = turned[index] ?? EvenOddContours.wrong(in: path.path)
        for contour in wrong where contours.indices.contains(contour) {
          contours[contour] = contours[contour].reversed
        }
        return Path(contours: contours)
      }
      own[variant] = (paths, drawing.advance)
    }
  }

  private mutating func readMasters() {
    let present = TemplateVariant.masters.filter { own[$0] != nil }
    let (paths, difference) = Self.agreeing(present.compactMap { own[$0]?.paths })
    if let difference {
      warn(describing: difference, present, "no variant follows from them")
      return
    }
    for (variant, agreeing) in zip(present, paths) { masters[variant] = agreeing }
  }

  /// Variants with the same elements, where lines may become curves.
  private static func agreeing(_ variants: [[Path]]) -> (paths: [[Path]], difference: Difference?) {
    guard let count = variants.first?.count, variants.allSatisfy({ $0.count == count }) else {
      return (variants, variants.isEmpty ? nil : Difference(path: nil, command: 0))
    }
    var result = variants
    for path in 0..<count {
      let (agreeing, difference) = Path.agreeing(variants.map { $0[path] })
      if let difference { return (variants, Difference(path: path, command: difference)) }
      for (place, agreed) in agreeing.enumerated() { result[place][path] = agreed }
    }
    return (result, nil)
  }

  // MARK: One scale

  private mutating func resolve(_ scale: SymbolScale) {
    let variants = WeightLaw.masters.map { TemplateVariant($0, scale) }
    var found = variants.map { outline($0) }
    let (paths, difference) = Self.agreeing(found.map(\.paths))
    if let difference {
      let law = variants.compactMap { derived($0) }
      if law.count == 3 && !variants.allSatisfy({ own[$0] != nil }) {
        warn(describing: difference, variants, "the masters stand for all three")
        found = law
      } else {
        warn(describing: difference, variants, "\(variants[1]) stands for all three")
        found = found.map { _ in found[1] }
      }
    } else {
      for place in found.indices { found[place].paths = paths[place] }
    }
    for (variant, outline) in zip(variants, found) { outlines[variant] = outline }
    addFurther(scale, masters: found)
  }

  /// The weights between the masters that the file draws otherwise than they follow.
  private mutating func addFurther(_ scale: SymbolScale, masters: [Outline]) {
    let tolerance = Self.tolerance * self.scale(scale, capHeight: capHeight(scale))
    for weight in SymbolWeight.allCases where !WeightLaw.masters.contains(weight) {
      let variant = TemplateVariant(weight, scale)
      guard let own = own[variant] else { continue }
      let drawn = drawing(own.paths, advance: own.advance, variant, capHeight(scale))
      let place = WeightLaw.normalized(weight)
      let (from, to) = place < 0 ? (masters[1], masters[0]) : (masters[1], masters[2])
      let between = zip(from.paths, to.paths).map { a, b in
        Path.interpolated(a, b, abs(place))
      }
      let (agreed, difference) = Self.agreeing([drawn.paths, between])
      let farthest =
        difference == nil
        ? zip(agreed[0], agreed[1]).map { $0.greatestDistance(to: $1) ?? .infinity }.max() : nil
      let left = from.margins.left + (to.margins.left - from.margins.left) * abs(place)
      let right = from.margins.right + (to.margins.right - from.margins.right) * abs(place)
      let margin = max(abs(left - drawn.margins.left), abs(right - drawn.margins.right))
      if max(farthest ?? .infinity, margin) > tolerance {
        if let difference, difference.path == nil {
          warn(
            describing: difference, [variant, TemplateVariant(.regular, scale)],
            "\(variant) is left out")
          continue
        }
        outlines[variant] = drawn
      }
    }
  }

  /// The file's own, what follows, or the nearest.
  private func outline(_ variant: TemplateVariant) -> Outline {
    if let own = own[variant] {
      return drawing(own.paths, advance: own.advance, variant, capHeight(variant.scale))
    }
    if let derived = derived(variant) { return derived }
    let nearest = nearest(to: variant)
    guard let own = own[nearest] else {
      return Outline(paths: [], margins: .init(left: 12, right: 12), borrowed: nearest)
    }
    var outline = drawing(own.paths, advance: own.advance, nearest, capHeight(nearest.scale))
    outline.borrowed = nearest
    return outline
  }

  private func derived(_ variant: TemplateVariant) -> Outline? {
    let parts = TemplateVariant.masters.map { masters[$0] }
    guard let count = parts.compactMap({ $0?.count }).max(), count > 0,
      let advance = TemplateLaw.advance(
        variant, ultralight: own(parts, 0), regular: own(parts, 1), black: own(parts, 2))
    else { return nil }
    let height = capHeight(.small)
    let paths = (0..<count).compactMap { index in
      TemplateLaw.path(
        variant, ultralight: parts[0]?[index], regular: parts[1]?[index],
        black: parts[2]?[index], capHeight: height)
    }
    guard paths.count == count else { return nil }
    return drawing(paths, advance: advance, variant, height)
  }

  /// A master's advance width.
  private func own(_ parts: [[Path]?], _ place: Int) -> Double? {
    parts[place] == nil ? nil : own[TemplateVariant.masters[place]]?.advance
  }

  /// The same weight at another scale, else another weight at the same scale, else any.
  private func nearest(to variant: TemplateVariant) -> TemplateVariant {
    let place = WeightLaw.normalized(variant.weight)
    let scales = SymbolScale.allCases
    func cost(_ other: TemplateVariant) -> Double {
      let weights = abs(WeightLaw.normalized(other.weight) - place)
      let steps = abs(
        (scales.firstIndex(of: other.scale) ?? 0) - (scales.firstIndex(of: variant.scale) ?? 0))
      return weights * 10 + Double(steps)
    }
    return own.keys.min { (cost($0), $0) < (cost($1), $1) } ?? variant
  }

  // MARK: Spaces

  private func capHeight(_ scale: SymbolScale) -> Double {
    template.guides[scale]?.capHeight ?? template.guides.values.first?.capHeight
      ?? TemplateGuides.usualCapHeight
  }

  /// Drawing units in a template unit.
  private func scale(_ scale: SymbolScale, capHeight: Double) -> Double {
    1 / (DrawingGrid.unit * scale.factor * capHeight)
  }

  private func drawing(
    _ paths: [Path], advance: Double, _ variant: TemplateVariant, _ capHeight: Double
  ) -> Outline {
    let unit = scale(variant.scale, capHeight: capHeight)
    let middle = DrawingGrid.size / 2
    let map = Affine(
      unit, 0, 0, unit, middle - unit * advance / 2, middle + unit * capHeight / 2)
    return Outline(
      paths: paths.map { $0.transformed(by: map) },
      margins: .init(left: middle - unit * advance / 2, right: middle + unit * advance / 2))
  }

  // MARK: Warnings

  private mutating func reportBorrowed() {
    var borrowers: [TemplateVariant: [TemplateVariant]] = [:]
    for (variant, outline) in outlines {
      if let from = outline.borrowed { borrowers[from, default: []].append(variant) }
    }
    for (from, to) in borrowers.sorted(by: { $0.key < $1.key }) {
      let names = to.sorted().map(\.description).joined(separator: ", ")
      warnings.append(
        ImportError(
          file: template.file, line: template.variants[from]?.line,
          message:
            "\(names): not in the file and not to be derived; the drawing of \(from) is used"))
    }
  }

  private mutating func warn(
    describing difference: Difference, _ variants: [TemplateVariant], _ consequence: String
  ) {
    let names = variants.map(\.description).joined(separator: ", ")
    let text: String
    if let path = difference.path {
      let kinds = variants.map { variant in
        let elements = own[variant]?.paths[safe: path]?.elements ?? []
        return elements[safe: difference.command].map { String($0.kind) } ?? "nothing"
      }
      text =
        "\(names) do not agree: command \(difference.command + 1) of path \(path + 1) is \(kinds.joined(separator: ", "))"
    } else {
      let counts = variants.map { "\(own[$0]?.paths.count ?? 0)" }.joined(separator: ", ")
      text = "\(names) do not agree: they have \(counts) paths"
    }
    warnings.append(
      ImportError(
        file: template.file, line: variants.compactMap { template.variants[$0]?.line }.first,
        message: "\(text); \(consequence)"))
  }
}

extension TemplateFile {
  /// The variant that says how the symbol is divided: Regular-S, else Regular-M, else the first.
  var referenceVariant: TemplateVariant? {
    let first = [TemplateVariant(.regular, .small), TemplateVariant(.regular, .medium)]
    return (first + TemplateVariant.all).first { variants[$0] != nil }
  }
}

extension Path {
  /// The path between two of the same structure; the first one for others.
  static func interpolated(_ a: Path, _ b: Path, _ t: Double) -> Path {
    guard a.elements.count == b.elements.count,
      zip(a.elements, b.elements).allSatisfy({ $0.kind == $1.kind })
    else { return a }
    return Path(
      zip(a.elements, b.elements).map { p, q in
        p.replacing(zip(p.points, q.points).map { $0.interpolated(to: $1, t) })
      })
  }
}

extension Array {
  /// The element, if there is one.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
