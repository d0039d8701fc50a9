/// A paired bracket, by BD14 and BD15 of UAX 9.
struct BidiBracket: Hashable, Sendable {
  var isOpening: Bool
  /// The opening bracket, which identifies the pair.
  var opening: UInt32

  private init(isOpening: Bool, opening: UInt32) {
    self.isOpening = isOpening
    // U+2329 is canonically equivalent to U+3008, so that they pair.
    self.opening = opening == 0x2329 ? 0x3008 : opening
  }

  /// Returns the bracket of a character; `nil` for other characters.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "(", "[", "{": self.init(isOpening: true, opening: scalar.value)
    case ")": self.init(isOpening: false, opening: 0x28)
    case "]": self.init(isOpening: false, opening: 0x5B)
    case "}": self.init(isOpening: false, opening: 0x7B)
    case _ where scalar.isASCII: return nil
    default:
      guard let (paired, isOpening) = Self.pair(of: scalar) else { return nil }
      self.init(isOpening: isOpening, opening: isOpening ? scalar.value : paired)
    }
  }
}
