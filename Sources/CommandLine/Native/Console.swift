#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import SymtextSupport

/// Messages to whoever runs the program.
package enum Console {
  /// Writes a message to standard error, with U+FFFD for controls, which a terminal would obey; a message that
  /// cannot be written is lost.
  package static func say(_ message: Message) {
    let text = message.written
    let safe = text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control && scalar != "\n" ? "\u{FFFD}" : scalar
    }
    write(String(String.UnicodeScalarView(safe)) + "\n")
  }

  /// Writes a note.
  /// - Parameter isNamed: whether people read which program writes it.
  package static func note(_ sentence: Sentence, isNamed: Bool = false) {
    say(.note(sentence, isNamed: isNamed))
  }

  /// Writes a warning: something is not as it was asked for.
  package static func warn(_ sentence: Sentence) { say(.warning(sentence)) }

  /// Writes text to standard error as it is: the progress of work, to a terminal.
  package static func write(_ text: String) { _ = OutputFile.writeAll(Array(text.utf8), to: 2) }

  /// Whether someone reads standard error at a terminal.
  package static var isErrorTerminal: Bool { isatty(2) == 1 && Message.form == .text }

  /// Whether standard output is a terminal.
  package static var isTerminal: Bool { isatty(1) == 1 }
}
