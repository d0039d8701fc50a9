@testable import SymtextFontGlyphs
@testable import SymtextSymbols
import SymtextGraphics
import Testing

/// Parsing and writing the guide points of templates.
struct DrawKeyframesTests {
  @Test func `One stroke's keyframes are parsed`() throws {
    // As written by SF Symbols 7 for a slash.
    let text = "0 0 0 0.50010824 0.6049547 0 1 0 0.10495448"
    let keyframes = try DrawKeyframes(text)
    #expect(
      keyframes.strokes == [
        [
          .init(
            time: 0, first: ContourPlace(contour: 0, share: 0.50010824),
            second: ContourPlace(contour: 0, share: 0.6049547)),
          .init(
            time: 1, first: ContourPlace(contour: 0, share: 0),
            second: ContourPlace(contour: 0, share: 0.10495448)),
        ]
      ])
    #expect(try DrawKeyframes(keyframes.text).text == keyframes.text)
    #expect(keyframes.text.hasPrefix("0 0 0 0.5001082 0.604954"))
  }

  @Test func `Each of several strokes has its start`() throws {
    let text = "1 2 3 11 0 0 0.5 1.25 0 1 0.75 1.5 7 0 2 3 7 0.5 2.5 3.25 7 1 2 3"
    let keyframes = try DrawKeyframes(text)
    #expect(keyframes.strokes.map(\.count) == [2, 3])
    #expect(keyframes.strokes[1][1].second == ContourPlace(contour: 3, share: 0.25))
    #expect(keyframes.strokes[1][1].flags == 7)
    #expect(keyframes.text == text)
  }

  @Test(arguments: [
    ("", "are empty"), ("2 0 0 0 0", "begin with “2”"), ("0 0 0 0.5", "have 3 numbers"),
    ("0 -1 0 0 0", "“-1” as the flags of keyframe 1"), ("0 0 1.5 0 0", "“1.5” as the time"),
    ("0 0 nan 0 0", "“nan” as the time"), ("0 0 0 0 0 0 1 -0.5 0", "place of keyframe 2"),
    ("0 0 0 inf 0", "“inf” as a place"), ("0 0 0 1e300 0", "“1e300” as a place"),
    ("1", "lack the number of strokes"), ("1 0", "lack the number of strokes"),
    ("1 99999999999999999999 1", "lack the number of strokes"),
    ("1 2 3", "lack the number of strokes"),
    ("1 1 3 0 0 0 0", "stroke 1 begins at word 3"), ("1 2 3 5 0 0 0 0", "begins at word"),
    ("1 2 3 99 0 0 0 0", "begins at word"), ("1 2 3 x 0 0 0 0", "begins at word"),
    ("0" + String(repeating: " 0 0 0 0", count: 257), "have 257 keyframes"),
  ])
  func `Malformed keyframes are an error`(text: String, problem: String) {
    do throws(DrawKeyframes.Problem) {
      _ = try DrawKeyframes(text)
      Issue.record("“\(text)” was read")
    } catch {
      #expect(error.description.contains(problem), "\(error)")
    }
  }
}
