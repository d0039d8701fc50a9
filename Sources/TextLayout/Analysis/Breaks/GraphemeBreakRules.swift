/// The rules of UAX 29 for extended grapheme clusters, for one character after another.
///
/// <https://www.unicode.org/reports/tr29/tr29-41.html#Grapheme_Cluster_Boundary_Rules>
struct GraphemeBreakRules {
  private var previous: GraphemeBreakClass?
  /// Whether a pictograph and marks on it are last, and a joiner if that is last.
  private var isInPictograph = false
  /// Whether an odd number of regional indicators is last.
  private var isInFlag = false

  /// Returns whether a cluster ends before a character, and passes the character.
  mutating func isBoundary(before next: GraphemeBreakClass) -> Bool {
    guard let last = previous else {
      advance(next)
      return false
    }
    let isInside = isInside(next, after: last)
    advance(next)
    return !isInside
  }

  private mutating func advance(_ next: GraphemeBreakClass) {
    switch next {
    case .pictographic: isInPictograph = true
    case .extend: isInPictograph = isInPictograph && previous != .zeroWidthJoiner
    case .zeroWidthJoiner: isInPictograph = isInPictograph && previous != .zeroWidthJoiner
    default: isInPictograph = false
    }
    isInFlag = next == .regionalIndicator && !isInFlag
    previous = next
  }

  private func isInside(_ next: GraphemeBreakClass, after last: GraphemeBreakClass) -> Bool {
    if last.isControl || next.isControl {  // GB3 to GB5
      return last == .carriageReturn && next == .lineFeed
    }
    switch next {
    case .extend, .zeroWidthJoiner, .spacingMark: return true  // GB9, GB9a
    case .pictographic where isInPictograph && last == .zeroWidthJoiner: return true  // GB11
    case .regionalIndicator where isInFlag: return true  // GB12, GB13
    default: break
    }
    switch last {
    case .prepend: return true  // GB9b
    case .hangulL:  // GB6
      return next == .hangulL || next == .hangulV || next == .hangulLV || next == .hangulLVT
    case .hangulV, .hangulLV: return next == .hangulV || next == .hangulT  // GB7
    case .hangulT, .hangulLVT: return next == .hangulT  // GB8
    default: return false
    }
  }
}
