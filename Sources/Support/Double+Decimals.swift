extension Double {
  /// The nearest number with so many decimals, 0 to 9.
  package func rounded(decimals: Int) -> Double {
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit * 10 }
    return (self * unit).rounded() / unit
  }

  /// The number with at most so many decimals, 0 to 9, as people read it: `12.5`, `3`.
  package func text(decimals: Int) -> String {
    DecimalText(decimals: decimals).text(self) ?? "\(self)"
  }
}
