internal import SymtextGraphics

/// How much work may be spent on a symbol while it is compiled, at all scales together.
///
/// What is spent on one part is not missing to another, so that a symbol that is too intricate for one is
/// still compiled with what the others give.
struct OutliningBudget {
  /// Strokes become outlines; without it there is no symbol.
  let drawing: WorkBudget
  /// The white between strokes is measured, and whether outlines overlap; without it strokes are held back
  /// as if they were closest, and outlines count as overlapping.
  let measuring: WorkBudget
  /// Outlines that overlap are joined; without it overlaps are left, and what clears is cut out at Regular.
  let joining: WorkBudget
  /// What clears is cut out at Regular; without it there is no symbol.
  let regular: WorkBudget

  init(
    drawing: Int = drawingSteps, measuring: Int = measuringSteps, joining: Int = joiningSteps,
    regular: Int = regularSteps
  ) {
    self.drawing = WorkBudget(steps: drawing)
    self.measuring = WorkBudget(steps: measuring)
    self.joining = WorkBudget(steps: joining)
    self.regular = WorkBudget(steps: regular)
  }

  /// The steps of ``drawing``.
  static let drawingSteps = 100_000_000
  /// The steps of ``measuring``.
  static let measuringSteps = 50_000_000
  /// The steps of ``joining``.
  static let joiningSteps = 100_000_000
  /// The steps of ``regular``.
  static let regularSteps = 250_000_000
}
