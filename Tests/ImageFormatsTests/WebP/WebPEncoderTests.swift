import SymtextSymbolTestSupport
@testable import SymtextImageFormats
import SymtextTestSupport
import Testing

/// Animated WebP as read by Pillow.
struct WebPEncoderTests {
  private func file(
    _ frames: [Pixmap], until ends: [Double]? = nil, plays: Int = 0, level: Int = 1,
    description: String = ""
  ) throws -> [UInt8] {
    var encoder = try WebPEncoder(
      width: frames[0].width, height: frames[0].height, plays: plays, level: level,
      description: description)
    for (number, frame) in frames.enumerated() {
      try encoder.append(frame, until: ends?[number] ?? Double(number + 1) / 10)
    }
    return try encoder.finish()
  }

  /// Decodes a file, and expects each frame to show its picture.
  @discardableResult
  private func expect(
    _ file: [UInt8], shows pictures: [Pixmap], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> FilmFacts {
    let facts = try FilmFacts.read([file])[0]
    #expect(
      facts.frames.map(\.checksum) == pictures.map { TestPictures.checksum($0) },
      sourceLocation: sourceLocation)
    return facts
  }

  @Test(arguments: [1, 6])
  func `Every frame is preserved`(level: Int) throws {
    for background: UInt32 in [0, 0xFF20_3040] {
      let frames = MovingDisk.bounce(20, background: background)
      let ends = (1...20).map { Double($0) / 60 }
      let facts = try expect(
        file(frames, until: ends, plays: 3, level: level), shows: frames)
      #expect((facts.width, facts.height, facts.plays) == (40, 40, 3))
      #expect(facts.frames.map(\.milliseconds) == (0..<20).map { $0 % 3 == 1 ? 16 : 17 })
    }
  }

  @Test(arguments: 0..<4)
  func `Pictures of every kind may be consecutive`(seed: UInt64) throws {
    var random = SplitMix64(state: 900 + seed)
    var all: [[Pixmap]] = []
    let files = try (0..<12).map { _ in
      let (width, height) = (1 + random.number(30), 1 + random.number(30))
      var frames = [TestPictures.any(width, height, &random)]
      while frames.count < 6 {
        // Another picture, or a part of it in the last one.
        var next = TestPictures.any(width, height, &random)
        if random.number(3) > 0, let last = frames.last {
          let (left, top) = (random.number(width), random.number(height))
          let isTransparent = random.number(3) == 0
          next = TestPictures.picture(width, height) { x, y in
            let isOld = x < left || y < top || x > left + 9 || (x + y) % (1 + Int(seed)) == 1
            let source = isOld ? last : next
            return !isOld && isTransparent ? 0 : source.color(x, y)
          }
        }
        if next.pixels != frames.last?.pixels { frames.append(next) }
        if width * height == 1 { break }
      }
      all.append(frames)
      return try file(frames)
    }
    for (frames, facts) in zip(all, try FilmFacts.read(files)) {
      #expect(facts.frames.map(\.checksum) == frames.map { TestPictures.checksum($0) })
    }
  }

  @Test func `Equal frames become one with a longer delay`() throws {
    let one = MovingDisk.picture(20, 20, radius: 9)
    let two = MovingDisk.picture(22, 20, radius: 9)
    let facts = try expect(file([one, one, two, two, two, one]), shows: [one, two, one])
    #expect(facts.frames.map(\.milliseconds) == [200, 300, 100])
    #expect(try expect(file([one]), shows: [one]).frames.map(\.milliseconds) == [100])
  }

