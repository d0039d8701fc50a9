internal import FontGlyphs

/// The command `symtext font build`.
struct FontBuildCommand {
  static let command = Command(
    name: "build",
    abstract: "Compiles drawings into one variable font.",
    discussion: """
      A drawing is an SVG file of strokes on a 24-unit grid; its file name is the symbol's name. \
      Weights (wght 100–900) and scales (small ss01, large ss02) are computed. The format is \
      described in fonts/README.md.

      Code points are frozen in a codepoints file, one line a name. A file named “codepoints” in the \
      first source directory is used unless another is named; new symbols are added to it.

        symtext font build drawings/ --codepoints drawings/codepoints -o Symbols.ttf
        symtext font build star.svg moon.svg -o Two.ttf
      """,
    operand: .init(
      name: "source", help: "Drawings, or directories that are searched for .svg files.",
      isRepeated: true),
    options: [
      .init(
        name: "output", letter: "o", value: "file",
        help: "The font file to write; - is standard output.", isRequired: true),
      .init(name: "codepoints", value: "file", help: "The file of frozen code points."),
      .init(
        name: "family", value: "name", help: "The font's family name.",
        standard: "Symtext Symbols"),
    ],
    run: { (arguments) throws(CommandError) in
      try FontBuildCommand(
        sources: arguments.operands, output: arguments.text("output"),
        codepoints: arguments["codepoints"], family: arguments.text("family")
      ).build()
    })

  var sources: [String]
  var output: String
  var codepoints: String?
  var family: String

  private func build() throws(CommandError) {
    var files: [String] = []
    for source in sources {
      if File.isDirectory(source) {
        let found = try File.files(under: source.withoutTrailingSlash, suffix: ".svg")
        guard !found.isEmpty else { throw .noInput("there is no .svg file in \(source)") }
        files += found
      } else {
        files.append(source)
      }
    }
    var symbols: [Symbol] = []
    for file in files { symbols.append(try symbol(file)) }
    let codePointsFile = self.codePointsFile
    do {
      var codePoints = CodePoints()
      if let path = codePointsFile, File.exists(path) {
        codePoints = try CodePoints(
          file: path, text: String(decoding: try File.read(path), as: UTF8.self))
      }
      let set = try SymbolSet(symbols: symbols, codePoints: codePoints)
      let (font, report) = try FontCompiler(familyName: family).font(set)
      try File.write(font.encoded(), to: output)
      if let path = codePointsFile, set.codePoints != codePoints {
        try File.write(Array(set.codePoints.fileText.utf8), to: path)
      }
      File.note(
        "\(report.symbolCount) symbols, \(report.glyphCount) glyphs, "
          + "\(report.overlappingGlyphs.count) with overlapping contours")
      if codePointsFile == nil {
        File.note("the code points are not frozen; keep them with --codepoints FILE")
      }
    } catch let error as CommandError {
      throw error
    } catch {
      throw .badData("\(error)")
    }
  }

  private var codePointsFile: String? {
    if let codepoints { return codepoints }
    guard let first = sources.first, File.isDirectory(first) else { return nil }
    let path = first.withoutTrailingSlash + "/codepoints"
    return File.exists(path) ? path : nil
  }

  private func symbol(_ file: String) throws(CommandError) -> Symbol {
    let last = file.split(separator: "/").last ?? ""
    guard File.exists(file) else { throw .noInput("cannot read \(file): there is no such file") }
    guard last.hasSuffix(".svg") else {
      throw .usage("\(file) is no .svg file; the file name gives the symbol its name")
    }
    let bytes = try File.read(file, mostBytes: 16 << 20)
    do {
      return try DrawingImporter(file: file).symbol(from: bytes, name: String(last.dropLast(4)))
    } catch {
      throw .badData("\(error)")
    }
  }
}

extension String {
  fileprivate var withoutTrailingSlash: String {
    count > 1 && hasSuffix("/") ? String(dropLast()) : self
  }
}
