internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextSymbolText

/// The content behind a button's label and symbol, and around the button.
struct ButtonGround {
  /// The box of the button, in points, y down.
  let frame: Rect
  /// The corner radius.
  let radius: Double
  let colors: ButtonColors
  let style: ButtonStyle

  /// The space between a button and its focus ring, and the width of the ring, in points; symtext's choice.
  private static let ringGap = 2.0
  private static let ringWidth = 3.0
  /// The shadow of a raised button; symtext's choice.
  private static let lift = SoftShadow(
    color: Color.black.multiplyingOpacity(by: 0.35), edge: .feathered(reach: 22), drop: 10)

  /// The distance that it extends beyond the button.
  var outset: Double {
    if colors.isLifted { return (Self.lift.reach + Self.lift.drop).rounded(.up) }
    return colors.ring == nil ? 0 : Self.ringGap + Self.ringWidth
  }

  /// Returns the steps that draw it.
  /// - Parameter pane: The backdrop through glass; `nil` if unknown.
  /// - Throws: ``SymbolError`` if it is too large.
  func items(_ pane: GlassPane?) throws(SymbolError) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if colors.isLifted { items.append(try Self.lift.image(of: frame, radius: radius)) }
    if let ring = colors.ring {
      items.append(
        .outline(
          of: frame, radius: radius, from: Self.ringGap + Self.ringWidth, to: Self.ringGap,
          .color(ring)))
    }
    if let pane { items += try pane.items(in: frame, radius: radius) }
    if let background = colors.background {
      items.append(
        .fill(.roundedRect(frame, radiusX: radius, radiusY: radius), .color(background)))
    }
    if let border = colors.border {
      items.append(
        .outline(
          of: frame, radius: radius, from: -colors.borderInset,
          to: -colors.borderInset - colors.borderWidth, .color(border)))
    }
    if style == .glass, !colors.isFaint { items += GlassRim(frame, radius: radius, colors).items }
    return items
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
