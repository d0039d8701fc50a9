@testable import SymtextFontGlyphs
@testable import SymtextGraphics
@testable import SymtextSVGReading
@testable import SymtextSymbolImport
@testable import SymtextSymbols
import Testing

/// Heavy weights of stroked icons that look drawn: where strokes have no room, whole edges give way.
@Suite struct SmoothStrokeTests {
  /// Icons of Lucide (ISC), as strokes of the width 2.
  private static let icons = [
    "trello": """
    <rect width="18" height="18" x="3" y="3" rx="2" ry="2"/><rect width="3" height="9" x="7" y="7"/>
    <rect width="3" height="5" x="14" y="7"/>
    """,
    "building-2": """
    <path d="M10 12h4"/><path d="M10 8h4"/><path d="M14 21v-3a2 2 0 0 0-4 0v3"/>
    <path d="M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2"/>
    <path d="M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16"/>
    """,
    "banknote-arrow-down": """
    <path d="M12 18H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5"/><path d="m16 19 3 3 3-3"/>
    <path d="M18 12h.01"/><path d="M19 16v6"/><path d="M6 12h.01"/><circle cx="12" cy="12" r="2"/>
    """,
    "heart-plus": """
    <path d="m14.479 19.374-.971.939a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5a5.2 5.2 0 0 1-.219 1.49"/>
    <path d="M15 15h6"/><path d="M18 12v6"/>
    """,
  ]

  /// Returns the outline of an icon, joined, at parts of the way from Regular to Black.
  private func outlines(_ name: String, at parts: [Double]) throws -> [Path] {
    let shapes = try #require(Self.icons[name])
    let symbol = try IconImporter(file: "icon.svg").symbol(
      from: Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" \
        stroke-width="2" stroke-linecap="round" stroke-linejoin="round">\(shapes)</svg>
        """.utf8), name: name
    ).symbol
    let hold = StrokeWidthLimit(symbol)
    let law = hold.grid(.medium).halfWidths
    let strokes = hold.yielding(symbol, at: .medium).layers.flatMap(\.strokes)
    #expect(strokes.contains { $0.yielding != nil }, "\(name) is not crowded")
    let outline = Stroker(
      maximumHalfWidth: law[2], tolerance: 0.002, dotRadius: DrawingGrid.dotRadius
    ).outline(of: strokes)
    return try parts.map { part in
      try #require(
        outline.path(halfWidth: law[1] + (law[2] - law[1]) * part).withoutOverlaps(tolerance: 0.002)
      )
    }
  }

  @Test(arguments: Self.icons.keys.sorted())
  func `Weights turn as often as Regular`(name: String) throws {
    let paths = try outlines(name, at: [0, 0.25, 0.5, 0.75, 1])
    let changes = try paths.map { path in
      TurningMeasurement(try #require(FilledOutline(path)), step: 0.46).changes
    }
    for (part, count) in changes.enumerated() {
      #expect(count <= changes[0] + 2, "\(name) at \(part) quarters: \(count), \(changes[0])")
    }
  }

  @Test func `Inner edges of a frame stay straight and square`() throws {
    let black = try #require(try outlines("trello", at: [1]).first)
    // The frame's inside is the contour of the second size.
    let contours = black.contours.sorted {
      ($0.bounds?.width ?? 0) > ($1.bounds?.width ?? 0)
    }
    let inside = try #require(contours.count > 1 ? contours[1] : nil)
    let box = try #require(inside.bounds)
    for point in inside.flattened(tolerance: 0.001).flatMap(\.points) {
      let away = min(
        abs(point.x - box.minX), abs(point.x - box.maxX), abs(point.y - box.minY),
        abs(point.y - box.maxY))
      #expect(away < 0.3, "\(point)")
    }
  }
}
