@testable import SymtextCatalog
import Foundation
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
@testable import SymtextSymbols
import SymtextTestSupport
import Testing

struct CatalogPageTests {
  private func page(_ listing: [ListedSymbol]) throws -> String {
    let sheet = CatalogSheet(
      library: try TestLibrary.bundled.get(), font: try TestLibrary.inter(), size: 34,
      painting: SymbolPainting(mode: .multicolor, hasGradient: true))
    return try CatalogPage(sheet, title: "<Mine>").html(listing)
  }

  @Test func `Chromium shows each symbol with its name and value`() throws {
    var listing = try TestLibrary.bundled.get().listing.filter {
      $0.metadata.category == "weather"
    }
    listing[0].metadata.altText = "“A” & \"B\" <b>"
    listing[1].metadata.aliases = ["one", "two"]
    let directory = try TemporaryDirectory()
    let file = try directory.write(try page(listing), to: "page.html")
    let result = try Subprocess.run(
      PackageFiles.path(".venv/bin/python"),
      [PackageFiles.path("Tests/Scripts/catalog_page.py"), file])
    try #require(result.status == 0, "\(result.errorText)")
    struct Shown: Decodable {
      struct Picture: Decodable {
        var alt: String
        var caption: String
        var width: Double
        var isLoaded: Bool
      }
      var title: String
      var headings: [String]
      var pictures: [Picture]
      var requests: Int
    }
    let shown = try JSONDecoder().decode(Shown.self, from: Data(result.output))
    #expect(shown.title == "<Mine>")
    #expect(shown.headings == ["Weather \(listing.count)"])
    #expect(shown.pictures.map(\.alt) == listing.map(\.metadata.altText))
    #expect(
      shown.pictures.map(\.caption)
        == listing.map { ([$0.name] + $0.metadata.aliases).joined(separator: "\n") })
    #expect(shown.pictures.allSatisfy { $0.isLoaded && $0.width > 10 })
    #expect(shown.requests == 0)
  }
}
