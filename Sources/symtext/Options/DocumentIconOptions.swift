internal import Colors
internal import CommandSupport
internal import Drawing
internal import Images
internal import Previews
internal import SymbolText
internal import Fonts
internal import TextLayout

/// A document's icon as the command line describes it.
struct DocumentIconOptions {
  static let options: [Command.Option] = [
    .init(name: "symbol", value: "name", help: "The symbol in the centre."),
    .init(
      name: "image", value: "file",
      help:
        "An image (PNG, JPEG, WebP, SVG or PDF) in the centre, in its own colours, in place of a symbol."
    ),
    .init(
      name: "text", value: "text",
      help: "At the bottom, in capitals: the extension of the files, or a term."),
    .init(name: "as-written", help: "Leave the text's small letters small."),
    .init(
      name: "fill", value: "color", help: "What the page is filled with.", defaultValue: "white"),
    .init(
      name: "fill-gradient",
      help: "Fill the page with a gradient that is made from its colour, not flat."),
    .init(
      name: "fill-image", value: "file",
      help: "Fill the page with a PNG image, as large as covers it."),
    .init(
      name: "color", value: "color",
      help: "Of symbol and text; white on dark pages and grey on light ones when left out."),
  ]

  var icon: DocumentIcon
  /// The font of the text.
  let font: Font
  private let text: TextOptions

  init(_ arguments: Arguments) throws(CommandError) {
    text = try TextOptions(arguments, style: TextStyleOptions(arguments))
    font = try text.font(size: 17)
    var attributes = text.attributes
    if arguments.has("weight") { attributes.weight = .value(font.weight) }
    icon = DocumentIcon(
      fill: try Self.fill(arguments), image: try Self.image(arguments),
      text: arguments["text"] ?? "", isCapitalized: !arguments.has("as-written"),
      color: try arguments.adaptiveColor("color"),
      painting: try PaintingOptions(arguments).painting, configuration: text.configuration,
      attributes: attributes)
  }

  private static func fill(_ arguments: Arguments) throws(CommandError) -> DocumentFill {
    if let file = arguments["fill-image"] {
      guard !arguments.has("fill") && !arguments.has("fill-gradient") else {
        throw .usage(
          "--fill-image \(file): the image covers the page; leave out --fill and --fill-gradient")
      }
      return .image(try image(file: file))
    }
    let color = try arguments.adaptiveColor("fill") ?? .white
    return arguments.has("fill-gradient") ? .gradient(color) : .color(color)
  }

  private static func image(_ arguments: Arguments) throws(CommandError) -> DocumentImage? {
    guard let file = arguments["image"] else {
      return arguments["symbol"].map { .symbol($0) }
    }
    guard !arguments.has("symbol") else {
      throw .usage("--image \(file): the centre holds an image or a symbol; leave out --symbol")
    }
    return .image(try image(file: file))
  }

  private static func image(file: String) throws(CommandError) -> PlainImage {
    do throws(ImageError) {
      let image = try PlainImage(file: file)
      if let omissions = image.omissions { File.warn(omissions) }
      return image
    } catch {
      throw CommandError(error)
    }
  }

  /// Sets the icon at all sizes and says what is missing.
  func iconSet() throws(CommandError) -> DocumentIconSet {
    do throws(SymbolError) {
      let set = try DocumentIconSet(
        icon, font: font, library: text.symbols, fallback: text.fallback)
      warn(set.layouts)
      return set
    } catch {
      throw CommandError(error)
    }
  }

  /// Sets the icon at one size and says what is missing.
  func layout(_ size: DocumentIconSize) throws(CommandError) -> DocumentIconLayout {
    do throws(SymbolError) {
      let layout = try icon.layout(
        size, font: font, library: text.symbols, fallback: text.fallback)
      warn([layout])
      return layout
    } catch {
      throw CommandError(error)
    }
  }

  private func warn(_ layouts: [DocumentIconLayout]) {
    var centre = icon.image != nil
    if case .image = icon.image { centre = false }
    let warnings =
      text.warnings(
        symbols: layouts.compactMap(\.symbol), missing: layouts.last?.missingCharacters ?? [],
        faces: layouts.flatMap(\.faces), font: font,
        items: layouts.flatMap { $0.displayList().items })
      + text.idle.warning("as-written", if: icon.text.isEmpty, "there is no text")
      + text.idle.warning(
        "color", if: !centre && icon.text.isEmpty, "there is no symbol and no text")
    for warning in warnings { File.warn(warning) }
    if layouts.contains(where: \.isTruncated) {
      File.note(
        "symtext: the text “\(icon.text)” is too long for the page and is cut; a shorter --text fits"
      )
    }
  }
}
