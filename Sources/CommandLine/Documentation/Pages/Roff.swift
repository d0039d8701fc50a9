/// Text as man pages have it, in the macros of man(7).
struct Roff {
  private(set) var text = ""

  /// A request with arguments, such as `.SH NAME`.
  mutating func request(_ name: String, _ arguments: String...) {
    let quoted = arguments.map { argument in
      argument.contains(" ") || argument.isEmpty ? "\"\(argument)\"" : argument
    }
    text += ([".\(name)"] + quoted).joined(separator: " ") + "\n"
  }

  /// A line of the text, as it is written with fonts in it: see ``escaped(_:)``.
  mutating func line(_ line: String) { text += line + "\n" }

  /// Text that is filled, in lines of at most 80 bytes where words allow it.
  mutating func paragraph(_ words: String) {
    var line = ""
    for word in words.split(separator: " ") {
      let next = Self.escaped(String(word))
      if !line.isEmpty && line.utf8.count + 1 + next.utf8.count > 80 {
        self.line(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + next
    }
    self.line(line)
  }

  /// Text as it is, in which nothing is a request.
  static func escaped(_ line: String) -> String {
    var text = ""
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\\": text += "\\e"
      // As it is typed, not a hyphen.
      case "-": text += "\\-"
      case "'": text += "\\(aq"
      case "`": text += "\\(ga"
      case "^": text += "\\(ha"
      case "~": text += "\\(ti"
      case "\"": text += "\\(dq"
      case _ where scalar.isASCII: text.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "\\[u\(String(repeating: "0", count: max(4 - digits.count, 0)))\(digits)]"
      }
    }
    return text.hasPrefix(".") ? "\\&\(text)" : text
  }

  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }
  static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fR" }
}
