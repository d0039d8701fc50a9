import SymtextGraphics
import SymtextSymbolImport
import SymtextSymbols
import SymtextTestSupport
import Testing

/// The places of warnings and errors of imports.
struct ImportFindingTests {
  private func entry(
    _ content: String, name: String = "a", options: ImportOptions = ImportOptions()
  ) throws -> ImportReport.Entry {
    let directory = try TemporaryDirectory()
    try directory.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">\#n\#(content)\#n</svg>"#,
      to: "\(name).svg")
    return try #require(try SymbolFiles([directory.path], options: options).report.entries.first)
  }

  @Test func `A warning about a shape has its number, box, line and column`() throws {
    let entry = try entry(
      """
      <rect x="4" y="4" width="40" height="40"/>
        <g transform="translate(10 0)"><path d="M10 30h5v5h-5z" fill="#ff0000"/></g>
      <path d="M10 10h4v4h-4z" fill="#7a1fd0"/>
      """)
    let finding = try #require(entry.findings.first { $0.sentence.contains("7A1FD0") })
    let place = try #require(finding.place)
    #expect(place.symbol == "a" && place.shape == 3)
    #expect((place.line, place.column) == (4, 1))
    #expect(place.spot == .box(Rect(x: 10, y: 10, width: 4, height: 4)))
    #expect(entry.warnings.contains(finding.sentence))
  }

  @Test func `An error about a group has the box of all its shapes`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" \
      stroke-linecap="round" stroke-linejoin="round">
      <title>A</title><metadata><category>objects</category></metadata>
      <g class="hierarchical-0:primary"><path d="M1 1h2"/></g>
       <g class="hierarchical-1:fourth"><path d="M4 4h2"/><path d="M8 9v2"/></g>
      </svg>
      """, to: "a.svg")
    let entry = try #require(try SymbolFiles([directory.path]).report.entries.first)
    let place = try #require(entry.failure?.place)
    #expect(place.layer == 1 && place.shape == nil && place.symbol == "a")
    #expect((place.line, place.column) == (4, 2))
    #expect(place.spot == .box(Rect(x: 4, y: 4, width: 4, height: 7)))
  }

  @Test func `An error in symbols json has that file as its place`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      ##"<svg viewBox="0 0 24 24" stroke="#000"><path d="M4 4h9"/></svg>"##, to: "a.svg")
    try directory.write(#"{ "a": { "layers": [{ "level": "first" }] } }"#, to: "symbols.json")
    let report = try SymbolFiles([directory.path]).report
    let place = try #require(report.entries.first?.failure?.place)
    #expect(place.file == directory.file("symbols.json") && place.symbol == "a")
  }

  @Test func `A warning about shapes that a layer names has the layer`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      ##"<svg viewBox="0 0 24 24" stroke="#000"><path d="M4 4h9"/></svg>"##, to: "a.svg")
    try directory.write(
      ##"{ "a": { "layers": [{ "shapes": ["1"] }, { "shapes": ["#no"] }] } }"##, to: "symbols.json")
    let entry = try #require(try SymbolFiles([directory.path]).report.entries.first)
    let finding = try #require(entry.findings.first { $0.sentence.contains("no shape is “#no”") })
    #expect(finding.place?.layer == 1)
  }

  @Test func `An error in a template has its variant`() throws {
    let entry = try entry(
      """
      <g id="Guides"><line id="Baseline-M" y1="10" y2="10" x2="9"/></g>
      <g id="Symbols">
      <g id="Bold-S"><path d="M1 1h2v2z"/></g>
      </g>
      """)
    let place = try #require(entry.failure?.place)
    #expect(place.weight == 700 && place.scale == .small)
    #expect(place.line == 4 && place.column == 1)
    #expect(place.spot == .box(Rect(x: 1, y: 1, width: 2, height: 2)))
  }

  @Test func `A sentence about the whole file has no spot`() throws {
    let place = try #require(try entry("<title>x</title>").failure?.place)
    #expect(place.spot == nil && place.file?.hasSuffix("a.svg") ?? false)
  }
}
