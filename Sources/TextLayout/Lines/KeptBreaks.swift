/// Leaves out places to end a line that would part an attachment from a word that it stays with.
enum KeptBreaks {
  /// - Parameter breaks: rising.
  static func from(
    _ breaks: [LineBreakOpportunity], of text: StyledText
  ) -> [LineBreakOpportunity] {
    let kept = places(of: text)
    guard !kept.isEmpty else { return breaks }
    return breaks.filter { $0.isMandatory || !kept.contains($0.offset) }
  }

  /// Where no line ends: before attachments, and behind them and the spaces that follow.
  private static func places(of text: StyledText) -> Set<Int> {
    var places: Set<Int> = []
    for placement in text.attachments {
      guard let keep = placement.attachment.keep else { continue }
      if keep != .next { places.insert(placement.offset) }
      guard keep != .previous else { continue }
      var end = placement.offset + Attachment.length
      while end < text.utf8.count, text.utf8[end] == UInt8(ascii: " ") { end += 1 }
      places.insert(end)
    }
    return places
  }
}
