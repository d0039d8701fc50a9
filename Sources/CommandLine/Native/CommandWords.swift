#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The words of the command line, and the exit status.
package enum CommandWords {
  /// Returns all words after the program's name.
  /// - Throws: ``CommandError`` (bad data) if one is not UTF-8, because a repaired word would be another text.
  package static func all() throws(CommandError) -> [String] {
    var words: [String] = []
    for number in 1..<max(Int(CommandLine.argc), 1) {
      guard let bytes = unsafe CommandLine.unsafeArgv[number] else { break }
      guard let word = unsafe String(validatingCString: bytes) else {
        let repaired = unsafe String(cString: bytes)
        throw .badData(
          "argument \(number), “\(repaired)”, is not UTF-8; set the terminal to UTF-8, or rename the file"
        )
      }
      words.append(word)
    }
    return words
  }

  /// Ends the process.
  package static func exit(_ status: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status)
    #else
      Glibc.exit(status)
    #endif
  }
}
