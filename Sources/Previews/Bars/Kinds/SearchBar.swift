internal import SymtextGraphics
internal import SymtextSymbols
public import SymtextSymbolText
public import SymtextFonts
internal import SymtextTextLayout

/// A bar with a search field.
public struct SearchBar: Sendable {
  /// The text in the field; may be empty.
  package var text: String
  /// The placeholder of the empty field.
  package var prompt: String
  /// The title of the button beside the field that cancels the search; empty for no button.
  package var cancel: String
  /// Whether the field has the focus.
  ///
  /// If so, its caret is drawn.
  package var isFocused: Bool
  /// Whether the empty field has a dictation microphone at its end.
  package var hasDictation: Bool

  /// Makes a bar.
  public init(
    _ text: String = "", prompt: String = "Search", cancel: String = "", isFocused: Bool = false,
    hasDictation: Bool = false
  ) {
    self.text = text
    self.prompt = prompt
    self.cancel = cancel
    self.isFocused = isFocused
    self.hasDictation = hasDictation
  }

  /// Lays out the bar.
  /// - Parameters:
  ///   - font: The font of the texts. Its size is ignored.
  ///   - fallback: The fallback fonts for characters that it lacks.
  /// - Throws: ``SymbolError`` if there is no such symbol, or the bar is too narrow.
  public func layout(
    _ traits: BarTraits, font: Font, library: any SymbolSource, fallback: FontFallback? = .system
  ) throws(SymbolError) -> BarLayout {
    try traits.check(.search)
    let setter = try BarSetter(
      traits, .search, font: font, library: library, fallback: fallback,
      titles: [text, prompt, cancel])
    var canvas = BarCanvas(setter, width: traits.width ?? traits.deviceWidth)
    let look = setter.look
    let height = traits.barHeight(look.controlHeight)
    let box = traits.barBox(
      width: canvas.width, height: height + (traits.isFloating ? 0 : 2 * look.above))
    canvas.bar(box, lineAtTop: false)
    let margin = look.margin
    let body = try setter.itemFont()
    let button =
      try cancel.isEmpty
      ? nil
      : BarButton(
        BarItem(cancel, symbol: traits.isFloating ? "xmark" : nil), showsTitle: false,
        hasBackground: traits.isFloating, isPart: true, setter)
    // Both text and glass end at the margin.
    let beside =
      button.map { look.groupGap + (traits.isFloating ? max($0.slotWidth, height) : $0.width) } ?? 0
    var field = Rect(
      x: margin, y: box.midY - height / 2, width: canvas.width - 2 * margin - beside, height: height
    )
    let most = look.maxWidth
    if most > 0, field.width > most {
      field = Rect(
        x: (canvas.width - most - beside) / 2, y: field.minY, width: most, height: height)
    }
    guard field.width >= 6 * body.size else {
      throw .tooNarrow(
        canvas.width, needs: canvas.width - field.width + 6 * body.size, "the field to search in")
    }
    var placed = [try place(in: field, body: body, on: &canvas)]
    if let end = try placeEnd(in: field, body: body, on: &canvas) { placed.append(end) }
    if let button {
      let width = traits.isFloating ? max(button.slotWidth, height) : button.slotWidth
      let start = field.maxX + look.groupGap
      let slot = Rect(
        x: traits.isFloating ? start : start + button.width / 2 - width / 2, y: box.minY,
        width: width, height: box.height)
      if traits.isFloating { canvas.raise(slot) }
      placed.append(
        button.place(
          slot: slot, leading: slot.midX - button.width / 2,
          baseline: box.midY + body.metrics.capHeight / 2,
          hasOwnBackground: traits.isFloating, on: &canvas))
    }
    return try BarLayout(.search, canvas, height: traits.pictureHeight(of: box), items: placed)
  }

  /// Returns the space between the field's edge and its content.
  private func side(_ setter: BarSetter) -> Double {
    setter.look.textSide * setter.traits.barGrowth
  }

