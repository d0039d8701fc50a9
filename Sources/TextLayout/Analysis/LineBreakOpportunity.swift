/// A place where a line may end, in 4 bytes.
struct LineBreakOpportunity: Hashable, Sendable {
  private let offsetAndIsMandatory: UInt32

  /// - Parameter offset: at most 2³¹ − 1.
  init(offset: Int, isMandatory: Bool) {
    offsetAndIsMandatory = UInt32(clamping: offset) << 1 | (isMandatory ? 1 : 0)
  }

  /// Bytes from the start of the text; the next line begins here.
  var offset: Int { Int(offsetAndIsMandatory >> 1) }
  /// Whether the line must end here.
  var isMandatory: Bool { offsetAndIsMandatory & 1 == 1 }
}
