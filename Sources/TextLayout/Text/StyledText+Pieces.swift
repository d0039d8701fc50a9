extension StyledText {
  /// The length of the text, in UTF-8 bytes.
  package var utf8Count: Int { utf8.count }

  /// Visits the pieces of text with the same attributes, and the attachments, in order.
  /// - Parameter visit: takes the attributes, and the characters; `nil` for an attachment.
  package func forEachPiece(_ visit: (TextAttributes, ArraySlice<UInt8>?) -> Void) {
    var places = attachments.map(\.offset)[...]
    for span in spans {
      var start = span.range.lowerBound
      while let place = places.first, place < span.range.upperBound {
        if start < place { visit(span.attributes, utf8[start..<place]) }
        visit(span.attributes, nil)
        start = place + Attachment.length
        places.removeFirst()
      }
      if start < span.range.upperBound {
        visit(span.attributes, utf8[start..<span.range.upperBound])
      }
    }
  }
}

extension TextDocument {
  /// Returns the attributes of the character at an offset; at the end, of the last one; `nil` for a text without any.
  package func attributes(at offset: Int) -> TextAttributes? {
    let index = paragraphIndex(at: offset)
    let text = tree[index].text
    if text.utf8.isEmpty {
      return text.emptyAttributes ?? (index > 0 ? tree[index - 1].text.spans.last?.attributes : nil)
    }
    return text.attributes(at: max(offset, 0) - start(ofParagraph: index))
  }

  /// Returns the characters of a paragraph, with U+FFFC for every attachment.
  package func text(ofParagraph index: Int) -> String { tree[valid(index)].text.text }
}
