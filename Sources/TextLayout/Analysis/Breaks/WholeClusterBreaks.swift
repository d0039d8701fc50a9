/// Removes line break opportunities inside a grapheme cluster, of which UAX 14 has a few.
struct WholeClusterBreaks {
  private let utf8: [UInt8]
  /// The last sequence of regional indicators.
  private var flags = 0..<0

  /// Filters the opportunities of UAX 14, in linear time.
  static func from(_ breaks: [LineBreakOpportunity], in utf8: [UInt8]) -> [LineBreakOpportunity] {
    var check = WholeClusterBreaks(utf8: utf8)
    return breaks.filter { $0.isMandatory || !check.isInside($0.offset) }
  }

  private init(utf8: [UInt8]) { self.utf8 = utf8 }

  private mutating func isInside(_ offset: Int) -> Bool {
    guard isFlag(at: offset), isFlag(at: offset - Self.flagLength) else {
      return GraphemeBreaks.isInside(utf8, at: offset)
    }
    // A mark or control ends a sequence for rule GB12, but not for rule LB30a.
    if !flags.contains(offset) {
      var (start, end) = (offset, offset)
      while isFlag(at: start - Self.flagLength) { start -= Self.flagLength }
      while isFlag(at: end) { end += Self.flagLength }
      flags = start..<end
    }
    return (offset - flags.lowerBound) / Self.flagLength % 2 == 1
  }

  private static let flagLength = 4

  /// Returns whether there is a regional indicator at an offset.
  private func isFlag(at offset: Int) -> Bool {
    offset >= 0 && offset + Self.flagLength <= utf8.count && utf8[offset] == 0xF0
      && utf8[offset + 1] == 0x9F && utf8[offset + 2] == 0x87 && utf8[offset + 3] >= 0xA6
  }
}
