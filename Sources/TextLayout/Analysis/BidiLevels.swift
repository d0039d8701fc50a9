/// The direction that a text is asked to have.
public enum WritingDirection: String, CaseIterable, Sendable {
  /// That of each paragraph's first letter.
  case automatic = "auto"
  /// From left to right.
  case leftToRight = "ltr"
  /// From right to left.
  case rightToLeft = "rtl"
}
struct LevelRun: Hashable, Sendable {
  var range: Range<Int>
  var level: UInt8
}
struct BidiLevels: Sendable {
  var runs: [LevelRun]
  var count: Int
  init(_ utf8: [UInt8], direction: WritingDirection) {
    count = utf8.count
    runs = [LevelRun(range: 0..<utf8.count, level: direction == .rightToLeft ? 1 : 0)]
  }
  func level(at offset: Int) -> UInt8 { runs[0].level }
  func baseLevel(at offset: Int) -> UInt8 { runs[0].level }
  func lineRuns(_ line: Range<Int>) -> [LevelRun] { [LevelRun(range: line, level: runs[0].level)] }
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    levels.first ?? 0 == 0 ? Array(levels.indices) : Array(levels.indices.reversed())
  }
}
enum GraphemeBreaks {
  static func offsets(_ utf8: [UInt8], in range: Range<Int>) -> [Int] {
    range.filter { $0 == utf8.count || utf8[$0] & 0xC0 != 0x80 }
  }
}
public final class FontFallback: Sendable {
  public static let system = FontFallback()
  func font(for cluster: [Unicode.Scalar], insteadOf font: Font, language: String?) -> Font? { nil }
}
