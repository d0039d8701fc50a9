import SymtextSymbolText

/// Checks of the fuzzer's texts.
enum FuzzText {
  /// Whether a text names files: images or fonts.
  static func namesFiles(_ text: AttributedText) -> Bool {
    text.spans.contains { span in
      if case .image = span.content { return true }
      return span.attributes.family != nil
    }
  }
}
