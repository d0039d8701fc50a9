internal import SymtextSupport
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

/// The cuts of strokes at the guide points of a template's paths, at each master of each scale.
///
/// A variant has the cuts of its own keyframes. Without keyframes the cuts follow from those of Ultralight-S, Regular-S
/// and Black-S, like its outline (``TemplateLaw``).
struct TemplateCuts {
  /// The strokes of each master of each scale, in font units, y up, from the left margin on the baseline.
  private(set) var cuts: [DrawnVariant: [[StrokeCut]]] = [:]
  /// The other properties of the guide points, for each stroke; empty if no stroke has any.
  private(set) var strokeGuides: [StrokeGuide] = []
  /// Problems, each as a sentence.
  private(set) var problems: [(line: Int, message: String)] = []
  private let template: TemplateFile

  /// - Parameter paths: The indices of the paths.
  init(_ template: TemplateFile, paths: [Int]) {
    self.template = template
    for path in paths { add(path) }
    if strokeGuides.allSatisfy({ $0 == StrokeGuide() }) { strokeGuides = [] }
  }

  private mutating func add(_ index: Int) {
    var own: [DrawnVariant: [[StrokeCut]]] = [:]
    for (variant, drawing) in template.variants.sorted(by: { $0.key < $1.key }) {
      guard let path = drawing.paths[safe: index], let text = path.keyframes else { continue }
      do throws(DrawKeyframes.Problem) {
        let keyframes = try DrawKeyframes(text)
        if let strokes = strokes(keyframes, on: path.path) {
          own[variant] = strokes
        } else {
          problems.append(
            (
              path.line,
              "the data-clipstroke-keyframes of path \(index + 1) of \(variant) refer to a point that its contours lack; the keyframes are ignored"
            ))
        }
      } catch {
        problems.append(
          (
            path.line,
            "the data-clipstroke-keyframes of path \(index + 1) of \(variant) \(error); the keyframes are ignored"
          ))
      }
    }
    guard !own.isEmpty else { return }
    var all: [DrawnVariant: [[StrokeCut]]] = [:]
    for scale in SymbolScale.allCases {
      for weight in WeightLaw.masters {
        let variant = DrawnVariant(weight, scale)
        if let strokes = own[variant].map({ inFontUnits($0, scale) }) ?? derived(variant, own) {
          all[variant] = strokes
        }
      }
    }
    let counts = Set(all.values.map { $0.map(\.count) })
    guard all.count == SymbolScale.allCases.count * WeightLaw.masters.count, counts.count == 1
    else {
      let line = template.variants.values.compactMap { $0.paths[safe: index]?.line }.min() ?? 0
      if problems.isEmpty {
        problems.append(
          (
            line,
            "the data-clipstroke-keyframes of path \(index + 1) differ in their strokes between Ultralight-S, Regular-S and Black-S; the keyframes are ignored"
          ))
      }
      return
    }
    for (variant, strokes) in all { cuts[variant, default: []] += strokes }
    addGuides(index, counts: counts.first ?? [])
  }

  /// Adds the other properties of a path's guide points, from the first master that has them.
  /// - Parameter counts: the number of cuts of each stroke.
  private mutating func addGuides(_ index: Int, counts: [Int]) {
    let first = DrawnVariant(.regular, .small)
    let variants = [first] + template.variants.keys.filter { $0 != first }.sorted()
    let paths = variants.compactMap { template.variants[$0]?.paths[safe: index] }
    let path = paths.first { $0.drawCaps != nil || $0.drawAttach != nil }
    do throws(GuideWords.Problem) {
      let words = try GuideWords(caps: path?.drawCaps, attach: path?.drawAttach)
      strokeGuides += try words.guides(counts: counts)
    } catch {
      strokeGuides += counts.map { _ in StrokeGuide() }
      problems.append(
        (path?.line ?? 0, "the \(error.attribute) of path \(index + 1) \(error); it is ignored"))
    }
  }

  /// Returns the cuts in template units, y down; `nil` if a place is on no contour.
  private func strokes(_ keyframes: DrawKeyframes, on path: Path) -> [[StrokeCut]]? {
    let outline = MeasuredOutline(path)
    var strokes: [[StrokeCut]] = []
    for stroke in keyframes.strokes {
      var cuts: [StrokeCut] = []
      for keyframe in stroke {
        guard let first = outline.point(at: keyframe.first),
          let second = outline.point(at: keyframe.second)
        else { return nil }
        cuts.append(StrokeCut(time: keyframe.time, first: first, second: second))
      }
      strokes.append(cuts)
    }
    return strokes
  }

  /// Derives the cuts of a variant from those of the masters, like its outline.
  private func derived(
    _ variant: DrawnVariant, _ own: [DrawnVariant: [[StrokeCut]]]
  ) -> [[StrokeCut]]? {
    let k = TemplateLaw.coefficients(variant)
    let parts = zip([k.ultralight, k.regular, k.black], DrawnVariant.masters)
      .filter { $0.0 != 0 }
      .map { (factor: $0.0, strokes: own[$0.1]) }
    let height = capHeight(.small)
    let shift = Vector(0, (k.size - 1) * height / 2)
    guard let model = parts.first?.strokes,
      parts.allSatisfy({ $0.strokes?.map(\.count) == model.map(\.count) })
    else { return nil }
    let strokes = model.indices.map { stroke in
      model[stroke].indices.map { cut in
        func sum(_ point: (StrokeCut) -> Point) -> Point {
          parts.reduce(Point.zero + shift) { sum, part in
            sum + ((part.strokes.map { point($0[stroke][cut]) } ?? .zero) - .zero) * part.factor
          }
        }
        return StrokeCut(
          time: model[stroke][cut].time, first: sum(\.first), second: sum(\.second))
      }
    }
    return inFontUnits(strokes, .small)
  }

  private func capHeight(_ scale: SymbolScale) -> Double {
    template.guides[scale]?.capHeight ?? template.guides.values.first?.capHeight
      ?? TemplateMetricsLines.usualCapHeight
  }

  private func inFontUnits(_ strokes: [[StrokeCut]], _ scale: SymbolScale) -> [[StrokeCut]] {
    let unit = Double(FontUnits.capHeight) / capHeight(scale)
    return strokes.map { $0.map { $0.transformed(by: .scale(unit, -unit)) } }
  }
}
