internal import SymtextGraphics

/// The limits of the work on a symbol while it is compiled, at all scales together.
///
/// Each part has a limit of its own. A symbol that is too complex for one part is compiled with the results of the
/// others.
struct OutliningBudget {
  /// Outlining strokes; without it there is no symbol.
  let drawing: WorkBudget
  /// Measuring the white between strokes, and whether outlines overlap.
  ///
  /// Without it strokes are limited as if they were closest, and outlines count as overlapping.
  let measuring: WorkBudget
  /// Joining overlapping outlines.
  ///
  /// Without it overlaps remain, and cleared shapes are cut out at Regular.
  let joining: WorkBudget
  /// Cutting out cleared shapes at Regular; without it they are not cut out of the whole symbol.
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
