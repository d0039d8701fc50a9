import SymtextSymbolText
import Testing

@testable import SymtextAnimation

/// Consecutive effects on one spring, and the speed limit of fading.
struct ScaleChainTests {
  @Test func `A symbol that grows and then shrinks has no jump`() throws {
    let timeline = try MovingPictures.label("{heart}").animated("scale.up>scale.down")
    let scales = stride(from: 0, through: timeline.length, by: 1 / 240.0).map { time in
      timeline.states(at: time).first?.scale ?? 0
    }
    #expect(scales.count > 300)
    for (before, after) in zip(scales, scales.dropFirst()) {
      #expect(abs(after - before) < 0.012)
    }
    #expect(abs((scales.max() ?? 0) - 1.1553) < 0.001)
    #expect(abs((scales.last ?? 0) - 0.9) < 0.001)
  }

  @Test func `Fading is limited to three times a second, with a warning`() throws {
    let label = try MovingPictures.label("{wifi}")
    let quick = try label.animated("pulse:speed=10")
    #expect(abs(quick.length - 1 / 3.0) < 1e-9)
    #expect(quick.notes == ["pulse is played at most three times a second (WCAG 2.3.1)"])
    let allowed = try label.animated("pulse:speed=3")
    #expect(abs(allowed.length - 1 / 3.0) < 1e-9)
    #expect(allowed.notes.isEmpty)
    #expect(try label.animated("bounce:speed=10").notes.isEmpty)
  }

  @Test func `Effects unknown to a version are replaced with a warning`() throws {
    let label = try MovingPictures.label("{wifi}")
    var options = TimelineOptions()
    options.version = 5
    for (asked, played) in [
      ("wiggle.left", "bounce"), ("breathe", "pulse"), ("rotate", "pulse"), ("drawOn", "appear"),
      ("drawOff", "disappear"),
    ] {
      let old = try label.animated(asked, options: options)
      let own = try label.animated(played)
      #expect(old.length == own.length)
      #expect(old.description(rate: 30) == own.description(rate: 30), "\(asked)")
      #expect(old.notes.count == 1 && old.notes[0].hasSuffix("\(played) is played"))
    }
    options.version = 6
    #expect(try label.animated("wiggle", options: options).notes.isEmpty)
    #expect(try label.animated("drawOn", options: options).notes.count == 1)
    options.version = 7
    for name in SymbolEffect.names where name != "replace" {
      #expect(try label.animated(name, options: options).notes.isEmpty, "\(name)")
    }
  }

  @Test func `An endless effect does not end a chain in a loop`() throws {
    let label = try MovingPictures.label("{heart}")
    #expect(throws: EffectError.self) { try label.animated("bounce>pulse:repeat=forever") }
    var options = TimelineOptions()
    options.until = 3
    let timeline = try label.animated("bounce>pulse:repeat=forever", options: options)
    #expect(abs(timeline.length - 3.25) < 1e-9)
    #expect(timeline.states(at: timeline.length).allSatisfy { $0 == .rest })
  }
}
