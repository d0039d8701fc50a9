/// Text, symbols and images with attributes.
///
/// A text is built piece by piece, or read from markup (``Markup/text(_:arguments:)``). It can be sliced, joined,
/// edited by range, and written as ``markup``:
///
///     var text = AttributedText("Add ")
///     text.append(AttributedText.Symbol("plus.circle"))
///     text.append(" to cart", AttributedText.Attributes(weight: .bolder))
///
/// Ranges count the UTF-8 bytes of ``text``, in which each symbol and image is a U+FFFC. Their ends are clamped to the
/// text, and to the start of a character; no range is an error.
public struct AttributedText: Hashable, Sendable {
  /// A piece of the text with the same attributes.
  public struct Span: Hashable, Sendable {
    /// The content.
    public var content: Content
    /// The attributes.
    public var attributes: Attributes
  }

  /// The content of a piece.
  public enum Content: Hashable, Sendable {
    /// Characters.
    case text(String)
    /// A symbol.
    case symbol(Symbol)
    /// An image.
    case image(Image)
  }

  /// The pieces, in order; neighbouring characters with the same attributes form one piece.
  public private(set) var spans: [Span] = []

  /// Makes a text without attributes.
  public init(_ text: String = "") { append(text) }

  /// Appends characters.
  public mutating func append(_ text: String, _ attributes: Attributes = Attributes()) {
    guard !text.isEmpty else { return }
    guard let last = spans.indices.last, spans[last].attributes == attributes,
      case .text(var before) = spans[last].content
    else {
      spans.append(Span(content: .text(text), attributes: attributes))
      return
    }
    // With a single reference, the string grows in place.
    spans[last].content = .text("")
    before += text
    spans[last].content = .text(before)
  }

  /// Appends a symbol, which inherits size, weight and colour from the surrounding text unless they are specified.
  public mutating func append(_ symbol: Symbol, _ attributes: Attributes = Attributes()) {
    spans.append(Span(content: .symbol(symbol), attributes: attributes))
  }

  /// Appends an image.
  public mutating func append(_ image: Image, _ attributes: Attributes = Attributes()) {
    spans.append(Span(content: .image(image), attributes: attributes))
  }

  /// Appends another text.
  public mutating func append(_ other: AttributedText) {
    for span in other.spans { append(span) }
  }

  /// Appends a piece.
  mutating func append(_ span: Span) {
    switch span.content {
    case .text(let text): append(text, span.attributes)
    case .symbol, .image: spans.append(span)
    }
  }

  /// Appends characters as a piece of their own, even beside characters with the same attributes.
  mutating func appendApart(_ text: String, _ attributes: Attributes) {
    spans.append(Span(content: .text(text), attributes: attributes))
  }

  /// Sets the successor of the first symbol.
  package mutating func setSuccessor(_ successor: SymbolSuccessor) {
    for index in spans.indices {
      guard case .symbol(var symbol) = spans[index].content else { continue }
      symbol.configuration.successor = successor
      spans[index].content = .symbol(symbol)
      return
    }
  }
}
