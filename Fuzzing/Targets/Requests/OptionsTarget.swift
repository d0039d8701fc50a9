import SymtextCommandLine
import SymtextService
@testable import SymtextProgram
import SymtextSupport

/// Arguments of a command line, one per line: they are parsed, and drawing commands draw.
///
/// No file is read or written.
struct OptionsTarget: FuzzTarget {
  let name = "options"
  let dictionary: String? = "options"
  let mostBytes = 1024

  func run(_ input: [UInt8]) throws {
    var words = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }[...]
    var command = Symtext.command
    var path = command.name
    while let next = command.subcommands.first(where: { $0.name == words.first }) {
      command = next
      path += " \(next.name)"
      words.removeFirst()
    }
    // Searching other installed fonts takes long.
    let syntax = command.syntax
    let alone = syntax.option(named: "no-fallback") == nil ? [] : ["--no-fallback"]
    do {
      let arguments = try Arguments(alone + words, of: syntax)
      try DrawnCommand.check(command, arguments)
    } catch let error as CommandError {
      try promise(!error.description.isEmpty, "an error without a message")
      try promise((64...73).contains(error.status), "exit status \(error.status)")
      try promise(!HelpText.text(syntax, path: path).isEmpty, "no help for \(path)")
    }
  }
}
