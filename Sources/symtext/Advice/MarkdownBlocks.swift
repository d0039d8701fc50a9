/// The parts of a Markdown file that are checked: paragraphs, commands for a shell, and batch lines.
///
/// Spans of code in paragraphs are examples, and are left out.
struct MarkdownBlocks {
  /// A part.
  enum Block {
    /// Lines of prose up to an empty one.
    case paragraph(PlacedText)
    /// A block of code for a shell, by its bytes in the file.
    case commands(Range<Int>)
    /// A block of code with lines of JSON.
    case batch([ArraySlice<UInt8>])
  }

  private(set) var blocks: [Block] = []

  private static let shells: Set<String> = ["", "bash", "console", "sh", "shell", "zsh"]
  private static let batches: Set<String> = ["ndjson", "jsonl"]

  private var paragraph: [ArraySlice<UInt8>] = []

  init(_ lines: [ArraySlice<UInt8>]) {
    var lines = lines[...]
    while let line = lines.popFirst() {
      let content = line.drop { $0 == 0x20 || $0 == 0x09 }
      if let fence = Self.fence(content) {
        endParagraph()
        let info =
          String(decoding: content.dropFirst(fence.count), as: UTF8.self)
          .split(separator: " ").first.map { $0.lowercased() } ?? ""
        let code = lines.prefix { line in
          let other = line.drop { $0 == 0x20 || $0 == 0x09 }
          let isEnd =
            other.starts(with: fence)
            && other.dropFirst(fence.count).allSatisfy { $0 == fence[0] || $0 == 0x20 }
          return !isEnd
        }
        lines = lines.dropFirst(code.count + 1)
        add(code, info: info)
      } else if content.isEmpty {
        endParagraph()
      } else {
        paragraph.append(line)
      }
    }
    endParagraph()
  }

  /// Returns the backquotes or tildes that begin a block of code; `nil` on another line.
  private static func fence(_ content: ArraySlice<UInt8>) -> [UInt8]? {
    guard let first = content.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else {
      return nil
    }
    let fence = content.prefix { $0 == first }
    return fence.count >= 3 ? Array(fence) : nil
  }

  private mutating func add(_ code: ArraySlice<ArraySlice<UInt8>>, info: String) {
    guard let first = code.first, let last = code.last else { return }
    if Self.batches.contains(info) {
      blocks.append(.batch(Array(code)))
    } else if Self.shells.contains(info) {
      blocks.append(.commands(first.startIndex..<last.endIndex))
    }
  }

  private mutating func endParagraph() {
    guard let first = paragraph.first else { return }
    var text = PlacedText(start: first.startIndex)
    for line in paragraph {
      for (place, byte) in zip(line.indices, line) { text.append(byte, at: place) }
      text.append(0x0A, at: line.endIndex)
    }
    paragraph.removeAll()
    text.blankCode()
    blocks.append(.paragraph(text))
  }
}
