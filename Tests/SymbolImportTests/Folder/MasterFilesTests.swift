@testable import SymtextSymbols
@testable import SymtextFontGlyphs
@testable import SymtextSymbolImport
import Testing

@Suite struct MasterFilesTests {
  @Test func findsWeightsByDirectoryAndByEnding() throws {
    let files = try MasterFiles(["thin=200,regular=400", "bold=700"])
    let icons = try files.icons([
      "set/thin/heart-thin.svg", "set/regular/heart.svg", "set/heart-bold.svg", "set/bold/star.svg",
      "set/star.svg", "set/fill/star-fill.svg",
    ])
    #expect(
      icons == [
        .init(
          name: "heart",
          files: [
            .thin: "set/thin/heart-thin.svg", .regular: "set/regular/heart.svg",
            .bold: "set/heart-bold.svg",
          ]),
        .init(name: "star", files: [.bold: "set/bold/star.svg", .regular: "set/star.svg"]),
        .init(name: "star-fill", files: [.regular: "set/fill/star-fill.svg"]),
      ])
  }

  @Test func refusesWhatIsNoWeight() {
    for text in ["thin", "thin=250", "=200", "thin=200,light=200", "thin=200,thin=300"] {
      #expect(throws: SourceError.self) { try MasterFiles([text]) }
    }
  }

  @Test func twoFilesOfOneWeightAreAnError() throws {
    let files = try MasterFiles(["bold=700"])
    #expect(throws: SourceError.self) { try files.icons(["bold/a.svg", "a-bold.svg"]) }
  }
}
