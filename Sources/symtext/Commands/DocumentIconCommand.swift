internal import Pixels
internal import Colors
internal import CommandSupport
internal import Drawing
internal import Previews
internal import SymbolText

/// The command `symtext docicon`.
enum DocumentIconCommand {
  static let command = Command(
    name: "docicon",
    abstract: "Draws the icon of a kind of document at all ten sizes.",
    discussion: """
      The page has a folded corner; on it stand a symbol or an image and, at the bottom, a text. Small \
      sizes show less: heavier strokes and fewer colours, no badge, no text up to 32 pixels. Without \
      --size or --preview a folder is written, with a PNG for each size named as in an icon set.

        symtext docicon --symbol list.bullet.rectangle --text csv --fill systemGreen -o table.iconset
        symtext docicon --symbol music.note --text audio --fill systemPurple --fill-gradient -o a.iconset
        symtext docicon --symbol list.bullet.rectangle --text csv --preview -o sizes.png
        symtext docicon --image logo.png --text scene --size 256 -o scene.svg

      \(PaintingOptions.colors)
      """,
    options: DocumentIconOptions.options + [
      .init(
        name: "size", value: "points",
        help: "Draw one picture of this size, as PNG, SVG or PDF, in place of a folder."),
      .init(name: "preview", help: "Draw one picture of all sizes side by side."),
    ] + textOptions + PaintingOptions.options + outputOptions,
    run: { (arguments) throws(CommandError) in
      guard ["symbol", "image", "text", "fill", "fill-image"].contains(where: arguments.has) else {
        throw .usage("a document's icon needs --symbol, --image, --text, --fill or --fill-image")
      }
      guard !(arguments.has("size") && arguments.has("preview")) else {
        throw .usage("--size and --preview are two pictures; leave out one")
      }
      if arguments.has("preview") {
        let output = try OutputOptions(arguments)
        let set = try DocumentIconOptions(arguments).iconSet()
        let list = try preview(of: set, arguments)
        for warning in output.warnings(on: list) { File.warn(warning) }
        try output.write(list)
      } else if arguments.has("size") {
        try draw(arguments)
      } else {
        try writeFolder(arguments)
      }
    })

  private static let textOptions = TextOptions.options.map { option in
    var option = option
    switch option.name {
    case "weight": option.defaultValue = "semibold"
    case "scale":
      option.help = """
        The scale whose proportions the symbol has: small, medium or large; it is as large as the \
        page allows.
        """
    case "symbol-weight":
      option.help = """
        The symbol's weight at large sizes: 100 to 900, or a name; small sizes are heavier.
        """
      option.defaultValue = "regular"
    default: break
    }
    return option
  }

  private static let outputOptions = OutputOptions.options.filter { $0.name != "snap" }.map {
    option in
    var option = option
    if option.name == "output" {
      option.value = "folder|file"
      option.help = """
        The .iconset folder to write; with --size or --preview the .png, .svg or .pdf file, or - for \
        standard output.
        """
    }
    return option
  }

  private static func preview(
    of set: DocumentIconSet, _ arguments: Arguments
  ) throws(CommandError) -> DisplayList {
    let appearance = try arguments.choice("appearance", Appearance.self)
    do throws(SymbolError) {
      return try set.preview(appearance: appearance)
    } catch {
      throw CommandError(error)
    }
  }

  private static func draw(_ arguments: Arguments) throws(CommandError) {
    let output = try OutputOptions(arguments)
    let size = try arguments.number("size", in: .documentIcon) ?? 512
    let side = DocumentIconSize(points: size, pixelRatio: output.pixelRatio)
    guard side.pixels <= DocumentIcon.mostPixels else {
      throw .usage(
        "--size and --pixel-ratio make \(side.pixels) pixels; at most \(Int(DocumentIcon.mostPixels)) are possible"
      )
    }
    var options = try DocumentIconOptions(arguments)
    if output.isScalable { options.icon.imageOversampling = 4 }
    let layout = try options.layout(side)
    if arguments.has("text"), !options.icon.text.isEmpty, layout.textFrame == nil {
      File.warn("--text has no effect: an icon of \(Int(side.pixels)) pixels has no room for text")
    }
    try output.write(layout.displayList())
  }

  private static func writeFolder(_ arguments: Arguments) throws(CommandError) {
    let folder = arguments.text("output")
    for option in ["format", "pixel-ratio", "background", "alt", "text-as"]
    where arguments.has(option) {
      throw .usage("--\(option) is for one picture; add --size or --preview, or leave it out")
    }
    guard folder.hasSuffix(".iconset") || folder.hasSuffix(".iconset/") else {
      throw .usage(
        "--output \(folder): the folder's name ends in .iconset; --size or --preview draw one picture"
      )
    }
    let png = try PNGOptions(arguments, format: PictureFormat.png)
    let set = try DocumentIconOptions(arguments).iconSet()
    let files: [(name: String, png: [UInt8])]
    do throws(RenderingError) {
      files = try set.files(blending: png.blending, level: png.level)
    } catch {
      throw .badData(error.description)
    }
    try File.write(files.map { ($0.name, $0.png) }, toDirectory: folder)
  }
}
