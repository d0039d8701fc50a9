/// Comparisons of measures, by which forms of any size are joined alike.
///
/// Symmetric forms have equal measures but for rounding and flattening, which differ with the size. The first of them is
/// taken.
enum Likeness {
  /// The part by which equal measures may differ.
  private static let rounding = 1e-3

  /// Whether a measure is clearly less than another.
  static func isLess(_ measure: Double, than other: Double?) -> Bool {
    guard let other else { return true }
    return measure < other - rounding * abs(other)
  }

  /// Returns the first of the elements with the least measure.
  static func first<Element>(_ elements: [Element], _ measure: (Element) -> Double) -> Element? {
    var best: (element: Element, measure: Double)?
    for element in elements {
      let measure = measure(element)
      if isLess(measure, than: best?.measure) { best = (element, measure) }
    }
    return best?.element
  }

  /// Returns measures as whole numbers, which are equal for measures that differ by rounding only.
  static func ranks(_ measures: [Double]) -> [Double] {
    let most = measures.max() ?? 0
    return most > 0 ? measures.map { ($0 / most / rounding).rounded() } : measures
  }
}
