import SymtextSymbolText

/// Texts of the fuzzer.
enum FuzzText {
  /// Whether a text leads to files: images, and fonts that it names.
  static func namesFiles(_ text: AttributedText) -> Bool {
    text.spans.contains { span in
      if case .image = span.content { return true }
      return span.attributes.family != nil
    }
  }
}
