extension Double {
  /// Returns the number rounded to some decimals, 0 to 9.
  package func rounded(decimals: Int) -> Double {
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit * 10 }
    return (self * unit).rounded() / unit
  }

  /// Returns the text of the number with at most some decimals, 0 to 9: `12.5`, `3`.
  package func text(decimals: Int) -> String {
    DecimalText(decimals: decimals).text(self) ?? "\(self)"
  }
}
