internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextService
internal import SymtextSymbolExport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The option `--box`: the picture of one symbol in its box, as `symtext export` draws it.
struct BoxOption {
  static let option = Command.Option(
    name: "box", value: "box",
    help: """
      Draw one symbol in a box whose middle is that of the capitals: icon, a square of 24 units of the drawing grid, or \
      text, as wide as in text; or the height of the square in points, such as 24, in place of --size.
      """)

  /// The options that lay out more than one symbol, or draw beside it.
  private static let others = ["leading", "rows", "width", "guides", "canvas"]

  private let box: SymbolBox
  /// The height of the square in points; `nil` for the height that the size gives.
  private let height: Double?

  /// Reads the option; `nil` if it was not given.
  /// - Throws: ``CommandError`` (usage) for another value, or beside options that it excludes.
  init?(_ arguments: Arguments) throws(CommandError) {
    guard let text = arguments["box"] else { return nil }
    if let box = SymbolBox(rawValue: text) {
      (self.box, height) = (box, nil)
    } else if let points = Double(text), points >= 1, points <= 2048 {
      (box, height) = (.icon, points)
    } else {
      throw .badValue("box", text, "icon, text, or points from 1 to 2048 are expected")
    }
    for name in Self.others where arguments.has(name) {
      throw .usage("\(option: "box") draws one symbol; leave out \(option: name)")
    }
    if height != nil, arguments.has("size") {
      throw .usage(
        "\(option: "box") \(text) and \(option: "size") both give the size; leave out one")
    }
  }

  /// Returns the picture, and a warning if the symbol was scaled to fit.
  /// - Throws: ``CommandError`` for the options or the text, or if the text is not one symbol.
  func picture(
    _ arguments: Arguments, pixelRatio: Double
  ) throws(CommandError) -> (text: TextRequest, list: DisplayList, warning: Sentence?) {
    var text = try TextRequest(arguments, pixelRatio: pixelRatio)
    var size = text.line.size
    if let height {
      size *= height / (SymbolBox.side * (try unit(of: text)))
      text = try Self.request(arguments, size: size, pixelRatio: pixelRatio)
    }
    let placement = try placement(of: text)
    if placement.factor < 1 {
      text = try Self.request(arguments, size: size * placement.factor, pixelRatio: pixelRatio)
    }
    // The unit of a symbol that was scaled down is smaller than that of its box.
    let unit = try unit(of: text) / placement.factor
    var list = text.block.displayList()
    let corner = placement.map * Point.zero
    let shift = Vector(corner.x * unit, corner.y * unit - (list.firstBaseline ?? 0))
    list.items = list.items.map { $0.offsetBy(shift) }
    (list.width, list.height) = (placement.width * unit, placement.height * unit)
    list.firstBaseline = placement.baseline * unit
    list.lastBaseline = list.firstBaseline
    list.fontSize = text.line.size
    let room = text.padding
    list = list.extended(by: CanvasMargins(left: room, top: room, right: room, bottom: room))
    let percent = Int((placement.factor * 100).rounded())
    let warning: Sentence? =
      placement.factor < 1
      ? "`\(try symbol(of: text).name)` is scaled to \(percent) % to fit its box" : nil
    return (text, list, warning)
  }

  private static func request(
    _ arguments: Arguments, size: Double, pixelRatio: Double
  ) throws(CommandError) -> TextRequest {
    try TextRequest(arguments.setting("size", to: "\(size)"), pixelRatio: pixelRatio)
  }

  /// Returns the one symbol of a text.
  private func symbol(of text: TextRequest) throws(CommandError) -> ResolvedSymbol {
    guard text.labels.count == 1, let label = text.labels.first, label.text == "\u{FFFC}",
      label.symbols.count == 1
    else {
      throw .usage(
        "\(option: "box") draws one symbol, such as {heart}; leave out other text, or the option")
    }
    return label.symbols[0]
  }

  /// Returns a unit of the drawing grid, in points.
  private func unit(of text: TextRequest) throws(CommandError) -> Double {
    try symbol(of: text).capHeight * DrawingGrid.unit
  }

  private func placement(of text: TextRequest) throws(CommandError) -> SymbolPlacement {
    let symbol = try symbol(of: text)
    let unit = try unit(of: text)
    let ink = symbol.bounds
    return SymbolPlacement(
      box,
      ink: Rect(
        x: ink.minX / unit, y: ink.minY / unit, width: ink.width / unit, height: ink.height / unit),
      advance: symbol.advance / unit, capHeight: symbol.capHeight / unit)
  }
}
