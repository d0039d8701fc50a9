import SymtextTestSupport
import Testing
@testable import SymtextFonts

/// Which of a font's tables say how high its lines are.
struct VerticalExtentsTests {
  /// What FreeType, through Pillow, makes of the same fonts is compared with.
  @Test func `Numbers that are zero leave it to the next table, as FreeType has it`() throws {
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
