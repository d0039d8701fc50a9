@testable import SymtextAnimation
import SymtextGraphics
import SymtextSymbolTestSupport
import SymtextSymbolText
import Testing

/// Removing effects while they run.
struct InterruptionTests {
  private static let ends = [0.0, 0.02, 0.06, 0.3, 0.5, 0.97, 1.37, 2.5]
  private static let effects = [
    "bounce", "bounce.down.individually", "scale", "scale.down.wholeSymbol", "pulse", "breathe",
    "breathe.individually", "variableColor", "variableColor.iterative",
    "variableColor.reversing.hideInactiveLayers", "wiggle", "wiggle:continuous",
    "wiggle.left:continuous", "rotate", "rotate:continuous",
    "rotate.counterClockwise:continuous,speed=2", "pulse:repeat=forever,delay=.2",
    "breathe+rotate:continuous", "scale:speed=3",
  ]

  @Test(arguments: effects)
  func `A removed effect comes to rest without a jump`(effect: String) throws {
    for name in ["wifi", "folder.badge.plus"] {
      let label = try MovingPictures.label("{\(name)}", size: 17)
      for end in Self.ends {
        for repetition in [nil, Repetition.forever] {
          var options = MovingPictures.options(until: end)
          options.repetition = repetition
          let timeline = try label.animated(effect, options: options)
          #expect(!timeline.loops && timeline.length <= end + 4)
          var last = timeline.states(at: 0)
          #expect(last.allSatisfy { $0 == .rest })
          var most = 0.0
          for number in 1...Int((timeline.length + 0.1) * 240) {
            let states = timeline.states(at: Double(number) / 240)
            most = max(most, zip(last, states).map { $0.step(to: $1) }.max() ?? 0)
            last = states
          }
          // A bounce ends at 11 sizes per second, a rotation at two and a half times its usual speed.
          #expect(most < 0.13, "\(effect) of \(name) until \(end): \(most)")
          #expect(last.allSatisfy { $0 == .rest }, "\(effect) of \(name) until \(end)")
        }
      }
    }
  }

  @Test func `A scaled symbol stays scaled until the effect is removed`() throws {
    let label = try MovingPictures.label("{gear}")
    for repetition in [nil, Repetition.forever] {
      var options = MovingPictures.options(until: 2)
      options.repetition = repetition
      let timeline = try label.animated("scale.wholeSymbol", options: options)
      for time in [0.7, 1, 1.5, 2] {
        #expect(timeline.states(at: time).allSatisfy { abs($0.scale - 1.15) < 1e-9 })
      }
      #expect(timeline.states(at: 2.1).allSatisfy { $0.scale < 1.1 && $0.scale > 1 })
      #expect(timeline.states(at: timeline.length).allSatisfy { $0 == .rest })
      #expect(timeline.length > 2.5)
    }
  }

  @Test func `Instant scaling is removed instantly`() throws {
    let timeline = try MovingPictures.label("{gear}").animated(
      "scale.wholeSymbol", options: MovingPictures.options(until: 1, reducesMotion: true))
    #expect(timeline.length == 1)
    for time in [0, 0.01, 0.5, 0.99] {
      #expect(timeline.states(at: time).allSatisfy { $0.scale == 1.15 })
    }
    #expect(timeline.states(at: 1).allSatisfy { $0 == .rest })
  }

  @Test func `A single play runs to its end`() throws {
    let label = try MovingPictures.label("{gear}")
    let once = try label.animated("bounce.wholeSymbol")
    var options = MovingPictures.options(until: 0.1)
    #expect(try label.animated("bounce.wholeSymbol", options: options).length == once.length)
    options.repetition = .forever
    options.until = 1.3
    let timeline = try label.animated("bounce.wholeSymbol", options: options)
    // The second of two, with half a second between them.
    #expect(abs(timeline.length - 1.9) < 1e-9)
    #expect(timeline.states(at: 1.28).allSatisfy { $0.scale > 1.1 })
  }

  @Test func `A rotation continues until it is upright`() throws {
    let label = try MovingPictures.label("{gear}")
    for until in [0.1, 0.5, 1.1, 2.2] {
      let timeline = try label.animated(
        "rotate.clockwise.wholeSymbol:continuous", options: MovingPictures.options(until: until))
      var last = 0.0
      var turned = 0.0
      for number in 1...Int(timeline.length * 240) {
        let angle = timeline.states(at: Double(number) / 240).first?.rotation ?? 0
        let step = angle - last < -180 ? angle - last + 360 : angle - last
        // Never backwards.
        #expect(step > -1e-6)
        (turned, last) = (turned + step, angle)
      }
      #expect(timeline.length > until)
      #expect(abs(turned / 360 - (turned / 360).rounded()) < 0.01)
      #expect(timeline.states(at: timeline.length).allSatisfy { $0 == .rest })
    }
  }

  @Test(arguments: [
    "rotate:repeat=2,delay=0", "breathe:repeat=2", "breathe.individually:repeat=3",
    "pulse:repeat=2", "variableColor:repeat=2", "wiggle:repeat=2,delay=0",
  ])
  func `A repeating effect comes to rest without a jump`(effect: String) throws {
    for name in MovingPictures.symbols {
      let timeline = try MovingPictures.label("{\(name)}").animated(effect)
      guard timeline.notes.isEmpty else { continue }
      var last = timeline.states(at: 0)
      for number in 1...Int((timeline.length + 0.1) * 240) {
        let states = timeline.states(at: Double(number) / 240)
        let step = zip(last, states).map { $0.step(to: $1) }.max() ?? 0
        #expect(step < 0.05, "\(effect) of \(name) at \(Double(number) / 240)")
        last = states
      }
      #expect(last.allSatisfy { $0 == .rest })
    }
  }
}
