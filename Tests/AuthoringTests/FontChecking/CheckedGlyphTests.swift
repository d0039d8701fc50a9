@testable import SymtextOpenType
@testable import SymtextAuthoring
@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextGraphics
import Testing

struct CheckedGlyphTests {
  private let bearing = DrawingGrid.sideBearing

  /// Returns a glyph that is an upright bar at every weight, with the nominal thickness.
  private func bar(
    thickness: (Double) -> Double = { WeightLaw.stroke(axisValue: $0, scale: .medium) },
    left: Double? = nil, right: Double? = nil, middle: Double = -0.5,
    change: (Double, Path) -> Path = { $1 }
  ) throws -> CheckedGlyph {
    try glyph { weight in
      let box = Rect(x: left ?? bearing, y: middle - 0.5, width: thickness(weight), height: 1)
      return (
        change(weight, .roundedRect(box, radiusX: 0, radiusY: 0)), box.maxX + (right ?? bearing)
      )
    }
  }

  private func glyph(_ body: (Double) -> (outline: Path, advance: Double)) throws -> CheckedGlyph {
    CheckedGlyph(
      symbol: "bar", scale: .medium,
      instances: try FontCheck.weights.map { weight in
        let (outline, advance) = body(weight)
        return .init(
          weight: weight, glyph: 2, outline: outline, ink: try #require(outline.bounds),
          advance: advance)
      })
  }

  private func problems(_ glyph: CheckedGlyph) -> [FontProblem] {
    let filled = glyph.instances.map { FilledOutline($0.outline) }
    return glyph.compatibilityProblems + glyph.placementProblems + glyph.strokeProblems(filled)
  }

  @Test func `A bar with the nominal thickness breaks no rule`() throws {
    #expect(problems(try bar()) == [])
  }

