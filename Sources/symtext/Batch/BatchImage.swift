internal import Pixels
internal import Drawing

/// An image that a batch is to make.
struct BatchImage: Sendable {
  /// The line that asks for it, from 1.
  let line: Int
  let keys: BatchKeys
  let arguments: Arguments
  /// Where it goes.
  let file: String
  /// The checksum of all that is said of it; another version of symtext gives another one.
  let hash: UInt32

  /// - Throws: ``CommandError`` when something required is missing.
  init(_ words: BatchWords, _ keys: BatchKeys, line: Int, file: String) throws(CommandError) {
    if words.operands.isEmpty, let operand = keys.command.operand, operand.isRequired {
      throw .badData("\(BatchKeys.text) is missing")
    }
    self.line = line
    self.keys = keys
    self.file = file
    arguments = try Arguments(
      options: words.options + [("output", file)], operands: words.operands, of: keys.command)
    let said = words.options.flatMap { [$0.option, $0.value] } + ["\0"] + words.operands
    let text = ([Symtext.version, keys.name] + said).joined(separator: "\0")
    hash = CRC32.checksum(Array(text.utf8))
  }

  /// Draws it and writes its file.
  func make(
    _ encoder: PictureEncoder
  ) throws(CommandError) -> (entry: BatchEntry, notes: [String]) {
    let output = try OutputOptions(arguments)
    guard let draw = keys.command.draw else {
      throw .badData("\(keys.name) draws no picture")
    }
    let picture = try draw(arguments, output)
    let encoded = try output.encoded(picture.list, encoder)
    try File.createDirectories(above: file)
    // The same name at every start, so that what a killed batch leaves is written over.
    try File.write(encoded.bytes, to: file, temporary: "\(file).batch.tmp")
    let entry = BatchEntry(
      self, picture, encoded, altText: output.altText(of: picture.list))
    return (entry, picture.warnings + picture.report)
  }
}
