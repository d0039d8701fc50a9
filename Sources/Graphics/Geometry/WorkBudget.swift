/// How much work may still be done on a drawing.
///
/// Work is counted in steps, not in seconds, so that what is given up on one machine is given up on all. A
/// step is about what it takes to look at one edge: one that a sweep passes, or that is compared with
/// another. What spends the last step gives up at once, and whoever owns the budget sees that it ``isSpent``.
///
/// A budget belongs to one thread at a time.
public final class WorkBudget {
  /// How many steps are left; never negative.
  public private(set) var stepsLeft: Int
  /// Whether more would have been needed; what was made since then is not complete.
  public private(set) var isSpent = false

  /// What one operation may take that no other budget is given for: about half a second.
  public static let oneOperation = 100_000_000
  /// What each point counts that is kept: it takes memory, about a hundred bytes.
  package static let point = 50

  /// Makes a budget.
  /// - Parameter steps: how many steps it has.
  public init(steps: Int = oneOperation) { stepsLeft = max(steps, 0) }

  /// Spends steps.
  /// - Returns: false, now and from then on, when there are not so many.
  package func spend(_ steps: Int) -> Bool {
    guard !isSpent, steps <= stepsLeft else {
      isSpent = true
      stepsLeft = 0
      return false
    }
    stepsLeft -= steps
    return true
  }

  /// Spends for every of some elements so many steps.
  package func spend(_ count: Int, times steps: Int) -> Bool {
    let (product, overflows) = count.multipliedReportingOverflow(by: steps)
    guard !overflows else {
      isSpent = true
      stepsLeft = 0
      return false
    }
    return spend(product)
  }

  /// Sets what is left after work that was counted elsewhere.
  func leave(_ steps: Int) {
    stepsLeft = max(min(steps, stepsLeft), 0)
    if stepsLeft == 0 { isSpent = true }
  }
}
