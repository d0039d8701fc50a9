internal import SymtextSupport

/// The names of symbols in other sets: `shopping_cart` is `cart` here.
package struct OtherNames: Sendable {
  /// A name in another set.
  package struct Name: Hashable, Sendable {
    package var set: OtherSet
    package var name: String
  }

  /// The names by symtext's name, in the order of the sets.
  package let names: [String: [Name]]

  /// Reads a table.
  ///
  /// Each line has a symbol of symtext and, after tabs, a column for each set. A column has names separated by spaces,
  /// or a hyphen if there are none. Lines starting with # are comments.
  /// - Returns: `nil` if a line is invalid or a symbol occurs twice.
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

  /// The bundled table, `fonts/names.tsv`.
  package static let bundled = OtherNames(bundledTable) ?? OtherNames()
}
