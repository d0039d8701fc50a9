@testable import SymtextAuthoring
import SymtextGraphics
import SymtextSymbolImport
import SymtextSymbols
import SymtextTestSupport
import Testing

/// The places of findings of `font lint` and `template check`.
struct FindingPlacesTests {
  private func problems(_ shapes: [String], _ rule: DrawingRule) throws -> [DrawingProblem] {
    let symbol = try DrawingSample.symbol(layers: shapes)
    return DrawingLint([symbol], variants: []).report().problems.filter { $0.rule == rule }
  }

  @Test func `A corner is a point on its shape`() throws {
    let found = try problems(
      [
        #"<circle cx="12" cy="12" r="4"/>"#,
        #"<rect x="3" y="3" width="18" height="18" rx="3.5"/>"#,
      ],
      .radius)
    let place = try #require(found.first?.place)
    #expect(place.symbol == "sample" && place.layer == 1 && place.shape == 2)
    guard case .point(let point)? = place.spot else { Issue.record("no point"); return }
    #expect(min(abs(point.x - 3), abs(point.x - 21)) < 1e-6)
    #expect(min(abs(point.y - 3), abs(point.y - 21)) < 1e-6)
  }

  @Test func `Bars have the box of their row`() throws {
    let bars = [4.0, 9, 15].map { #"<path d="M\#($0) 3v18"/>"# }.joined()
    let found = try problems([bars], .pitch)
    #expect(
      found.map(\.place.spot) == [.box(Rect(minX: 4, minY: 3, maxX: 15, maxY: 21))])
  }

  @Test func `Ink that is too large has its box`() throws {
    let found = try problems([#"<rect x="0" y="1" width="24" height="22" rx="3"/>"#], .inkBox)
    let half = try #require(found.first?.value) / 2
    #expect(half > 12)
    #expect(found.first?.place.spot?.box.width == 2 * half)
  }

  @Test func `A problem of a file has the line and column of its shape`() throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor"
        stroke-linecap="round" stroke-linejoin="round">
        <title>A</title>
        <metadata><category>objects</category></metadata>
        <g class="hierarchical-0:primary">
          <circle cx="12" cy="12" r="4"/>
        </g>
        <g class="hierarchical-1:primary">
            <rect x="3" y="3" width="18" height="18" rx="3.5"/>
        </g>
      </svg>
      """, to: "a.svg")
    let report = DrawingLint(try SymbolFiles([directory.path]), variants: []).report()
    let place = try #require(report.problems.first { $0.rule == .radius }?.place)
    #expect(place.file == directory.file("a.svg"))
    #expect((place.line, place.column) == (9, 7))
  }

  private static let template = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3300 2200">
    <g id="Notes"><text id="template-version">Template v.3.0</text></g>
    <g id="Guides"><line id="Baseline-S" x1="0" y1="700" x2="3000" y2="700"/>
    <line id="Capline-S" x1="0" y1="629.541" x2="3000" y2="629.541"/>
    <line id="left-margin-Regular-S" x1="1400" y1="600" x2="1400" y2="720"/>
    <line id="right-margin-Regular-S" x1="1500" y1="600" x2="1500" y2="720"/></g>
    <g id="Symbols">
      <g id="Regular-S">
        <path d="M1410 640h80v40h-80z"/>
          <path d="M1420 650h20v20h-20v-10"/>
      </g>
    </g>
    </svg>
    """

  @Test func `A contour of a template has its box in the file`() throws {
    let report = try TemplateCheck.report(Array(Self.template.utf8), file: "t.svg")
    let place = try #require(report.problems.first { $0.rule == .openShapes }?.place)
    #expect(place.weight == 400 && place.scale == .small && place.shape == 2)
    #expect((place.line, place.column) == (10, 7))
    let box = try #require(place.spot?.box)
    #expect(abs(box.minX - 1420) < 1e-6 && abs(box.minY - 650) < 1e-6)
    #expect(abs(box.maxX - 1440) < 1e-6 && abs(box.maxY - 670) < 1e-6)
  }
}
