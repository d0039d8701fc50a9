@testable import SymtextImageFormats
import SymtextSymbolTestSupport
import Testing

/// Errors of animated PNGs.
struct APNGErrorTests {
  private let picture = TestPictures.picture(3, 2) { x, _ in 0xFF00_0000 | UInt32(x) }

  /// Returns the error for putting frames of 3 × 2 pixels into a file.
  private func message(
    _ frames: [(Pixmap, Double)], plays: Int = 0, still: Pixmap? = nil
  ) -> String? {
    do throws(RenderingError) {
      var encoder = try APNGEncoder(width: 3, height: 2, plays: plays, still: still)
      for (frame, end) in frames { try encoder.append(frame, until: end) }
      _ = try encoder.finish()
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `An animation has at least one frame`() {
    #expect(message([]) == "an animation needs at least one frame")
    #expect(message([], still: picture) == "an animation needs at least one frame")
    #expect(message([(picture, 1)]) == nil)
  }

  @Test func `Frames have one size`() {
    let other = TestPictures.picture(2, 3) { _, _ in 0 }
    #expect(
      message([(picture, 1), (other, 2)])
        == "frame 2 has 2 × 3 pixels in 24 bytes; every frame must have 3 × 2 pixels of four bytes")
    #expect(message([(picture, 1)], still: other)?.hasPrefix("the still picture has 2 × 3") == true)
    var short = picture
    short.pixels.removeLast()
    #expect(message([(short, 1)])?.hasPrefix("frame 1 has 3 × 2 pixels in 23 bytes") == true)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, -1, 1e300, 86_400.1])
  func `Times are within a day`(end: Double) {
    #expect(message([(picture, end)])?.contains("cannot end at \(end) s") == true)
  }

  @Test func `Times must increase`() {
    let other = TestPictures.picture(3, 2) { _, _ in 0 }
    #expect(message([(picture, 2), (other, 1)])?.contains("cannot end at 1.0 s") == true)
    #expect(
      message([(picture, 1), (other, 1.0004)])
        == "frame 2 is shown for less than a millisecond: it ends at 1.0004 s, as early as the one before"
    )
    #expect(message([(picture, 0)])?.hasPrefix("frame 1 is shown for less") == true)
    #expect(message([(picture, 0)], still: picture)?.hasPrefix("frame 1 is shown for") == true)
    #expect(message([(picture, 1), (picture, 1), (other, 1.001)]) == nil)
  }

  @Test func `Numbers are within the file's limits`() {
    #expect(message([(picture, 1)], plays: APNGEncoder.mostPlays) == nil)
    for plays in [-1, APNGEncoder.mostPlays + 1, .max, .min] {
      #expect(message([(picture, 1)], plays: plays)?.hasSuffix("not \(plays)") == true)
    }
    for (width, height) in [(0, 1), (1, 0), (-1, 5), (.max, .max), (1 << 14, 1 << 14 + 1)] {
      #expect(throws: RenderingError.self) { _ = try APNGEncoder(width: width, height: height) }
    }
    for level in [13, .max] {
      #expect(throws: RenderingError.self) {
        _ = try APNGEncoder(width: 1, height: 1, level: level)
      }
    }
  }
}
