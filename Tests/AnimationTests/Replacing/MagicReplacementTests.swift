@testable import SymtextAnimation
@testable import SymtextDrawing
import SymtextGraphics
import SymtextImageFormats
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import Testing

/// Replacing a symbol with one that shares parts with it.
struct MagicReplacementTests {
  /// Pairs of every kind: a slash, a badge, another badge, a fill, an enclosure, a mark, a part.
  static let pairs = [
    ("bell", "bell.slash"), ("bell.slash", "bell"), ("wifi", "wifi.slash"),
    ("folder", "folder.badge.plus"), ("folder.badge.plus", "folder"),
    ("person.crop.circle.badge.checkmark", "person.crop.circle.badge.xmark"),
    ("checkmark.circle", "xmark.circle"), ("checkmark.circle.fill", "xmark.circle.fill"),
    ("heart", "heart.fill"), ("camera.fill", "camera"), ("star", "star.circle"),
    ("star.circle.fill", "star"), ("bell.badge", "bell.slash"), ("lock", "lock.open"),
    ("play", "pause"),
  ]

  private func timeline(
    _ pair: (String, String), _ mode: RenderingMode = .monochrome, effect: String = "replace"
  ) throws -> Timeline {
    try MovingPictures.label("{\(pair.0) to=\(pair.1)}", size: 34, mode: mode).animated(effect)
  }

  @Test(arguments: pairs, MovingPictures.modes)
  func `A replacement begins as the old symbol and ends as the new one`(
    pair: (String, String), mode: RenderingMode
  ) throws {
    let timeline = try timeline(pair, mode)
    #expect(timeline.notes.isEmpty && timeline.isMoving && timeline.length < 1.3)
    for (time, name) in [(0, pair.0), (timeline.length, pair.1)] {
      let still = try MovingPictures.label("{\(name)}", size: 34, mode: mode).displayList()
      let frame = timeline.displayList(at: time)
      #expect(frame.items.ink?.width == still.items.ink?.width, "\(name) \(mode)")
      #expect(try Self.ink(frame) == Self.ink(still), "\(name) \(mode)")
    }
  }

  /// Returns the sum of all opacities of a picture, whose position within its pixels may differ.
  private static func ink(_ list: DisplayList) throws -> Int {
    var list = list
    let box = try #require(list.items.bounds)
    list.items = list.items.map { $0.offsetBy(Vector(4 - box.minX, 4 - box.minY)) }
    (list.width, list.height) = (box.width + 8, box.height + 8)
    let pixels = try MovingPictures.pixmap(list).pixels
    return stride(from: 3, to: pixels.count, by: 4).reduce(0) { $0 + Int(pixels[$1]) }
  }

  @Test(arguments: pairs, [RenderingMode.monochrome, .hierarchical])
  func `Nothing appears or disappears suddenly`(pair: (String, String), mode: RenderingMode) throws
  {
    let timeline = try timeline(pair, mode)
    let renderer = try FrameRenderer(timeline, pixelRatio: 2)
    let count = Int((timeline.length * 240).rounded(.up))
    var last = try renderer.pixmap(at: 0)
    let ink = Self.total(last.pixels)
    for number in 1...count {
      let next = try renderer.pixmap(at: Double(number) / 240)
      let change = zip(last.pixels, next.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
      #expect(
        Double(change) <= 0.14 * Double(ink),
        "\(pair) \(mode) at \(Double(number) / 240): \(change)"
      )
      last = next
    }
  }

  private static func total(_ pixels: [UInt8]) -> Int { pixels.reduce(0) { $0 + Int($1) } }

  @Test(
    arguments: [("heart", "heart.fill"), ("heart.fill", "heart"), ("star.fill", "star")],
    MovingPictures.modes)
  func `Cross-fading does not change the thickness where both symbols have ink`(
    pair: (String, String), mode: RenderingMode
  ) throws {
    let renderer = try FrameRenderer(try timeline(pair, mode), pixelRatio: 2)
    let (first, last) = (try renderer.pixmap(at: 0), try renderer.pixmap(at: 2))
    var (seen, farthest) = (0, 0)
    for number in 1..<25 {
      let frame = try renderer.pixmap(at: Double(number) / 100).pixels
      for index in stride(from: 3, to: frame.count, by: 4)
      where first.pixels[index] == last.pixels[index] && first.pixels[index] > 100 {
        // Edges of both symbols coincide where opacities are not exact.
        let isInner = [-4, 4].allSatisfy {
          let other = index + $0
          return frame.indices.contains(other) && first.pixels[other] == first.pixels[index]
            && last.pixels[other] == first.pixels[index]
        }
        guard isInner else { continue }
        seen += 1
        farthest = max(farthest, abs(Int(frame[index]) - Int(first.pixels[index])))
      }
    }
    #expect(seen > 1_000 && farthest <= 2, "\(pair) \(mode)")
  }

