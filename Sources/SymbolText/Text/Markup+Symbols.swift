extension Markup {
  /// Reads symbols with options and no other markup, as labels of controls have them: `Add {cart weight=bold}`.
  ///
  /// `{{` and `}}` are literal braces, and so are braces without a name. Stars, brackets and backslashes are literal.
  /// - Throws: ``SymbolError`` if an option is wrong, or if a brace before a name is not closed.
  package static func symbols(_ source: String) throws(SymbolError) -> AttributedText {
    var result = AttributedText()
    var plain = String.UnicodeScalarView()
    var rest = source.unicodeScalars[...]
    while let scalar = rest.first {
      let next = rest.index(after: rest.startIndex)
      if scalar == "{" || scalar == "}", next < rest.endIndex, rest[next] == scalar {
        plain.append(scalar)
        rest = rest[rest.index(after: next)...]
      } else if scalar == "{", next < rest.endIndex, beginsName(rest[next]) {
        let end = closing(rest) ?? rest.endIndex
        let symbol = try symbol(String(rest[..<end]))
        result.append(String(plain))
        result.append(symbol)
        plain = .init()
        rest = rest[end...]
      } else {
        plain.append(scalar)
        rest = rest[next...]
      }
    }
    result.append(String(plain))
    return result
  }

  /// Reads one symbol in braces with its options.
  /// - Throws: ``SymbolError`` if it is anything else.
  package static func symbol(_ source: String) throws(SymbolError) -> AttributedText.Symbol {
    let spans = try text(source).spans
    guard spans.count == 1, case .symbol(let symbol) = spans[0].content else {
      throw SymbolError("one symbol in braces is expected, such as {heart.fill scale=large}")
    }
    return symbol
  }

  private static func beginsName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// Returns the place after the brace that closes the first one; braces in quotes do not close it.
  private static func closing(
    _ text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView.Index? {
    var isQuoted = false
    for index in text.indices {
      switch text[index] {
      case "\"": isQuoted.toggle()
      case "}" where !isQuoted: return text.index(after: index)
      default: break
      }
    }
    return nil
  }
}
