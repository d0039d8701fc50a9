import SymtextSymbolTestSupport
@testable import SymtextImageFormats
import SymtextTestSupport
import Testing

/// Animated PNG as read by zlib and Pillow.
struct APNGEncoderTests {
  /// Decodes a file, and expects each frame to show its picture.
  @discardableResult
  private func expect(
    _ file: [UInt8], shows pictures: [Pixmap], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> AnimationFacts {
    let facts = try AnimationFacts.read([file])[0]
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
        APNGEncoder.file(frames, until: ends, plays: 3, level: level), shows: frames)
      #expect((facts.width, facts.height, facts.plays) == (40, 40, 3))
      #expect(facts.form == 3)
      #expect(facts.frames.map(\.milliseconds) == (0..<20).map { $0 % 3 == 1 ? 16 : 17 })
      #expect(!facts.hasStill && facts.still == facts.frames[0].checksum)
    }
  }

  @Test(arguments: 0..<6, [1, 6])
  func `Pictures of every kind may be consecutive`(seed: UInt64, level: Int) throws {
    var random = SplitMix64(state: 700 + seed)
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
      let still = random.number(3) == 0 ? TestPictures.any(width, height, &random) : nil
      return try APNGEncoder.file(frames, still: still, level: level)
    }
    for (frames, facts) in zip(all, try AnimationFacts.read(files)) {
      #expect(facts.frames.map(\.checksum) == frames.map { TestPictures.checksum($0) })
    }
  }

  @Test func `Equal frames become one with a longer delay`() throws {
    let (one, two) = (MovingDisk.picture(20, 20, radius: 9), MovingDisk.picture(22, 20, radius: 9))
    let facts = try expect(
      APNGEncoder.file([one, one, two, two, two, one]), shows: [one, two, one])
    #expect(facts.frames.map(\.milliseconds) == [200, 300, 100])
    let single = try expect(APNGEncoder.file([one, one, one]), shows: [one])
    #expect(single.frames.map(\.milliseconds) == [300])
    // Frames without a delay.
    let same = try expect(
      APNGEncoder.file([one, one, two], until: [0.1, 0.1, 0.2]), shows: [one, two])
    #expect(same.frames.map(\.milliseconds) == [100, 100])
  }

  @Test func `A frame contains its changes, or its full content`() throws {
    let background = TestPictures.picture(40, 30) { x, y in 0xFF00_0000 | UInt32(x % 3) * 40 }
    let changed = TestPictures.picture(40, 30) { x, y in
      (11..<17).contains(x) && (5..<9).contains(y) ? 0xFFFF_0000 : background.color(x, y)
    }
    #expect(
      try expect(APNGEncoder.file([background, changed]), shows: [background, changed])
        .frames[1].box == [11, 5, 6, 4])
    // Content that moves far on a transparent background: the previous frame is disposed.
    let (left, right) = (MovingDisk.picture(8, 8, radius: 5), MovingDisk.picture(32, 32, radius: 5))
    let facts = try expect(
      APNGEncoder.file([left, right, left]), shows: [left, right, left])
    #expect(facts.frames[1].box == [27, 27, 10, 10] && facts.frames[2].box == [3, 3, 10, 10])
    #expect(facts.frames.map(\.isCleared) == [true, true, false])
    // To empty.
    let nothing = TestPictures.picture(40, 40) { _, _ in 0 }
    #expect(
      try expect(APNGEncoder.file([left, nothing, right]), shows: [left, nothing, right])
        .frames[1].box == [0, 0, 1, 1])
  }

  @Test func `Opaque scattered changes are drawn over the unchanged pixels`() throws {
    var random = SplitMix64(state: 4)
    let noise = TestPictures.picture(60, 60) { _, _ in
      0xFF00_0000 | UInt32(random.number(100)) * 0x01_0201
    }
    let changed = TestPictures.picture(60, 60) { x, y in
      x % 29 == 3 && y % 29 == 3 ? 0xFFFF_FFFF : noise.color(x, y)
    }
    let facts = try expect(APNGEncoder.file([noise, changed]), shows: [noise, changed])
    #expect(facts.frames.map(\.isOver) == [false, true])
    #expect(facts.form == 3)
    // Not with transparent pixels.
    let glass = TestPictures.picture(60, 60) { x, y in
      x % 29 == 3 && y % 29 == 3 ? 0x8080_8080 : noise.color(x, y)
    }
    #expect(
      try expect(APNGEncoder.file([noise, glass]), shows: [noise, glass])
        .frames.map(\.isOver) == [false, false])
  }

  @Test(arguments: [
    // Greys of one, two, four and eight bits; as many colours; one more transparent one.
    (2, true, true, 0, 1), (4, true, true, 0, 2), (16, true, true, 0, 4), (200, true, true, 0, 8),
    (2, false, true, 3, 1), (4, false, true, 3, 2), (16, false, true, 3, 4),
    (200, false, true, 3, 8), (3, false, false, 3, 2), (256, false, true, 3, 8),
    (257, false, true, 6, 8),
  ])
  func `All frames have one pixel format`(
    count: Int, isGrey: Bool, isOpaque: Bool, form: Int, bits: Int
  ) throws {
    // A few of the colours in each frame.
    let frames = (0..<10).map { number in
      TestPictures.picture(40, 26) { x, y in
        let place = y < 13 ? x + 40 * y : number
        let color = UInt32((place + number) % count)
        if !isOpaque, color == 0 { return 0 }
        if isGrey { return 0xFF00_0000 | (color * 255 / UInt32(count - 1)) * 0x01_0101 }
        return 0xFF00_0000 | color * 0x01_0307 & 0xFF_FFFF | 0x80_0000
      }
    }
    for level in [1, 9] {
      let facts = try expect(APNGEncoder.file(frames, level: level), shows: frames)
      #expect((facts.form, facts.bits) == (form, bits))
      #expect(facts.colors == (form == 3 ? count : 0))
    }
  }

  @Test func `The 257th colour may come late`() throws {
    let frames = (0..<30).map { number in
      TestPictures.picture(16, 16) { x, y in
        0xFF00_0000 | UInt32(x + y) | UInt32(number * 9 + x % 9) << 8
      }
    }
    let still = MovingDisk.picture(8, 8, radius: 4, side: 16)
    for count in [1, 2, 10, 30] {
      let shown = Array(frames.prefix(count))
      let facts = try expect(APNGEncoder.file(shown, still: still), shows: shown)
      #expect(facts.still == TestPictures.checksum(still))
      #expect(count < 10 || facts.form == 6)
    }
  }

  @Test func `A still picture is not a frame, unless it is the first one`() throws {
    let (rest, one, two) = (
      MovingDisk.picture(20, 20, radius: 9), MovingDisk.picture(20, 18, radius: 9),
      MovingDisk.picture(9, 9, radius: 4)
    )
    let facts = try expect(
      APNGEncoder.file([one, two, two, rest], still: rest), shows: [one, two, rest])
    #expect(facts.hasStill && facts.still == TestPictures.checksum(rest))
    #expect(facts.frames.map(\.milliseconds) == [100, 200, 100])
    let same = try expect(
      APNGEncoder.file([rest, rest, one, one], still: rest), shows: [rest, one])
    #expect(!same.hasStill && same.still == TestPictures.checksum(rest))
    #expect(same.frames.map(\.milliseconds) == [200, 200])
    #expect(
      try APNGEncoder.file([rest, one], still: rest) == APNGEncoder.file([rest, one]))
  }

  @Test func `A long delay adds a frame without changes`() throws {
    let (one, two) = (MovingDisk.picture(20, 20, radius: 9), MovingDisk.picture(20, 18, radius: 9))
    let facts = try expect(
      APNGEncoder.file([one, two, one], until: [70.123, 140, 140.001 + 65.535]),
      shows: [one, one, two, two, one, one])
    #expect(
      facts.frames.map(\.milliseconds) == [70_000, 123, 69_000, 877, 65_000, 536])
    let long = try expect(APNGEncoder.file([one, two], until: [3600, 3670]), shows: [one, two])
    #expect(long.frames.map(\.milliseconds) == [3_600_000, 70_000])
  }
}
