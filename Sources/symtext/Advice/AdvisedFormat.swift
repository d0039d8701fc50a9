/// The formats of files that are checked for advice.
enum AdvisedFormat: String, CaseIterable {
  /// Lines of markup, each a text of its own.
  case markup
  /// Paragraphs with markup, and commands of symtext in blocks of code.
  case markdown
  /// Lines of a batch, in JSON.
  case batch

  /// The format that the name of a file says; lines of markup if it says none.
  init(fileName: String) {
    let name = fileName.lowercased()
    if name.hasSuffix(".md") || name.hasSuffix(".markdown") {
      self = .markdown
    } else if name.hasSuffix(".ndjson") || name.hasSuffix(".jsonl") {
      self = .batch
    } else {
      self = .markup
    }
  }
}
