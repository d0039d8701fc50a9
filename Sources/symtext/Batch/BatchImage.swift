internal import CommandSupport
internal import Pixels
internal import Drawing
internal import SymbolText

/// An image that a batch is to make.
struct BatchImage: Sendable {
  /// The line that asks for it, from 1.
  let line: Int
  let keys: BatchKeys
  let arguments: Arguments
  /// Where it goes, from the folder of the batch.
  let name: String
  /// The same from the current directory.
  let file: String
  /// The checksum of all that is said of it; another version of symtext gives another one.
  let hash: UInt32

  /// - Parameter fileAccess: which files it may name.
  /// - Throws: ``CommandError`` when something required is missing.
  init(
    _ words: BatchWords, _ keys: BatchKeys, line: Int, name: String, file: String,
    fileAccess: FileAccess
  ) throws(CommandError) {
    if words.operands.isEmpty, let operand = keys.command.operand, operand.isRequired {
      throw .badData("\(BatchKeys.text) is missing")
    }
    self.line = line
    self.keys = keys
    self.name = name
    self.file = file
    arguments = try Arguments(
      options: words.options + [("output", file)], operands: words.operands, of: keys.command,
      fileAccess: fileAccess)
    let said = words.options.flatMap { [$0.option, $0.value] } + ["\0"] + words.operands
    let text = ([Symtext.version, keys.name] + said).joined(separator: "\0")
    hash = CRC32.checksum(Array(text.utf8))
  }

  /// Draws it and writes its file.
  func make(
    _ encoder: PictureEncoder, in folder: BatchFolder
  ) throws(CommandError) -> (entry: BatchEntry, notes: [String]) {
    if let made = try keys.command.files?(arguments) {
      guard let encoded = made.encoded else {
        throw .badData(
          "--output \(name): a batch makes no folders; name an .icns or .ico file, or say a size")
      }
      try folder.write(encoded.bytes, of: self)
      let entry = BatchEntry(self, made.picture, encoded, altText: made.picture.list.altText)
      return (entry, made.picture.warnings + made.picture.report)
    }
    let output = try OutputOptions(arguments)
    guard let draw = keys.command.draw else {
      throw .badData("\(keys.name) draws no picture")
    }
    let picture = try draw(arguments, output)
    let encoded = try output.encoded(picture.list, encoder)
    try folder.write(encoded.bytes, of: self)
    let entry = BatchEntry(
      self, picture, encoded, altText: output.altText(of: picture.list))
    return (entry, picture.warnings + output.warnings(on: picture.list) + picture.report)
  }
}
