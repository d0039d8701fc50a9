import SymtextSymbolTestSupport
@testable import SymtextGraphics
@testable import SymtextOpenType
import SymtextTestSupport
import Testing
@testable import SymtextFonts
@testable import SymtextTextLayout

struct FaceTests {
  @Test func `A face has its family, em and axes`() throws {
    let face = try TestFaces.inter.get()
    #expect(face.family.hasPrefix("Inter"))
    #expect(face.unitsPerEm == 2816)
    let axis = try #require(face.axis("wght"))
    #expect((axis.minimum, axis.defaultValue, axis.maximum) == (100, 400, 900))
    #expect(try TestFaces.dejaVuSerif.get().axes.isEmpty)
  }

  @Test func `A missing file has its own error`() {
    let error = #expect(throws: FontLoadingError.self) { try Face(file: "/no/such/font.ttf") }
    #expect(error?.kind == .missing)
    #expect(error?.description.contains("/no/such/font.ttf") == true)
  }

  @Test(arguments: ["", "this is text, no font", "\u{0}\u{1}\u{0}\u{0}"])
  func `A file that is not a font is not reported as missing`(text: String) throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write(text, to: "a.ttf")
    let error = #expect(throws: FontLoadingError.self) { try Face(file: file) }
    #expect(error?.kind == .notAFont)
    #expect(throws: FontLoadingError.self) { try Face(file: directory.path) }
  }

  @Test func `A missing font of a collection is refused`() {
    #expect(throws: FontLoadingError.self) { try Face(file: TestFonts.inter, index: 7) }
  }

  @Test(arguments: [(1.0, 100.0), (100, 100), (650, 650), (5000, 900)])
  func `A weight beyond the axis is clamped`(asked: Double, given: Double) throws {
    #expect(try TestFaces.inter(weight: asked).weight == given)
  }

  @Test func `Axes that a face lacks are ignored`() throws {
    var place = DesignCoordinates(weight: 700)
    place["XXXX"] = 3
    #expect(
      Font(face: try TestFaces.inter.get(), size: 1, coordinates: place).coordinates
        == DesignCoordinates(weight: 700))
    #expect(
      Font(face: try TestFaces.dejaVuSerif.get(), size: 1, coordinates: place).coordinates
        == DesignCoordinates())
  }

  @Test func `The weight of a static font is its class`() throws {
    #expect(try TestFaces.dejaVuSerif().weight == 400)
  }

  @Test func `A character missing from a font has no glyph`() throws {
    #expect(try TestFaces.inter().glyph(for: 0x10FFFD) == nil)
  }

  @Test func `Ink bounds and outlines have y down from the baseline`() throws {
    let font = try TestFaces.inter(size: 100)
    let glyph = try #require(font.glyph(for: 0x48))
    let box = try #require(font.inkBounds(of: glyph))
    #expect(abs(box.maxY) < 1e-9)
    #expect(abs(box.minY + font.metrics.capHeight) < 1e-6)
    #expect(font.outline(of: glyph).bounds == box)
  }

  @Test func `A space has no ink but an advance`() throws {
    let font = try TestFaces.inter()
    let space = try #require(font.glyph(for: 0x20))
    #expect(font.inkBounds(of: space) == nil)
    #expect(font.advance(of: space) > 0)
  }

  @Test func `An installed family is found, regardless of case`() throws {
    #expect(try FontFinder.face(family: "dejavu serif", weight: 400).family == "DejaVu Serif")
    let bold = try FontFinder.face(family: "DejaVu Serif", weight: 700)
    #expect(bold.weightClass == 700)
  }

  @Test func `A missing family is not replaced by another one`() {
    let error = #expect(throws: FontLoadingError.self) {
      try FontFinder.face(family: "No Such Family", weight: 400)
    }
    #expect(error?.kind == .notInstalled)
  }

  @Test func `Coordinates do not depend on the order of assignment`() {
    var a = DesignCoordinates()
    a["wght"] = 700
    a["opsz"] = 14
    var b = DesignCoordinates()
    b["opsz"] = 14
    b["wght"] = 700
    #expect(a == b && a.hashValue == b.hashValue)
    b["wght"] = nil
    #expect(a != b && b["wght"] == nil)
  }
}
