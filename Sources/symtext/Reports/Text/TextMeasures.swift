package import SymtextSupport

/// A report of `symtext metrics`.
package protocol TextMeasures {
  /// The report as JSON.
  var json: JSONDocument { get }
  /// The report as text.
  var table: String { get }
}

extension MetricsReport: TextMeasures {}
extension RowsReport: TextMeasures {}
