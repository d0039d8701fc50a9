internal import SymtextSVGReading
internal import SymtextFontGlyphs
package import SymtextSymbols
internal import SymtextGraphics

/// Converts the variants of a template for ``MasterOutlines``: Ultralight, Regular and Black of each scale with the
/// same elements, and the other variants in the file.
///
/// A variant is read from the file, derived from the masters by ``TemplateLaw``, or copied from the nearest one. The
/// transform from template units to the drawing space of a scale moves the middle between the margins to x = 12 and the
/// middle of the cap height to y = 12. It scales the cap height to 1 / (``DrawingGrid/unit`` × the scale's factor)
/// units.
struct TemplateOutlines {
  /// A variant in drawing space.
  struct Outline {
    var paths: [Path]
    var margins: SymbolMargins.Pair
    /// The variant that it was copied from; `nil` if it was read or derived.
    var borrowed: DrawnVariant?
  }

  /// Outlines of a different structure at a scale, for a range of the weight axis.
  struct Form {
    /// The range between the masters, on the normalized axis.
    var range: ClosedRange<Double>
    /// The paths of each weight, in drawing space.
    var paths: [SymbolWeight: [Path]]
    /// A variant of the file with this structure.
    var model: DrawnVariant
  }

  /// The reason why paths do not agree.
  struct Difference {
    /// The index of the path; `nil` if the numbers of paths differ.
    var path: Int?
    /// The index of the command.
    var command: Int
  }

  /// The masters of each scale, and the variants of the file that differ from the interpolation of the masters.
  private(set) var outlines: [DrawnVariant: Outline] = [:]
  /// The margins of these variants and of forms.
  private(set) var margins: [DrawnVariant: SymbolMargins.Pair] = [:]
  /// The forms on ranges of the weight axis, by scale.
  private var forms: [SymbolScale: [Form]] = [:]
  /// Warnings about differences from the file.
  private(set) var warnings: [ImportError] = []

  /// The variants that forms copied from other variants.
  private var borrowed: [DrawnVariant: DrawnVariant] = [:]

  /// The limit of work; the outlines are incomplete if it is spent.
  let budget = ImportBudget().shapes

  private let template: TemplateFile
  /// The variants in the file, in template units.
  private var own: [DrawnVariant: (paths: [Path], advance: Double)] = [:]
  /// The masters in the file, with the same structure.
  private var masters: [DrawnVariant: [Path]] = [:]

  /// A variant farther than this from its interpolation or derivation counts as drawn separately, in template units:
  /// half a font unit.
  static let tolerance = 0.024

  init(_ template: TemplateFile) {
    self.template = template
    readOwn()
    readMasters()
    for scale in SymbolScale.allCases { resolve(scale) }
    margins.merge(outlines.mapValues(\.margins)) { own, _ in own }
    reportBorrowed()
  }

  // MARK: Variants in the file

  private mutating func readOwn() {
    let contours = VariantContours(template, budget: budget)
    for (variant, drawing) in template.variants {
      own[variant] = (contours.paths(of: drawing), drawing.advance)
    }
  }

  private mutating func readMasters() {
    let all = DrawnVariant.masters
    let whole = all.compactMap { own[$0]?.paths }
    if whole.count == all.count, Set(whole.map(\.count)).count == 1,
      let matched = matched(whole, model: 1)
    {
      for (variant, paths) in zip(all, matched) { masters[variant] = paths }
      return
    }
    // Some variants need only two of the three masters.
    for some in [all, Array(all.prefix(2)), Array(all.suffix(2))] {
      let present = some.filter { own[$0] != nil }
      let (paths, difference) = Self.agreeing(present.compactMap { own[$0]?.paths })
      guard difference == nil else { continue }
      for (variant, agreeing) in zip(present, paths) { masters[variant] = agreeing }
      return
    }
  }

