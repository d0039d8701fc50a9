/// Text, symbols and images with what is specified of their look.
///
///     var text = AttributedText("Add ")
///     text.append(.symbol("plus.circle"))
///     text.append(" to cart", .init(weight: .bolder))
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

  /// The pieces, in order.
  public private(set) var spans: [Span] = []

  /// A text without attributes.
  public init(_ text: String = "") { append(text) }

  /// Adds characters.
  public mutating func append(_ text: String, _ attributes: Attributes = Attributes()) {
    if !text.isEmpty { spans.append(Span(content: .text(text), attributes: attributes)) }
  }

  /// Adds a symbol, which takes size, weight and colour from the text around it where nothing else is
  /// specified.
  public mutating func append(_ symbol: Symbol, _ attributes: Attributes = Attributes()) {
    spans.append(Span(content: .symbol(symbol), attributes: attributes))
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

  /// Adds an image.
  public mutating func append(_ image: Image, _ attributes: Attributes = Attributes()) {
    spans.append(Span(content: .image(image), attributes: attributes))
  }
}
