@testable import SymtextCatalog
import Foundation
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing

/// The page for searching symbols, in Chromium.
struct GalleryTests {
  private static func write(_ files: [Gallery.File]) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    for file in files {
      let path = directory.file(file.name)
      try FileManager.default.createDirectory(
        atPath: String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]),
        withIntermediateDirectories: true)
      try Data(file.bytes).write(to: URL(fileURLWithPath: path))
    }
    return directory
  }

  /// Symbols with these prefixes are shown.
  private static let shown = [
    "arrow", "bell", "cloud", "folder", "heart", "list", "circle", "speaker", "wifi", "gear",
    "star", "person", "square",
  ]

  @Test func `The program contains the page's files, and the page names each of them`() throws {
    let page = try #require(GalleryPage.files.first)
    #expect(page.name == "index.html")
    for file in GalleryPage.files.dropFirst() { #expect(page.text.contains("\"\(file.name)\"")) }
    let stored = try FileManager.default.contentsOfDirectory(
      atPath: PackageFiles.path("gallery"))
    #expect(Set(stored) == Set(GalleryPage.files.map(\.name)))
  }

  @Test func `Keyboard users find, open, copy and play symbols, in light and dark, at 400 %`()
    throws
  {
    let library = try GalleryLibrary.bundled { name in
      Self.shown.contains { name.hasPrefix($0) }
    }
    let directory = try Self.write(Gallery([library]).files)
    let text = try Python.run("gallery.py", [directory.path])
    struct Use: Decodable {
      var symbols: Int
      var nodes: Int
      var wrong: [String]
    }
    let use = try JSONDecoder().decode(Use.self, from: Data(text.utf8))
    #expect(use.symbols > 150 && use.nodes <= 500, "\(use)")
    #expect(use.wrong.isEmpty, "\(use.wrong)")
  }

  @Test func `The page ranks results as symtext symbols search does`() throws {
    let words =
      try ["everyday-words.tsv", "standard-actions.tsv"].flatMap { file in
        try PackageFiles.text(PackageFiles.path("Tests/CatalogTests/Search/\(file)"))
          .split(separator: "\n").filter { $0.first != "#" }
          .compactMap { $0.split(separator: "\t").first.map(String.init) }
      } + [
        "serach", "wether forcast", "fa-solid fa-bell", "shopping_cart", "the a", "zzzz", "Größe",
      ]
    // A quarter of the symbols, or with `SYMTEXT_ALL=1` all.
    let listing = try TestLibrary.bundled.get().listing.enumerated().filter { index, _ in
      TestExtent.isWhole || index.isMultiple(of: 4)
    }.map(\.element)
    let names = Set(listing.map(\.name))
    let directory = try Self.write(Gallery([try .bundled { names.contains($0) }]).files)
    let text = try Python.run(
      "gallery.py", [directory.path, "--rank"], input: Array(words.joined(separator: "\n").utf8))
    let found = try JSONDecoder().decode([[String]].self, from: Data(text.utf8))
    let search = SymbolSearch(listing)
    #expect(found.count == words.count && words.count > 200)
    for (word, names) in zip(words, found) {
      #expect(names == search.matches(word, most: 12).map(\.symbol.name), "\(word)")
    }
  }

  @Test func `Copies in the square of icons are the pictures of render`() throws {
    let names = ["bell", "heart", "keyboard", "arrow.up", "rectangle.portrait"]
    let directory = try Self.write(Gallery([try .bundled { names.contains($0) }]).files)
    let text = try Python.run(
      "gallery.py", [directory.path, "--boxes", SymtextProcess.executable],
      input: Array(names.joined(separator: " ").utf8))
    let differences = try JSONDecoder().decode([String: Double].self, from: Data(text.utf8))
    #expect(differences.count == 2 * names.count)
    // Of 255; a symbol that is 2 % larger differs by more than 3.
    for (picture, difference) in differences { #expect(difference < 0.5, "\(picture)") }
  }
}
