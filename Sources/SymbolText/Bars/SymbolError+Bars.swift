extension SymbolError {
  /// What a bar holds does not fit.
  static func tooNarrow(_ width: Double, needs least: Double, _ what: String) -> SymbolError {
    SymbolError(
      "\(what) need \(BarLayout.text(least.rounded(.up))) points, \(BarLayout.text(BarLayout.leastTarget)) at least for each finger; \(BarLayout.text(width)) are too few: make it wider, or leave some out"
    )
  }
}
