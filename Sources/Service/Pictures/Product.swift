package import SymtextCommandLine
internal import SymtextDrawing

/// What a command has made, before it is encoded and written.
///
/// The command line writes it, and `batch` and `serve` take it as one file that is not written yet.
package struct Product {
  /// Encodes a file, and adds sentences on what is not as it was asked for.
  package typealias Encoding =
    (PictureEncoder, inout [Sentence]) throws(CommandError) -> EncodedPicture

  private enum Content {
    /// The picture, as the options say.
    case picture(OutputOptions)
    /// One file of another kind, which goes where the options say.
    case file(OutputOptions, format: String, Encoding)
    /// A page without a size, which goes where the options say.
    case page(OutputOptions, format: String, title: String, [UInt8])
    /// Several files, or one in a place of its own.
    case files(MadeFiles, path: String)
    /// Files that are written one after another.
    case stream(() throws(CommandError) -> Void)
    /// Nothing beside the words.
    case words
  }

  /// What is drawn, or what it looks like at rest, with what there is to say of it.
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

  /// A picture of which all has been said.
  package init(judged picture: Picture, _ output: OutputOptions, text: String = "") {
    self.init(picture, .picture(output), text: text)
  }

  /// One file of a kind of its own.
  /// - Parameters:
  ///   - picture: what it looks like at rest, with what there is to say of it.
  ///   - format: its kind, by the extension of its name.
  ///   - text: printed before it is written.
  package init(
    _ picture: Picture, _ output: OutputOptions, format: String, text: String = "",
    _ encoding: @escaping Encoding
  ) {
    self.init(picture, .file(output, format: format, encoding), text: text)
  }

  /// A page that has no size.
  /// - Parameters:
  ///   - format: its kind, by the extension of its name.
  ///   - warnings: sentences on what is not as it was asked for.
  package init(
    page: [UInt8], _ output: OutputOptions, format: String, title: String, warnings: [Sentence]
  ) {
    self.init(
      Picture(list: Self.nothing, warnings: warnings),
      .page(output, format: format, title: title, page))
  }

  /// Files of several pictures.
  /// - Parameter arguments: where they go.
  package init(_ files: MadeFiles, _ arguments: Arguments) {
    self.init(files.picture, .files(files, path: arguments.text("output")))
  }

  /// Files that only the command line writes, one after another.
  package init(
    _ picture: Picture, text: String, stream: @escaping () throws(CommandError) -> Void
  ) {
    self.init(picture, .stream(stream), text: text)
  }

  /// Words that only the command line prints.
  package init(text: String, warnings: [Sentence]) {
    self.init(Picture(list: Self.nothing, warnings: warnings), .words, text: text)
  }

  private static let nothing = DisplayList(width: 0, height: 0, items: [])

  /// Writes it, and says what there is to say.
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

  /// Makes it one file that is not written yet.
  /// - Throws: ``CommandError``, also where it is no file.
  func made(_ encoder: PictureEncoder) throws(CommandError) -> MadePicture {
    var notes = picture.warnings
    let encoded: EncodedPicture
    let format: String
    var altText = picture.list.altText
    switch content {
    case .picture(let output):
      encoded = try output.encoded(picture.list, encoder)
      format = output.format.rawValue
      notes += output.warnings(on: encoded)
      altText = output.altText(of: picture.list)
    case .file(let output, let name, let encode):
      encoded = try encode(encoder, &notes)
      format = name
      altText = output.altText(of: picture.list)
    case .page(_, let format, let title, let bytes):
      return MadePicture(page: bytes, format: format, altText: title, notes: notes)
    case .files(let files, let path):
      (encoded, format) = try files.single(path: path)
    case .stream, .words:
      throw .badData(.badValue, "what is asked for is no picture: the command line writes it")
    }
    var made = MadePicture(
      encoded, format: format, of: picture.list, notes: notes + picture.report.map { Sentence($0) },
      measures: picture.measures)
    made.altText = altText
    return made
  }
}
