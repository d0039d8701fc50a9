internal import SymtextSupport
/// Splits text with markup into tokens.
struct MarkupScanner {
  private(set) var tokens: [MarkupToken] = []
  /// The offsets of the braces of symbols and images, in bytes, in the order of their tokens.
  private(set) var places: [Int] = []
  /// The names of the placeholders found.
  private(set) var placeholders: ExactSet = []
  private let source: [UInt8]
  /// The texts of placeholders; `nil` to collect only their names.
  private let arguments: ExactDictionary<String>?
  private var offset = 0
  /// Text that is not yet in a token.
  private var plain: [UInt8] = []
  /// The number of open brackets.
  private var openBrackets = 0
  /// The number of characters of the markup, with the placeholders so far replaced.
  private var length = 0
  /// The numbers of characters of the used arguments.
  private var argumentLengths = ExactDictionary<Int>()

  init(_ source: String, arguments: ExactDictionary<String>?) {
    self.source = Array(source.utf8)
    self.arguments = arguments
  }

  mutating func scan() throws(SymbolError) {
    length = TextLength.count(source)
    try TextLength.check(length)
    while offset < source.count {
      let byte = source[offset]
      let next = offset + 1 < source.count ? source[offset + 1] : nil
      switch byte {
      case UInt8(ascii: "\\") where next.map(Self.isPunctuation) ?? false:
        plain.append(source[offset + 1])
        offset += 2
      case UInt8(ascii: "{") where next == byte, UInt8(ascii: "}") where next == byte:
        plain.append(byte)
        offset += 2
      case UInt8(ascii: "{"): try scanBraces()
      case UInt8(ascii: "["):
        add(.open)
        openBrackets += 1
      case UInt8(ascii: "]"): try scanClosingBracket()
      case UInt8(ascii: "*"): scanStars()
      default:
        plain.append(byte)
        offset += 1
      }
    }
    flush()
  }

  /// Adds a token of one byte.
  private mutating func add(_ token: MarkupToken) {
    flush()
    tokens.append(token)
    offset += 1
  }

  private mutating func flush() {
    guard !plain.isEmpty else { return }
    tokens.append(.text(String(decoding: plain, as: UTF8.self)))
    plain.removeAll(keepingCapacity: true)
  }

  private mutating func scanBraces() throws(SymbolError) {
    let (words, end) = try words(inBracesAt: offset)
    let column = column(of: offset)
    flush()
    if let first = words.first, first.hasPrefix("$") {
      tokens.append(.text(try argument(words, column: column, braces: offset..<end)))
    } else if let first = words.first, first.hasPrefix("image=") {
      tokens.append(.content(.image(try MarkupOptions(words, column: column).image())))
      places.append(offset)
    } else {
      tokens.append(.content(.symbol(try MarkupOptions(words, column: column).symbol())))
      places.append(offset)
    }
    offset = end
  }

  /// Returns the text of a placeholder.
  /// - Parameter braces: its place in the markup.
  private mutating func argument(
    _ words: [String], column: MarkupColumn, braces: Range<Int>
  ) throws(SymbolError) -> String {
    let name = String(words[0].dropFirst())
    guard Markup.isPlaceholderName(name), words.count == 1 else {
      throw SymbolError(
        "the placeholder {\(words.joined(separator: " "))} at character \(column) must be a name only; put attributes after brackets, as in [{$name}]{color=red}"
      )
    }
    placeholders.insert(name)
    guard let arguments else { return "" }
    guard let text = arguments[name] else {
      throw SymbolError(
        "the placeholder {$\(name)} at character \(column) has no text",
        kind: .missingArgument(name: name))
    }
    let count = argumentLengths[name] ?? TextLength.count(text.utf8)
    argumentLengths[name] = count
    length += count - TextLength.count(source[braces])
    guard length <= TextLength.most else {
      throw SymbolError(
        "the placeholder {$\(name)} at character \(column) makes the text longer than \(TextLength.most) characters; shorten the text of its argument"
      )
    }
    return text
  }

  private mutating func scanClosingBracket() throws(SymbolError) {
    let open = offset + 1
    guard open + 1 < source.count, source[open] == UInt8(ascii: "{"),
      source[open + 1] != UInt8(ascii: "{"), openBrackets > 0
    else { return add(.text("]")) }
    let (words, end) = try words(inBracesAt: open)
    // Braces that begin with a name are a symbol after a literal bracket.
    guard words.first?.contains("=") ?? false else { return add(.text("]")) }
    flush()
    openBrackets -= 1
    tokens.append(.close(try MarkupOptions(words, column: column(of: open)).attributes()))
    offset = end
  }

  private mutating func scanStars() {
    var end = offset
    while end < source.count, source[end] == UInt8(ascii: "*") { end += 1 }
    let neighbors = StarNeighbors(source, stars: offset..<end)
    flush()
    tokens.append(
      .stars(
        count: end - offset, canOpen: neighbors.canOpen, canClose: neighbors.canClose))
    offset = end
  }

  /// Returns the words in braces and the offset after them; quoted parts and function arguments belong to one word.
  private func words(inBracesAt open: Int) throws(SymbolError) -> (words: [String], end: Int) {
    var words: [String] = []
    var word: [UInt8] = []
    var quote: UInt8?
    var depth = 0
    func finish() {
      depth = 0
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }
    var place = open + 1
    while place < source.count {
      let byte = source[place]
      place += 1
      switch byte {
      case quote: quote = nil
      case _ where quote != nil: word.append(byte)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "}"):
        finish()
        return (words, place)
      case UInt8(ascii: " ") where depth > 0: word.append(byte)
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): finish()
      default:
        // As in `color=rgb(255 0 0)`; other parentheses are literal.
        if byte == UInt8(ascii: "("), word.last.map(Self.isLetter) ?? false { depth += 1 }
        if byte == UInt8(ascii: ")"), depth > 0 { depth -= 1 }
        word.append(byte)
      }
    }
    let reason = quote == nil ? "" : " (nor is a quotation mark in it)"
    throw SymbolError(
      "the brace at character \(column(of: open)) is not closed\(reason); write {{ for a brace itself"
    )
  }

  /// Returns the number of the character at a byte, from 1.
  private func column(of offset: Int) -> MarkupColumn {
    MarkupColumn(source: source, offset: offset)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "!")...UInt8(ascii: "/"), UInt8(ascii: ":")...UInt8(ascii: "@"),
      UInt8(ascii: "[")...UInt8(ascii: "`"), UInt8(ascii: "{")...UInt8(ascii: "~"):
      true
    default: false
    }
  }
}

/// A position in text with markup; computed only for messages, as it takes time in proportion to the text.
struct MarkupColumn: CustomStringConvertible {
  var source: [UInt8]
  var offset: Int

  /// The number of the character, from 1.
  var description: String { "\(String(decoding: source[..<offset], as: UTF8.self).count + 1)" }
}
