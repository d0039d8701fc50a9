extension Theme {
  /// Whether the theme has values of its own for a kind of bar.
  public func hasOwn(_ kind: BarKind) -> Bool {
    self[.light].bars.keys.contains { $0.kind == kind }
  }

  /// The values of bars in a mode that a file of the theme says: its own, or those of iOS.
  func writtenBars(_ mode: ThemeMode) -> [ThemeBarPlace: ThemeBar] {
    let own = self[mode].bars
    guard own.isEmpty else { return own }
    var bars: [ThemeBarPlace: ThemeBar] = [:]
    for place in ThemeBarPlace.all {
      let bar = Self.iOS26Bar(place, mode)
      if bar != ThemeBar() { bars[place] = bar }
    }
    return bars
  }
}