  @Test func `Shared parts do not move, and a slash is drawn with its gap`() throws {
    let timeline = try timeline(("bell", "bell.slash"))
    let stages = timeline.stages
    try #require(stages.count == 2 && stages[1].model.parts.count > 2)
    let parts = stages[1].model.parts.indices
    let slash = try #require(parts.last)
    let gap = try #require(parts.first { stages[1].model.parts[$0].clears })
    for time in [0.01, 0.1, 0.2, 0.3] {
      for part in parts where part != slash && part != gap {
        #expect(stages[1].state(of: part, at: time) == .rest)
      }
      let drawn = stages[1].state(of: slash, at: time).drawn
      #expect(drawn == stages[1].state(of: gap, at: time).drawn)
      #expect(drawn.lowerBound == 0 && drawn.upperBound > 0 && drawn.upperBound < 1)
    }
    #expect(abs(timeline.length - 0.4) < 1e-9)
  }

  @Test func `A slash disappears from its end, the reverse of its appearance`() throws {
    let stages = try timeline(("wifi.slash", "wifi")).stages
    let slash = try #require(stages[0].model.parts.indices.last)
    let shares = [0.0, 0.1, 0.2, 0.3].map { stages[0].state(of: slash, at: $0).drawn.upperBound }
    #expect(shares == shares.sorted(by: >) && shares[0] == 1 && shares[3] > 0)
  }

  @Test func `The hole behind a badge stays open when another badge replaces it`() throws {
    let stages = try timeline(
      ("person.crop.circle.badge.checkmark", "person.crop.circle.badge.xmark")
    ).stages
    let hole = try #require(
      stages[1].model.parts.indices.first { stages[1].model.parts[$0].clears })
    for time in [0.01, 0.05, 0.15, 0.4] { #expect(stages[1].state(of: hole, at: time).gap == 1) }
    let badge = hole + 1
    #expect(stages[1].state(of: badge, at: 0.1).opacity == 0)
    let grown = stages[1].state(of: badge, at: 0.22)
    #expect(grown.scale < 0.95 && grown.scale > 0.3 && grown.opacity > 0.5)
    // It grows about its own centre.
    #expect(grown.pivot == stages[1].model.parts[badge].box?.middle)
  }

  @Test func `A symbol put into an enclosure springs to its place`() throws {
    // The star in the circle is filled: it fades in over the outline while both shrink.
    let stages = try timeline(("star", "star.circle")).stages
    let star = try #require(
      stages[1].model.parts.indices.first { stages[1].state(of: $0, at: 0.05).scale > 1.1 })
    let states = [0.02, 0.08, 0.14, 0.3].map { stages[1].state(of: star, at: $0) }
    let scales = states.prefix(3).map(\.scale)
    #expect(scales == scales.sorted(by: >) && scales[0] > 1.3)
    #expect(abs(states[3].scale - 1) < 0.1)
    #expect(states[0].opacity < states[1].opacity && states[3].opacity == 1)
    let outline = stages[0].state(of: 0, at: 0.14)
    #expect(outline.scale < 0.8 && outline.opacity < 1)
    #expect(stages[1].state(of: star, at: 2) == .rest)
  }

  @Test(arguments: ["downUp", "upUp", "offUp"])
  func `Symbols without shared parts use the ordinary replacement`(way: String) throws {
    for pair in [("bell", "trash"), ("gear", "wifi")] {
      let magic = try timeline(pair, effect: "replace.magic.\(way)")
      let usual = try timeline(pair, effect: "replace.\(way)")
      #expect(magic.length == usual.length && magic.notes.isEmpty)
      for time in [0, 0.05, 0.1, 0.2, 0.4] {
        #expect(magic.states(at: time) == usual.states(at: time))
      }
    }
    let related = try timeline(("bell", "bell.slash"), effect: "replace.\(way)")
    #expect(related.length != (try timeline(("bell", "bell.slash"))).length)
  }

  @Test func `With reduced motion both cross-fade`() throws {
    let timeline = try MovingPictures.label("{bell to=bell.slash}").animated(
      "replace", options: MovingPictures.options(reducesMotion: true))
    #expect(abs(timeline.length - 0.2) < 1e-9)
    #expect(timeline.states(at: 0.1).allSatisfy { $0.scale == 1 && $0.drawn == 0...1 })
  }

  @Test func `Parts unknown to an SF Symbols version fall back with a warning`() throws {
    var options = TimelineOptions()
    options.version = 5
    let label = try MovingPictures.label("{bell to=bell.slash}")
    let old = try label.animated("replace.magic.upUp", options: options)
    #expect(old.notes == ["replace.magic came with SF Symbols 6: replace.upUp is played"])
    #expect(old.length == (try label.animated("replace.upUp")).length)
  }
}
