import SymtextSymbolTestSupport
@testable import SymtextImageFormats
import SymtextTestSupport
import Testing

/// GIF as read by Pillow.
struct GIFEncoderTests {
  private func file(
    _ frames: [Pixmap], until ends: [Double]? = nil, plays: Int = 0, description: String = ""
  ) throws -> (bytes: [UInt8], mostColorChange: Int) {
    var encoder = try GIFEncoder(
      width: frames[0].width, height: frames[0].height, plays: plays, description: description)
    for (number, frame) in frames.enumerated() {
      try encoder.append(frame, until: ends?[number] ?? Double(number + 1) / 10)
    }
    return try encoder.finish()
  }

  /// Decodes a file, and expects each frame to show its picture.
  @discardableResult
  private func expect(
    _ frames: [Pixmap], until ends: [Double]? = nil, plays: Int = 0,
    shows pictures: [Pixmap]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> FilmFacts {
    let file = try file(frames, until: ends, plays: plays)
    #expect(file.mostColorChange == 0, sourceLocation: sourceLocation)
    let facts = try FilmFacts.read([file.bytes])[0]
    #expect(
      facts.frames.map(\.checksum) == (pictures ?? frames).map { TestPictures.checksum($0) },
      sourceLocation: sourceLocation)
    return facts
  }

  private static let grey: UInt32 = 0xFF20_3040

  private func disk(_ x: Double, _ y: Double, radius: Double = 5) -> Pixmap {
    MovingDisk.picture(x, y, radius: radius, background: Self.grey)
  }

  /// Returns pixels with the given number of colours, starting at an index.
  private func colors(_ count: Int, from first: Int = 0, side: Int = 20) -> Pixmap {
    TestPictures.picture(side, side) { x, y in
      let number = UInt32(first + (x + side * y) % count)
      return 0xFF00_0000 | number & 0xFF | (number >> 8) << 12 | (number & 15) << 20
    }
  }

  @Test(arguments: [0, 1, 3])
  func `Every frame and the play count are preserved`(plays: Int) throws {
    let frames = MovingDisk.bounce(20, background: Self.grey)
    let facts = try expect(frames, until: (1...20).map { Double($0) / 50 }, plays: plays)
    #expect((facts.width, facts.height, facts.plays) == (40, 40, plays))
    #expect(facts.frames.allSatisfy { $0.milliseconds == 20 && $0.hasColors == false })
  }

  @Test func `Delays are hundredths that add up`() throws {
    let frames = MovingDisk.bounce(9, background: Self.grey)
    func delays(_ rate: Double) throws -> [Double] {
      try expect(frames, until: (1...9).map { Double($0) / rate }).frames.map(\.milliseconds)
    }
    #expect(try delays(40) == [30, 20, 30, 20, 30, 20, 30, 20, 30])
    #expect(try delays(100 / 3.0) == Array(repeating: 30, count: 9))
    #expect(try delays(30) == [30, 40, 30, 30, 40, 30, 30, 40, 30])
  }

  @Test(arguments: 0..<6)
  func `Pictures of every kind may be consecutive`(seed: UInt64) throws {
    var random = SplitMix64(state: 500 + seed)
    func opaque(_ picture: Pixmap) -> Pixmap {
      TestPictures.picture(picture.width, picture.height) {
        picture.color($0, $1) | 0xFF00_0000
      }
    }
    var all: [[Pixmap]] = []
    let files = try (0..<12).map { _ in
      let (width, height) = (1 + random.number(40), 1 + random.number(40))
      var frames = [opaque(TestPictures.any(width, height, &random))]
      while frames.count < 6 {
        var next = opaque(TestPictures.any(width, height, &random))
        if random.number(3) > 0, let last = frames.last {
          let (left, top) = (random.number(width), random.number(height))
          next = TestPictures.picture(width, height) { x, y in
            let isOld = x < left || y < top || x > left + 9 || (x + y) % (1 + Int(seed)) == 1
            return (isOld ? last : next).color(x, y)
          }
        }
        if next.pixels != frames.last?.pixels { frames.append(next) }
        if width * height == 1 { break }
      }
      all.append(frames)
      return try file(frames)
    }
    var exact = 0
    for (number, facts) in try FilmFacts.read(files.map(\.bytes)).enumerated() {
      #expect(facts.frames.count == all[number].count)
      guard files[number].mostColorChange == 0 else { continue }
      exact += 1
      #expect(facts.frames.map(\.checksum) == all[number].map { TestPictures.checksum($0) })
    }
    #expect(exact > 4)
  }

  @Test(arguments: [1, 2, 3, 127, 128, 129, 255, 256])
  func `A palette of any size is exact`(count: Int) throws {
    let frames = [colors(count), colors(count, side: 20).shifted(by: 7)]
    let facts = try expect(count == 1 ? [frames[0]] : frames)
    #expect(facts.frames.allSatisfy { $0.hasColors == false })
  }

