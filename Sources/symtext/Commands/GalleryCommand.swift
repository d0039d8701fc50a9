internal import SymtextService
internal import SymtextCommandLine
internal import SymtextCatalog
internal import SymtextSupport
internal import SymtextSymbolText

/// The command `symtext gallery`.
enum GalleryCommand {
  static let command = Command(
    name: "gallery",
    abstract: "Writes a page on which symbols are searched, looked at and copied.",
    discussion: """
      The page shows all symbols of the library that comes with symtext, or of those that --library names, side by \
      side. It needs no server and no network: open index.html from the disk, or put the folder on any web \
      server.

      Symbols are found as `symtext symbols search` finds them, as you type; they are shown at every weight and \
      scale, in every mode, beside text in your own font, in their layers and variants, and moving; and copied as a \
      name, a character, SVG, PNG, CSS, Swift, Typst, LaTeX and more. The address of the page says what it shows. / searches, \
      arrows go from symbol to symbol, Enter opens one, ? tells the other keys.

        symtext gallery -o gallery
        symtext gallery --library Lucide.ttf --library Tabler.ttf --bundled -o icons
        symtext gallery --library My.ttf --drawings my-drawings/ --single my-icons.html
      """,
    options: [
      .init(
        name: "output", letter: "o", value: "folder",
        help:
          "The folder of the page, which is created; files in it that have the same names are replaced."
      ),
      .init(
        name: "single", value: "file",
        help: "Write the page into one .html file instead; - is standard output."),
      .init(
        name: "library", value: "file",
        help:
          "A font that `font build` made, or any font of icons, in place of the bundled library.",
        isRepeated: true),
      .init(name: "bundled", help: "Show the bundled library too, behind those of --library."),
      .init(
        name: "title", value: "text",
        help: "What stands above the page; the library's name, or “Symbols” of several."),
      .init(
        name: "drawings", value: "folder",
        help:
          "The folder of drawings that the page's commands name, which make a font of picked symbols."
      ),
      .init(
        name: "no-fonts",
        help:
          "Make no fonts for the page; its grid draws outlines, which looks the same and takes longer."
      ),
      .init(
        name: "threads", value: "count",
        help: "How many threads work; the page is the same. As many as there are processors.",
        range: .threads),
    ],
    action: .runs { (arguments) throws(CommandError) in
      guard arguments.has("output") != arguments.has("single") else {
        throw .usage(
          arguments.has("output")
            ? "-o and \(option: "single") both say where the page goes; give one of them"
            : "-o FOLDER or \(option: "single") FILE says where the page goes, as in `symtext gallery -o gallery`"
        )
      }
      var gallery = Gallery(try libraries(arguments))
      if let title = arguments["title"] { gallery.title = title }
      gallery.drawings = arguments["drawings"]
      gallery.hasFonts = !arguments.has("no-fonts")
      if let count = try arguments.count("threads") { gallery.threads = count }
      if let file = arguments["single"] {
        try File.write(gallery.singleFile, to: file)
        return
      }
      let path = arguments.text("output")
      guard path != "-", !path.isEmpty else {
        throw .usage(
          "-o \(path): a folder is expected; \(option: "single") - writes one file to standard output"
        )
      }
      try write(gallery, to: path)
    })

  private static func libraries(_ arguments: Arguments) throws(CommandError) -> [GalleryLibrary] {
    let files = arguments.all("library")
    var libraries: [GalleryLibrary] = []
    for file in files {
      guard File.exists(file) else { throw .noInput("cannot read \(file): there is no such file") }
      do { libraries.append(try GalleryLibrary(file: file)) } catch { throw CommandError(error) }
    }
    if files.isEmpty || arguments.has("bundled") {
      if files.isEmpty, arguments.has("bundled") {
        Console.warn(
          "\(option: "bundled") has no effect: without \(option: "library") the bundled library is shown anyway"
        )
      }
      do { libraries.append(try .bundled()) } catch { throw CommandError(error) }
    }
    return libraries
  }

  private static func write(_ gallery: Gallery, to path: String) throws(CommandError) {
    // First, so that a folder that cannot be is told at once.
    try File.createDirectory(path)
    let files = gallery.files
    for folder in ["data", "fonts"] where files.contains(where: { $0.name.hasPrefix("\(folder)/") })
    {
      try File.createDirectory("\(path)/\(folder)")
    }
    for file in files { try File.write(file.bytes, to: "\(path)/\(file.name)") }
    Console.note("\(gallery.count) symbols: open \(path)/index.html")
  }
}
