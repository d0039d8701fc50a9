internal import SymtextService
internal import SymtextCommandLine
internal import SymtextOpenType

/// The command `symtext font export`.
enum FontExportCommand {
  static let command = Command(
    name: "export",
    abstract: "Writes the bundled font, for web pages and other programs.",
    discussion: """
      It has all symbols in nine weights and three scales; its family name is Symtext Symbols. A .woff2 is for \
      browsers; `symtext font build` makes smaller fonts of a few symbols, with a style sheet.

        symtext font export -o Symtext.ttf
        symtext font export -o web/Symtext.woff2
      """,
    options: [
      .init(
        name: "output", letter: "o", value: "file",
        help: "The font file to write, .ttf or .woff2; - is standard output.", isRequired: true)
    ],
    action: .runs { (arguments) throws(CommandError) in
      let output = arguments.text("output")
      let format = try FontFileFormat(output: output)
      if output == "-" && Console.isTerminal {
        throw .usage("a font cannot be shown in a terminal; give a file with \(option: "output")")
      }
      try File.write(try format.file(BinaryReader(FontData.bundled).copy), to: output)
    })
}
