internal import SymtextSupport
internal import SymtextCommandLine
internal import SymtextImageFormats
internal import SymtextSymbolText

/// An image that a batch is to make.
struct BatchImage: Sendable {
  let keys: RequestKeys
  private let words: RequestWords
  let arguments: Arguments
  /// Where it goes, from the folder of the batch, or what it is called in an archive.
  let name: String
  /// The same from the current directory.
  let file: String
  /// The checksum of all that is said of it; another version of symtext gives another one.
  let hash: UInt32

  /// - Parameter fileAccess: which files it may name.
  /// - Throws: ``CommandError`` when something required is missing.
  init(
    _ words: RequestWords, _ keys: RequestKeys, name: String, file: String, fileAccess: FileAccess,
    version: String
  ) throws(CommandError) {
    if words.operands.isEmpty, let operand = keys.syntax.operand, operand.isRequired {
      throw .badData(.missingKey, key: RequestKeys.text, "\(RequestKeys.text) is missing")
    }
    self.words = words
    self.keys = keys
    self.name = name
    self.file = file
    arguments = try Arguments(
      options: words.options + [("output", file)], operands: words.operands,
      of: keys.syntax,
      fileAccess: fileAccess)
    let said = words.options.flatMap { [$0.option, $0.value] } + ["\0"] + words.operands
    let text = ([version, keys.name] + said).joined(separator: "\0")
    hash = CRC32.checksum(Array(text.utf8))
  }

  /// Draws it.
  /// - Throws: ``CommandError`` in words of lines.
  func made(_ encoder: PictureEncoder) throws(CommandError) -> MadePicture {
    do { return try keys.command.made(arguments, encoder) } catch { throw onLine(error) }
  }

  /// An error as one of the line that asked for the image.
  func onLine(_ error: CommandError) -> CommandError { keys.onLine(error, words) }
}
