internal import SymtextSupport

/// What other sets call what our symbols show: `shopping_cart` is `cart` here.
package struct OtherNames: Sendable {
  /// A name in another set.
  package struct Name: Hashable, Sendable {
    package var set: OtherSet
    package var name: String
  }

  /// The names by our symbol's, in the order of the sets.
  package let names: [String: [Name]]

  /// Reads a table.
  ///
  /// A line for each symbol of ours, then a column for each set after a tab, with spaces between several names and a
  /// hyphen for none. Lines that begin with # are comments.
  /// - Returns: `nil` when a line is not so, or a symbol has two.
  package init?(_ table: String) {
    var names: [String: [Name]] = [:]
    for line in table.split(separator: "\n") where line.first != "#" {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count == 1 + OtherSet.allCases.count, !columns[0].isEmpty else { return nil }
      var row: [Name] = []
      for (set, column) in zip(OtherSet.allCases, columns.dropFirst()) where column != "-" {
        row += column.split(separator: " ").map { Name(set: set, name: String($0)) }
      }
      guard names.updateValue(row, forKey: String(columns[0])) == nil else { return nil }
    }
    self.names = names
  }

  private init() { names = [:] }

  /// The table that comes with symtext, `fonts/names.tsv`.
  package static let bundled = OtherNames(bundledTable) ?? OtherNames()
}
