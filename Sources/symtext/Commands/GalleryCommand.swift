internal import SymtextService
internal import SymtextCommandLine
internal import SymtextCatalog
internal import SymtextSupport
internal import SymtextSymbolText

/// The command `symtext gallery`.
enum GalleryCommand {
  static let command = Command(
    name: "gallery",
    abstract: "Writes a web page to search, view and copy symbols.",
    discussion: """
      The page shows all symbols of the bundled library, or those of --library. It needs no server and no network: \
      open index.html from the disk, or put the folder on any web server.

      It searches as you type, like `symtext symbols search`; shows symbols at every weight and scale, in every \
      mode, beside text in your own font, with layers, variants and animations; and copies them as a name, a \
      character, SVG, PNG, CSS, Swift, Typst, LaTeX and more. Its address holds the current view. / searches, arrows \
      move between symbols, Enter opens one, ? lists the other keys.

        symtext gallery -o gallery
        symtext gallery --library Lucide.ttf --library Tabler.ttf --bundled -o icons
        symtext gallery --library My.ttf --drawings my-drawings/ --single my-icons.html
      """,
    options: [
      .init(
        name: "output", letter: "o", value: "folder",
        help:
          "The folder for the page, created if missing; its files of the same names are replaced."
      ),
      .init(
        name: "single", value: "file",
        help: "Write the page into one .html file instead; - is standard output."),
      .init(
        name: "library", value: "file",
        help:
          "A font made by `font build`, or any icon font, instead of the bundled library.",
        isRepeated: true),
      .init(name: "bundled", help: "Also show the bundled library, after those of --library."),
      .init(
        name: "title", value: "text",
        help: "Title of the page. Default: the library's name, or “Symbols” for several."),
      .init(
        name: "drawings", value: "folder",
        help:
          "The folder of drawings in the page's commands, which make a font of picked symbols."
      ),
      .init(
        name: "no-fonts",
        help:
          "Write no fonts; the page's grid draws outlines, which look the same but take longer."
      ),
      .init(
        name: "threads", value: "count",
        help: "Number of threads; the page is the same. Default: the number of processors.",
        range: .threads),
    ],
    action: .runs { (arguments) throws(CommandError) in
      guard arguments.has("output") != arguments.has("single") else {
        throw .usage(
          arguments.has("output")
            ? "-o and \(option: "single") are two outputs; leave out one"
            : "-o FOLDER or \(option: "single") FILE is needed, as in `symtext gallery -o gallery`"
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
    // First, so that a folder that cannot be created fails at once.
    let folder = try FolderOutput(path)
    let files = gallery.files
    // The page is last, in case the files are moved one by one.
    let ordered =
      files.filter { $0.name != "index.html" } + files.filter { $0.name == "index.html" }
    for file in ordered { try folder.add(file.bytes, as: file.name) }
    try folder.place()
    Console.note("\(gallery.count) symbols: open \(path)/index.html")
  }
}
