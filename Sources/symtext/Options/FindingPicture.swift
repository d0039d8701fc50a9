internal import SymtextAuthoring
internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextFonts
internal import SymtextImageFormats
internal import SymtextService
internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextVectorFormats

/// The option of checks to draw their findings.
struct FindingPicture {
  static let option = Command.Option(
    name: "picture", value: "file",
    help: """
      Draw the symbols with problems, their places marked, and the sentences below: a .png or .svg file; at most 60 \
      symbols.
      """)

  /// `nil` draws nothing.
  private let file: String?

  /// - Throws: ``CommandError`` for a file of another format.
  init(_ arguments: Arguments) throws(CommandError) {
    file = arguments["picture"]
    if let file, !file.hasSuffix(".png"), !file.hasSuffix(".svg") {
      throw .badValue("picture", file, "the name must end in .png or .svg")
    }
  }

  /// Draws the findings and writes the file; nothing without findings.
  func write(_ drawings: () -> [MarkedDrawing]) throws(CommandError) {
    guard let file else { return }
    let drawings = drawings()
    guard !drawings.isEmpty else {
      return Console.note("\(file) is not written: there are no problems to draw")
    }
    let face = try TextOptions.face(named: FontFinder.defaultFamily)
    let bytes: [UInt8]
    do {
      let sheet = FindingSheet(
        font: Font(face: face, size: 10), library: try SymbolLibrary.bundled())
      let list = try sheet.displayList(drawings)
      bytes = try file.hasSuffix(".svg") ? list.svg() : list.png(pixelRatio: 2)
    } catch let error as SymbolError {
      throw CommandError(error)
    } catch let error as RenderingError {
      throw CommandError(error)
    } catch {
      throw .badData("\(error)")
    }
    try File.write(bytes, to: file)
  }
}
