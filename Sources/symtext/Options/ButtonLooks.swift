internal import SymtextGraphics
internal import SymtextCommandLine
internal import SymtextPreviews
internal import SymtextSymbolText

/// The looks of a button's states on the command line.
enum ButtonLooks {
  /// - Parameter options: the libraries of symbols.
  /// - Throws: ``CommandError`` (usage) for an invalid state, symbol or colour.
  static func read(
    _ arguments: Arguments, _ options: TextOptions
  ) throws(CommandError) -> [ButtonState: ButtonLook] {
    var looks: [ButtonState: ButtonLook] = [:]
    for text in arguments.all("state-symbol") {
      let (state, value) = try pair(text, "state-symbol")
      var symbol = try ControlSymbol(value, "state-symbol")
      try symbol.choose { options }
      looks[state, default: ButtonLook()].symbol = symbol.name
      looks[state, default: ButtonLook()].configuration = symbol.configuration
    }
    for text in arguments.all("state-label") {
      let (state, value) = try pair(text, "state-label")
      let label = try Self.label(value, "state-label")
      looks[state, default: ButtonLook()].label = label.plain
      looks[state, default: ButtonLook()].text = label.text
    }
    for text in arguments.all("state-color") {
      let (state, value) = try pair(text, "state-color")
      guard let color = AdaptiveColor(value) else {
        throw .badValue("state-color", text, "there is no colour “\(value)”")
      }
      looks[state, default: ButtonLook()].tint = color
    }
    return looks
  }

  /// Reads a label with symbols in braces.
  /// - Returns: its text with the names of symbols, and the text with symbols; `nil` if there are none.
  /// - Throws: ``CommandError`` (usage) if an option of a symbol is wrong.
  static func label(
    _ source: String, _ option: String
  ) throws(CommandError) -> (plain: String, text: AttributedText?) {
    guard source.contains("{") || source.contains("}") else { return (source, nil) }
    let text: AttributedText
    do throws(SymbolError) { text = try Markup.symbols(source) } catch {
      throw .badValue(option, source, Sentence(error.reason))
    }
    let hasSymbols = text.spans.contains { if case .symbol = $0.content { true } else { false } }
    let plain = text.spans.map { span in
      switch span.content {
      case .text(let text): text
      case .symbol(let symbol): symbol.name
      case .image: ""
      }
    }.joined()
    return (plain, hasSymbols ? text : nil)
  }

  private static func pair(
    _ text: String, _ option: String
  ) throws(CommandError) -> (ButtonState, String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let state = ButtonState(rawValue: String(parts[0])) else {
      throw .badValue(
        option, text,
        "\(ButtonState.allCases.map(\.rawValue).alternatives) is expected before an equals sign"
      )
    }
    return (state, String(parts[1]))
  }
}
