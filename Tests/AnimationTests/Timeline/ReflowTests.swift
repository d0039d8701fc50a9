@testable import SymtextAnimation
@testable import SymtextDrawing
import SymtextGraphics
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import Testing
import SymtextTextLayout

/// Laying out lines again around a symbol that is replaced.
struct ReflowTests {
  private func list(
    _ markup: String, _ room: SuccessorRoom?, width: Double? = nil,
    alignment: Alignment = .start
  ) throws -> DisplayList {
    var configuration = SymbolConfiguration()
    configuration.room = room
    return try MovingPictures.label(markup, size: 34, configuration: configuration)
      .displayList(width: width, style: ParagraphStyle(alignment: alignment))
  }

  private func timeline(
    _ markup: String, width: Double? = nil, alignment: Alignment = .start,
    options: TimelineOptions = TimelineOptions()
  ) throws -> Timeline {
    try #require(
      try Timeline(
        try list(markup, .before, width: width, alignment: alignment),
        reflowingTo: try list(markup, .after, width: width, alignment: alignment),
        options: options))
  }

  @Test(arguments: ["{play to=pause}", "{chevron.right to=battery.100}", "{wifi to=bell}"])
  func `A reflow begins as the old text and ends as the new one, to the pixel`(symbol: String)
    throws
  {
    let names = symbol.dropFirst().dropLast().split(separator: " ").map(String.init)
    let timeline = try timeline("Ag \(symbol) on")
    #expect(timeline.reflows && timeline.isMoving)
    for (time, name) in [(0, names[0]), (timeline.length, String(names[1].dropFirst(3)))] {
      let still = try MovingPictures.label("Ag {\(name)} on", size: 34).displayList()
      var frame = timeline.displayList(at: time)
      (frame.width, frame.height) = (still.width, still.height)
      #expect(try MovingPictures.isSame(frame, as: still), "\(name)")
    }
  }

  @Test func `The text after the symbol springs to its place, and the text before is still`() throws
  {
    let timeline = try timeline("Ag {chevron.right to=battery.100} on")
    func place(_ time: Double) throws -> (first: Double, last: Double) {
      let box = try #require(timeline.displayList(at: time).items.bounds)
      return (box.minX, box.maxX)
    }
    let (start, middle, end) = (try place(0), try place(0.1), try place(timeline.length))
    #expect(start.first == end.first && middle.first == start.first)
    #expect(middle.last > start.last + 0.5 && middle.last < end.last - 0.5)
  }

  @Test func `In a centred line everything moves, and other lines are still`() throws {
    let markup = "{wifi to=bell} one two three four five six"
    let timeline = try timeline(markup, width: 300, alignment: .center)
    let before = try list(markup, .before, width: 300, alignment: .center)
    let after = try list(markup, .after, width: 300, alignment: .center)
    let ways = zip(before.items, after.items).map { Reflow.way($0, $1) }
    #expect(ways.contains { $0.x < -0.5 || $0.x > 0.5 } && ways.contains(.zero))
    #expect(ways.allSatisfy { $0.y == 0 })
    #expect(timeline.reflows)
  }

  @Test(arguments: [
    "underline=single", "underline=dotted", "underline=wavy", "background=yellow",
    "background=rgb(255 0 0 / 0.5)", "strikethrough=double",
    "link=https://example.org underline=thick",
  ])
  func `Decorations and backgrounds move with their text`(attribute: String) throws {
    let timeline = try timeline("Ag [{chevron.right to=battery.100} on]{\(attribute)} it")
    #expect(timeline.reflows)
    for (time, name) in [(0, "chevron.right"), (timeline.length, "battery.100")] {
      let still = try MovingPictures.label("Ag [{\(name)} on]{\(attribute)} it", size: 34)
        .displayList()
      var frame = timeline.displayList(at: time)
      (frame.width, frame.height) = (still.width, still.height)
      #expect(try MovingPictures.isSame(frame, as: still), "\(name)")
    }
  }

  @Test func `Moving text keeps its underline throughout`() throws {
    for markup in ["[{chevron.right to=battery.100} on]", "[{battery.100 to=chevron.right} on]"] {
      let timeline = try timeline(markup + "{underline=single}")
      func width(_ time: Double) -> Double? {
        let boxes = timeline.displayList(at: time).items.compactMap { item -> Rect? in
          if case .fill(let path, _) = item { path.bounds } else { nil }
        }
        return boxes.count == 1 ? boxes[0].width : nil
      }
      let (start, end) = (try #require(width(0)), try #require(width(timeline.length)))
      #expect(abs(end - start) > 2)
      #expect(width(0.1) == max(start, end))
    }
  }

  @Test func `A change of line breaks is not animated`() throws {
    let markup = "one two three {chevron.right to=battery.100} four"
    let widths = try [nil, .before, .after].map { try list(markup, $0).width }
    let between = (widths[1] + widths[2]) / 2
    #expect(widths[2] > widths[1] + 2)
    #expect(
      try Timeline(
        try list(markup, .before, width: between),
        reflowingTo: try list(markup, .after, width: between)) == nil)
  }

  @Test func `An animated symbol moves along`() throws {
    let timeline = try timeline("{chevron.right to=battery.100} {gear effect=bounce}")
    #expect(timeline.reflows)
    let gear = try #require(timeline.stages.last)
    #expect(gear.model.name == "gear")
    #expect(gear.state(of: 0, at: 0).offset == .zero)
    #expect(gear.state(of: 0, at: 0.1).offset.x > 0)
    #expect(gear.state(of: 0, at: timeline.length).offset.x > gear.state(of: 0, at: 0.1).offset.x)
  }

  @Test func `Symbols of equal width leave the line unchanged`() throws {
    #expect(try !timeline("Ag {heart to=heart.fill} on").reflows)
    #expect(try !timeline("Ag {heart} on").reflows)
  }

  @Test func `With reduced motion the text jumps to its place, and a loop returns`() throws {
    let markup = "Ag {chevron.right to=battery.100} on"
    let still = try timeline(markup, options: MovingPictures.options(reducesMotion: true))
    let boxes = [0.01, 0.1, 0.2].map { still.displayList(at: $0).items.bounds?.maxX }
    #expect(Set(boxes).count == 1)
    let loop = try timeline(markup, options: MovingPictures.options(loops: true))
    #expect(
      try MovingPictures.isSame(
        loop.displayList(at: loop.length * 1.0001), as: loop.displayList(at: 0.0001 * loop.length)))
  }
}
