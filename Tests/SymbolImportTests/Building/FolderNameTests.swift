@testable import SymtextSymbolImport
import SymtextTestSupport
import Testing

struct FolderNameTests {
  @Test(arguments: [
    ("/x/lucide/icons", "Lucide"), ("/x/my-drawings", "My Drawings"),
    ("/x/heroicons/optimized/24/outline", "Heroicons 24 Outline"),
    ("/x/phosphor/SVGs/bold", "Phosphor Bold"),
    ("/icons", "Icons"), ("/x/Größe", "Größe"), ("/x/星", "星"), ("/24", "24"),
    ("/x/an-icon-set-with-a-very-long-name-of-its-own", "An Icon Set With A Very"),
    ("/x/abcdefghijklmnopqrstuvwxyz123", "Abcdefghijklmnopqrstuvwxyz1"),
  ])
  func `The words of a folder's name are the family's name`(folder: String, family: String) {
    #expect(FolderName.family(ofFolder: folder) == family)
  }

  @Test func `The resolved folder counts, not the path to it`() throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "lucide/icons/a.svg")
    #expect(FolderName.family(ofFolder: directory.file("lucide/icons/../icons/.")) == "Lucide")
  }

  @Test(arguments: [("out/my-icons.ttf", "My Icons"), ("Two.woff2", "Two"), ("plain", "Plain")])
  func `A file's name works as well`(file: String, family: String) {
    #expect(FolderName.family(ofFile: file) == family)
  }
}