  @Test func `Frames with other colours have their own palettes`() throws {
    // Ten times 60 colours; four of them fit.
    let frames = (0..<10).map { colors(60, from: 60 * $0) }
    let facts = try expect(frames)
    #expect(facts.frames.map(\.hasColors).count { $0 == true } == 6)
    // Only the changed part of a frame counts.
    let part = TestPictures.picture(20, 20) { x, y in
      y < 15 ? frames[9].color(x, y) : colors(100, from: 700).color(x, y)
    }
    try expect(frames + [part])
    // All colours at once, twice.
    try expect([colors(256), colors(256, from: 300), colors(256)])
  }

  @Test func `Too many colours are replaced by the nearest ones, with a warning`() throws {
    let gradient = TestPictures.picture(40, 40) { x, y in
      0xFF00_0000 | UInt32(x * 6) | UInt32(y * 6) << 8 | UInt32(x + y) << 16
    }
    let changed = TestPictures.picture(40, 40) { x, y in
      x > 8 ? gradient.color(x, y) ^ 0x10_0000 : gradient.color(x, y)
    }
    let file = try file([gradient, changed])
    let facts = try FilmFacts.read([file.bytes])[0]
    var most = 0
    for (frame, picture) in zip(facts.frames, [gradient, changed]) {
      for (one, two) in zip(try #require(frame.pixels), picture.pixels) {
        most = max(most, abs(Int(one) - Int(two)))
      }
    }
    #expect(most == file.mostColorChange)
    #expect((4...16).contains(most))
  }

  @Test func `A frame contains its changes`() throws {
    let facts = try expect(
      [disk(10, 10), disk(12, 10), disk(12, 10), disk(30, 31)],
      shows: [
        disk(10, 10), disk(12, 10), disk(30, 31),
      ])
    #expect(facts.frames.map(\.box) == [[0, 0, 40, 40], [5, 5, 12, 10], [7, 5, 28, 31]])
    #expect(facts.frames.map(\.milliseconds) == [100, 200, 100])
    // Unchanged pixels between scattered changes are transparent.
    var random = SplitMix64(state: 4)
    let noise = TestPictures.picture(60, 60) { _, _ in
      0xFF00_0000 | UInt32(random.number(100)) * 0x01_0201
    }
    let changed = TestPictures.picture(60, 60) { x, y in
      x % 29 == 3 && y % 29 == 3 ? 0xFFFF_FFFF : noise.color(x, y)
    }
    #expect(try expect([noise, changed]).frames.map(\.isOver) == [false, true])
  }

  @Test func `The code table is reset when it is full`() throws {
    var random = SplitMix64(state: 77)
    let noise = TestPictures.picture(150, 150) { _, _ in
      0xFF00_0000 | UInt32(random.number(200)) * 0x01_0101
    }
    let stripes = TestPictures.picture(400, 300) { x, y in
      0xFF00_0000 | UInt32((x / 3 + y * y / 50) % 97)
    }
    try expect([noise])
    try expect([stripes])
    try expect([TestPictures.picture(700, 700) { _, _ in 0xFF12_3456 }])
  }

  @Test func `The alternative text is a comment`() throws {
    let long = String(repeating: "Wi-Fi, wave after wave. ", count: 20)
    for text in ["", "Wi-Fi", long] {
      let bytes = try file([disk(10, 10)], description: text).bytes
      #expect(try FilmFacts.read([bytes])[0].description == text)
    }
  }

  @Test func `A long delay adds a frame without changes`() throws {
    let facts = try expect(
      [disk(10, 10), disk(12, 10)], until: [655.36, 2000],
      shows: [disk(10, 10), disk(10, 10), disk(12, 10), disk(12, 10), disk(12, 10)])
    #expect(
      facts.frames.map(\.milliseconds) == [655_340, 20, 655_340, 655_340, 33_960])
  }

  @Test func `An impossible GIF is an error`() throws {
    func message(_ body: () throws -> Void) -> String {
      do { try body() } catch { return "\(error)" }
      return "no error"
    }
    #expect(
      message { _ = try GIFEncoder(width: 65_536, height: 1) }
        == "a GIF cannot have 65536 × 1 pixels; its width and height are at most 65535")
    #expect(
      message { _ = try GIFEncoder(width: 1, height: 1, plays: -1) }
        .contains("plays must be 0 (forever) to 65535, not -1"))
    #expect(
      message { _ = try GIFEncoder(width: 1, height: 1).finish() }
        == "an animation needs at least one frame")
    #expect(
      message { _ = try file([MovingDisk.bounce(1)[0]]) }
        == "frame 1 has transparent pixels; the frames of a GIF must be opaque, so add a background"
    )
    #expect(
      message { _ = try file([disk(10, 10), disk(12, 10)], until: [0.1, 0.114]) }
        == "frame 2 is shown for less than two hundredths of a second: it ends at 0.114 s")
  }
}

extension Pixmap {
  /// Returns the picture with its content shifted by some pixels.
  fileprivate func shifted(by count: Int) -> Pixmap {
    TestPictures.picture(width, height) { x, y in color((x + count) % width, y) }
  }
}
