/// A limit for the work on a drawing.
///
/// Work is counted in steps, not in seconds, so that an operation gives up at the same place on every machine. A step
/// is about the work to examine one edge that a sweep passes or compares. The operation that spends the last step
/// stops, and the owner of the budget checks ``isSpent``.
///
/// Use a budget on one thread at a time.
public final class WorkBudget {
  /// The number of steps left; negative after an operation needed more.
  ///
  /// It is not checked for overlapping accesses, which cannot happen within these methods on one thread.
  @exclusivity(unchecked) private var left: Int

  /// The number of steps left; never negative.
  public var stepsLeft: Int { unsafe max(left, 0) }
  /// Whether an operation needed more steps than were left.
  ///
  /// Results made since then are incomplete.
  public var isSpent: Bool { unsafe left < 0 }

  /// The default budget of one operation: about half a second.
  public static let oneOperation = 100_000_000
  /// The steps charged for each stored point, because it takes about a hundred bytes of memory.
  package static let point = 50

  /// Creates a budget.
  /// - Parameter steps: the number of steps.
  public init(steps: Int = oneOperation) { unsafe left = max(steps, 0) }

  /// Spends steps.
  /// - Returns: false if fewer steps are left, and on every later call.
  package func spend(_ steps: Int) -> Bool {
    let rest = unsafe left
    guard steps <= rest else {
      exhaust()
      return false
    }
    unsafe left = rest - steps
    return true
  }

  /// Spends `steps` for each of `count` elements.
  package func spend(_ count: Int, times steps: Int) -> Bool {
    let (product, overflows) = count.multipliedReportingOverflow(by: steps)
    guard !overflows else {
      exhaust()
      return false
    }
    return spend(product)
  }

  /// Spends all steps, because the operation would need too much memory.
  func exhaust() { unsafe left = -1 }

  /// Sets the number of steps left after work that other code has counted.
  func leave(_ steps: Int) {
    unsafe left = steps > 0 ? min(steps, left) : -1
  }
}
