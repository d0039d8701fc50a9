/// A character's `Grapheme_Cluster_Break`; raw values are those of `Scripts/unicode-tables`.
///
/// <https://www.unicode.org/reports/tr29/#Grapheme_Cluster_Break_Property_Values>
enum GraphemeBreakClass: UInt8 {
  case other = 0
  case carriageReturn, lineFeed, control
  case extend, zeroWidthJoiner
  case regionalIndicator
  case prepend, spacingMark
  case hangulL, hangulV, hangulT, hangulLV, hangulLVT
  case pictographic

  /// Whether it stands alone, by rules GB4 and GB5.
  var isControl: Bool { self == .carriageReturn || self == .lineFeed || self == .control }
}