  @Test func `A frame contains its changes, or its full content`() throws {
    let background = TestPictures.picture(40, 30) { x, y in 0xFF00_0000 | UInt32(x % 3) * 40 }
    let changed = TestPictures.picture(40, 30) { x, y in
      (11..<17).contains(x) && (5..<9).contains(y) ? 0xFFFF_0000 : background.color(x, y)
    }
    // Left and top are even.
    #expect(
      try expect(file([background, changed]), shows: [background, changed])
        .frames[1].box == [10, 4, 7, 5])
    // Content that moves far on a transparent background: the previous frame is disposed.
    let left = MovingDisk.picture(8, 8, radius: 5)
    let right = MovingDisk.picture(32, 32, radius: 5)
    let facts = try expect(file([left, right, left]), shows: [left, right, left])
    #expect(facts.frames.map(\.box) == [[2, 2, 11, 11], [26, 26, 11, 11], [2, 2, 11, 11]])
    #expect(facts.frames.map(\.isCleared) == [true, true, false])
    let nothing = TestPictures.picture(40, 40) { _, _ in 0 }
    #expect(
      try expect(file([nothing, left, nothing]), shows: [nothing, left, nothing])
        .frames.map(\.box) == [[0, 0, 1, 1], [2, 2, 11, 11], [0, 0, 1, 1]])
  }

  @Test func `Opaque scattered changes are drawn over the unchanged pixels`() throws {
    var random = SplitMix64(state: 4)
    let noise = TestPictures.picture(60, 60) { _, _ in
      0xFF00_0000 | UInt32(random.number(100)) * 0x01_0201
    }
    let changed = TestPictures.picture(60, 60) { x, y in
      x % 29 == 3 && y % 29 == 3 ? 0xFFFF_FFFF : noise.color(x, y)
    }
    #expect(
      try expect(file([noise, changed]), shows: [noise, changed])
        .frames.map(\.isOver) == [false, true])
    // Not with transparent pixels.
    let glass = TestPictures.picture(60, 60) { x, y in
      x % 29 == 3 && y % 29 == 3 ? 0x8080_8080 : noise.color(x, y)
    }
    #expect(
      try expect(file([noise, glass]), shows: [noise, glass])
        .frames.map(\.isOver) == [false, false])
  }

  @Test func `More effort takes no more bytes`() throws {
    let frames = MovingDisk.bounce(6)
    #expect(try file(frames, level: 12).count <= file(frames).count)
  }

  @Test func `The alternative text is in the metadata`() throws {
    let facts = try expect(
      file(MovingDisk.bounce(2), description: "1 < 2 & \u{1}Wi-Fi"), shows: MovingDisk.bounce(2))
    #expect(facts.description == "1 &lt; 2 &amp; \u{FFFD}Wi-Fi")
  }

  @Test func `A long delay adds a frame without changes`() throws {
    let (one, two) = (MovingDisk.bounce(2)[0], MovingDisk.bounce(2)[1])
    let facts = try expect(
      file([one, two], until: [16_777.215, 50_000]), shows: [one, two, two])
    #expect(facts.frames.map(\.milliseconds) == [16_777_215, 16_777_215, 16_445_570])
  }

  @Test func `An impossible WebP is an error`() throws {
    func message(_ body: () throws -> Void) -> String {
      do { try body() } catch { return "\(error)" }
      return "no error"
    }
    #expect(
      message { _ = try WebPEncoder(width: 16_384, height: 1) }
        == "a WebP cannot have 16384 × 1 pixels; its width and height are at most 16383")
    #expect(
      message { _ = try WebPEncoder(width: 0, height: 1) }
        .contains("must have 1 to 268435456 pixels"))
    #expect(
      message { _ = try WebPEncoder(width: 1, height: 1, plays: 65_536) }
        .contains("plays must be 0 (forever) to 65535, not 65536"))
    #expect(
      message { _ = try WebPEncoder(width: 1, height: 1).finish() }
        == "an animation needs at least one frame")
    let disk = MovingDisk.picture(9, 9, radius: 3, side: 20)
    #expect(
      message { _ = try file([MovingDisk.bounce(1)[0], disk]) }
        .hasPrefix("frame 2 has 20 × 20 pixels in 1600 bytes; every frame must have 40 × 40"))
    #expect(
      message { _ = try file(MovingDisk.bounce(2), until: [0.1, 0.1]) }
        .hasPrefix("frame 2 is shown for less than a millisecond"))
  }
}
