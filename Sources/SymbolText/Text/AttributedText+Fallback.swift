extension AttributedText {
  /// What stands for a symbol that is not there.
  public enum Fallback: Hashable, Sendable {
    /// Another symbol, by its name.
    case symbol(String)
    /// An image file, as high as symbols usually are, centred on the capitals.
    case image(file: String)

    /// What is written: a path, or a name that ends as image files do, is an image.
    public init(_ text: String) {
      let kinds = [".png", ".jpg", ".jpeg", ".webp", ".svg", ".pdf"]
      let isImage = text.contains("/") || kinds.contains { text.lowercased().hasSuffix($0) }
      self = isImage ? .image(file: text) : .symbol(text)
    }

    /// How it is written.
    var text: String {
      switch self {
      case .symbol(let name): name
      // A file in the current directory that is not called as images are keeps its slash.
      case .image(let file): Self(file) == self ? file : "./\(file)"
      }
    }
  }
}
