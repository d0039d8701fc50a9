@testable import SymtextAnimation
@testable import SymtextDrawing
import SymtextGraphics
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import Testing

/// Replacing a symbol, or changing its value.
struct ReplacementTests {
  @Test(arguments: MovingPictures.modes, ["", "replace.upUp", "replace.offUp.wholeSymbol"])
  func `A replacement ends as the new symbol`(mode: RenderingMode, effect: String) throws {
    for (old, new) in [("bell", "bell.slash"), ("star", "star.fill"), ("bell.slash", "bell")] {
      let label = try MovingPictures.label("{\(old) to=\(new)}", mode: mode)
      let (from, to) = (
        try MovingPictures.label("{\(old)}", mode: mode),
        try MovingPictures.label("{\(new)}", mode: mode)
      )
      try #require(from.symbols[0].advance == to.symbols[0].advance)
      let timeline = try effect.isEmpty ? label.animated() : label.animated(effect)
      #expect(timeline.notes.isEmpty && timeline.isMoving && !timeline.loops)
      #expect(try MovingPictures.isSame(timeline.displayList(at: 0), as: from.displayList()))
      #expect(
        try MovingPictures.isSame(
          timeline.displayList(at: timeline.length), as: to.displayList()))
    }
  }

  @Test func `The new symbol is centred where the old one was`() throws {
    let timeline = try MovingPictures.label("{bell to=wifi}", size: 40).animated()
    let stages = timeline.stages
    try #require(stages.count == 2)
    let middles = zip(stages, ["bell", "wifi"]).map { stage, name in
      #expect(stage.model.name == name)
      return stage.glyphOrigin.x + stage.model.middle.x
    }
    #expect(abs(middles[0] - middles[1]) < 1e-9)
  }

  @Test func `The old symbol disappears, then the new one appears`() throws {
    let timeline = try MovingPictures.label("{bell to=gear}").animated("replace.wholeSymbol")
    try #require(timeline.stages.count == 2)
    let (old, new) = (timeline.stages[0], timeline.stages[1])
    #expect(old.state(of: 0, at: 0).opacity == 1 && new.state(of: 0, at: 0).opacity == 0)
    #expect(old.state(of: 0, at: 0.1).scale < 0.7 && new.state(of: 0, at: 0.1).opacity == 0)
    #expect(old.state(of: 0, at: 0.2).opacity == 0 && new.state(of: 0, at: 0.21).opacity == 1)
    #expect(new.state(of: 0, at: 0.21).scale < 0.9)
    #expect(new.state(of: 0, at: timeline.length) == .rest)
  }

  @Test func `A chain continues with the new symbol`() throws {
    let timeline = try MovingPictures.label("{bell to=gear}").animated(
      "bounce.wholeSymbol>replace.wholeSymbol>wiggle.clockwise.wholeSymbol")
    try #require(timeline.stages.count == 2)
    let (old, new) = (timeline.stages[0], timeline.stages[1])
    #expect(old.effects.map(\.effect.name) == ["bounce", "replace"])
    try #require(new.effects.map(\.effect.name) == ["replace", "wiggle"])
    #expect(new.effects[1].start >= new.effects[0].end)
    #expect(new.state(of: 0, at: 0.5).opacity == 0 && old.state(of: 0, at: 0.1).scale > 1.05)
    let gear = try MovingPictures.label("{gear}").displayList()
    // Only the visible part counts: the bell is wider or narrower.
    let end = timeline.displayList(at: timeline.length)
    #expect(end.items.bounds?.width == gear.items.bounds?.width)
  }

  @Test func `A symbol is replaced once`() throws {
    #expect(throws: EffectError.self) {
      try MovingPictures.label("{bell to=gear}").animated("replace>replace")
    }
  }

  @Test(
    arguments: [(0.2, 0.9), (1, 0.1), (0, 1), (0.5, 0.5)] as [(from: Double, to: Double)],
    [VariableStyle.color, .hide, .draw])
  func `A changing value ends as a picture of the new value`(
    values: (from: Double, to: Double), variable: VariableStyle
  ) throws {
    for mode in MovingPictures.modes {
      let timeline = try changing(values.from, values.to, mode, variable).animated()
      #expect(!timeline.loops && timeline.stages.count == 1)
      let from = try still("Ag {wifi value=\(values.from)}", mode, variable)
      let to = try still("Ag {wifi value=\(values.to)}", mode, variable)
      #expect(
        try MovingPictures.isSame(timeline.displayList(at: 0), as: from), "\(mode) \(variable)")
      let end = timeline.displayList(at: timeline.length)
      let (a, b) = (try MovingPictures.pixmap(end), try MovingPictures.pixmap(to))
      // Layers painted separately may have a seam between them.
      #expect(MovingPictures.difference(a, b) <= 1, "\(mode) \(variable)")
    }
  }

  private func changing(
    _ from: Double, _ to: Double, _ mode: RenderingMode, _ variable: VariableStyle
  ) throws -> Label {
    var configuration = SymbolConfiguration()
    var next = SymbolConfiguration()
    next.value = to
    configuration.successor = SymbolSuccessor("wifi", configuration: next)
    return try MovingPictures.label(
      "Ag {wifi value=\(from)}", mode: mode, configuration: configuration, variable: variable)
  }

  private func still(
    _ markup: String, _ mode: RenderingMode, _ variable: VariableStyle
  ) throws -> DisplayList {
    try MovingPictures.label(markup, mode: mode, variable: variable).displayList()
  }

  @Test func `A value changes at once with reduced motion, and gradually otherwise`()
    throws
  {
    let label = try changing(0.1, 1, .monochrome, .color)
    let slow = try label.animated()
    let light = slow.states(at: 0.1).map { $0.lit ?? 1 }
    #expect(light.contains { $0 > 0.3 && $0 < 0.95 })
    #expect(try label.animated(options: MovingPictures.options(reducesMotion: true)).length <= 0.2)
  }
}
