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
  /// The grounds through which a backdrop is seen.
  private(set) var panes: [BarPane] = []
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
    let look = setter.look
    panes.append(BarPane(step: items.count, box: placed(box), radius: 0))
    if let ground = look.ground { fill(box, ground) }
    guard let line = look.border else { return }
    let y = lineAtTop ? box.minY : box.maxY - look.line
    fill(Rect(x: box.minX, y: y, width: box.width, height: look.line), line)
  }

  /// Draws the ground of a floating bar or a menu: a shadow, a fill, a line around it and its highlight.
  /// - Parameter isOpaque: Whether nothing shows through.
  mutating func raise(_ box: Rect, isOpaque: Bool = false) {
    let look = setter.look
    let radius = min(look.radius(\.radius, height: box.height), box.width / 2)
    shadow(look.shadows, box, radius: radius)
    if !isOpaque { panes.append(BarPane(step: items.count, box: placed(box), radius: radius)) }
    if let ground = look.ground {
      fill(box, isOpaque ? ground.over(look.page) : ground, radius: radius)
    }
    let line = look.curvedLine
    if let shine = look.shine {
      outline(box.insetBy(dx: line, dy: line), shine, radius: radius - line, width: line)
    }
    if let border = look.border { outline(box, border, radius: radius, width: line) }
  }

  /// Draws the shadows of a box.
  private mutating func shadow(_ shadows: [ThemeShadow], _ box: Rect, radius: Double) {
    let box = placed(box)
    for shadow in shadows.reversed() {
      guard let (soft, frame, _) = setter.look.soft(shadow, box) else { continue }
      let corner = max(radius + shadow.spread, 0)
      // Shapes over each other would have rings; an image is even. One that is too large has shapes.
      items.append(
        (try? soft.image(of: frame, radius: corner, hole: (box, radius)))
          ?? soft.item(of: frame, radius: corner))
    }
  }

  /// Draws the ground of a selected segment, with its shadow and the line around it.
  /// - Parameters:
  ///   - leading: The corner radius where reading starts.
  ///   - trailing: The corner radius at the other side.
  mutating func segment(_ box: Rect, _ color: Color, leading: Double, trailing: Double) {
    let look = setter.look
    let most = min(box.width, box.height) / 2
    let radius = min(leading, trailing, most)
    for shadow in look.selectedShadows.reversed() {
      guard let (soft, frame, _) = look.soft(shadow, placed(box)) else { continue }
      items.append(soft.item(of: frame, radius: radius))
    }
    fillSegment(box, color, leading: leading, trailing: trailing)
    if let border = look.selectedBorder {
      outline(box, border, radius: radius, width: look.curvedLine)
    }
  }

  /// Fills a box whose corners differ between its sides.
  mutating func fillSegment(_ box: Rect, _ color: Color, leading: Double, trailing: Double) {
    let most = min(box.width, box.height) / 2
    let (leading, trailing) = (min(leading, most), min(trailing, most))
    guard leading != trailing else { return fill(box, color, radius: leading) }
    let box = placed(box)
    let (left, right) = setter.isRightToLeft ? (trailing, leading) : (leading, trailing)
    items.append(.fill(.roundedRect(box, left: left, right: right), .color(color)))
  }

  /// Draws the ground of a selected row, and the line before it.
  mutating func select(_ row: Rect) {
    let look = setter.look
    let frame = look.ground(in: row)
    let radius = look.radius(\.itemRadius, height: frame.height)
    if let ground = look.selectedContainer { fill(frame, ground, radius: radius) }
    if let border = look.selectedBorder {
      outline(frame, border, radius: radius, width: look.curvedLine)
    }
    guard let line = look.indicator else { return }
    let length = min(look.own(\.indicatorLength) ?? frame.height, frame.height)
    let width = look.indicatorWidth
    fill(
      Rect(
        x: frame.minX + look.indicatorInset, y: frame.midY - length / 2, width: width,
        height: length), line, radius: width / 2)
  }

  /// Draws the ground of a field, of a segmented control, or of a group of buttons in a docked bar.
  mutating func control(_ box: Rect) {
    let look = setter.look
    let radius = min(look.radius(\.controlRadius, height: box.height), box.width / 2)
    if let ground = look.control { fill(box, ground, radius: radius) }
    if let border = look.controlBorder {
      outline(box, border, radius: radius, width: look.curvedLine)
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
