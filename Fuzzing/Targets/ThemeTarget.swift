import SymtextPreviews

/// A file of design tokens: a theme that is read is written as a file that reads as the same theme, and its measures are
/// finite.
struct ThemeTarget: FuzzTarget {
  let name = "theme"
  let dictionary: String? = "json"
  let mostBytes = 8192

  func run(_ input: [UInt8]) throws {
    let theme: Theme
    do {
      theme = try Theme.reading(tokens: input).theme
    } catch {
      return try promise(!"\(error)".isEmpty, "an error without a message")
    }
    for size in ButtonSize.allCases {
      let measures = theme.measures(size)
      let lengths = [measures.height, measures.side, measures.gap, measures.type?.size]
      try promise(
        lengths.allSatisfy { $0?.isFinite ?? true }, "a measure of \(size) is not finite")
    }
    let tokens = theme.tokens
    do {
      let read = try Theme.reading(tokens: tokens).theme
      try promise(read.tokens == tokens, "the written theme reads as another")
    } catch let error as ThemeError {
      throw BrokenPromise(description: "the written theme is refused: \(error)")
    }
  }
}
