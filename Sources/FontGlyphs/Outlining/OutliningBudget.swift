internal import Geometry

/// How much work may be spent on a symbol while it is compiled, at all scales together.
///
/// What is spent on one part is not missing to another, so that a symbol that is too intricate for one is
/// still compiled with what the others give.
struct OutliningBudget {
  /// Strokes become outlines; without it there is no symbol.
  let drawing = WorkBudget(steps: drawingSteps)
  /// The white between strokes is measured, and whether outlines overlap; without it strokes are held back
  /// as if they were closest, and outlines count as overlapping.
  let measuring = WorkBudget(steps: measuringSteps)
  /// Outlines that overlap are joined; without it overlaps are left, and what clears is cut out at Regular.
  let joining = WorkBudget(steps: joiningSteps)
  /// What clears is cut out at Regular; without it there is no symbol.
  let regular = WorkBudget(steps: regularSteps)

  /// The steps of ``drawing``.
  static let drawingSteps = 100_000_000
  /// The steps of ``measuring``.
  static let measuringSteps = 50_000_000
  /// The steps of ``joining``.
  static let joiningSteps = 100_000_000
  /// The steps of ``regular``.
  static let regularSteps = 250_000_000
}
