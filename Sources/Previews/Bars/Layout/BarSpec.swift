public import SymtextDrawing
public import SymtextFonts
public import SymtextGraphics
internal import SymtextSupport
public import SymtextSymbolText
internal import SymtextTextLayout

/// A bar with its measures, and the tokens of the theme that its values come from, for a designer's handoff.
public struct BarSpec: Sendable {
  /// The layout of the bar.
  public let layout: BarLayout

  /// Makes a specification of a layout.
  public init(_ layout: BarLayout) { self.layout = layout }

  /// A value of a theme.
  package enum Value: Hashable, Sendable {
    case color(Color)
    /// Points, or a number.
    case number(Double)
    /// The size in points, and the weight if the theme says it.
    case type(Double, weight: Double?)
  }

  /// A value with the name and the path of its token.
  package struct Entry: Sendable {
    package var name: String
    package var token: String
    package var value: Value
  }

  /// The values of the theme for the bar, in the order of the table of tokens.
  package var entries: [Entry] {
    layout.look.values.map { Entry(name: $0.name, token: $0.token, value: $0.value) }
  }

  /// Returns a value of a bar; `nil` if there is none, or a shadow.
  static func value(
    _ field: ThemeField<ThemeBar>, in bar: ThemeBar, _ palette: ThemePalette
  ) -> Value? {
    switch field {
    case .color(let path): bar[keyPath: path].map { .color(palette.resolved($0)) }
    case .dimension(let path, _), .number(let path, _), .weight(let path):
      bar[keyPath: path].map(Value.number)
    case .radius(let path):
      switch bar[keyPath: path] {
      case .points(let points)?, .share(let points)?: .number(points)
      case nil: nil
      }
    case .type(let path): bar[keyPath: path].map { .type($0.size, weight: $0.weight) }
    case .shadows, .stops: nil
    }
  }

  // MARK: Picture

  /// The space around the bar, the size of notes, the height of their lines and the side of a swatch, in points.
  private static let (margin, noteSize, lineHeight, swatch) = (36.0, 7.0, 12.0, 7.0)

  /// Whether a value is one that a designer looks for; those of parts that are not drawn are left out.
  private func isShown(_ entry: Entry) -> Bool {
    switch entry.value {
    case .color(let color): color.alpha > 0 && !Self.hidden.contains(entry.name)
    case .number(let number): number > 0 && Self.lengths.contains(entry.name)
    case .type: Self.types[entry.name].map { $0.contains(layout.kind) } ?? true
    }
  }

  private static let hidden = ["page", "dimming", "shine"]
  private static let lengths = [
    "height", "margin", "target", "radius", "control.height", "control.radius", "gap", "side",
    "iconSize", "itemHeight", "itemRadius", "itemInset", "pillWidth", "pillHeight",
    "indicatorWidth", "indicatorLength",
  ]
  private static let types: [String: [BarKind]] = [
    "titleType": [.navigation], "largeTitleType": [.navigation], "detailType": [.list],
    "sectionType": [.sidebar, .menu], "badge.type": [.tab],
  ]

  /// Returns the bar with the boxes of its items, and its values below it.
  /// - Parameters:
  ///   - font: The font of the notes.
  ///   - background: The page; `nil` for that of the theme.
  /// - Throws: ``SymbolError`` if the notes cannot be set.
  public func displayList(
    font: Font, library: any SymbolSource, background: Color? = nil
  ) throws(SymbolError) -> DisplayList {
    let page = background ?? layout.look.page
    let isDark = page.contrastRatio(to: .black) < 9
    let pen = ButtonSpec.Pen(ink: Color(rgb: isDark ? 0xFF8AC2 : 0xC4005F), halo: page)
    let shown = entries.filter(isShown)
    // Two columns below a wide bar.
    let columns = layout.width >= 340 ? 2 : 1
    let rows = (shown.count + columns - 1) / columns
    let width = max(layout.width, 220) + 2 * Self.margin
    let top = Self.margin + layout.height + Self.margin * 0.75
    let height = top + Double(rows) * Self.lineHeight + Self.margin
    var items: [DisplayItem] = [
      .fill(
        .roundedRect(
          Rect(x: 0, y: 0, width: width, height: height), radiusX: 0, radiusY: 0), .color(page))
    ]
    let origin = Vector(Self.margin, Self.margin)
    items += layout.displayList().items.map { $0.offsetBy(origin) }
    items.append(.described("", boxes(pen).map { $0.offsetBy(origin) }))
    let ink = (isDark ? Color.white : .black).multiplyingOpacity(by: 0.65)
    for (index, entry) in shown.enumerated() {
      let left = Self.margin + Double(index / rows) * (width - 2 * Self.margin) / 2
      let y = top + Double(index % rows) * Self.lineHeight
      if case .color(let color) = entry.value {
        let box = Rect(x: left, y: y + 1, width: Self.swatch, height: Self.swatch)
        items.append(.fill(.roundedRect(box, radiusX: 1.5, radiusY: 1.5), .color(color)))
        items.append(
          .outline(
            of: box, radius: 1.5, from: 0, to: -0.5,
            .color(ink.multiplyingOpacity(by: 0.4))))
      }
      let note = try Label(
        AttributedText("\(entry.token)  \(Self.text(entry.value))"),
        font: font.withSize(Self.noteSize), library: library, color: .fixed(ink), wraps: false)
      items += note.items(note.lines(), at: Point(left + Self.swatch + 5, y))
    }
    return DisplayList(
      width: width, height: height.rounded(.up), items: items, altText: layout.altText)
  }

  /// Returns the boxes of items and of their touch targets, and the baselines of titles.
  private func boxes(_ pen: ButtonSpec.Pen) -> [DisplayItem] {
    layout.items.flatMap { item -> [DisplayItem] in
      var lines = pen.frame(item.hitTarget, dashed: true)
      for box in [item.glyphFrame, item.selectionFrame].compactMap(\.self) {
        lines += pen.frame(box)
      }
      if let title = item.titleFrame, let baseline = item.baseline {
        lines += pen.line(Point(title.minX, baseline), Point(title.maxX, baseline))
      }
      return lines
    }
  }

  private static func text(_ value: Value) -> String {
    func points(_ value: Double) -> String { value.text(decimals: 2) }
    return switch value {
    case .color(let color):
      color.opaqueHexadecimal + (color.alpha < 1 ? " \(points(color.alpha * 100)) %" : "")
    case .number(let number): number >= 9999 ? "capsule" : points(number)
    case .type(let size, let weight):
      "\(points(size)) pt" + (weight.map { ", weight \(points($0))" } ?? "")
    }
  }
}
