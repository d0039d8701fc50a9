import Foundation
@testable import SymtextFontGlyphs
@testable import SymtextOpenType
import SymtextTestSupport
import Testing

/// The outlines of letters for names are a file that is part of the program.
struct LetterOutlinesTests {
  @Test func `The file has the outlines of all letters as they are stroked`() throws {
    let stroked = try LetterOutlines.stroked()
    if ProcessInfo.processInfo.environment["SNAPSHOTS"] == "accept" {
      try PackageFiles.write(stroked, to: PackageFiles.path("fonts/letters"))
      return
    }
    let isSame = LetterFile.bytes.copy == stroked
    #expect(isSame, "fonts/letters is old: run SNAPSHOTS=accept make test, then build again")
  }

  @Test func `Each letter comes from the file`() throws {
    var file = LetterFile.bytes
    for letter in NameLetters.letters {
      let length = try #require(file.uint32(0))
      let bytes = try #require(file.part(4, length))
      let glyph = try LetterOutlines.glyph(letter)
      #expect(GlyphWriter.bytes(glyph) == bytes.copy, "\(letter.character)")
      file = try #require(file.part(4 + length, file.count - 4 - length))
    }
    #expect(file.count == 0)
  }
}
