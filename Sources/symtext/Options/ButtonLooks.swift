internal import SymtextGraphics
internal import SymtextCommandLine
internal import SymtextPreviews
internal import SymtextSymbolText

/// The looks of a button's states on the command line.
enum ButtonLooks {
  /// - Throws: ``CommandError`` (usage) for an invalid state, symbol or colour.
  static func read(_ arguments: Arguments) throws(CommandError) -> [ButtonState: ButtonLook] {
    var looks: [ButtonState: ButtonLook] = [:]
    for text in arguments.all("state-symbol") {
      let (state, value) = try pair(text, "state-symbol")
      guard value.hasPrefix("{") else {
        looks[state, default: ButtonLook()].symbol = value
        continue
      }
      let spans = (try? Markup.text(value))?.spans ?? []
      guard spans.count == 1, case .symbol(let symbol) = spans[0].content else {
        throw .badValue(
          "state-symbol", text, "one symbol is expected, such as \"{heart.fill scale=large}\"")
      }
      looks[state, default: ButtonLook()].symbol = symbol.name
      looks[state, default: ButtonLook()].configuration = symbol.configuration
    }
    for text in arguments.all("state-label") {
      let (state, value) = try pair(text, "state-label")
      looks[state, default: ButtonLook()].label = value
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
