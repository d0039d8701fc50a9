/// The words in a pair of braces, parsed as a symbol, an image or text attributes.
struct MarkupOptions {
  private let words: [String]
  private let column: MarkupColumn

  init(_ words: [String], column: MarkupColumn) {
    self.words = words
    self.column = column
  }

  /// Reads `name key=value …`.
  func symbol() throws(SymbolError) -> AttributedText.Symbol {
    guard let name = words.first, !name.contains("=") else {
      throw SymbolError("the braces at character \(column) name no symbol")
    }
    return try read(
      words.dropFirst(), into: AttributedText.Symbol(name), SymbolKey.markup,
      "the options are")
  }

  /// Reads `image=FILE key=value …`.
  func image() throws(SymbolError) -> AttributedText.Image {
    try read(
      words[...], into: AttributedText.Image(file: ""), ImageKeys.all,
      "the options of an image are")
  }

  /// Reads `key=value …`.
  func attributes() throws(SymbolError) -> AttributedText.Attributes {
    try read(
      words[...], into: AttributedText.Attributes(), TextKeys.all, "the options of text are")
  }

  private func read<Target>(
    _ words: ArraySlice<String>, into target: Target,
    _ keys: @autoclosure () -> [MarkupKey<Target>], _ subject: String
  ) throws(SymbolError) -> Target {
    guard !words.isEmpty else { return target }
    let keys = keys()
    var target = target
    for word in words {
      let (name, value) = try option(word)
      guard let key = keys.first(where: { $0.isCalled(name) }) else {
        // The image key itself is no option of an image.
        let names = keys.map(\.name).filter { $0 != "image" }
        throw failure(word, "\(subject) \(names.listed(last: "and"))")
      }
      do throws(MarkupRefusal) {
        try key.read(value, &target)
      } catch {
        throw failure(word, error)
      }
    }
    return target
  }

  private func option(_ word: String) throws(SymbolError) -> (key: String, value: String) {
    let pair = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    // An empty value is valid only for the alternative text, where it means decoration.
    guard pair.count == 2, !pair[0].isEmpty, !pair[1].isEmpty || pair[0] == "alt" else {
      throw failure(word, "an option is written key=value")
    }
    return (pair[0], pair[1])
  }

  private func failure(_ word: String, _ refusal: MarkupRefusal) -> SymbolError {
    switch refusal {
    case .expected(let values, let subject): failure(word, "\(subject) \(values)")
    case .sentence(let sentence): failure(word, sentence)
    case .effect(let error): SymbolError("`\(words[0])`: \(error)")
    }
  }

  private func failure(_ word: String, _ expected: String) -> SymbolError {
    let first = words[0]
    let place = word == first ? "{\(word)}" : "{\(first) … \(word)}"
    return SymbolError("\(place) at character \(column): \(expected)")
  }
}
