@testable import SymtextAnimation
@testable import SymtextDrawing
import SymtextGraphics
import SymtextImageFormats
@testable import SymtextSymbolText
import Testing

/// How much ink a replacement changes at once, and into how many pieces it falls: a sample of `Scripts/replace-score`.
struct ReplacementFiguresTests {
  static let pairs: [(String, String)] = {
    let pairs = [
      ("camera.fill", "camera.slash.fill"), ("video", "video.slash"),
      ("eye", "eye.slash"), ("wifi", "wifi.slash"), ("heart", "heart.fill"),
      ("folder", "folder.badge.plus"), ("play.circle", "checkmark.circle"),
      ("play.circle", "pause.circle"), ("square", "checkmark.square"), ("bell", "bell.circle"),
      ("lock", "lock.open"), ("play.fill", "pause.fill"), ("line.3.horizontal", "xmark"),
      ("plus", "checkmark"), ("chevron.down", "chevron.up"), ("cloud", "cloud.rain"),
      ("person", "person.2"), ("speaker", "speaker.slash"), ("trash", "trash.slash"),
      ("star.slash", "star.slash.fill"), ("eye.slash", "eye.slash.fill"),
      ("bell.slash", "bell.slash.fill"), ("lock.circle", "lock.circle.fill"),
      ("tag.fill", "tag.slash.fill"), ("text.page", "text.page.badge.magnifyingglass"),
      ("speaker.wave.3", "speaker.slash"), ("house", "star"), ("gear", "bell"),
      ("calendar", "calendar.badge.plus"), ("cart", "cart.badge.plus"), ("gear", "gear.badge"),
      ("xmark.square", "checkmark.square"), ("plus.square", "star.square"), ("cart", "cart.fill"),
    ]
    return pairs + pairs.map { ($1, $0) }
  }()

  private func timeline(_ pair: (String, String)) throws -> Timeline {
    try MovingPictures.label("{\(pair.0) to=\(pair.1)}").animated("replace")
  }

  @Test(arguments: pairs)
  func `No frame changes more than 14 % of the ink, and none falls into more pieces than both ends`(
    pair: (String, String)
  ) throws {
    let timeline = try timeline(pair)
    let renderer = try FrameRenderer(timeline, pixelRatio: 2)
    let count = Int((timeline.length * 120).rounded(.up))
    let frames = try (0...count).map { try Ink(renderer.pixmap(at: Double($0) / 120)) }
    let most = max(frames[0].sum, frames[count].sum)
    let change = zip(frames, frames.dropFirst()).map { abs($0.sum - $1.sum) }.max() ?? 0
    #expect(Double(change) <= 0.14 * Double(most), "\(pair)")
    let ends = max(frames[0].pieces, frames[count].pieces)
    #expect(frames.allSatisfy { $0.pieces <= ends }, "\(pair): \(frames.map(\.pieces))")
    // Nothing stands still in the first tenth of a second.
    #expect(frames[12].sum != frames[0].sum || frames[12].values != frames[0].values, "\(pair)")
  }

