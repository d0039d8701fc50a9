@testable import SymtextAnimation
@testable import SymtextDrawing
import SymtextGraphics
import SymtextSymbolTestSupport
import SymtextSymbolText
import Testing

struct LoopTests {
  /// Returns the picture at a time that is not wrapped into the loop.
  private func list(_ timeline: Timeline, unfolded time: Double) -> DisplayList {
    timeline.list(timeline.items.flatMap { $0.items(at: time) })
  }

  /// Returns the state of all parts at such a time.
  private func states(_ timeline: Timeline, unfolded time: Double) -> [LayerState] {
    timeline.items.flatMap { $0.moving() }.map(\.item).flatMap { item in
      item.stages.map(\.timeline).flatMap { stage in
        stage.model.parts.indices.map { stage.state(of: $0, at: item.own(time)) }
      }
    }
  }

  @Test(arguments: MovingPictures.symbols)
  func `After a loop the picture equals its beginning`(name: String) throws {
    let label = try MovingPictures.label("Ag {\(name)}")
    for effect in MovingPictures.loops {
      let timeline = try label.animated(effect, options: MovingPictures.options(loops: true))
      guard timeline.notes.isEmpty else { continue }
      #expect(timeline.loops && timeline.length > 0)
      let first = try MovingPictures.pixmap(list(timeline, unfolded: 0))
      for turns in [1.0, 2] {
        let again = try MovingPictures.pixmap(list(timeline, unfolded: turns * timeline.length))
        let (a, b) = (timeline.states(at: 0), states(timeline, unfolded: turns * timeline.length))
        #expect(zip(a, b).allSatisfy { $0.step(to: $1) < 1e-9 }, "\(effect) of \(name)")
        // A picture almost at rest is painted layer by layer, which shows seams between layers.
        #expect(
          MovingPictures.difference(first, again) <= (a == b ? 0 : 40), "\(effect) of \(name)")
      }
      let folded = timeline.displayList(at: timeline.length)
      #expect(folded.description == timeline.displayList(at: 0).description)
    }
  }

  @Test(arguments: MovingPictures.symbols)
  func `A loop has no jump at its end`(name: String) throws {
    let label = try MovingPictures.label("{\(name)}")
    let steady = [
      "bounce", "pulse", "variableColor", "variableColor.iterative",
      "variableColor.reversing", "variableColor.iterative.reversing.hideInactiveLayers",
      "wiggle", "wiggle:continuous", "wiggle.left:continuous", "breathe",
      "breathe.individually:speed=2.3", "rotate", "rotate:continuous", "pulse;breathe",
    ]
    for effect in steady {
      let timeline = try label.animated(effect, options: MovingPictures.options(loops: true))
      guard timeline.notes.isEmpty else { continue }
      let inside = jumps(timeline, from: 0, to: 0.9 * timeline.length)
      let across = jumps(timeline, from: 0.95 * timeline.length, to: 1.05 * timeline.length)
      #expect(across <= max(1.5 * inside, 0.01), "\(effect) of \(name): \(across) > \(inside)")
    }
  }

  /// Returns the largest change within 1/240 s.
  private func jumps(_ timeline: Timeline, from start: Double, to end: Double) -> Double {
    var most = 0.0
    var last: [LayerState]?
    for number in 0...Int((end - start) * 240) {
      let time = (start + Double(number) / 240).truncatingRemainder(dividingBy: timeline.length)
      let states = timeline.states(at: time)
      if let last { most = max(most, zip(last, states).map { $0.step(to: $1) }.max() ?? 0) }
      last = states
    }
    return most
  }

  @Test func `Symbols of different periods fit into one loop`() throws {
    let label = try MovingPictures.label(
      "{gear effect=rotate:continuous} Ag {wifi effect=breathe} {bell effect=wiggle:continuous}")
    let timeline = try label.animated(options: MovingPictures.options(loops: true))
    #expect(timeline.length == 12)
    let first = try MovingPictures.pixmap(list(timeline, unfolded: 0))
    let last = try MovingPictures.pixmap(list(timeline, unfolded: timeline.length))
    #expect(MovingPictures.difference(first, last) <= 1)
    // Each keeps nearly its own speed.
    for effect in timeline.stages.flatMap(\.effects) { #expect(abs(effect.stretch - 1) <= 0.02) }
    #expect(timeline.stages.flatMap(\.effects).count == 3)
  }

  @Test func `A continuing effect makes a loop by itself`() throws {
    let label = try MovingPictures.label("{gear effect=rotate:continuous}")
    #expect(try label.animated().loops)
    #expect(try label.animated().length == 2)
    #expect(try !label.animated(options: MovingPictures.options(until: 3)).loops)
    #expect(
      throws: EffectError(
        "a loop does not end, so that its effects cannot be removed: leave out loops or until")
    ) {
      try label.animated(options: MovingPictures.options(loops: true, until: 3))
    }
  }

  @Test func `An effect repeats with a pause between`() throws {
    let label = try MovingPictures.label("{gear}")
    let once = try label.animated("bounce.wholeSymbol")
    let thrice = try label.animated("bounce.wholeSymbol:repeat=3,delay=.25")
    #expect(abs(once.length - 0.7) < 1e-12 && abs(thrice.length - 2.6) < 1e-12)
    for time in [0.05, 0.1, 0.3, 0.69] {
      for turn in 0..<3 {
        let (a, b) = (once.states(at: time), thrice.states(at: time + 0.95 * Double(turn)))
        #expect(zip(a, b).allSatisfy { abs($0.scale - $1.scale) < 1e-9 })
      }
    }
    for time in [0.8, 0.9, 1.75] { #expect(thrice.states(at: time).allSatisfy { $0 == .rest }) }
  }

  @Test func `A speed does not shorten the pause between repetitions`() throws {
    let label = try MovingPictures.label("{gear}")
    let timeline = try label.animated("bounce.wholeSymbol:repeat=2,delay=1,speed=2")
    #expect(abs(timeline.length - (0.35 + 1 + 0.35)) < 1e-12)
    let usual = try label.animated("bounce.wholeSymbol:repeat=2")
    #expect(abs(usual.length - (0.7 + 0.5 + 0.7)) < 1e-12)
  }

  @Test func `Excessive lengths are refused`() throws {
    let label = try MovingPictures.label("{gear}")
    #expect(
      throws: EffectError("the motion takes 60640 s; a picture moves for at most 600 s")
    ) {
      try label.animated("bounce.wholeSymbol:repeat=1000,delay=60").length
    }
  }
}

extension LayerState {
  /// Returns the difference between two states, relative to rest; a rotation of 60° counts as 1.
  func step(to other: LayerState) -> Double {
    let turn = abs(rotation - other.rotation).truncatingRemainder(dividingBy: 360)
    // Size has no effect on an invisible part.
    let size = opacity == 0 || other.opacity == 0 ? 0 : abs(scale - other.scale)
    let drawn = max(
      abs(drawn.lowerBound - other.drawn.lowerBound),
      abs(drawn.upperBound - other.drawn.upperBound))
    return max(
      max(abs(opacity - other.opacity), size, min(turn, 360 - turn) / 60),
      max(
        abs((lit ?? 1) - (other.lit ?? 1)), abs(offset.x - other.offset.x),
        abs(offset.y - other.offset.y)), opacity == 0 || other.opacity == 0 ? 0 : drawn)
  }
}