  /// Returns variants with the same elements, where lines may become curves.
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
    var found: [SymbolWeight: Outline] = [:]
    for weight in SymbolWeight.allCases {
      let variant = DrawnVariant(weight, scale)
      if own[variant] != nil || WeightLaw.masters.contains(weight) {
        found[weight] = outline(variant)
      }
    }
    var (kept, refused) = agreeingWeights(found)
    if !refused.isEmpty { match(&kept, &refused, of: &found, scale) }
    if let first = refused.first { return divide(found, first, scale) }
    let agreed = Self.agreeing(kept.compactMap { found[$0]?.paths }).paths
    for (weight, paths) in zip(kept, agreed) { found[weight]?.paths = paths }
    for (weight, outline) in found where keeps(weight, outline, among: found, scale) {
      outlines[DrawnVariant(weight, scale)] = outline
    }
  }

  /// Gives weights with other commands the same structure, if their contours can be paired.
  private mutating func match(
    _ kept: inout [SymbolWeight],
    _ refused: inout [(weight: SymbolWeight, difference: Difference)],
    of found: inout [SymbolWeight: Outline], _ scale: SymbolScale
  ) {
    let count = found[.regular]?.paths.count ?? 0
    let weights = SymbolWeight.allCases.filter { found[$0]?.paths.count == count }
    guard count > 0, let model = weights.firstIndex(of: .regular),
      let matched = matched(weights.compactMap { found[$0]?.paths }, model: model)
    else { return }
    for (weight, paths) in zip(weights, matched) { found[weight]?.paths = paths }
    let names = refused.filter { weights.contains($0.weight) }
      .map { DrawnVariant($0.weight, scale) }.sorted().map(\.description)
    guard let first = names.first.flatMap({ DrawnVariant(name: $0) }) else { return }
    let regular = DrawnVariant(.regular, scale)
    let others = names.count == 1 ? "" : "; so \(names.count == 2 ? "is" : "are") "
    warn(
      first,
      "it is drawn with other commands than \(regular)\(others)\(names.dropFirst().joined(separator: ", ")); contours are matched by their lengths, so that weights between those in the file may be rough"
    )
    kept = weights
    refused.removeAll { weights.contains($0.weight) }
  }

  /// Gives corresponding paths the same structure.
  private func matched(_ variants: [[Path]], model: Int) -> [[Path]]? {
    var result = variants
    for path in variants[model].indices {
      let paths = variants.map { $0[path] }
      let (agreed, difference) = Path.agreeing(paths)
      guard difference != nil else {
        for (place, agreedPath) in agreed.enumerated() { result[place][path] = agreedPath }
        continue
      }
      guard let matched = MatchedContours.agreeing(paths, model: model, budget: budget)
      else { return nil }
      for (place, agreedPath) in matched.enumerated() { result[place][path] = agreedPath }
    }
    return result
  }

  // MARK: Forms

  /// Divides the axis where the structure changes, into the outlines around Regular and forms elsewhere.
  /// - Parameter first: A weight that does not agree with Regular, and the difference.
  private mutating func divide(
    _ found: [SymbolWeight: Outline], _ first: (weight: SymbolWeight, difference: Difference),
    _ scale: SymbolScale
  ) {
    var found = found
    for weight in SymbolWeight.allCases where found[weight] == nil {
      found[weight] = derived(DrawnVariant(weight, scale))
    }
    let runs = runs(found)
    for (number, run) in runs.enumerated() {
      let paths = paths(of: run, found, scale)
      guard !run.contains(.regular) else {
        for (weight, own) in paths {
          guard var outline = found[weight] else { continue }
          outline.paths = own
          outlines[DrawnVariant(weight, scale)] = outline
        }
        continue
      }
      let start = number > 0 ? Self.middle(runs[number - 1].last, run.first) : -1
      let end = number + 1 < runs.count ? Self.middle(run.last, runs[number + 1].first) : 1
      let drawn = run.map { DrawnVariant($0, scale) }.filter { own[$0] != nil }
      guard start < end, let model = drawn.first ?? run.first.map({ DrawnVariant($0, scale) })
      else { continue }
      forms[scale, default: []].append(Form(range: start...end, paths: paths, model: model))
    }
    for (weight, outline) in found {
      margins[DrawnVariant(weight, scale)] = outline.margins
      borrowed[DrawnVariant(weight, scale)] = outline.borrowed
    }
    let other = runs.filter { !$0.contains(.regular) }.joined().map { DrawnVariant($0, scale) }
      .filter { own[$0] != nil }.map(\.description).joined(separator: ", ")
    // Copied variants have a warning of their own.
    guard !other.isEmpty || own[DrawnVariant(.regular, scale)] != nil else { return }
    describe(
      first.difference, of: DrawnVariant(first.weight, scale),
      other.isEmpty
        ? "separate glyphs draw the weights beside Regular, without interpolation"
        : "separate glyphs draw \(other), without interpolation to the neighbouring weights"
    )
  }

  private static func middle(_ a: SymbolWeight?, _ b: SymbolWeight?) -> Double {
    (WeightLaw.normalized(a ?? .regular) + WeightLaw.normalized(b ?? .regular)) / 2
  }

  /// Returns runs of neighbours that agree with each other, from light to heavy, grown away from Regular.
  private func runs(_ found: [SymbolWeight: Outline]) -> [[SymbolWeight]] {
    let weights = SymbolWeight.allCases.filter { found[$0] != nil }
    guard let middle = weights.firstIndex(of: .regular) else { return [weights] }
    func grown(_ run: inout [SymbolWeight], by weight: SymbolWeight) -> Bool {
      let together = (run + [weight]).compactMap { found[$0]?.paths }
      guard Self.agreeing(together).difference == nil else { return false }
      run.append(weight)
      return true
    }
    var main: [SymbolWeight] = [.regular]
    var lighter = weights[..<middle].reversed()[...]
    var heavier = weights[(middle + 1)...]
    while let next = lighter.first, grown(&main, by: next) { lighter.removeFirst() }
    while let next = heavier.first, grown(&main, by: next) { heavier.removeFirst() }
    func runs(_ rest: some Sequence<SymbolWeight>) -> [[SymbolWeight]] {
      var runs: [[SymbolWeight]] = []
      for weight in rest {
        if let last = runs.indices.last, grown(&runs[last], by: weight) { continue }
        runs.append([weight])
      }
      return runs
    }
    func sorted(_ run: [SymbolWeight]) -> [SymbolWeight] {
      run.sorted { $0.axisValue < $1.axisValue }
    }
    return (runs(lighter).reversed() + [main] + runs(heavier)).map(sorted)
  }

  /// Returns the paths of a run at its weights.
  ///
  /// Masters outside the run are derived from the file's masters, or copied from the nearest weight of the run.
  private func paths(
    of run: [SymbolWeight], _ found: [SymbolWeight: Outline], _ scale: SymbolScale
  ) -> [SymbolWeight: [Path]] {
    var paths: [SymbolWeight: [Path]] = [:]
    for weight in run { paths[weight] = found[weight]?.paths }
    for weight in WeightLaw.masters where !run.contains(weight) {
      let own = run.compactMap { paths[$0] }
      if let derived = derived(DrawnVariant(weight, scale))?.paths,
        Self.agreeing(own + [derived]).difference == nil
      {
        paths[weight] = derived
        continue
      }
      let place = WeightLaw.normalized(weight)
      let nearest = run.min {
        abs(WeightLaw.normalized($0) - place) < abs(WeightLaw.normalized($1) - place)
      }
      paths[weight] = nearest.flatMap { found[$0]?.paths }
    }
    let weights = SymbolWeight.allCases.filter { paths[$0] != nil }
    let agreed = Self.agreeing(weights.compactMap { paths[$0] }).paths
    for (weight, own) in zip(weights, agreed) { paths[weight] = own }
    return paths
  }

  /// Returns the forms that contain every layer, with the paths of each layer by weight, and errors for the others.
  func forms(
    of layers: [TemplateLayers.Layer]
  ) -> (forms: [SymbolScale: [[MasterOutlines.Form]]], lost: [ImportError]) {
    var result: [SymbolScale: [[MasterOutlines.Form]]] = [:]
    var lost: [ImportError] = []
    for (scale, forms) in forms.sorted(by: { $0.key.factor < $1.key.factor }) {
      for form in forms {
        let divided = layers.map { layer in
          MasterOutlines.Form(
            range: form.range,
            paths: form.paths.mapValues { paths in
              layer.path(of: paths)
            })
        }
        guard divided.allSatisfy({ !($0.paths[.regular] ?? Path()).isEmpty }) else {
          lost.append(
            ImportError(
              file: template.file, line: template.variants[form.model]?.line,
              message:
                "\(form.model): it lacks paths of some layers that others have, and is left out"))
          continue
        }
        result[scale, default: []].append(divided)
      }
    }
    return (result, lost)
  }

  /// Returns the weights that agree with Regular and with each other, starting with the nearest, and the others.
  private func agreeingWeights(
    _ found: [SymbolWeight: Outline]
  ) -> (kept: [SymbolWeight], refused: [(weight: SymbolWeight, difference: Difference)]) {
    var kept: [SymbolWeight] = []
    var refused: [(weight: SymbolWeight, difference: Difference)] = []
    let order = SymbolWeight.allCases.sorted {
      abs(WeightLaw.normalized($0)) < abs(WeightLaw.normalized($1))
    }
    for weight in order where found[weight] != nil {
      let together = (kept + [weight]).compactMap { found[$0]?.paths }
      if let difference = Self.agreeing(together).difference {
        refused.append((weight, difference))
      } else {
        kept.append(weight)
      }
    }
    return (kept, refused)
  }

  /// Whether a weight is a master, or differs from the interpolation of the masters.
  private func keeps(
    _ weight: SymbolWeight, _ outline: Outline, among found: [SymbolWeight: Outline],
    _ scale: SymbolScale
  ) -> Bool {
    let place = WeightLaw.normalized(weight)
    guard !WeightLaw.masters.contains(weight), let near = found[.regular],
      let far = found[place < 0 ? .ultralight : .black]
    else { return true }
    let part = abs(place)
    let farthest = zip(outline.paths, zip(near.paths, far.paths)).map { own, ends in
      own.greatestDistance(to: ends.0.interpolated(to: ends.1, part)) ?? .infinity
    }.max()
    let left = near.margins.left + (far.margins.left - near.margins.left) * part
    let right = near.margins.right + (far.margins.right - near.margins.right) * part
    let margin = max(abs(left - outline.margins.left), abs(right - outline.margins.right))
    let tolerance = Self.tolerance * self.scale(scale, capHeight: capHeight(scale))
    return max(farthest ?? 0, margin) > tolerance
  }

  /// Returns the outline in the file, else the derived one, else the nearest.
  private func outline(_ variant: DrawnVariant) -> Outline {
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

  private func derived(_ variant: DrawnVariant) -> Outline? {
    let parts = DrawnVariant.masters.map { masters[$0] }
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

  /// Returns a master's advance width.
  private func own(_ parts: [[Path]?], _ place: Int) -> Double? {
    parts[place] == nil ? nil : own[DrawnVariant.masters[place]]?.advance
  }

  /// Returns the same weight at another scale, else another weight at the same scale, else any variant.
  private func nearest(to variant: DrawnVariant) -> DrawnVariant {
    let place = WeightLaw.normalized(variant.weight)
    let scales = SymbolScale.allCases
    func cost(_ other: DrawnVariant) -> Double {
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
      ?? TemplateMetricsLines.usualCapHeight
  }

  /// Returns the number of drawing units in a template unit.
  private func scale(_ scale: SymbolScale, capHeight: Double) -> Double {
    1 / (DrawingGrid.unit * scale.factor * capHeight)
  }

  private func drawing(
    _ paths: [Path], advance: Double, _ variant: DrawnVariant, _ capHeight: Double
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
    var borrowers: [DrawnVariant: [DrawnVariant]] = [:]
    for (variant, outline) in outlines { borrowed[variant] = outline.borrowed }
    for (variant, from) in borrowed { borrowers[from, default: []].append(variant) }
    for (from, to) in borrowers.sorted(by: { $0.key < $1.key }) {
      let names = to.sorted().map(\.description).joined(separator: ", ")
      warnings.append(
        ImportError(
          file: template.file, line: template.variants[from]?.line,
          message:
            "\(names): not in the file and cannot be derived; the drawing of \(from) is used"))
    }
  }

  private mutating func describe(
    _ difference: Difference, of variant: DrawnVariant, _ consequence: String
  ) {
    let regular = DrawnVariant(.regular, variant.scale)
    let counts = [variant, regular].map {
      template.variants[$0]?.pathsInFile ?? own[$0]?.paths.count ?? 0
    }
    guard let path = difference.path, counts[0] == counts[1] else {
      return warn(
        variant,
        "it has \(counts[0]) paths, but \(regular) has \(counts[1]); \(consequence)")
    }
    warn(
      variant,
      "command \(difference.command + 1) of path \(path + 1) is of another kind than in \(regular) and the weights that agree with it; \(consequence)"
    )
  }

  private mutating func warn(_ variant: DrawnVariant, _ message: String) {
    warnings.append(
      ImportError(
        file: template.file, line: template.variants[variant]?.line,
        message: "\(variant): \(message)"))
  }
}

extension TemplateFile {
  /// The variant that determines the layers: Regular-S, else Regular-M, else the first.
  package var referenceVariant: DrawnVariant? {
    let first = [DrawnVariant(.regular, .small), DrawnVariant(.regular, .medium)]
    return (first + DrawnVariant.all).first { variants[$0] != nil }
  }
}
