/// Text in the macros of man pages, man(7).
struct Roff {
  private(set) var text = ""

  /// A request with arguments, such as `.SH NAME`.
  mutating func request(_ name: String, _ arguments: String...) {
    let quoted = arguments.map { argument in
      argument.contains(" ") || argument.isEmpty ? "\"\(argument)\"" : argument
    }
    text += ([".\(name)"] + quoted).joined(separator: " ") + "\n"
  }

  /// Appends a line that may contain font escapes; see ``escaped(_:)``.
  mutating func line(_ line: String) { text += line + "\n" }

  /// Appends filled text, in lines of at most 80 bytes where possible.
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

  /// Escapes text so that it contains no requests.
  static func escaped(_ line: String) -> String {
    var text = ""
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\\": text += "\\e"
      // A minus sign, not a hyphen.
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
