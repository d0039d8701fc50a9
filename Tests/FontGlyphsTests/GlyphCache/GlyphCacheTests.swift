import Foundation
@testable import SymtextFontGlyphs
@testable import SymtextOpenType
@testable import SymtextSupport
@testable import SymtextSymbols
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// The outlines that one build keeps for the next.
struct GlyphCacheTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func cache(program: String? = "1", settings: String = "s") -> GlyphCache? {
    cache(in: directory.path, program: program, settings: settings)
  }

  private func cache(
    in folder: String, program: String? = "1", settings: String = "s"
  ) -> GlyphCache? {
    KeptFile(
      "glyphs", name: settings.first == "t" ? "s" : settings, key: settings,
      mostBytes: GlyphCache.mostBytes, mostFiles: GlyphCache.mostFiles, cacheFolder: folder,
      program: program
    ).map { GlyphCache($0) }
  }

  private func record(_ symbol: Symbol) throws -> GlyphCache.Record {
    let drawing = OutlinedDrawing(symbol)
    let glyphs = try SymbolOutliner(scale: .medium).glyphs(
      drawing.symbol, hold: StrokeWidthLimit(drawing.symbol), withLayers: true)
    return GlyphCache.Record(
      name: symbol.name, key: try #require(drawing.key),
      glyphs: try #require(GlyphWriter.bytes([glyphs])))
  }

  /// The only file of the cache.
  private func file() throws -> String {
    let folder = "\(directory.path)/symtext/glyphs"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.count == 1)
    return "\(folder)/\(try #require(names.first))"
  }

  @Test func `Glyphs are read as they were written, for drawings of every kind`() throws {
    for symbol in try smallSet().allSymbols {
      let record = try self.record(symbol)
      let read = try #require(GlyphReader.scales(BinaryReader(FontData(record.glyphs))))
      #expect(GlyphWriter.bytes(read) == record.glyphs)
      // No shorter file is read, and nothing crashes.
      for length in stride(from: 0, to: record.glyphs.count, by: 97) {
        let part = BinaryReader(FontData(Array(record.glyphs[..<length])))
        #expect(GlyphReader.scales(part) == nil)
      }
    }
  }

  @Test func `Kept outlines are found again, others are not`() throws {
    let symbol = try drawing(name: "minus")
    let record = try self.record(symbol)
    let empty = try #require(cache())
    #expect(empty.glyphs(named: "minus", key: record.key) == nil)
    empty.keep([record])
    let full = try #require(cache())
    let found = try #require(full.glyphs(named: "minus", key: record.key))
    #expect(GlyphWriter.bytes(found) == record.glyphs)
    #expect(full.glyphs(named: "plus", key: record.key) == nil)
    #expect(full.glyphs(named: "minus", key: record.key + [0]) == nil)
    // Another program, and other settings under the same file name.
    #expect(cache(program: "2")?.glyphs(named: "minus", key: record.key) == nil)
    #expect(cache(settings: "t")?.glyphs(named: "minus", key: record.key) == nil)
    #expect(cache(program: nil) == nil)
  }

  @Test func `A drawing that is kept again replaces the old one, and others stay`() throws {
    let (minus, circle) = (
      try record(drawing(name: "minus")),
      try record(drawing(name: "circle", shapes: "<circle cx=\"12\" cy=\"12\" r=\"10\"/>"))
    )
    cache()?.keep([minus, circle])
    let longer = try record(drawing(name: "minus", shapes: "<path d=\"M3 12h18\"/>"))
    #expect(longer.key != minus.key)
    cache()?.keep([longer])
    let after = try #require(cache())
    #expect(after.glyphs(named: "minus", key: minus.key) == nil)
    #expect(after.glyphs(named: "minus", key: longer.key) != nil)
    #expect(after.glyphs(named: "circle", key: circle.key) != nil)
  }

  @Test func `A damaged file is no cache`() throws {
    let record = try self.record(drawing(name: "minus"))
    cache()?.keep([record])
    let path = try file()
    let bytes = try PackageFiles.bytes(path)
    for place in stride(from: 0, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[place] ^= 0x40
      try PackageFiles.write(damaged, to: path)
      #expect(cache()?.glyphs(named: "minus", key: record.key) == nil, "byte \(place)")
      try PackageFiles.write(Array(bytes[..<place]), to: path)
      #expect(cache()?.glyphs(named: "minus", key: record.key) == nil, "first \(place) bytes")
    }
    try PackageFiles.write(bytes, to: path)
    #expect(cache()?.glyphs(named: "minus", key: record.key) != nil)
  }

  @Test func `A file is not read if others may write it`() throws {
    let record = try self.record(drawing(name: "minus"))
    cache()?.keep([record])
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: try file())
    #expect(cache()?.glyphs(named: "minus", key: record.key) == nil)
  }

  @Test func `Other settings have files of their own, of which few are kept`() throws {
    let record = try self.record(drawing(name: "minus"))
    for number in 0..<(3 * GlyphCache.mostFiles) {
      cache(settings: "\(number)")?.keep([record])
      let folder = "\(directory.path)/symtext/glyphs"
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names.count <= GlyphCache.mostFiles + 1)
      #expect(cache(settings: "\(number)")?.glyphs(named: "minus", key: record.key) != nil)
    }
  }

  @Test func `Where nothing can be written, nothing is kept and nothing fails`() throws {
    let record = try self.record(drawing(name: "minus"))
    try directory.write("", to: "file")
    for folder in ["\(directory.path)/file", "/proc", "/dev/null"] {
      let unwritable = cache(in: folder)
      unwritable?.keep([record])
      #expect(unwritable?.glyphs(named: "minus", key: record.key) == nil)
    }
  }
}
