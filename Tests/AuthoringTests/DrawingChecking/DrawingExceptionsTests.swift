@testable import SymtextAuthoring
import SymtextFontGlyphs
import SymtextSymbolImport
import Testing

struct DrawingExceptionsTests {
  private let large = #"<circle cx="12" cy="12" r="10.5"/>"#

  private func problems(_ exceptions: String, isWhole: Bool = true) throws -> [String] {
    let symbol = try DrawingSample.symbol(large)
    return DrawingLint([symbol], variants: [], isWhole: isWhole)
      .report(except: try DrawingExceptions(file: "lint", text: exceptions)).problems
      .map(\.description)
  }

  @Test func `An exception removes a problem`() throws {
    #expect(try problems("").count == 1)
    #expect(try problems("sample: inkBox # the moon is large") == [])
    #expect(try problems("# all\n\n  sample:  inkBox\n") == [])
  }

  @Test func `For two similar drawings either may have the exception`() throws {
    let pair = try ["alpha", "beta"].map {
      try DrawingSample.symbol(#"<circle cx="12" cy="12" r="10"/>"#, name: $0)
    }
    for name in ["alpha", "beta"] {
      let exceptions = try DrawingExceptions(file: "lint", text: "\(name): twin")
      let report = DrawingLint(pair, variants: []).report(except: exceptions)
      #expect(report.problems == [] && report.exceptionCount == 1)
    }
  }

  @Test func `An unneeded exception is reported`() throws {
    #expect(
      try problems("\nsample: inkBox radius") == [
        "sample, exception: lint:2 excepts it from radius, but it does not break that rule; remove the exception"
      ])
    #expect(
      try problems("other: inkBox\nsample: inkBox") == [
        "other, exception: lint:1 lists it, but there is no such drawing; remove the line"
      ])
    #expect(try problems("other: inkBox\nsample: inkBox", isWhole: false) == [])
  }

  @Test(arguments: [
    ("sample inkBox", "lint:1: a line must have the form “NAME: rule rule # why”"),
    ("sample:", "lint:1: a line must have the form"),
    ("sam ple: inkBox", "lint:1: a line must have the form"),
    ("\nsample: box", "lint:2: “box” is not a rule; the rules are radius, inkBox, inkArea, white"),
    ("sample: exception", "lint:1: “exception” is not a rule"),
    ("sample: face\nsample: slit", "lint:2: sample already has a line"),
  ])
  func `A malformed line is rejected`(text: String, message: String) throws {
    let error = try #require(throws: SourceError.self) {
      try DrawingExceptions(file: "lint", text: text)
    }
    #expect(error.description.hasPrefix(message), "\(error)")
  }
}
