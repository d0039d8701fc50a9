extension AttributedText.Attributes {
  /// Whether the form of the letters depends on the others of the piece.
  var isScript: Bool { baseline == .superscript || baseline == .subscript }
}

extension AttributedText {
  /// The text with superscripts and subscripts divided at line ends: an editor composes each paragraph by itself.
  var dividedScripts: AttributedText {
    guard spans.contains(where: \.attributes.isScript) else { return self }
    var divided = AttributedText()
    for span in spans {
      guard span.attributes.isScript, case .text(let text) = span.content else {
        divided.append(span)
        continue
      }
      var rest = text[...]
      while let end = rest.firstIndex(where: \.isNewline) {
        divided.appendApart(String(rest[...end]), span.attributes)
        rest = rest[rest.index(after: end)...]
      }
      if !rest.isEmpty { divided.appendApart(String(rest), span.attributes) }
    }
    return divided
  }
}
