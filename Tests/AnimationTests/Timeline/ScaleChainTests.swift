import SymbolText
import Testing

@testable import Animation

/// Effects that follow one another on one spring, and how fast what fades may be.
struct ScaleChainTests {
  @Test func `A symbol that grows and then shrinks does so without a jump`() throws {
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

  @Test func `What fades does so at most three times a second, and that is said`() throws {
    let label = try MovingPictures.label("{wifi}")
    let quick = try label.animated("pulse:speed=10")
    #expect(abs(quick.length - 1 / 3.0) < 1e-9)
    #expect(quick.notes == ["pulse is played at most three times a second (WCAG 2.3.1)"])
    let allowed = try label.animated("pulse:speed=3")
    #expect(abs(allowed.length - 1 / 3.0) < 1e-9)
    #expect(allowed.notes.isEmpty)
    #expect(try label.animated("bounce:speed=10").notes.isEmpty)
  }

  @Test func `What goes on for ever is no end of a chain in a loop`() throws {
    let label = try MovingPictures.label("{heart}")
    #expect(throws: EffectError.self) { try label.animated("bounce>pulse:repeat=forever") }
    var options = TimelineOptions()
    options.until = 3
    let timeline = try label.animated("bounce>pulse:repeat=forever", options: options)
    #expect(abs(timeline.length - 3.25) < 1e-9)
    #expect(timeline.states(at: timeline.length).allSatisfy { $0 == .rest })
  }
}
