#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import SymtextSupport

/// Messages to the user of the program.
package enum Console {
  /// Writes a message to standard error.
  ///
  /// Control characters become U+FFFD, because a terminal would execute them. A message that cannot be written is lost.
  package static func say(_ message: Message) {
    let text = message.written
    let safe = text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control && scalar != "\n" ? "\u{FFFD}" : scalar
    }
    write(String(String.UnicodeScalarView(safe)) + "\n")
  }

  /// Writes a note.
  /// - Parameter isNamed: whether the note starts with the program's name.
  package static func note(_ sentence: Sentence, isNamed: Bool = false) {
    say(.note(sentence, isNamed: isNamed))
  }

  /// Writes a warning.
  package static func warn(_ sentence: Sentence) { say(.warning(sentence)) }

  /// Writes text to standard error unchanged: progress, to a terminal.
  package static func write(_ text: String) { _ = OutputFile.writeAll(Array(text.utf8), to: 2) }

  /// Whether standard error is a terminal and messages are text.
  package static var isErrorTerminal: Bool { isatty(2) == 1 && Message.form == .text }

  /// Whether standard output is a terminal.
  package static var isTerminal: Bool { isatty(1) == 1 }
}
