package import SymtextSupport

/// The numbers of a text, as `symtext metrics` prints them.
package protocol TextMeasures {
  /// For machines.
  var json: JSONDocument { get }
  /// For people.
  var table: String { get }
}

extension MetricsReport: TextMeasures {}
extension RowsReport: TextMeasures {}
