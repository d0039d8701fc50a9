package import SymtextCommandLine
internal import SymtextDrawing

/// The product of a command, before it is encoded and written.
///
/// The command line writes it; `batch` and `serve` take it as one file in memory.
package struct Product {
  /// Encodes a file and adds warnings.
  package typealias Encoding =
    (PictureEncoder, inout [Sentence]) throws(CommandError) -> EncodedPicture

  private enum Content {
    /// The picture.
    case picture(OutputOptions)
    /// One file in another format.
    case file(OutputOptions, format: String, Encoding)
    /// A page without a size.
    case page(OutputOptions, format: String, title: String, [UInt8])
    /// Several files, or one at its own path.
    case files(MadeFiles, path: String)
    /// Files that are written one after another.
    case stream(() throws(CommandError) -> Void)
    /// Only text.
    case words
  }

  /// The picture, of an animation at rest, with its warnings and reports.
  private let picture: Picture
  private let content: Content
  /// Printed before anything is written.
  private let text: String

  private init(_ picture: Picture, _ content: Content, text: String = "") {
    self.picture = picture
    self.content = content
    self.text = text
  }

  /// A picture.
  package init(_ picture: Picture, _ output: OutputOptions) {
    var picture = picture
    picture.warnings += output.warnings(on: picture.list)
    self.init(picture, .picture(output))
  }

  /// A picture whose warnings are complete.
  package init(judged picture: Picture, _ output: OutputOptions, text: String = "") {
    self.init(picture, .picture(output), text: text)
  }

  /// One file in a format of its own.
  /// - Parameters:
  ///   - picture: the picture at rest, with its warnings and reports.
  ///   - format: the file's extension.
  ///   - text: printed before the file is written.
  package init(
    _ picture: Picture, _ output: OutputOptions, format: String, text: String = "",
    _ encoding: @escaping Encoding
  ) {
    self.init(picture, .file(output, format: format, encoding), text: text)
  }

  /// A page without a size.
  /// - Parameters:
  ///   - format: the file's extension.
  ///   - warnings: the warnings.
  package init(
    page: [UInt8], _ output: OutputOptions, format: String, title: String, warnings: [Sentence]
  ) {
    self.init(
      Picture(list: Self.nothing, warnings: warnings),
      .page(output, format: format, title: title, page))
  }

  /// Files of several pictures.
  /// - Parameter arguments: the arguments with the output.
  package init(_ files: MadeFiles, _ arguments: Arguments) {
    self.init(files.picture, .files(files, path: arguments.text("output")))
  }

  /// Files that only the command line writes, one after another.
  package init(
    _ picture: Picture, text: String, stream: @escaping () throws(CommandError) -> Void
  ) {
    self.init(picture, .stream(stream), text: text)
  }

  /// Text that only the command line prints.
  package init(text: String, warnings: [Sentence]) {
    self.init(Picture(list: Self.nothing, warnings: warnings), .words, text: text)
  }

  private static let nothing = DisplayList(width: 0, height: 0, items: [])

  /// Writes the files and prints warnings and reports.
  /// - Throws: ``CommandError``.
  func write() throws(CommandError) {
    for warning in picture.warnings { Console.warn(warning) }
    if !text.isEmpty { try File.write(Array(text.utf8), to: "-") }
    switch content {
    case .picture(let output):
      try output.tell(picture)
      let encoded = try output.write(picture.list, PictureEncoder())
      try output.report(picture.list, encoded)
    case .file(let output, _, let encode):
      var notes: [Sentence] = []
      let encoded = try encode(PictureEncoder(), &notes)
      for note in notes { Console.warn(note) }
      try output.write(encoded.bytes)
    case .page(let output, _, _, let bytes): try output.write(bytes)
    case .files(let files, let path):
      try files.write(to: path)
      for line in picture.report { Console.note(Sentence(line)) }
    case .stream(let write): try write()
    case .words: break
    }
  }

  /// Encodes it as one file in memory.
  /// - Throws: ``CommandError``, also if it is not one file.
  func made(_ encoder: PictureEncoder) throws(CommandError) -> MadePicture {
    var notes = picture.warnings
    let encoded: EncodedPicture
    let format: String
    var altText = picture.list.altText
    var altTextLanguage = picture.list.altTextLanguage
    switch content {
    case .picture(let output):
      encoded = try output.encoded(picture.list, encoder)
      format = output.format.rawValue
      notes += output.warnings(on: encoded)
      altText = output.altText(of: picture.list)
      altTextLanguage = output.altTextLanguage(of: picture.list)
    case .file(let output, let name, let encode):
      encoded = try encode(encoder, &notes)
      format = name
      altText = output.altText(of: picture.list)
      altTextLanguage = output.altTextLanguage(of: picture.list)
    case .page(_, let format, let title, let bytes):
      return MadePicture(page: bytes, format: format, altText: title, notes: notes)
    case .files(let files, let path):
      (encoded, format) = try files.single(path: path)
    case .stream, .words:
      throw .badData(.badValue, "only the command line makes this output; request a picture")
    }
    var made = MadePicture(
      encoded, format: format, of: picture.list, notes: notes + picture.report.map { Sentence($0) },
      measures: picture.measures)
    (made.altText, made.altTextLanguage) = (altText, altTextLanguage)
    return made
  }
}
