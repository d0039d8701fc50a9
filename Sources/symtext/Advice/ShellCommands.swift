/// The commands of a program in a script for a shell, with the places of their words.
///
/// Quotation marks, backslashes, comments and here documents are read; a command with variables is not, because its
/// words are not known.
struct ShellCommands {
  /// A command.
  struct Command {
    /// The words, the name of the program left out.
    var words: [PlacedText] = []
    /// The offset of its beginning in the file.
    var start: Int
    /// Whether its words depend on variables.
    var hasVariables = false
    /// The lines of its here document.
    var document: [PlacedText] = []
  }

  private(set) var commands: [Command] = []

  private let program: String
  private let bytes: ArraySlice<UInt8>
  private var offset: Int
  private var current: Command?
  private var word: PlacedText?
  /// The word that ends the here document of the current command, from its first byte on.
  private var documentEnd: String?
  /// Whether the next word is the file of a redirection.
  private var isRedirecting = false

  /// - Parameter program: the name of the program.
  init(_ bytes: ArraySlice<UInt8>, of program: String) {
    self.bytes = bytes
    self.program = program
    offset = bytes.startIndex
    while offset < bytes.endIndex { readByte() }
    endLine()
  }

  private var next: UInt8? { offset + 1 < bytes.endIndex ? bytes[offset + 1] : nil }

  private mutating func readByte() {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "\\"):
      if let next, next != 0x0A { add(next, at: offset + 1) }
      offset += 2
    case UInt8(ascii: "'"), UInt8(ascii: "\""): readQuoted(byte)
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      endWord()
      offset += 1
    case 0x0A:
      offset += 1
      endLine()
    case UInt8(ascii: "#") where word == nil:
      while offset < bytes.endIndex, bytes[offset] != 0x0A { offset += 1 }
    case UInt8(ascii: "|"), UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "("),
      UInt8(ascii: ")"):
      endCommand()
      offset += 1
    case UInt8(ascii: "<"), UInt8(ascii: ">"): readRedirection(byte)
    case UInt8(ascii: "$"), UInt8(ascii: "`"):
      current?.hasVariables = true
      add(byte, at: offset)
      offset += 1
    default:
      add(byte, at: offset)
      offset += 1
    }
  }

  private mutating func add(_ byte: UInt8, at place: Int) {
    if word == nil { word = PlacedText(start: place) }
    word?.append(byte, at: place)
  }

  private mutating func readQuoted(_ quote: UInt8) {
    if word == nil { word = PlacedText(start: offset) }
    offset += 1
    while offset < bytes.endIndex, bytes[offset] != quote {
      var place = offset
      if quote == UInt8(ascii: "\"") {
        if bytes[offset] == UInt8(ascii: "$") || bytes[offset] == UInt8(ascii: "`") {
          current?.hasVariables = true
        }
        if bytes[offset] == UInt8(ascii: "\\"), let next, "\"\\$`".utf8.contains(next) {
          place += 1
        }
      }
      add(bytes[place], at: place)
      offset = place + 1
    }
    offset += 1
  }

  private mutating func readRedirection(_ byte: UInt8) {
    // The number of a stream, as in 2>.
    if let digits = word?.bytes, digits.allSatisfy({ (0x30...0x39).contains($0) }) { word = nil }
    endWord()
    if byte == UInt8(ascii: "<"), next == byte {
      offset += 2
      var name: [UInt8] = []
      while offset < bytes.endIndex, bytes[offset] != 0x0A, bytes[offset] != UInt8(ascii: " ") {
        if !"'\"\\-".utf8.contains(bytes[offset]) { name.append(bytes[offset]) }
        offset += 1
      }
      documentEnd = String(decoding: name, as: UTF8.self)
      return
    }
    offset += 1
    isRedirecting = true
  }

  private mutating func endWord() {
    guard let word else { return }
    self.word = nil
    if isRedirecting {
      isRedirecting = false
    } else if current != nil {
      current?.words.append(word)
    } else if word.text == program || word.text.hasSuffix("/\(program)") {
      current = Command(start: word.start)
    } else if word.text != "$" && !word.text.contains("=") {
      // Another program; its words are skipped.
      current = Command(start: -1)
    }
  }

  private mutating func endCommand() {
    endWord()
    isRedirecting = false
    if let current, current.start >= 0 { commands.append(current) }
    current = nil
  }

  private mutating func endLine() {
    endWord()
    if let end = documentEnd {
      documentEnd = nil
      while offset < bytes.endIndex {
        let line = bytes[offset...].prefix { $0 != 0x0A }
        offset = min(line.endIndex + 1, bytes.endIndex)
        if String(decoding: line, as: UTF8.self) == end { break }
        current?.document.append(PlacedText(line))
      }
    }
    endCommand()
  }
}
