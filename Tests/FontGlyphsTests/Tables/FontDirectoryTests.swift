import SymtextFontGlyphs
import SymtextSymbols
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

struct FontDirectoryTests {
  private func withDirectory<Result>(
    _ bytes: [UInt8], _ body: (FontDirectory) throws -> Result
  ) throws -> Result {
    try body(FontDirectory(FontData(bytes)))
  }

  @Test func `The tables are those that the compiler wrote`() throws {
    let file = try FontCompiler().font(smallSet()).file
    try withDirectory(file.encoded()) { directory in
      #expect(directory.tables.map(\.tag) == file.tags)
      #expect(directory.hasSymbols)
      #expect(directory.has("glyf") && !directory.has("CFF "))
      #expect(directory.byteCount == file.encoded().count)
    }
  }

  @Test func `The axis map follows the nominal weights`() throws {
    try withDirectory(try FontCompiler().font(smallSet()).file.encoded()) { directory in
      let axis = try #require(directory.axisMappings.first)
      // The nine weights are between its ends.
      #expect(axis.count == SymbolWeight.allCases.count + 2)
      #expect(axis.first?.to == -1 && axis.last?.to == 1)
      for (mapping, weight) in zip(axis.dropFirst(), SymbolWeight.allCases) {
        let place = WeightLaw.normalized(weight)
        let end = place < 0 ? -WeightLaw.ends.lightest.place : WeightLaw.ends.heaviest.place
        #expect(abs(mapping.to - place / end) < 1e-4)
      }
    }
  }

  @Test func `The overlapping glyphs are those that the compiler reports`() throws {
    // A twentieth of the drawings; most letters and some crossed lines overlap.
    let files = BundledDrawings.sample.enumerated().filter { $0.offset.isMultiple(of: 4) }
    let drawn = try files.map { try BundledDrawings.symbol($0.element) }
    let names = Set(drawn.map(\.name))
    let set = try SymbolSet(
      symbols: drawn.map { symbol in
        var symbol = symbol
        symbol.metadata.forms = [:]
        if case .symbol(let name)? = symbol.metadata.rightToLeft, !names.contains(name) {
          symbol.metadata.rightToLeft = nil
        }
        return symbol
      })
    let (file, report) = try FontCompiler().font(set)
    #expect(report.overlappingGlyphs.count > 0)
    try withDirectory(file.encoded()) { directory in
      #expect(directory.overlappingGlyphs.count == report.overlappingGlyphs.count)
    }
  }

  @Test(arguments: [[], [0], Array("wOFF".utf8), Array(repeating: 0xFF, count: 100)] as [[UInt8]])
  func `Data without a table directory is refused`(bytes: [UInt8]) {
    #expect(throws: FontError.self) { try withDirectory(bytes) { _ in } }
  }

  @Test func `A table outside the file is refused`() throws {
    let bytes = try FontCompiler().font(smallSet()).file.encoded()
    #expect(throws: FontError.self) { try withDirectory(Array(bytes.dropLast(100))) { _ in } }
  }

  @Test(arguments: [0x00, 0x7F, 0xFF] as [UInt8])
  func `A damaged byte in the directory or in a short table does no harm`(value: UInt8) throws {
    let bytes = try FontCompiler().font(smallSet()).file.encoded()
    let places = try withDirectory(bytes) { directory in
      directory.tables.filter { ["avar", "head", "maxp", "loca"].contains($0.tag) }
        .flatMap { $0.offset..<$0.offset + $0.length }
    }
    var read = 0
    for place in Array(0..<300) + places {
      var damaged = bytes
      damaged[place] = value
      let count = try? withDirectory(damaged) {
        $0.overlappingGlyphs.count + $0.axisMappings.count
      }
      if count != nil { read += 1 }
    }
    #expect(read > 0)
  }
}
