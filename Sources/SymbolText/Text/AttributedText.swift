/// Text, symbols and images with what is specified of their look.
///
/// It is built piece by piece, read from markup (``Markup/text(_:arguments:)``), sliced, joined and edited by range,
/// and written back as ``markup``:
///
///     var text = AttributedText("Add ")
///     text.append(AttributedText.Symbol("plus.circle"))
///     text.append(" to cart", AttributedText.Attributes(weight: .bolder))
///
/// Ranges count the UTF-8 bytes of ``text``, in which each symbol and image is a U+FFFC. Their ends are brought into
/// the text, and within a character to its start: there is no range that is wrong.
public struct AttributedText: Hashable, Sendable {
  /// A piece of the text with the same attributes.
  public struct Span: Hashable, Sendable {
    /// What stands there.
    public var content: Content
    /// What is specified of it.
    public var attributes: Attributes
  }

  /// What stands in the text.
  public enum Content: Hashable, Sendable {
    /// Characters.
    case text(String)
    /// A symbol.
    case symbol(Symbol)
    /// An image.
    case image(Image)
  }

  /// The pieces, in order; characters beside each other with the same attributes are one.
  public private(set) var spans: [Span] = []

  /// A text without attributes.
  public init(_ text: String = "") { append(text) }

  /// Adds characters.
  public mutating func append(_ text: String, _ attributes: Attributes = Attributes()) {
    guard !text.isEmpty else { return }
    guard let last = spans.indices.last, spans[last].attributes == attributes,
      case .text(var before) = spans[last].content
    else {
      spans.append(Span(content: .text(text), attributes: attributes))
      return
    }
    // Held once, so that it grows in place.
    spans[last].content = .text("")
    before += text
    spans[last].content = .text(before)
  }

  /// Adds a symbol, which takes size, weight and colour from the text around it where nothing else is
  /// specified.
  public mutating func append(_ symbol: Symbol, _ attributes: Attributes = Attributes()) {
    spans.append(Span(content: .symbol(symbol), attributes: attributes))
  }

  /// Adds an image.
  public mutating func append(_ image: Image, _ attributes: Attributes = Attributes()) {
    spans.append(Span(content: .image(image), attributes: attributes))
  }

  /// Adds another text.
  public mutating func append(_ other: AttributedText) {
    for span in other.spans { append(span) }
  }

  /// Adds a piece.
  mutating func append(_ span: Span) {
    switch span.content {
    case .text(let text): append(text, span.attributes)
    case .symbol, .image: spans.append(span)
    }
  }

  /// Says what the first symbol becomes.
  package mutating func setSuccessor(_ successor: SymbolSuccessor) {
    for index in spans.indices {
      guard case .symbol(var symbol) = spans[index].content else { continue }
      symbol.configuration.successor = successor
      spans[index].content = .symbol(symbol)
      return
    }
  }
}
