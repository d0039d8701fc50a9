internal import SymtextCommandLine
internal import SymtextFonts
internal import SymtextService
internal import SymtextSymbolText
internal import SymtextTextLayout

/// A symbol of a button or a bar on the command line: a name, or braces with options and `else=`.
struct ControlSymbol {
  private(set) var name: String
  private(set) var configuration = SymbolConfiguration()
  private var fallback: AttributedText.Fallback?

  /// - Parameter option: the option that has the text.
  /// - Throws: ``CommandError`` (usage) if braces hold no symbol, or have options that the control cannot use.
  init(_ text: String, _ option: String) throws(CommandError) {
    name = text
    guard text.hasPrefix("{") else { return }
    let symbol: AttributedText.Symbol
    do throws(SymbolError) { symbol = try Markup.symbol(text) } catch {
      throw .badValue(option, text, Sentence("\(error.reason)"))
    }
    guard symbol.altText == nil else {
      throw .badValue(
        option, text,
        "the control has no alt= of a symbol; \(option: "alt") has the text that is read aloud")
    }
    if case .image(let file)? = symbol.fallback {
      throw .badValue(
        option, text,
        "else= names a symbol here; give the image a name with \(option: "image") NAME=\(file), and write else=NAME"
      )
    }
    (name, configuration, fallback) = (symbol.name, symbol.configuration, symbol.fallback)
  }

  /// Takes the symbol of `else=` if no library has the first one.
  /// - Parameter options: the libraries; not asked for without an `else=`.
  /// - Throws: ``CommandError`` if a library cannot be read.
  mutating func choose(
    from options: () throws(CommandError) -> TextOptions
  ) throws(CommandError) {
    guard case .symbol(let other)? = fallback else { return }
    let options = try options()
    let font = try options.font(size: 17)
    do throws(SymbolError) {
      let found = try ResolvedSymbol(
        name, in: options.source, beside: font, configuration: configuration)
      if found.missingName == nil { return }
    } catch {
      guard error.isMissingName else { throw CommandError(error) }
    }
    name = other
  }
}
