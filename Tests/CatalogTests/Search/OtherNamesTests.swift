@testable import SymtextCatalog
@testable import SymtextFontGlyphs
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing

struct OtherNamesTests {
  @Test(arguments: [
    "cart\ta\tb\tc", "cart\ta\tb\tc\td\te\tf", "\ta\tb\tc\td\te", "cart",
    "cart\ta\tb\tc\td\te\ncart\ta\tb\tc\td\te",
  ])
  func `A damaged table is rejected`(table: String) { #expect(OtherNames(table) == nil) }

  @Test func `A table is read`() throws {
    let names = try #require(OtherNames("# head\nbell\tx y\t-\tz\t-\t-\n"))
    #expect(
      names.names == [
        "bell": [
          .init(set: .material, name: "x"), .init(set: .material, name: "y"),
          .init(set: .lucide, name: "z"),
        ]
      ])
  }

  @Test func `The table in the program equals the file, sorted`() throws {
    let text = try PackageFiles.text(PackageFiles.path("fonts/names.tsv"))
    let table = try #require(OtherNames(text))
    #expect(OtherNames.bundled.names == table.names && table.names.count > 800)
    let names = text.split(separator: "\n").filter { $0.first != "#" }
      .compactMap { $0.split(separator: "\t").first.map(String.init) }
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    for set in OtherSet.allCases {
      #expect(table.names.values.joined().count { $0.set == set } > 100, "\(set.rawValue)")
    }
  }

  /// Whether the library has the drawings of 0.2.
  static var hasDrawings: Bool {
    (try? SymbolLibrary.bundled().font.entry(named: "number.50")) != nil
  }

  @Test(.enabled(if: hasDrawings))
  func `Every entry with a name in another set is a library symbol`() throws {
    let library = try TestLibrary.bundled.get()
    for name in OtherNames.bundled.names.keys.sorted() {
      #expect(
        library.font.entry(named: name) != nil || library.font.variant(named: name) != nil,
        "\(name) in fonts/names.tsv is no symbol")
    }
  }
}
