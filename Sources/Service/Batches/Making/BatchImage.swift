internal import SymtextSupport
internal import SymtextCommandLine
internal import SymtextImageFormats
internal import SymtextSymbolText

/// An image that a batch draws.
struct BatchImage: Sendable {
  let keys: RequestKeys
  private let words: RequestWords
  let arguments: Arguments
  /// Its path from the folder of the batch, or its name in an archive.
  let name: String
  /// Its path from the current directory.
  let file: String
  /// The checksum of its options and the version of symtext.
  let hash: UInt32

  /// - Parameter fileAccess: the files that it may name.
  /// - Throws: ``CommandError`` if something required is missing.
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

  /// Draws the image.
  /// - Throws: ``CommandError`` in terms of the line's keys.
  func made(_ encoder: PictureEncoder) throws(CommandError) -> MadePicture {
    do { return try keys.command.made(arguments, encoder) } catch { throw onLine(error) }
  }

  /// Expresses an error in terms of the line's keys.
  func onLine(_ error: CommandError) -> CommandError { keys.onLine(error, words) }
}
