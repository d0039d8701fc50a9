@testable import SymtextCatalog
@testable import SymtextFontGlyphs
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing

/// Search results in the bundled library.
@Suite(.enabled(if: OtherNamesTests.hasDrawings)) struct FoundSymbolsTests {
  private static let search = Result { SymbolSearch(try TestLibrary.bundled.get().listing) }

  /// Returns the rows of a table beside this file.
  private func rows(_ file: String) throws -> [[String]] {
    try PackageFiles.text(PackageFiles.path("Tests/CatalogTests/Search/\(file)"))
      .split(separator: "\n").filter { $0.first != "#" }
      .map { $0.split(separator: "\t").map(String.init) }
  }

  /// Whether one of the names is among the first three results.
  private func isFound(_ row: [String]) throws -> Bool {
    let wanted = row[1].split(separator: " ").map(String.init)
    let found = try Self.search.get().matches(row[0], most: 3).map(\.symbol.name)
    return found.contains { wanted.contains($0) }
  }

  @Test func `145 of 150 everyday words find their symbol among the first three results`() throws {
    let rows = try rows("everyday-words.tsv")
    #expect(rows.count >= 150)
    let missed = try rows.filter { try !isFound($0) }.map { $0[0] }
    #expect(missed.count * 150 <= 5 * rows.count, "\(missed)")
  }

  @Test func `The standard actions find their symbols first`() throws {
    let rows = try rows("standard-actions.tsv")
    #expect(rows.count == 51)
    for row in rows {
      #expect(
        try Self.search.get().matches(row[0], most: 1).map(\.symbol.name) == [row[1]], "\(row)")
    }
  }

  @Test func `A word with two exchanged letters is found`() throws {
    var missed: [String] = []
    let rows = try rows("everyday-words.tsv").filter { $0[0].count > 5 && !$0[0].contains(" ") }
    for row in rows {
      var letters = Array(row[0])
      letters.swapAt(2, 3)
      if try !isFound([String(letters), row[1]]) { missed.append(String(letters)) }
    }
    #expect(rows.count > 60 && missed.count * 10 <= rows.count, "\(missed)")
  }

  @Test func `The names most used by apps are symbols`() throws {
    let library = try TestLibrary.bundled.get()
    let names = try rows("wanted-names.txt").map { $0[0] }
    #expect(names.count == 521)
    for name in names {
      let isThere =
        try library.font.entry(named: name) != nil || library.variant(named: name) != nil
      #expect(isThere, "\(name)")
    }
  }
}
