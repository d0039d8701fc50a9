internal import SymtextGraphics
public import SymtextDrawing
public import SymtextSymbolText
public import SymtextFonts
internal import SymtextTextLayout

/// A page of a button in every style, size and state, in light and dark appearance.
public struct ButtonSheet: Sendable {
  /// The common properties of the buttons: label, symbol, placement, shape, role, tint, contrast.
  package var button: Button

  /// Makes a page.
  public init(_ button: Button) { self.button = button }

  private static let margin = 24.0
  /// The space between buttons, in points.
  private static let space = (x: 20.0, y: 14.0)
  private static let captionSize = 10.0
  /// The height of a line of captions, in points.
  private static let captionHeight = 22.0

  /// Returns the page with its backgrounds, light at the left and dark at the right.
  /// - Parameters:
  ///   - font: The font of labels and captions. Labels are enlarged by the ratio of the font's size to the default size
  ///     of the button.
  ///   - fallback: The fallback fonts for characters that it lacks.
  /// - Throws: ``SymbolError`` if there is no such symbol, or if it has neither label nor symbol.
  public func displayList(
    font: Font, library: any SymbolSource, fallback: FontFallback? = .system
  ) throws(SymbolError) -> DisplayList {
    let panels = try panels(font: font, library: library, fallback: fallback)
    let height = panels.map(\.height).max() ?? 0
    var items: [DisplayItem] = []
    var left = 0.0
    for panel in panels {
      let box = Rect(x: left, y: 0, width: panel.width, height: height)
      items.append(
        .fill(.roundedRect(box, radiusX: 0, radiusY: 0), .color(panel.background)))
      items += panel.items.map { $0.offsetBy(Vector(left, 0)) }
      left += panel.width
    }
    return DisplayList(width: left, height: height, items: items, altText: button.label)
  }

  /// Returns the halves of the page.
  func panels(
    font: Font, library: any SymbolSource, fallback: FontFallback?
  ) throws(SymbolError) -> [Panel] {
    var panels: [Panel] = []
    // watchOS has only a dark appearance.
    for appearance in button.platform == .watchOS ? [.dark] : Appearance.allCases {
      panels.append(
        try panel(appearance, font: font, library: library, fallback: fallback))
    }
    return panels
  }

  /// The content on one background.
  struct Panel {
    var background: Color
    /// The cap height of captions.
    var capHeight: Double
    var width = 0.0
    var height = 0.0
    var items: [DisplayItem] = []
    /// The boxes around captions, and around buttons with their rings.
    var boxes: [Rect] = []
  }

  /// The styles of the theme, without those that others stand in for.
  private var styles: [ButtonStyle] {
    let theme = button.shownTheme
    return ButtonStyle.allCases.filter { theme.style(for: $0) == $0 }
  }

  /// The sizes of the theme, without those that others stand in for.
  private var sizes: [ButtonSize] {
    let theme = button.shownTheme
    return ButtonSize.allCases.filter { theme.size(for: $0) == $0 }
  }

  /// Returns the page of a theme, or that of systems.
  private func page(_ appearance: Appearance) -> Color {
    guard let theme = button.theme else {
      return Color(appearance == .light ? .systemGray6 : .systemBackground, appearance)
    }
    return ThemePalette(of: theme, ThemeMode(appearance, button.painting.contrast)).page
  }

  /// Returns the buttons of one size, by style, then by state.
  private func buttons(
    _ size: ButtonSize, _ appearance: Appearance, font: Font, library: any SymbolSource,
    fallback: FontFallback?
  ) throws(SymbolError) -> [[ButtonLayout]] {
    let theme = button.shownTheme
    func pointSize(_ size: ButtonSize) -> Double { theme.measures(size).type?.size ?? font.size }
    let growth = font.size / pointSize(button.size)
    var rows: [[ButtonLayout]] = []
    for style in styles {
      var row: [ButtonLayout] = []
      for state in ButtonState.allCases {
        var button = button
        (button.size, button.style, button.state) = (size, style, state)
        button.painting.appearance = appearance
        button.backdrop = nil
        row.append(
          try button.layout(
            font: font.withSize(pointSize(size) * growth), library: library,
            fallback: fallback))
      }
      rows.append(row)
    }
    return rows
  }

  private func panel(
    _ appearance: Appearance, font: Font, library: any SymbolSource, fallback: FontFallback?
  ) throws(SymbolError) -> Panel {
    func caption(_ text: String, _ color: SystemColor = .secondaryLabel) throws(SymbolError)
      -> Label
    {
      try Label(
        AttributedText(text), font: font.withSize(Self.captionSize), library: library,
        color: .system(color), painting: SymbolPainting(appearance: appearance), wraps: false)
    }
    var panel = Panel(
      background: page(appearance),
      capHeight: font.withSize(Self.captionSize).metrics.capHeight)
    var captions: [Label] = []
    for style in styles { captions.append(try caption(style.rawValue)) }
    let captionWidth = captions.map { $0.lines().first?.width ?? 0 }.max() ?? 0
    let left = Self.margin + captionWidth.rounded(.up) + Self.space.x
    var top = Self.margin
    for size in sizes {
      let rows = try buttons(
        size, appearance, font: font, library: library, fallback: fallback)
      let widths = ButtonState.allCases.indices.map { column in
        rows.map { $0[column].frame.width }.max() ?? 0
      }
      panel.add(try caption(size.rawValue, .label), at: Self.margin, middle: top + 8)
      var x = left
      for (state, width) in zip(ButtonState.allCases, widths) {
        panel.add(try caption(state.rawValue), centred: x + width / 2, middle: top + 8)
        x += width + Self.space.x
      }
      panel.width = max(panel.width, x - Self.space.x + Self.margin)
      top += Self.captionHeight
      for (row, style) in zip(rows, captions) {
        let height = row.map(\.frame.height).max() ?? 0
        panel.add(style, at: Self.margin, middle: top + height / 2)
        var x = left
        for (button, width) in zip(row, widths) {
          // Whole points make edges sharp.
          let origin = Point(
            x + ((width - button.frame.width) / 2).rounded(.down),
            top + ((height - button.frame.height) / 2).rounded(.down))
          panel.items += button.items(at: origin)
          panel.boxes.append(
            button.frame.insetBy(dx: -button.outset, dy: -button.outset)
              .offsetBy(origin - .zero))
          x += width + Self.space.x
        }
        top += height + Self.space.y
      }
      top += Self.space.y
    }
    panel.height = top - 2 * Self.space.y + Self.margin
    return panel
  }
}

extension ButtonSheet.Panel {
  /// Adds a caption at a left edge, with its capitals centred on a y.
  fileprivate mutating func add(_ label: Label, at left: Double, middle: Double) {
    let lines = label.lines()
    guard let line = lines.first else { return }
    let origin = Point(left, middle + capHeight / 2 - line.baseline)
    items += label.items(lines, at: origin)
    boxes.append(
      Rect(x: left, y: origin.y, width: line.width, height: line.baseline + line.descent))
  }

  /// Adds a caption centred on a point.
  fileprivate mutating func add(_ label: Label, centred x: Double, middle: Double) {
    add(label, at: x - (label.lines().first?.width ?? 0) / 2, middle: middle)
  }
}
