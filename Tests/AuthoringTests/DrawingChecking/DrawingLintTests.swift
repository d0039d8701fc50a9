@testable import SymtextAuthoring
import SymtextFontGlyphs
import SymtextSymbols
import SymtextGraphics
import Testing

/// For each rule: a drawing that keeps it, and one that breaks it.
struct DrawingLintTests {
  private func report(_ symbols: [Symbol], variants: [String]? = []) -> DrawingLintReport {
    DrawingLint(symbols, variants: variants).report()
  }

  /// Returns the rules that a drawing breaks.
  private func rules(
    _ shapes: String, name: String = "sample", category: String = "objects", more: String = ""
  ) throws -> [String] {
    let symbol = try DrawingSample.symbol(shapes, name: name, category: category, more: more)
    return report([symbol]).problems.map(\.rule.rawValue)
  }

  private let square = #"<rect x="3" y="3" width="18" height="18" rx="4"/>"#
  private let landscape = #"<rect x="2" y="4" width="20" height="16" rx="3"/>"#
  private let circle = #"<circle cx="12" cy="12" r="10"/>"#

  @Test func `A tertiary layer stands beside primary and secondary ones`() throws {
    var symbol = try DrawingSample.symbol(square)
    symbol.layers[0].level = .tertiary
    let problems = report([symbol]).problems.filter { $0.rule == .level }
    #expect(problems.map(\.message).map { $0.contains("none is primary") } == [true, false])
    for level in [HierarchicalLevel.primary, .secondary] {
      var layer = symbol.layers[0]
      layer.level = level
      symbol.layers.append(layer)
    }
    #expect(!report([symbol]).problems.contains { $0.rule == .level })
  }

  @Test func `Key shapes break no rule`() throws {
    #expect(try rules(square) == [])
    #expect(try rules(circle) == [])
    #expect(try rules(landscape) == [])
    #expect(try rules(#"<rect x="4" y="2" width="16" height="20" rx="3"/>"#) == [])
  }

  @Test(arguments: [2.5, 3.5, 0.5])
  func `A corner of another radius is reported once`(radius: Double) throws {
    let symbol = try DrawingSample.symbol(
      #"<rect x="3" y="3" width="18" height="18" rx="\#(radius)"/>"#)
    let problems = report([symbol]).problems
    #expect(problems.map(\.rule) == [.radius])
    #expect(
      problems.first?.description.contains("has a radius of \(radius); corners have 4") == true)
  }

