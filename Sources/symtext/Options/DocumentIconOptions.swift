internal import SymtextService
internal import SymtextGraphics
internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextPreviews
internal import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

/// A document icon on the command line.
struct DocumentIconOptions {
  static let options: [Command.Option] = [
    .init(name: "symbol", value: "name", help: "Symbol in the centre."),
    .init(
      name: "image", value: "[size=]file",
      help: """
        Image (PNG, JPEG, WebP, SVG or PDF) in the centre, in its own colours, instead of a symbol. A prefix such as \
        16= or 16@2x= makes it the image of that size; with half the canvas's pixels it is copied pixel by pixel. May \
        be repeated.
        """,
      isRepeated: true),
    .init(
      name: "text", value: "text",
      help: "Text at the bottom, in capitals: the extension of the files, or a term."),
    .init(name: "as-written", help: "Keep lower-case letters in the text."),
    .init(
      name: "fill", value: "color", help: "Colour of the page.", defaultValue: "white"),
    .init(
      name: "fill-gradient",
      help: "Fill the page with a gradient of its colour."),
    .init(
      name: "fill-image", value: "[size=]file",
      help: """
        Fill the page with an image: a square one has the size of the canvas, another one covers the page. A prefix \
        such as 16= or 16@2x= makes it the image of that size; with the canvas's pixels it is copied pixel by pixel. \
        May be repeated.
        """,
      isRepeated: true),
    .init(
      name: "color", value: "color",
      help: "Colour of symbol and text. Default: white on dark pages, grey on light ones."),
  ]

  /// Options for the look of the text.
  private static let ofText = [
    "as-written", "weight", "italic", "letter-spacing", "text-spacing-trim",
  ]

  var icon: DocumentIcon
  /// The font of the text.
  let font: Font
  private let text: TextOptions

  init(_ arguments: Arguments) throws(CommandError) {
    for option in ["fill", "color"] where try arguments.adaptiveColor(option) == .current {
      throw .badValue(
        option, "currentColor",
        "the other colours are computed from it; give a definite colour"
      )
    }
    text = try TextOptions(arguments, style: TextStyleOptions(arguments))
    font = try text.font(size: 17)
    var attributes = text.attributes
    if arguments.has("weight") { attributes.weight = .value(font.weight) }
    icon = DocumentIcon(
      fill: try Self.fill(arguments), image: try Self.image(arguments, text),
      text: arguments["text"] ?? "", isCapitalized: !arguments.has("as-written"),
      color: try arguments.adaptiveColor("color"),
      painting: try PaintingOptions(arguments).painting, configuration: text.configuration,
      attributes: attributes, hasBoldText: text.configuration.hasBoldText)
  }

  private static func fill(_ arguments: Arguments) throws(CommandError) -> DocumentFill {
    if let file = arguments["fill-image"] {
      guard !arguments.has("fill") && !arguments.has("fill-gradient") else {
        throw .badValue(
          "fill-image", file,
          "the image covers the page; leave out \(option: "fill") and \(option: "fill-gradient")")
      }
    }
    if let images = try SizedImageOption.images("fill-image", arguments) {
      return .images(images)
    }
    let color = try arguments.adaptiveColor("fill") ?? .white
    return arguments.has("fill-gradient") ? .gradient(color) : .color(color)
  }

  private static func image(
    _ arguments: Arguments, _ text: TextOptions
  ) throws(CommandError) -> DocumentImage? {
    if let file = arguments["image"], arguments.has("symbol") {
      throw .badValue(
        "image", file, "the centre holds an image or a symbol; leave out \(option: "symbol")")
    }
    if let images = try SizedImageOption.images("image", arguments) { return .images(images) }
    let symbol = try text.present(arguments["symbol"], beside: arguments["text"] ?? "")
    return symbol.map { .symbol($0) }
  }

  /// Lays out the icon at several sizes.
  func iconSet(_ sizes: [DocumentIconSize]) throws(CommandError) -> DocumentIconSet {
    do throws(SymbolError) {
      return try DocumentIconSet(
        icon, sizes: sizes, font: font, library: text.symbols, fallback: text.fallback)
    } catch {
      throw CommandError(error)
    }
  }

  /// Lays out the icon at one size.
  func layout(_ size: DocumentIconSize) throws(CommandError) -> DocumentIconLayout {
    do throws(SymbolError) {
      return try icon.layout(
        size, font: font, library: text.symbols, fallback: text.fallback)
    } catch {
      throw CommandError(error)
    }
  }

  /// Returns the picture of the last layout, with the warnings of all.
  func picture(of layouts: [DocumentIconLayout]) -> Picture {
    let lists = layouts.map { $0.displayList() }
    var picture = Picture(list: lists.last ?? DisplayList(width: 0, height: 0, items: []))
    var centre = false
    if case .symbol? = icon.image { centre = true }
    picture.warnings =
      text.warnings(
        symbols: layouts.compactMap(\.symbol), missing: layouts.last?.missingCharacters ?? [],
        faces: layouts.flatMap(\.faces), font: font, items: lists.flatMap(\.items))
      + (icon.text.isEmpty ? text.idle.warnings(Self.ofText, "there is no text") : [])
      + text.idle.warning(
        "color", if: !centre && icon.text.isEmpty, "there is no symbol and no text")
      + unusedImages(layouts.map(\.size))
    if case .images(let images) = icon.fill {
      picture.warnings += images.omissions.map { Sentence($0) }
    }
    if layouts.contains(where: \.isTruncated) {
      picture.warnings.append(
        "the text “\(icon.text)” is too long for the page and is truncated; shorten \(option: "text")"
      )
    }
    return picture
  }

  /// Returns warnings about images that no size uses.
  private func unusedImages(_ sizes: [DocumentIconSize]) -> [Sentence] {
    var all: [(option: String, images: SizedImages)] = []
    if case .images(let images)? = icon.image { all.append(("image", images)) }
    if case .images(let images) = icon.fill { all.append(("fill-image", images)) }
    return all.flatMap { option, images in
      images.unused(at: sizes).map { size in
        "the \(option: option) of \(size.name) has no effect: no drawn size uses it"
      }
    }
  }
}
