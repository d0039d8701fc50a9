internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextFonts
internal import SymtextSymbolText
internal import SymtextTextLayout

/// The drawing of a bar, positioned from the leading side.
///
/// Coordinates are in points, y down. An x is the distance from the leading edge, which is the right one in
/// right-to-left layouts. Returned boxes are relative to the left edge.
struct BarCanvas {
  let setter: BarSetter
  let width: Double
  private(set) var items: [DisplayItem] = []
  private(set) var missingCharacters: [Unicode.Scalar] = []
  private(set) var faces: [Face] = []
  /// The steps that draw each item, by its name.
  private(set) var parts: [NamedSteps] = []

  init(_ setter: BarSetter, width: Double) {
    self.setter = setter
    self.width = width
  }

  /// Converts a box from the leading edge to the left edge.
  func placed(_ box: Rect) -> Rect {
    guard setter.isRightToLeft else { return box }
    return Rect(
      minX: width - box.maxX, minY: box.minY, maxX: width - box.minX, maxY: box.maxY)
  }

  mutating func fill(_ box: Rect, _ color: Color, radius: Double = 0) {
    items.append(
      .fill(.roundedRect(placed(box), radiusX: radius, radiusY: radius), .color(color)))
  }

  /// Draws a line along the inside of a rounded box.
  mutating func outline(_ box: Rect, _ color: Color, radius: Double, width line: Double) {
    let box = placed(box)
    let inner = max(radius - line, 0)
    var path = Path.roundedRect(box, radiusX: radius, radiusY: radius)
    path.append(
      Path.roundedRect(box.insetBy(dx: line, dy: line), radiusX: inner, radiusY: inner).reversed)
    items.append(.fill(path, .color(color)))
  }

  /// Draws the background of a docked bar, with a hairline towards the content.
  ///
  /// A floating bar has none.
  mutating func bar(_ box: Rect, lineAtTop: Bool) {
    let traits = setter.traits
    guard !traits.isFloating else { return }
    fill(box, setter.colors.bar)
    let y = lineAtTop ? box.minY : box.maxY - traits.hairline
    fill(
      Rect(x: box.minX, y: y, width: box.width, height: traits.hairline), setter.colors.separator)
  }

  /// Draws glass: a shadow, a translucent fill, a rim and its highlight.
  mutating func glass(_ box: Rect, radius: Double) {
    let colors = setter.colors
    let radius = min(radius, box.width / 2, box.height / 2)
    shadow(box, radius: radius, reach: 14, drop: 4)
    fill(box, colors.glass, radius: radius)
    let line = max(setter.traits.hairline, 0.5)
    if !colors.isIncreased {
      outline(
        box.insetBy(dx: line, dy: line), colors.shine, radius: radius - line, width: line)
    }
    outline(box, colors.rim, radius: radius, width: line)
  }

  /// Draws the soft shadow of a box.
  mutating func shadow(_ box: Rect, radius: Double, reach: Double, drop: Double) {
    let shadow = SoftShadow(
      color: setter.colors.shadow, edge: .smooth(reach: reach), drop: drop)
    let box = placed(box)
    // Shapes over each other would have rings; an image is even. One that is too large has shapes.
    items.append(
      (try? shadow.image(of: box, radius: radius)) ?? shadow.item(of: box, radius: radius))
  }

  /// Dims the content of a box.
  mutating func dim(_ box: Rect, radius: Double) {
    fill(box, setter.colors.dimming, radius: radius)
  }

  /// Draws a box, raised slightly above its background if required.
  mutating func pill(_ box: Rect, _ color: Color, radius: Double, isRaised: Bool) {
    let radius = min(radius, box.width / 2, box.height / 2)
    if isRaised {
      let shadow = SoftShadow(
        color: Color.black.multiplyingOpacity(by: 0.14), edge: .smooth(reach: 3), drop: 1)
      items.append(shadow.item(of: placed(box), radius: radius))
    }
    fill(box, color, radius: radius)
    if setter.colors.isIncreased {
      outline(box, setter.colors.rim, radius: radius, width: max(setter.traits.hairline, 0.5))
    }
  }

  /// Draws a symbol with its optical centre in the middle of a box.
  /// - Parameter ground: The colour of the control behind it; `nil` for none.
  /// - Returns: The box around its ink.
  mutating func add(
    _ symbol: ResolvedSymbol, _ color: Color, on ground: Color? = nil, centeredIn box: Rect
  ) -> Rect {
    let origin = symbol.centeredOrigin(in: placed(box))
    items += setter.painter(color, on: ground).items(symbol, at: origin)
    return symbol.bounds.offsetBy(origin - .zero)
  }

  /// Records that the steps from an index on draw an item.
  mutating func name(_ item: BarItem, since count: Int) {
    let name = item.title.isEmpty ? item.symbol ?? "" : item.title
    if !name.isEmpty, count < items.count {
      parts.append(
        NamedSteps(
          name: name, steps: count..<items.count, symbol: item.symbol,
          isInactive: !item.isEnabled))
    }
  }

  /// Draws a text of one line.
  /// - Returns: The box from its capitals to its baseline, as wide as the line.
  mutating func add(_ text: BarText, leading: Double, baseline: Double) -> Rect {
    let box = placed(
      Rect(x: leading, y: baseline - text.capHeight, width: text.width, height: text.capHeight))
    guard let first = text.lines.first else { return box }
    items += text.label.items(
      text.lines, at: Point(box.minX - first.x, baseline - first.baseline))
    note(text.label)
    return box
  }

  /// Draws a symbol with the middle between its margins at a position.
  /// - Parameter ground: The colour of the control behind it; `nil` for none.
  /// - Returns: The box around its ink.
  mutating func add(
    _ symbol: ResolvedSymbol, _ color: Color, on ground: Color? = nil, middle: Double,
    baseline: Double
  ) -> Rect {
    let x = setter.isRightToLeft ? width - middle : middle
    let origin = Point(x - symbol.alignmentRect.midX, baseline)
    items += setter.painter(color, on: ground).items(symbol, at: origin)
    return symbol.bounds.offsetBy(origin - .zero)
  }

  /// Combines the steps from an index on into one animated step.
  mutating func move(since count: Int, _ content: MovingSteps) {
    let own = Array(items[count...])
    items.removeSubrange(count...)
    items.append(.moving(content, by: .zero, own))
  }

  /// Draws a block with the start of its alignment rectangle at a position.
  mutating func add(_ block: Block, leading: Double, top: Double) {
    let box = placed(
      Rect(x: leading, y: top, width: block.alignmentRect.width, height: block.height))
    items += block.items(at: Point(box.minX - block.alignmentRect.minX, top))
  }

  /// Records the fonts of a text, and its missing characters.
  mutating func note(_ label: Label) {
    missingCharacters += label.missingCharacters
    faces += label.faces
  }
}
