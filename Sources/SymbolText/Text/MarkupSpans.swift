/// Matches opening and closing marks and gives each piece of text its attributes.
struct MarkupSpans {
  /// A pair of marks that encloses tokens.
  private struct Pair {
    var open: Int
    var close: Int
    var attributes: AttributedText.Attributes
  }

  /// An opening mark without its closing one yet.
  private struct Opener {
    var token: Int
    /// The number of stars left; 0 for a bracket.
    var stars: Int
  }

  private let tokens: [MarkupToken]
  private var pairs: [Pair] = []
  /// The literal stars and brackets, by token.
  private var literals: [Int: String] = [:]

  init(_ tokens: [MarkupToken]) {
    self.tokens = tokens
    match()
  }

  /// Returns the text; neighbours with the same attributes are joined.
  /// - Throws: ``SymbolError`` for too many pieces, before all of them are made.
  func text() throws(SymbolError) -> AttributedText {
    try TextLength.check(pieces: pairs.count, TextLength.nounOfPieces)
    var result = AttributedText()
    var opening = pairs.sorted { ($0.open, -$0.close) < ($1.open, -$1.close) }[...]
    var active: [Pair] = []
    var stack = [AttributedText.Attributes()]
    var plain = ""
    func flush() {
      result.append(plain, stack[stack.count - 1])
      plain = ""
    }
    for (index, token) in tokens.enumerated() {
      try TextLength.check(pieces: result.spans.count, TextLength.nounOfPieces)
      while let last = active.last, last.close == index {
        flush()
        active.removeLast()
        stack.removeLast()
      }
      switch token {
      case .text(let text): plain += text
      case .content(let content):
        flush()
        switch content {
        case .symbol(let symbol): result.append(symbol, stack[stack.count - 1])
        case .image(let image): result.append(image, stack[stack.count - 1])
        case .text(let text): plain += text
        }
      case .stars, .open, .close: plain += literals[index] ?? ""
      }
      while let next = opening.first, next.open == index {
        flush()
        opening.removeFirst()
        active.append(next)
        stack.append(stack[stack.count - 1].applying(next.attributes))
      }
    }
    flush()
    return result
  }

  private mutating func match() {
    var openers: [Opener] = []
    for (index, token) in tokens.enumerated() where pairs.count <= TextLength.mostPieces {
      switch token {
      case .text, .content: break
      case .open: openers.append(Opener(token: index, stars: 0))
      case .close(let attributes):
        guard let place = openers.lastIndex(where: { $0.stars == 0 }) else { continue }
        pairs.append(Pair(open: openers[place].token, close: index, attributes: attributes))
        giveUp(openers[(place + 1)...])
        openers.removeSubrange(place...)
      case .stars(var count, let canOpen, let canClose):
        while canClose, count > 0, let last = openers.last, last.stars > 0 {
          // Two stars are bold, one is italic; three are both.
          let used = count >= 2 && last.stars >= 2 ? 2 : 1
          pairs.append(
            Pair(
              open: last.token, close: index,
              attributes: used == 2 ? .init(weight: .bolder) : .init(isItalic: true)))
          count -= used
          openers[openers.count - 1].stars -= used
          if openers[openers.count - 1].stars == 0 { openers.removeLast() }
        }
        if canOpen && count > 0 {
          openers.append(Opener(token: index, stars: count))
        } else if count > 0 {
          literals[index] = String(repeating: "*", count: count)
        }
      }
    }
    giveUp(openers[...])
  }

  /// Makes unclosed marks literal.
  private mutating func giveUp(_ openers: ArraySlice<Opener>) {
    for opener in openers {
      literals[opener.token] =
        opener.stars == 0 ? "[" : String(repeating: "*", count: opener.stars)
    }
  }
}