  @Test(arguments: [4.0, 3, 2, 1.5, 1, 0])
  func `The six radii are no problem`(radius: Double) throws {
    #expect(
      try rules(#"<rect x="3" y="3" width="18" height="18" rx="\#(radius)"/>"#) == [])
  }

  @Test func `Round tips, large curves and corners of solid parts are not corners`() throws {
    // A half-circle of radius 2.5, a curve of radius 9, a solid part.
    #expect(
      try rules(#"<path d="M9.5 2V19.5A2.5 2.5 0 0 0 14.5 19.5V2M2 2V22M22 22V2"/>"#)
        .contains("radius") == false)
    #expect(try rules(#"<path d="M2 2H13A9 9 0 0 1 22 11V22H2Z"/>"#).contains("radius") == false)
    #expect(
      try rules(square + #"<rect x="10" y="10" width="4" height="4" rx=".5" fill="currentColor"/>"#)
        == [])
  }

  @Test func `An oblique corner is measured, a skewed curve is not`() throws {
    // A corner of 60 degrees with radius 2.5: tangents of 2.5 · tan 30°.
    let t = 2.5 * 0.57735
    let oblique = "M2 12H\(12 - t)A2.5 2.5 0 0 1 \(12 + t * 0.5) \(12 + t * 0.866025)L17 20.66"
    #expect(try DrawnContourRadii.of(oblique) == [2.5])
    #expect(try DrawnContourRadii.of("M2 2H10C14 2 15 3 15 10V22") == [])
    #expect(try DrawnContourRadii.of("M6 2H18A2 2 0 0 1 20 4V20H4V4A2 2 0 0 1 6 2Z") == [2, 2])
    // An arc the other way round the circle is a loop.
    #expect(try DrawnContourRadii.of("M2 12H12A3 3 0 1 0 9 9V2") == [])
  }

  @Test func `Ink outside its box is reported`() throws {
    #expect(try rules(#"<circle cx="12" cy="12" r="10.5"/>"#) == ["inkBox"])
    let wide = #"<rect x="1" y="4" width="22" height="16" rx="3"/>"#
    #expect(try rules(wide) == [])
    #expect(try rules(#"<rect x="1" y="3" width="22" height="18" rx="3"/>"#) == ["inkBox"])
  }

  @Test func `Weather, rays, slashes and badges may extend further`() throws {
    let high = #"<circle cx="12" cy="12" r="11"/>"#
    #expect(try rules(high) == ["inkBox"])
    #expect(try rules(high, category: "weather") == [])
    #expect(try rules(high, name: "wand.and.rays") == [])
    #expect(try rules(high, name: "sample.slash") == [])
    #expect(try rules(#"<circle cx="12" cy="12" r="11.5"/>"#, category: "weather") == ["inkBox"])
  }

  @Test func `Too much and too little ink are reported, depending on the drawing's kind`() throws {
    let full = square + #"<path d="M3 9H21M3 15H21M9 3V21M15 3V21"/>"#
    #expect(try rules(full) == ["inkArea"])
    #expect(try rules(#"<circle cx="12" cy="12" r="8"/>"#) == ["inkArea"])
    // A narrow object may have less.
    #expect(try rules(#"<rect x="6" y="5" width="12" height="14" rx="2"/>"#) == [])
    // Marks need 43 to 75, lines at most 178; single lines have no minimum.
    #expect(try rules(#"<path d="M12 4V20M4 12H20"/>"#) == [])
    #expect(try rules(#"<path d="M9 9L15 15M15 9L9 15"/>"#) == ["inkArea"])
    #expect(try rules(#"<path d="M4 12H20"/>"#) == [])
    #expect(try rules(#"<path d="M2 4.5H22M2 9.5H22M2 14.5H22M2 19.5H22"/>"#) == [])
    // A filled shape may be black.
    #expect(
      try rules(#"<rect x="3" y="3" width="18" height="18" rx="4" fill="currentColor"/>"#) == [])
  }

  @Test func `Lines that are too close in Black are reported with their position`() throws {
    let symbol = try DrawingSample.symbol(#"<path d="M4 10.25H20M4 13.75H20M12 2V5M12 19V22"/>"#)
    let problems = report([symbol]).problems
    #expect(problems.map(\.rule) == [.white])
    #expect(problems.first?.message.hasPrefix("lines 3.5 units apart near x ") == true)
    #expect(problems.first?.message.hasSuffix("the least is 0.9") == true)
    #expect(try rules(#"<path d="M4 9.75H20M4 14.25H20M12 2V5M12 19V22"/>"#) == [])
    // Fine lines stay thinner.
    #expect(try rules(#"<path class="fine" d="M4 10.25H20M4 13.75H20M12 2V5M12 19V22"/>"#) == [])
  }

  @Test func `Parts that merge in Black are reported`() throws {
    #expect(try rules(square + #"<path d="M12 8V10M12 14V16"/>"#) == ["white"])
    #expect(try rules(square + #"<path d="M12 7.5V10M12 14.4V16.5"/>"#) == [])
    // A dot is wider than a line.
    #expect(try rules(square + #"<path d="M12 7.5V10M12 14.4h0"/>"#) == ["white"])
  }

  @Test func `A shape that closes in Black is reported`() throws {
    #expect(
      try rules(square + #"<circle cx="12" cy="12" r="1.75"/>"#) == ["counter"])
    #expect(try rules(square + #"<circle cx="12" cy="12" r="2.5"/>"#) == [])
  }

  @Test func `Ink that is off centre is reported`() throws {
    #expect(try rules(#"<rect x="3" y="3.5" width="18" height="18" rx="4"/>"#) == ["center"])
    #expect(try rules(#"<rect x="3.5" y="3" width="18" height="18" rx="4"/>"#) == ["center"])
    // An asymmetric drawing need not be centred.
    #expect(try rules(#"<path d="M3.5 3H21.5V21H7.5Z"/>"#) == [])
  }

  @Test func `An off-centre mass is reported, except for pointing symbols`() throws {
    let leaning = #"<rect x="2" y="3" width="10" height="18" rx="2"/><path d="M12 12H22"/>"#
    let symbol = try DrawingSample.symbol(leaning)
    let numbers = try #require(LintedDrawing(symbol)?.numbers)
    #expect(numbers.lean.x < -0.12 && numbers.kind == .object, "\(numbers)")
    #expect(try rules(leaning) == ["center"])
    #expect(try rules(leaning, category: "arrows") == [])
    #expect(try rules(leaning, more: "<right-to-left>mirror</right-to-left>") == [])
    #expect(try rules(leaning, name: "sample.arrow.right") == [])
  }

  @Test func `Bars at uneven or narrow pitches are reported`() throws {
    func bars(_ ys: Double...) throws -> [String] {
      try rules("<path d=\"\(ys.map { "M3 \($0)H21" }.joined())\"/>")
    }
    #expect(try bars(7, 12, 17) == [])
    #expect(try bars(5.75, 12, 18.25) == [])
    #expect(try bars(6, 12, 17, 18) == ["white", "pitch"])
    #expect(try bars(5, 12.5, 19) == ["pitch"])
    #expect(try bars(8.5, 12, 15.5) == ["white", "pitch"])
    // Bars of different lengths are compared; bars separated by another line are not.
    #expect(try rules(#"<path d="M3 6H21M3 12H16M3 19H21"/>"#).contains("pitch"))
    let battery =
      #"<rect x="1.5" y="6" width="18" height="12" rx="3"/><path d="M6 10V14M10.5 10V14M15 10V14M23 10V14"/>"#
    #expect(try rules(battery).contains("pitch") == false)
    #expect(try rules(battery.replacing("M10.5", with: "M10")).contains("pitch"))
  }

  @Test func `Two dots side by side are a face; one or three are not`() throws {
    #expect(try rules(square + #"<path d="M9 12h0M15 12h0"/>"#) == ["face"])
    #expect(try rules(square + #"<path d="M9 11h0M15 11h0M9 16H15"/>"#) == ["face"])
    #expect(try rules(square + #"<path d="M9 12h.25M15 12h.25"/>"#) == ["face"])
    #expect(try rules(square + #"<path d="M12 12h0"/>"#) == [])
    #expect(try rules(landscape + #"<path d="M7 12h0M12 12h0M17 12h0"/>"#) == [])
    #expect(try rules(square + #"<path d="M8.5 15H10.5M13.5 15H15.5"/>"#).contains("face") == false)
  }

  @Test func `Dots beside the axis, and wheels outside the body, are not a face`() throws {
    #expect(try rules(square + #"<path d="M12.5 12h0M16.5 12h0"/>"#).contains("face") == false)
    #expect(
      try rules(#"<rect x="2" y="3" width="20" height="12" rx="3"/><path d="M7 20h0M17 20h0"/>"#)
        .contains("face") == false)
  }

  @Test func `A slit is reported, also beside cleared ink`() throws {
    #expect(try rules(square + #"<path d="M12 8V18.6"/>"#) == ["white", "slit"])
    #expect(try rules(square + #"<path d="M12 8V16"/>"#) == [])
    // Touching lines have no white between them.
    #expect(try rules(square + #"<path d="M12 8V21"/>"#) == [])
    // A clearing shape has a stroke, as has the line in its middle: the white is as wide as the shape on either side.
    for (gap, expected) in [(0.75, ["slit"]), (2.25, [])] {
      let clearing = "M\(12 - gap) 1H\(12 + gap)V23H\(12 - gap)Z"
      let symbol = try DrawingSample.symbol(layers: [
        #"<path d="M3 12H21M3 7H21M3 17H21"/>"#, "-<path d=\"\(clearing)\" fill=\"currentColor\"/>",
        #"<path d="M12 2V22"/>"#,
      ])
      #expect(report([symbol]).problems.map(\.rule.rawValue).filter { $0 == "slit" } == expected)
    }
  }

  @Test func `Similar drawings are reported, unless they are variants or mirrored`() throws {
    func pair(_ a: String, _ b: String, more: String = "") throws -> [String] {
      try report([
        DrawingSample.symbol(square, name: a), DrawingSample.symbol(square, name: b, more: more),
      ]).problems.map(\.description)
    }
    #expect(
      try pair("alpha", "beta") == [
        "beta, twin: it looks like alpha: they share 100 % of their ink; the most is 92 %"
      ])
    #expect(try pair("alpha", "alpha.open") == [])
    #expect(try pair("alpha", "beta", more: "<right-to-left>mirror</right-to-left>") == [])
    let other = try DrawingSample.symbol(circle, name: "beta")
    #expect(report([try DrawingSample.symbol(square, name: "alpha"), other]).problems == [])
  }

  @Test func `Similar fills are reported, unless their knocked-out parts differ`() throws {
    func silhouettes(_ a: String, _ b: String, variants: [String]? = nil) throws -> [String] {
      try report(
        [DrawingSample.symbol(a, name: "alpha"), DrawingSample.symbol(b, name: "beta")],
        variants: variants
      ).problems.filter { $0.rule == .silhouette }.map(\.symbol)
    }
    // A round pane and a square one in the same frame: the fill of the outer one covers both.
    let one = #"<path class="stroked" d="M8 12H16"/>"#
    let other = #"<path class="stroked" d="M12 8V16"/>"#
    #expect(try silhouettes(square + one, square + other) == ["beta"])
    #expect(try silhouettes(square + one, square + other, variants: ["alpha.fill"]) == [])
    #expect(
      try silhouettes(square + #"<path d="M8 12H16"/>"#, square + #"<path d="M12 8V16"/>"#) == [])
    #expect(try silhouettes(square, circle) == [])
  }

  @Test func `A fill that fills little is reported`() throws {
    let frame = #"<path d="M3 12V3H21V21H12"/><rect x="3" y="16.5" width="4.5" height="4.5"/>"#
    let symbol = try DrawingSample.symbol(frame)
    let problems = report([symbol], variants: nil).problems
    #expect(problems.map(\.rule) == [.silhouette])
    #expect(problems.first?.message.hasPrefix("its fill has 1.") == true)
    #expect(report([symbol]).problems == [])
  }

  @Test func `Every drawing reports its measurements`() throws {
    let numbers = try #require(LintedDrawing(try DrawingSample.symbol(square))?.numbers)
    #expect(numbers.kind == .object && numbers.radii == [4])
    #expect(abs(numbers.ink.width - 19.82) < 0.01 && abs(numbers.area - 126) < 2)
    #expect(
      numbers.description.hasPrefix("sample: object, ink 19.82 × 19.82, middle 12 12, area 12"))
    #expect(
      numbers.description.hasSuffix(
        "hold 1, spacing –, counter –, slit –, in Black –, radii 4, pitches –"))
  }

  @Test func `An overly complex drawing is skipped`() throws {
    let lines = (0...DrawingLimits.mostSegments).map { "M2 2L22 \(Double($0) / 100)" }.joined()
    let report = report([
      try DrawingSample.symbol("<path d=\"\(lines)\"/>", name: "thicket"),
      try DrawingSample.symbol(square),
    ])
    #expect(report.skipped == ["thicket"] && report.drawingCount == 1 && report.problems == [])
  }
}
