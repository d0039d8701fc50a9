import Foundation
import SymtextTestSupport
import Testing

@testable import SymtextOpenType

/// WOFF and WOFF2 files as fonts.
struct WebFontTests {
  enum Sample: CaseIterable {
    /// Outlines with hinting and composites.
    case hinted
    case variable
    /// Paints, whose tables are not among the known ones.
    case painted
    /// Every kind of glyph record; two glyphs have the flag for overlapping contours.
    case everyGlyph

    func file(in directory: TemporaryDirectory) throws -> String {
      switch self {
      case .hinted: return TestFonts.dejaVuSans
      case .variable: return TestFonts.inter
      case .painted: return try TestPaintFont.file
      case .everyGlyph:
        let file = directory.file("zoo.ttf")
        _ = try Python.run("make_glyph_zoo.py", [file])
        return file
      }
    }
  }

  private func bytes(_ data: FontData) -> [UInt8] { BinaryReader(data).copy }

  /// Returns the tables in which an unpacked font differs from another.
  private func differences(_ font: FontData, from other: String) throws -> [String] {
    let directory = try TemporaryDirectory()
    let file = directory.file("unpacked.ttf")
    try Data(bytes(font)).write(to: URL(fileURLWithPath: file))
    let printed = try Python.run("compare_fonts.py", [other, file])
    return try JSONDecoder().decode([String].self, from: Data(printed.utf8))
  }

  @Test(arguments: Sample.allCases, ["font.woff", "font.woff2"])
  func `Fonts compressed by fontTools are unpacked unchanged`(sample: Sample, name: String) throws {
    let directory = try TemporaryDirectory()
    let font = try sample.file(in: directory)
    _ = try Python.run("make_web_fonts.py", [font, directory.path])
    let packed = try FontData(file: directory.file(name))
    let unpacked = try WebFont.unpacked(packed, name: name)
    #expect(unpacked !== packed)
    #expect(try differences(unpacked, from: font).isEmpty)
  }

  @Test(arguments: Sample.allCases)
  func `Fonts compressed by symtext are unpacked unchanged`(sample: Sample) throws {
    let directory = try TemporaryDirectory()
    let font = try sample.file(in: directory)
    let packed = FontData(try WOFF2File.encoded(bytes(FontData(file: font))))
    #expect(
      try differences(WebFont.unpacked(packed, name: "font.woff2"), from: font).isEmpty)
  }

  @Test func `Uncompressed fonts are unchanged`() throws {
    let font = try FontData(file: TestFonts.dejaVuSans)
    #expect(try WebFont.unpacked(font, name: "font.ttf") === font)
  }

  @Test(arguments: ["font.woff", "font.woff2"])
  func `A damaged file is refused`(name: String) throws {
    let directory = try TemporaryDirectory()
    _ = try Python.run("make_web_fonts.py", [try TestPaintFont.file, directory.path])
    let whole = bytes(try FontData(file: directory.file(name)))
    for count in [4, 13, 47, 60, 200, whole.count / 2] {
      let error = #expect(throws: FontLoadingError.self) {
        try WebFont.unpacked(FontData(Array(whole.prefix(count))), name: name)
      }
      #expect(error?.description.hasPrefix("\(name) cannot be unpacked: ") == true)
    }
    for place in stride(from: 48, to: whole.count, by: 7) {
      var changed = whole
      changed[place] ^= 0x55
      // Any result is accepted, as long as the call returns.
      _ = try? WebFont.unpacked(FontData(changed), name: name)
    }
  }

  @Test func `Several fonts in one file are refused with a reason`() throws {
    var file = Array("wOF2ttcf".utf8)
    file += [UInt8](repeating: 0, count: 60)
    let error = #expect(throws: FontLoadingError.self) {
      try WebFont.unpacked(FontData(file), name: "all.woff2")
    }
    #expect(
      error?.description
        == "all.woff2 cannot be unpacked: it holds several fonts; WOFF2 collections are not supported, give one font in a file of its own"
    )
  }

  @Test func `Glyphs use no more memory than the limit`() throws {
    // A table that announces more than 128 MiB.
    var writer = BinaryWriter(bytes: Array("wOF2".utf8))
    writer.write(UInt32(0x0001_0000))
    writer.write(UInt32(0))
    writer.write(UInt16(1))
    writer.write(bytes: [UInt8](repeating: 0, count: 34))
    writer.write(bytes: [1])
    writer.write(base128: 0xFFFF_FFFF)
    let error = #expect(throws: FontLoadingError.self) {
      try WebFont.unpacked(FontData(writer.bytes), name: "a.woff2")
    }
    #expect(
      error?.description
        == "a.woff2 cannot be unpacked: its tables have more than 128 MiB, the limit")
  }
}
