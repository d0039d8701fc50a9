/// A line break opportunity, in 4 bytes.
struct LineBreakOpportunity: Hashable, Sendable {
  private let offsetAndIsMandatory: UInt32

  /// - Parameter offset: at most 2³¹ − 1.
  init(offset: Int, isMandatory: Bool) {
    offsetAndIsMandatory = UInt32(clamping: offset) << 1 | (isMandatory ? 1 : 0)
  }

  /// The start of the next line, in bytes from the start of the text.
  var offset: Int { Int(offsetAndIsMandatory >> 1) }
  /// Whether the line must end here.
  var isMandatory: Bool { offsetAndIsMandatory & 1 == 1 }
}
