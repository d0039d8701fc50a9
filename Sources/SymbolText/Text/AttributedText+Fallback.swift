extension AttributedText {
  /// The replacement of a missing symbol.
  public enum Fallback: Hashable, Sendable {
    /// Another symbol, by its name.
    case symbol(String)
    /// An image file, as high as most symbols, centred on the capitals.
    case image(file: String)

    /// Reads a path, or a name with the suffix of an image file, as an image; any other text as a symbol.
    public init(_ text: String) {
      let kinds = [".png", ".jpg", ".jpeg", ".webp", ".svg", ".pdf"]
      let isImage = text.contains("/") || kinds.contains { text.lowercased().hasSuffix($0) }
      self = isImage ? .image(file: text) : .symbol(text)
    }

    /// The fallback as written.
    var text: String {
      switch self {
      case .symbol(let name): name
      // A file in the current directory without an image suffix keeps its slash.
      case .image(let file): Self(file) == self ? file : "./\(file)"
      }
    }
  }
}