  @Test(arguments: ["camera", "video", "tag", "eye", "speaker"])
  func `The gap of a drawn slash is one stroke that begins where the slash begins`(name: String)
    throws
  {
    for ending in ["", ".fill"] {
      let stage = try #require(
        try timeline((name + ending, "\(name).slash\(ending)")).stages.last)
      let parts = stage.model.parts.map(\.part)
      let gap = try #require(stage.model.parts.lastIndex { $0.clears })
      let (hole, slash) = (try #require(parts[gap].lines), try #require(parts[gap + 1].lines))
      #expect(hole.lines.count == 1 && slash.lines.count == 1)
      let (first, second) = (hole.lines[0].way.place(at: 0), slash.lines[0].way.place(at: 0))
      #expect(
        first.point.distance(to: second.point) < 4 && first.direction.dot(second.direction) > 0.99)
      #expect(stage.state(of: gap, at: 0.1).drawn == stage.state(of: gap + 1, at: 0.1).drawn)
    }
  }

  @Test func `What becomes a slashed symbol is drawn by CSS, not anew for each frame`() throws {
    let text = String(
      decoding: try timeline(("camera.fill", "camera.slash.fill")).svg(), as: UTF8.self)
    #expect(text.contains("stroke-dashoffset") && text.utf8.count < 16_000)
  }

  @Test(arguments: ["video", "tag", "camera", "speaker"])
  func `A filled body stays while a slash crosses it`(name: String) throws {
    let pair = ("\(name).fill", "\(name).slash.fill")
    for timeline in [try timeline(pair), try timeline((pair.1, pair.0))] {
      let renderer = try FrameRenderer(timeline, pixelRatio: 2)
      let count = Int((timeline.length * 60).rounded(.up))
      let inks = try (0...count).map { try Ink(renderer.pixmap(at: Double($0) / 60)).sum }
      let least = try #require(inks.min())
      #expect(Double(least) > 0.9 * Double(min(inks[0], inks[count])), "\(name): \(inks)")
    }
  }

  @Test func `A fill fades out at once`() throws {
    for name in ["heart", "star", "trash"] {
      let stages = try timeline((name + ".fill", name)).stages
      #expect(stages[0].states(at: 0.05).allSatisfy { $0.opacity < 0.9 }, "\(name)")
    }
  }

  @Test func `The gap of a slash stays open while the symbol behind it is filled or emptied`()
    throws
  {
    for name in ["star", "eye", "bell"] {
      for (first, second) in [(".slash.fill", ".slash"), (".slash", ".slash.fill")] {
        let stages = try timeline((name + first, name + second)).stages
        for time in [0.02, 0.1, 0.18] {
          for stage in stages where stage.states(at: time).contains(where: { $0.opacity > 0 }) {
            let gap = try #require(stage.model.parts.lastIndex { $0.clears })
            #expect(stage.state(of: gap, at: time) == .rest, "\(name)\(first) at \(time)")
          }
        }
      }
    }
  }

  @Test func `A mark that is cut out of a filled enclosure fades in its place`() throws {
    for name in ["lock", "video"] {
      for (first, second) in [(".circle.fill", ".circle"), (".circle", ".circle.fill")] {
        for stage in try timeline((name + first, name + second)).stages {
          let scales = [0.05, 0.15].flatMap { stage.states(at: $0).map(\.scale) }
          #expect(scales.allSatisfy { abs($0 - 1) < 0.1 }, "\(name)\(first): \(scales)")
        }
      }
    }
  }

  @Test(arguments: [("play.circle", "checkmark.circle"), ("square", "checkmark.square")])
  func `An enclosure stays while its content changes`(pair: (String, String)) throws {
    let stages = try timeline(pair).stages
    for time in [0.02, 0.1, 0.2, 0.3] {
      #expect(stages[1].state(of: 0, at: time) == .rest)
    }
  }

  @Test func `A shackle is lifted, and the body of the lock stays`() throws {
    let stages = try timeline(("lock", "lock.open")).stages
    let top = { (time: Double) in
      stages[1].poses(at: time).compactMap { $0.shape?.outline.bounds?.minY }.min()
    }
    let start = try #require(top(0.001))
    #expect(try #require(top(0.2)) < start - 0.04 * stages[1].model.capHeight)
    #expect(stages[1].states(at: 0.2).contains(.rest))
  }
}

/// The ink of a picture.
private struct Ink {
  let values: [UInt8]
  let sum: Int
  /// The number of connected pieces.
  let pieces: Int

  /// The least ink of a piece.
  private static let least = 100

  init(_ pixmap: Pixmap) {
    let values = stride(from: 3, to: pixmap.pixels.count, by: 4).map { pixmap.pixels[$0] }
    self.values = values
    sum = values.reduce(0) { $0 + Int($1) }
    var left = Set(values.indices.filter { Int(values[$0]) > Self.least })
    var count = 0
    while let first = left.popFirst() {
      count += 1
      var stack = [first]
      while let place = stack.popLast() {
        for row in [-pixmap.width, 0, pixmap.width] {
          for side in [-1, 0, 1] where left.remove(place + row + side) != nil {
            stack.append(place + row + side)
          }
        }
      }
    }
    pieces = count
  }
}

extension SymbolTimeline {
  /// Returns the states of all parts at a time.
  fileprivate func states(at time: Double) -> [LayerState] {
    model.parts.indices.map { state(of: $0, at: time) }
  }
}
