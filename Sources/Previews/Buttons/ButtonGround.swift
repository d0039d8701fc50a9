internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextSymbolText

/// The content behind a button's label and symbol, and around the button.
struct ButtonGround {
  /// The box of the button, in points, y down.
  let frame: Rect
  /// The corner radius.
  let radius: Double
  /// The parts of a split button; `nil` for others.
  let split: SplitParts?
  let colors: ButtonColors
  let style: ButtonStyle

  private var look: ThemeLook { colors.look }
  /// The distance from the edge to the outside of the ring, in points.
  private var ringReach: Double { (look.ringOffset ?? 0) + (look.ringWidth ?? 0) }

  /// The distance that it extends beyond the button.
  var outset: Double {
    var outset = colors.ring == nil ? 0 : max(ringReach, 0)
    for shadow in look.shadows ?? [] {
      outset = max(outset, shadow.soft(colors.palette, frame)?.outset.rounded(.up) ?? 0)
    }
    return outset
  }

  /// Returns the steps that draw it.
  /// - Parameter pane: The backdrop through glass; `nil` if unknown.
  /// - Throws: ``SymbolError`` if it is too large.
  func items(_ pane: GlassPane?) throws(SymbolError) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for shadow in (look.shadows ?? []).reversed() {
      guard let soft = shadow.soft(colors.palette, frame) else { continue }
      items.append(
        try soft.shadow.image(
          of: soft.frame, radius: max(radius + shadow.spread, 0),
          hole: (frame, radius)))
    }
    let isInside = (look.ringOffset ?? 0) < 0
    if !isInside { items += ringItems }
    if let pane { items += try pane.items(in: frame, radius: radius) }
    if let background = colors.background {
      let inset = look.containerInset ?? 0
      let inner = max(radius - inset, 0)
      if let split {
        for path in split.paths(radius: radius, inset: inset) {
          items.append(.fill(path, .color(background)))
        }
      } else {
        items.append(
          .fill(
            .roundedRect(frame.insetBy(dx: inset, dy: inset), radiusX: inner, radiusY: inner),
            .color(background)))
      }
    }
    if let border = colors.border {
      if let split { items += lines(border, split) } else { items.append(line(border)) }
    }
    if let split { items += separator(split) }
    if isInside { items += ringItems }
    if style == .glass, !colors.isFaint {
      items += GlassRim(frame, radius: radius, colors.palette.values.glass, colors.palette).items
    }
    return items
  }

  private var ringItems: [DisplayItem] {
    guard let ring = colors.ring, let width = look.ringWidth, width > 0 else { return [] }
    let offset = look.ringOffset ?? 0
    var items: [DisplayItem] = [
      .outline(of: frame, radius: radius, from: ringReach, to: offset, .color(ring))
    ]
    if let inner = colors.palette.shown(look.innerRing, label: colors.foreground),
      let width = look.innerRingWidth, width > 0
    {
      items.append(
        .outline(of: frame, radius: radius, from: offset, to: offset - width, .color(inner)))
    }
    return items
  }

  /// Returns the line along the inside of the edge.
  private func line(_ border: Color) -> DisplayItem {
    let inset = look.borderInset ?? 0
    let width = look.borderWidth ?? 0
    return .outline(
      of: frame, radius: radius, from: -inset, to: -inset - width, paint(border))
  }

  /// Returns the lines along the inside of a split button's parts.
  private func lines(_ border: Color, _ split: SplitParts) -> [DisplayItem] {
    let inset = look.borderInset ?? 0
    let inner = split.paths(radius: radius, inset: inset + (look.borderWidth ?? 0))
    return zip(split.paths(radius: radius, inset: inset), inner).map { outside, inside in
      var path = outside
      path.append(inside.reversed)
      return .fill(path, paint(border))
    }
  }

  /// Returns the line between a split button's parts.
  private func separator(_ split: SplitParts) -> [DisplayItem] {
    guard let box = split.line(max(look.borderWidth ?? 0, 1)) else { return [] }
    let border = colors.border == colors.background ? nil : colors.border
    let color =
      look.separator.map { colors.palette.shown($0, label: colors.foreground) }
      ?? border ?? colors.foreground.multiplyingOpacity(by: 0.25)
    return color.map {
      [.fill(.roundedRect(box, radiusX: 0, radiusY: 0), .color($0))]
    } ?? []
  }

  /// Returns the paint of the line: its colour, or a gradient from that of one edge.
  private func paint(_ border: Color) -> Paint {
    guard let edge = colors.palette.shown(look.borderEdge, label: colors.foreground),
      let length = look.borderEdgeLength, length != 0
    else { return .color(border) }
    let start = length > 0 ? frame.maxY : frame.minY
    return .gradient(
      LinearGradient(
        from: Point(frame.midX, start), to: Point(frame.midX, start - length),
        stops: [
          LinearGradient.Stop(offset: min(max(look.borderEdgeStart ?? 0, 0), 1), color: edge),
          LinearGradient.Stop(offset: 1, color: border),
        ]))
  }
}

extension DisplayItem {
  /// Returns a line along a rounded box, between two distances outside it.
  static func outline(
    of frame: Rect, radius: Double, from outer: Double, to inner: Double, _ paint: Paint
  ) -> DisplayItem {
    func edge(_ distance: Double) -> Path {
      let radius = max(radius + distance, 0)
      return .roundedRect(
        frame.insetBy(dx: -distance, dy: -distance), radiusX: radius, radiusY: radius)
    }
    var path = edge(outer)
    path.append(edge(inner).reversed)
    return .fill(path, paint)
  }
}
