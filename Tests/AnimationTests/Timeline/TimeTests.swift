@testable import SymtextAnimation
@testable import SymtextDrawing
import SymtextGraphics
import SymtextImageFormats
@testable import SymtextSymbolText
import Testing

/// The end of rotations, loops that come back, and layouts around symbols that appear.
struct TimeTests {
  @Test(arguments: [0.05, 0.3, 0.5, 1.1, 1.97, 2.2, 2.6])
  func `A removed rotation comes to rest within half a second, from the speed that it has`(
    until: Double
  ) throws {
    let timeline = try MovingPictures.label("{gear}").animated(
      "rotate.clockwise.wholeSymbol:continuous", options: MovingPictures.options(until: until))
    #expect(timeline.length > until && timeline.length <= until + 0.5 + 1e-9)
    func angle(_ time: Double) -> Double { timeline.states(at: time).first?.rotation ?? 0 }
    let step = 1e-4
    let before = (angle(until) - angle(until - step)) / step
    let after = (angle(until + step) - angle(until)) / step
    #expect(abs(before - after) < 4, "\(before) \(after)")
    // It slows down to its end.
    let last = angle(timeline.length - step)
    #expect(min(last, 360 - last) < 0.01)
  }

  @Test(arguments: ["appear", "drawOn", "disappear.up", "scale", "replace"])
  func `A loop there and back shows the same pictures on both ways`(effect: String) throws {
    var options = MovingPictures.options(loops: true)
    let label = try MovingPictures.label(effect == "replace" ? "{bell to=bell.slash}" : "{bell}")
    #expect(try label.animated(effect, options: options).notes.count == 1)
    options.returns = true
    let timeline = try label.animated(effect, options: options)
    let once = try label.animated(effect).length
    #expect(timeline.notes.isEmpty && abs(timeline.length - 2 * (once + 0.5)) < 1e-9)
    for time in [0.05, 0.1, 0.2, 0.35] {
      let there = timeline.displayList(at: time)
      let back = timeline.displayList(at: timeline.length - 0.5 - time)
      #expect(
        try MovingPictures.difference(MovingPictures.pixmap(there), MovingPictures.pixmap(back))
          <= 1)
    }
    // It rests at its end, and at its beginning before it starts again.
    func picture(_ time: Double) throws -> [UInt8] {
      try MovingPictures.pixmap(timeline.displayList(at: time)).pixels
    }
    #expect(try picture(once + 0.1) == picture(once + 0.4))
    #expect(try picture(timeline.length - 0.2) == picture(0))
  }

  @Test(arguments: ["bounce", "rotate", "disappear>appear", "pulse"])
  func `A loop that closes has no note`(effect: String) throws {
    let timeline = try MovingPictures.label("{gear}").animated(
      effect, options: MovingPictures.options(loops: true))
    #expect(timeline.notes.isEmpty)
  }

  @Test(arguments: [("appear", false), ("drawOn", false), ("disappear", true), ("drawOff", true)])
  func `A symbol that appears takes room, and one that disappears gives it`(
    effect: String, gives: Bool
  ) throws {
    func list(_ room: SuccessorRoom?) throws -> DisplayList {
      var configuration = SymbolConfiguration()
      configuration.room = room
      return try MovingPictures.label(
        "Ag {bell effect=\(effect)} on", configuration: configuration
      ).displayList()
    }
    let (before, after) = (try list(.before), try list(.after))
    let timeline = try #require(try Timeline(before, reflowingTo: after))
    #expect(timeline.reflows && timeline.isMoving)
    let (small, large) = gives ? (after, before) : (before, after)
    #expect(large.width > small.width + 10)
    #expect(large.width == (try MovingPictures.label("Ag {bell} on").displayList().width))
    func end(_ time: Double) throws -> Double {
      try #require(timeline.displayList(at: time).items.bounds).maxX
    }
    let (first, last) = (try end(0), try end(timeline.length))
    #expect(gives ? last < first - 10 : last > first + 10)
  }
}
