import SymtextTestSupport
import Testing
@testable import SymtextFonts

/// The font table that determines the height of lines.
struct VerticalExtentsTests {
  /// Compared with FreeType, through Pillow, on the same fonts.
  @Test func `Zero values fall through to the next table, as in FreeType`() throws {
    let directory = try TemporaryDirectory()
    let printed = try Python.run("make_extents_fonts.py", [TestFonts.inter, directory.path])
    let lines = printed.split(separator: "\n")
    #expect(lines.count == 4)
    var heights: Set<Double> = []
    for line in lines {
      let words = line.split(separator: " ")
      let ascent = try #require(Double(words[1]))
      let descent = try #require(Double(words[2]))
      let face = try Face(file: directory.file(String(words[0])))
      let metrics = Font(face: face, size: Double(face.unitsPerEm)).metrics
      #expect(metrics.ascent == ascent, "\(words[0])")
      #expect(metrics.descent == descent, "\(words[0])")
      heights.insert(ascent + descent)
    }
    #expect(heights.count == 4)
  }

  @Test func `A cap height that is off by more than half a hundredth is measured`() throws {
    let directory = try TemporaryDirectory()
    _ = try Python.run("make_extents_fonts.py", [TestFonts.inter, directory.path])
    for (name, isBelieved) in [("near.ttf", true), ("off.ttf", false)] {
      let metrics = Font(face: try Face(file: directory.file(name)), size: 2816).metrics
      #expect((metrics.capHeightSource == .font) == isBelieved, "\(name)")
      #expect(isBelieved || metrics.capHeight == 2048)
    }
  }
}
