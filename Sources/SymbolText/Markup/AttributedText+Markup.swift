extension AttributedText {
  /// The text as markup, which ``Markup/text(_:arguments:)`` reads back to the same text.
  ///
  /// Each piece with attributes gets its own brackets, regardless of the original marks.
  /// - Throws: ``SymbolError`` that names the first piece that markup cannot express, such as a symbol configured by a
  ///   ``Font``.
  public var markup: String {
    get throws(SymbolError) {
      var markup = ""
      for run in runs {
        let own = MarkupWriter.markup(run.content, run.attributes)
        let text = try? Markup.text(own)
        guard let text, text.spans == [Span(content: run.content, attributes: run.attributes)]
        else {
          throw SymbolError(
            "the piece at byte \(run.range.lowerBound) of the text, \(Self.name(run.content)), cannot be written as markup: some of its attributes have no markup"
          )
        }
        markup += own
      }
      return markup
    }
  }

  private static func name(_ content: Content) -> String {
    switch content {
    case .text(let text): "“\(text.prefix(40))”"
    case .symbol(let symbol): "the symbol “\(symbol.name)”"
    case .image(let image): "the image “\(image.file)”"
    }
  }
}
