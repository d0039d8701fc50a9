@testable import SymtextTextLayout

/// A text with known levels and visual order.
struct BidiCase {
  /// The text, and the start of each character.
  var utf8: [UInt8] = []
  var offsets: [Int] = []
  /// Levels of the characters; `nil` is not compared.
  var levels: [Int?] = []
  /// Indices of characters, without those that have no level.
  var order: [Int] = []

  mutating func append(_ bytes: [UInt8]) {
    offsets.append(utf8.count)
    utf8 += bytes
  }

  func isPassed(_ direction: WritingDirection, base: Int? = nil) -> Bool {
    let bidi = BidiLevels(utf8, direction: direction)
    if let base, Int(bidi.baseLevel(at: 0)) != base { return false }
    var found: [UInt8] = []
    let runs = bidi.lineRuns(utf8.indices)
    var run = 0
    for offset in offsets {
      while run < runs.count && runs[run].range.upperBound <= offset { run += 1 }
      guard run < runs.count else { return false }
      found.append(runs[run].level)
    }
    guard found.count == levels.count else { return false }
    for (level, expected) in zip(found, levels) where expected != nil && Int(level) != expected {
      return false
    }
    return BidiLevels.visualOrder(found).filter { levels[$0] != nil } == order
  }
}
