internal import SymtextSupport
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

/// Turns the contours of variants so that the nonzero rule fills the areas of the file, and sorts them like those of
/// the reference variant.
struct VariantContours {
  /// The reference variant's paths.
  private let model: [TemplatePath]
  /// The contours of each of its paths to reverse.
  private let turned: [[Int]]
  private let isNegative: Bool
  /// Whether the file counts contours, for guide points or a tree of layers.
  private let keepsOrder: Bool
  private let budget: WorkBudget

  /// - Parameter budget: The limit of work.
  init(_ template: TemplateFile, budget: WorkBudget) {
    let isNegative = template.isFilledNegative
    self.isNegative = isNegative
    self.budget = budget
    model = template.referenceVariant.flatMap { template.variants[$0]?.paths } ?? []
    turned = model.map { $0.wrongContours(isNegative: isNegative, budget: budget) }
    keepsOrder =
      !template.annotation.tree.isEmpty
      || template.variants.values.contains { $0.paths.contains { $0.keyframes != nil } }
  }

  /// Returns the outlines of a variant's paths.
  func paths(of drawing: TemplateDrawing) -> [Path] {
    drawing.paths.enumerated().map { index, path in
      guard let model = model[safe: index] else {
        return path.path.reversing(path.wrongContours(isNegative: isNegative, budget: budget))
      }
      return self.path(path, like: model, turned[index])
    }
  }

  private func path(_ path: TemplatePath, like model: TemplatePath, _ turned: [Int]) -> Path {
    let (own, other) = (path.path.contours, model.path.contours)
    // Contours that correspond are turned alike, even where heavy strokes run into each other.
    let correspond =
      path.isEvenOdd == model.isEvenOdd && own.count == other.count
      && zip(own, other).allSatisfy { $0.area * $1.area >= 0 }
      && BoxPairing.order(of: own, like: other, budget: budget) == nil
    if correspond { return path.path.reversing(turned) }
    let result = path.path.reversing(path.wrongContours(isNegative: isNegative, budget: budget))
    guard !keepsOrder else { return result }
    let contours = result.contours
    let wanted = model.path.reversing(turned).contours
    guard let order = BoxPairing.order(of: contours, like: wanted, budget: budget) else {
      return result
    }
    return Path(contours: order.map { contours[$0] })
  }
}