  @Test func `Off-centre ink is reported at the worst weight`() throws {
    let found = problems(try bar(middle: -0.52))
    #expect(
      found.map(\.description) == [
        "bar, medium, wght 100: the ink's middle is 0.020 cap heights above that of the cap height; the most is 0.010"
      ])
    #expect(problems(try bar(middle: -0.508)) == [])
    #expect(problems(try bar(middle: -0.48)).first?.message.contains("below") == true)
  }

  @Test func `A side bearing that is too wide, or negative at the left, is reported`() throws {
    #expect(problems(try bar(left: 0.2)).map(\.rule) == [.bearing])
    #expect(problems(try bar(right: 0.2)).map(\.rule) == [.bearing])
    #expect(problems(try bar(left: -0.1)).first?.message.contains("−0.100") == true)
  }

  @Test
  func `A bearing may be wider opposite a protruding slash, but not on both sides`()
    throws
  {
    for (left, right) in [(0.2, bearing), (bearing, 0.2)] {
      var slashed = try bar(left: left, right: right)
      slashed.hasSlash = true
      #expect(problems(slashed) == [])
    }
    var loose = try bar(left: 0.2, right: 0.2)
    loose.hasSlash = true
    #expect(problems(loose).map(\.rule) == [.bearing])
  }

  @Test func `A symbol's own margins are no problem`() throws {
    #expect(problems(try bar(right: -0.1)) == [])
    #expect(problems(try bar(left: 0.05, right: 0.05)) == [])
  }

  @Test func `Strokes thicker than nominal are reported`() throws {
    let found = problems(
      try bar(thickness: { 1.05 * WeightLaw.stroke(axisValue: $0, scale: .medium) }))
    #expect(found.map(\.rule) == [.stroke])
    #expect(found[0].weight == 900)
    #expect(abs(try #require(found[0].value) - 1.05 * 0.2468) < 1e-6)
  }

  @Test func `Heavy strokes may be reduced, but not by half`() throws {
    func held(_ factor: Double) throws -> CheckedGlyph {
      try bar(thickness: { weight in
        WeightLaw.stroke(axisValue: weight, scale: .medium) * (weight > 400 ? factor : 1)
      })
    }
    #expect(problems(try held(0.7)).filter { $0.rule == .stroke } == [])
    #expect(problems(try held(0.5)).filter { $0.rule == .stroke }.count == 1)
  }

  @Test func `A part much thicker than a stroke in light weights is solid`() throws {
    #expect(
      problems(
        try bar(thickness: { 0.15 + WeightLaw.stroke(axisValue: $0, scale: .medium) })
      ) == [])
  }

  /// Returns a bar whose right side has five waves in the heaviest weight, and a part of them in the others.
  private func wavyBar(depth: Double, atRegular part: Double = 0) throws -> CheckedGlyph {
    try glyph { weight in
      let stroke = WeightLaw.stroke(axisValue: weight, scale: .medium)
      let height = weight > 400 ? depth * (weight - 400) / 500 : depth * part
      var path = Path()
      path.move(to: Point(bearing, -1))
      path.line(to: Point(bearing + stroke, -1))
      for wave in 0..<10 {
        let side = wave.isMultiple(of: 2) ? 2 * height : -2 * height
        path.quad(
          Point(bearing + stroke + side, Double(wave) / 10 - 0.95),
          to: Point(bearing + stroke, Double(wave) / 10 - 0.9))
      }
      path.line(to: Point(bearing, 0))
      path.close()
      return (path, 2 * bearing + stroke)
    }
  }

  private func smoothness(_ glyph: CheckedGlyph) -> [FontProblem] {
    glyph.smoothnessProblems(glyph.instances.map { FilledOutline($0.outline) })
  }

  @Test func `Waves that Regular does not have are reported at the first weight that has most`()
    throws
  {
    let found = smoothness(try wavyBar(depth: 0.015))
    try #require(found.map(\.rule) == [.smoothness])
    // Both have all waves; the lighter one is named.
    #expect(found[0].weight == 650)
    #expect(found[0].message.contains("and 0 at Regular"))
  }

  @Test func `Straight edges are smooth, and waves that Regular has too`() throws {
    #expect(smoothness(try bar()) == [])
    #expect(smoothness(try wavyBar(depth: 0)) == [])
    #expect(smoothness(try wavyBar(depth: 0.015, atRegular: 1)) == [])
  }

  /// Returns two bars with the nominal thickness at every weight.
  private func bars(apart distance: Double) throws -> CheckedGlyph {
    try glyph { weight in
      let stroke = WeightLaw.stroke(axisValue: weight, scale: .medium)
      var both = Path()
      for middle in [-0.5 - distance / 2, -0.5 + distance / 2] {
        both.append(
          .roundedRect(
            Rect(x: bearing, y: middle - stroke / 2, width: 1 + stroke, height: stroke),
            radiusX: 0, radiusY: 0))
      }
      return (both, 1 + stroke + 2 * bearing)
    }
  }

  private func counter(_ glyph: CheckedGlyph) throws -> FontCheckReport.Counter {
    try #require(glyph.counter(glyph.instances.map { FilledOutline($0.outline) }))
  }

  @Test func `Lines that merge in Black are closed`() throws {
    let glyph = try bars(apart: 0.2)
    let counter = try counter(glyph)
    #expect(counter.measurement.width == 0 && counter.measurement.kind == .channel)
    #expect(abs(counter.measurement.place.y - 0.5) < 1e-6)
    let problem = try #require(glyph.counterProblems(counter).first)
    #expect(problem.weight == 900 && problem.value == 0)
    #expect(problem.message.hasSuffix("is closed; the least is 0.049, a fifth of the stroke"))
  }

  @Test func `A narrow slit is reported with its width`() throws {
    let glyph = try bars(apart: 0.2468 + 0.03)
    let counter = try counter(glyph)
    #expect(abs(counter.measurement.width - 0.03) < 1e-6)
    #expect(abs(counter.limit - 0.2 * 0.2468) < 1e-6)
    #expect(glyph.counterProblems(counter).map(\.rule) == [.counter])
  }

  @Test func `A slit of a fifth of the stroke is no problem`() throws {
    let glyph = try bars(apart: 0.2468 * 1.21)
    #expect(glyph.counterProblems(try counter(glyph)) == [])
  }

  @Test func `Dots beside strokes of nominal thickness are no problem`() throws {
    let dotted = try bar(change: { weight, bar in
      var both = bar
      for middle in [-0.2, -0.5, -0.8] {
        let radius = 0.09 + 0.25 * WeightLaw.stroke(axisValue: weight, scale: .medium)
        both.append(
          .ellipse(center: Point(bearing + 0.6, middle), radiusX: radius, radiusY: radius))
      }
      return both
    })
    #expect(problems(dotted).filter { $0.rule == .stroke } == [])
  }

  @Test func `A slash or a badge need not be centred`() throws {
    var glyph = try bar(middle: -0.52)
    glyph.hasParts = true
    #expect(problems(glyph) == [])
  }

  @Test func `An outline that does not change is reported`() throws {
    let found = problems(try bar(thickness: { _ in 0.3 }))
    #expect(found.map(\.rule).contains(.compatibility))
  }

  @Test func `Ink outside the masters is reported`() throws {
    let found = problems(
      try bar(thickness: { weight in
        weight == 650 ? 0.26 : WeightLaw.stroke(axisValue: weight, scale: .medium)
      })
    ).filter { $0.rule == .compatibility }
    #expect(
      found.map(\.description) == [
        "bar, medium, wght 650: the ink extends 0.013 cap heights beyond that at wght 400 and 900"
      ])
  }

  @Test func `A contour whose points do not correspond is reported`() throws {
    // Between the masters the second contour shrinks, like a contour with different start corners. The first keeps the
    // total width of the ink.
    let found = try glyph { weight in
      let size = 0.8 + WeightLaw.stroke(axisValue: weight, scale: .medium)
      let box = Rect(x: bearing, y: -0.5 - size / 2, width: size, height: size)
      var outline = Path.roundedRect(box, radiusX: 0, radiusY: 0)
      if weight == 650 {
        let inner = box.insetBy(dx: size * 0.4, dy: size * 0.4)
        outline = .roundedRect(inner, radiusX: 0, radiusY: 0)
      }
      var frame = Path.roundedRect(box, radiusX: 0, radiusY: 0)
      frame.append(outline)
      return (frame, box.maxX + bearing)
    }.compatibilityProblems
    #expect(found.map(\.weight) == [650])
    #expect(found.first?.message.contains("check that its points correspond") == true)
  }
}
