@testable import SymtextAnimation
@testable import SymtextDrawing
import SymtextGraphics
import SymtextImageFormats
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import Testing

/// Drawing lines as a pen does.
struct DrawTests {
  private func timeline(_ name: String, _ effect: String = "drawOn") throws -> Timeline {
    try MovingPictures.label("{\(name)}", size: 40).animated(effect)
  }

  /// Returns all ink of a picture as contours.
  private func ink(_ list: DisplayList) -> Path {
    list.items.everything.reduce(into: Path()) { path, item in
      if case .fill(let own, _) = item { path.append(own) }
    }
  }

  @Test(
    arguments: [
      "arrow.right", "arrow.left", "arrow.up", "arrow.down", "arrow.clockwise",
      "arrow.counterclockwise", "arrow.uturn.backward", "arrow.uturn.forward",
    ], ["drawOn", "drawOff", "drawOff.reversed"])
  func `An arrowhead is never torn off`(name: String, effect: String) throws {
    let timeline = try timeline(name, effect)
    for number in 1..<24 {
      let shape = ink(timeline.displayList(at: timeline.length * Double(number) / 24))
      #expect(!shape.isEmpty)
      #expect(
        TouchingContours(shape, tolerance: 0.05).shapes.count == 1, "\(name) \(effect) \(number)")
    }
  }

  @Test func `An arrowhead travels with its pen`() throws {
    let timeline = try timeline("arrow.right")
    let whole = try #require(timeline.displayList(at: timeline.length).items.bounds)
    let half = try #require(ink(timeline.displayList(at: timeline.length * 0.35)).bounds)
    #expect(half.maxX < whole.maxX - 0.1 * whole.width)
    // The arrow already has its full height.
    #expect(abs(half.height - whole.height) < 0.02 * whole.height)
  }

  @Test(arguments: ["heart.fill", "star.fill", "gear.fill", "camera.fill"])
  func `A filled shape is drawn by its outline and then fills`(name: String) throws {
    let timeline = try timeline(name)
    #expect(timeline.notes.isEmpty)
    let renderer = try FrameRenderer(timeline, pixelRatio: 2)
    func opacity(_ time: Double) throws -> Double {
      let pixels = try renderer.pixmap(at: time).pixels
      return stride(from: 3, to: pixels.count, by: 4).reduce(0) { $0 + Double(pixels[$1]) / 255 }
    }
    let shares = try [0.2, 0.4, 0.7, 1].map { try opacity($0 * timeline.length) }
    #expect(shares == shares.sorted())
    #expect(shares[1] < 0.5 * shares[3] && shares[0] > 0)
    // Nothing fades while the outline is drawn.
    let early = try renderer.pixmap(at: 0.3 * timeline.length).pixels
    let inner = stride(from: 3, to: early.count, by: 4).filter { early[$0] == 255 }.count
    let edge = stride(from: 3, to: early.count, by: 4).filter { (1..<255).contains(early[$0]) }
      .count
    #expect(inner > edge)
  }

  @Test func `A fork grows from the end of its shaft when the pen arrives`() throws {
    let timeline = try timeline("snowflake")
    for share in [0.2, 0.4] {
      let shape = ink(timeline.displayList(at: timeline.length * share))
      #expect(TouchingContours(shape, tolerance: 0.05).shapes.count == 1)
    }
  }

  @Test func `Nothing appears suddenly`() throws {
    for name in [
      "arrow.clockwise", "info.circle", "ellipsis", "music.note", "key.fill", "bell.badge", "gear",
      "globe", "snowflake", "link", "folder.badge.plus.fill", "square.and.arrow.up", "leaf.fill",
    ] {
      for effect in ["drawOn", "drawOff", "drawOff.reversed.wholeSymbol", "drawOn.individually"] {
        let timeline = try timeline(name, effect)
        let renderer = try FrameRenderer(timeline, pixelRatio: 2)
        let count = Int((timeline.length * 240).rounded(.up))
        let pixmaps = try (0...count).map { try renderer.pixmap(at: Double($0) / 240).pixels }
        let most = pixmaps.map { $0.reduce(0) { $0 + Int($1) } }.max() ?? 0
        for number in 1...count {
          let change = zip(pixmaps[number - 1], pixmaps[number])
            .reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
          #expect(Double(change) <= 0.14 * Double(most), "\(name) \(effect) \(number): \(change)")
        }
      }
    }
  }
}
