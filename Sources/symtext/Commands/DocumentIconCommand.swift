internal import SymtextService
internal import SymtextGraphics
internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextPreviews
internal import SymtextSymbolText

/// The command `symtext docicon`.
enum DocumentIconCommand {
  static let command = Command(
    name: "docicon",
    abstract: "Draws the icon of a document type at all sizes.",
    discussion: """
      The page has a folded corner, a symbol or an image and, at the bottom, a text. Small sizes are simpler and on \
      whole pixels: heavier strokes, fewer colours, no badge, no text up to 32 pixels. Without --size or --preview \
      all sizes are written; the output's name chooses the format: an .iconset folder or an .icns file for macOS, an \
      .ico file for Windows, or a folder called hicolor with the files of freedesktop's icon themes \
      (48x48/mimetypes/NAME.png, …). A batch writes pictures, .icns and .ico files.

        symtext docicon --symbol list.bullet.rectangle --text csv --fill systemGreen -o table.iconset
        symtext docicon --symbol music.note --text audio --fill systemPurple --fill-gradient -o a.iconset
        symtext docicon --symbol list.bullet.rectangle --text csv -o table.ico
        symtext docicon --symbol list.bullet.rectangle --text csv --name text-csv -o icons/hicolor
        symtext docicon --fill-image 16=s.png --fill-image 32=m.png --fill-image l.png -o grid.icns
        symtext docicon --symbol list.bullet.rectangle --text csv --preview -o sizes.png
        symtext docicon --image logo.png --text scene --size 256 -o scene.svg

      \(PaintingOptions.colors)
      """,
    options: DocumentIconOptions.options + [
      .init(
        name: "size", value: "points",
        help: "Draw one picture of this size, as PNG, SVG or PDF, instead of all sizes.",
        range: .documentIcon),
      .init(name: "preview", help: "Draw one picture of all sizes side by side."),
      .init(
        name: "name", value: "name",
        help: "Name of the files in a hicolor folder, after the media type: text-csv."),
    ] + textOptions + PaintingOptions.options + outputOptions
      + OutputOptions.ofShowing,
    action: .makes(
      .init(formats: .of(PictureFormat.self) + ["ico", "icns"], pictureSize: "512") {
        (arguments) throws(CommandError) in
        try check(arguments)
        return try isOne(arguments) ? onePicture(arguments) : DocumentIconFiles.make(arguments)
      }))

  /// Whether to draw one picture instead of files of all sizes.
  private static func isOne(_ arguments: Arguments) throws(CommandError) -> Bool {
    if arguments.has("size") || arguments.has("preview") { return true }
    guard arguments.has("show") else { return false }
    if arguments.has("output") {
      throw .usage(
        "\(option: "show") shows one picture; add \(option: "size") or \(option: "preview"), or leave out \(option: "output")"
      )
    }
    return true
  }

  private static func onePicture(_ arguments: Arguments) throws(CommandError) -> Product {
    let output = try OutputOptions(arguments)
    if arguments.has("name") {
      throw .usage("\(option: "name") is for the files of a hicolor folder; leave it out")
    }
    return Product(
      arguments.has("preview") ? try preview(arguments) : try draw(arguments, output), output)
  }

  private static func check(_ arguments: Arguments) throws(CommandError) {
    guard ["symbol", "image", "text", "fill", "fill-image"].contains(where: arguments.has) else {
      throw .usage(
        "a document's icon needs \(option: "symbol"), \(option: "image"), \(option: "text"), \(option: "fill") or \(option: "fill-image")"
      )
    }
    guard !(arguments.has("size") && arguments.has("preview")) else {
      throw .usage("\(option: "size") and \(option: "preview") are two pictures; leave out one")
    }
  }

  private static let textOptions = TextOptions.options.map { option in
    var option = option
    switch option.name {
    case "weight": option.defaultValue = "semibold"
    case "scale":
      option.help = """
        Scale of the symbol's proportions: small, medium or large. The page determines the symbol's size.
        """
    case "symbol-weight":
      option.help = """
        Weight of the symbol at large sizes: 100 to 900, or a name. Small sizes are heavier.
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
        The .iconset or hicolor folder, or .icns or .ico file, to write; with --size or --preview a .png, .svg or \
        .pdf file, or - for standard output.
        """
    }
    return option
  }

  private static func preview(_ arguments: Arguments) throws(CommandError) -> Picture {
    let appearance = try arguments.choice("appearance", Appearance.self)
    let options = try DocumentIconOptions(arguments)
    let set = try options.iconSet(DocumentIconSize.all)
    var picture = options.picture(of: set.layouts)
    do throws(SymbolError) {
      picture.list = try set.preview(appearance: appearance)
    } catch {
      throw CommandError(error)
    }
    return picture
  }

  private static func draw(
    _ arguments: Arguments, _ output: OutputOptions
  ) throws(CommandError) -> Picture {
    let size = try arguments.number("size") ?? 512
    let side = DocumentIconSize(points: size, pixelRatio: output.pixelRatio)
    guard side.pixels <= DocumentIcon.mostPixels else {
      throw .usage(
        "\(option: "size") and \(option: "pixel-ratio") make \(side.pixels) pixels; at most \(Int(DocumentIcon.mostPixels)) are possible"
      )
    }
    var options = try DocumentIconOptions(arguments)
    if output.isScalable { options.icon.imageOversampling = 4 }
    let layout = try options.layout(side)
    var picture = options.picture(of: [layout])
    if arguments.has("text"), !options.icon.text.isEmpty, layout.textFrame == nil {
      picture.warnings.append(
        "\(option: "text") has no effect: an icon of \(Int(side.pixels)) pixels has no room for text"
      )
    }
    return picture
  }
}
