import SymtextOpenType
import Testing

@testable import SymtextTextLayout

struct PackedGlyphTests {
  @Test func `A glyph takes sixteen bytes`() {
    #expect(MemoryLayout<PackedGlyph>.stride == 16)
  }

  @Test(arguments: [0, 1, -1, 32767, -32768, 32768, -32769, Int32.max, Int32.min])
  func `Offsets are preserved at any distance`(distance: Int32) {
    var far: [FarOffset] = []
    let glyphs = [(distance, 0), (0, distance), (distance, distance), (3, -4)].map {
      PackedGlyph(
        7, cluster: .max, advance: .min, x: $0.0, y: $0.1, isUnsafeToBreak: false, farOffsets: &far)
    }
    #expect(
      glyphs.map { $0.offset(far) } == [
        FarOffset(x: distance, y: 0), FarOffset(x: 0, y: distance),
        FarOffset(x: distance, y: distance), FarOffset(x: 3, y: -4),
      ])
    #expect(far.count == (Int16(exactly: distance) == nil ? 3 : 0))
    #expect(glyphs.allSatisfy { $0.glyph == 7 && $0.cluster == .max && $0.advance == .min })
  }

  @Test func `Far offsets have numbers beyond 16 bits`() {
    var far = [FarOffset](repeating: FarOffset(x: 0, y: 0), count: 0x1_8001)
    let glyph = PackedGlyph(
      1, cluster: 0, advance: 0, x: 1 << 20, y: 5, isUnsafeToBreak: false, farOffsets: &far)
    #expect(glyph.offset(far) == FarOffset(x: 1 << 20, y: 5))
  }

  @Test func `Flags do not change the glyph`() {
    var far: [FarOffset] = []
    var glyph = PackedGlyph(
      0xFF_FFFF, cluster: 0, advance: 0, x: 0, y: 0, isUnsafeToBreak: true, farOffsets: &far)
    glyph.insert([.spaced, .grown])
    glyph.remove(.spaced)
    #expect(glyph.glyph == 0xFF_FFFF && glyph.marks == [.unsafeToBreak, .grown])
    // An invalid glyph number becomes the missing glyph.
    let none = PackedGlyph(
      .max, cluster: 0, advance: 0, x: 0, y: 0, isUnsafeToBreak: false, farOffsets: &far)
    #expect(none.glyph == 0 && none.marks == [])
  }
}