  /// Draws the field, its magnifying glass and its text.
  private func place(
    in field: Rect, body: Font, on canvas: inout BarCanvas
  ) throws(SymbolError) -> PlacedBarItem {
    let setter = canvas.setter
    let traits = setter.traits
    let look = setter.look
    let faint = look.detail ?? .black
    let before = canvas.items.count
    if traits.isFloating {
      canvas.raise(field)
    } else {
      canvas.control(field)
    }
    let name = text.isEmpty ? prompt : text
    let item = BarItem(name.isEmpty ? "Search" : name, symbol: "magnifyingglass", isSelected: false)
    var placed = PlacedBarItem(item, frame: canvas.placed(field))
    placed.hitTarget = BarLayout.hitTarget(placed.frame, look)
    let symbol = try setter.part(
      "magnifyingglass", beside: body, preset: SymbolConfiguration(scale: .small),
      spokenText: "")
    let baseline = field.midY + body.metrics.capHeight / 2
    var x = field.minX + side(setter)
    placed.symbol = symbol
    placed.glyphFrame = canvas.add(
      symbol, faint,
      middle: x + symbol.bounds.width / 2, baseline: field.midY + symbol.capHeight / 2)
    x += symbol.bounds.width + look.gap * traits.barGrowth
    let end = field.maxX - side(setter) - (hasEnd ? endRoom(body, look) : 0)
    let shown = try setter.text(
      name, font: body, color: text.isEmpty ? faint : look.title ?? .black,
      width: max(end - x - 4, body.size))
    // The caret is after the text, or before the placeholder.
    let caret = isFocused ? 2 * max(traits.barGrowth, 1) : 0
    let start = isFocused && text.isEmpty ? x + caret + 1 : x
    if !name.isEmpty {
      placed.setTitle(shown, canvas.add(shown, leading: start, baseline: baseline))
    }
    if isFocused {
      let place = text.isEmpty ? x : x + shown.width + 1
      let height = body.metrics.capHeight * 1.7
      canvas.fill(
        Rect(x: place, y: field.midY - height / 2, width: caret, height: height),
        look.tint, radius: caret / 2)
    }
    canvas.name(item, since: before)
    return placed
  }

  /// Whether there is a symbol at the field's end.
  private var hasEnd: Bool { !text.isEmpty || hasDictation }

  private func endRoom(_ body: Font, _ look: BarLook) -> Double { body.size * 1.3 + look.gap }

  /// Draws the clear button, or the dictation button.
  private func placeEnd(
    in field: Rect, body: Font, on canvas: inout BarCanvas
  ) throws(SymbolError) -> PlacedBarItem? {
    guard hasEnd else { return nil }
    let setter = canvas.setter
    let item =
      text.isEmpty
      ? BarItem("Dictate", symbol: "mic.fill") : BarItem("Clear", symbol: "xmark.circle.fill")
    let symbol = try setter.part(
      item.symbol ?? "", beside: body, preset: SymbolConfiguration(scale: .small),
      spokenText: item.title)
    let middle = field.maxX - side(setter) - symbol.bounds.width / 2
    let before = canvas.items.count
    let least = setter.look.target
    let width = min(2 * (field.maxX - middle), least)
    var placed = PlacedBarItem(
      item,
      frame: canvas.placed(
        Rect(x: field.maxX - width, y: field.minY, width: width, height: field.height)))
    // A touch outside its frame hits the field instead, which does no harm.
    placed.hitTarget = canvas.placed(
      Rect(
        x: field.maxX - max(width, least), y: field.midY - max(field.height, least) / 2,
        width: max(width, least), height: max(field.height, least)))
    placed.symbol = symbol
    placed.glyphFrame = canvas.add(
      symbol, setter.look.detail ?? .black, middle: middle,
      baseline: field.midY + symbol.capHeight / 2)
    canvas.name(item, since: before)
    return placed
  }
}
