/// Removes line break opportunities that would separate an attachment from a word it stays with.
enum KeptBreaks {
  /// - Parameter breaks: ascending.
  static func from(
    _ breaks: [LineBreakOpportunity], of text: StyledText
  ) -> [LineBreakOpportunity] {
    let kept = places(of: text)
    guard !kept.isEmpty else { return breaks }
    return breaks.filter { $0.isMandatory || !kept.contains($0.offset) }
  }

  /// Returns the forbidden offsets: before attachments, and after them and their following spaces.
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
