/// The layers of an icon: its shapes, back to front, parted where opacity or colour changes.
///
/// Full strength is the primary level, what is fainter the secondary and the tertiary one. Several colours
/// are the multicolor mode; white on something darker clears it.
struct IconLayers {
  private(set) var layers: [SymbolLayer] = []
  private(set) var warnings: [ImportError] = []

  init(_ parts: [IconShapes.Part], file: String) {
    let strengths = Set(parts.map { ($0.opacity * 100).rounded() }).sorted(by: >)
    let colors = Set(parts.map(\.color))
    let inks = colors.filter { !IconColor.isWhite($0) }
    let isMulticolor =
      inks.filter { !IconColor.isBlack($0) }.count > 1
      || (inks.contains(where: IconColor.isBlack) && inks.count > 1)
    var told: Set<SVGColor> = []
    for part in parts {
      let clears = !inks.isEmpty && IconColor.isWhite(part.color)
      if clears && layers.isEmpty {
        warnings.append(
          ImportError(
            file: file, line: part.element.line, column: part.element.column,
            message: "<\(part.element.name)> is white with nothing behind it and is left out"))
        continue
      }
      let place = strengths.firstIndex(of: (part.opacity * 100).rounded()) ?? 0
      var layer = SymbolLayer(
        shapes: [part.shape], level: [.primary, .secondary, .tertiary][min(place, 2)])
      if clears {
        layer.clearsInMonochrome = true
        layer.clearsInColor = !isMulticolor
        if isMulticolor { layer.color = .white }
      } else if isMulticolor, !IconColor.isBlack(part.color) {
        let (color, isNear) = IconColor.layerColor(part.color)
        layer.color = color
        if !isNear, told.insert(part.color).inserted {
          warnings.append(
            ImportError(
              file: file, line: part.element.line, column: part.element.column,
              message: "the colour \(IconColor.text(part.color)) becomes \(color.rawValue)"))
        }
      }
      add(layer)
    }
  }

  /// Adds a layer, to the one before if they are painted alike.
  private mutating func add(_ layer: SymbolLayer) {
    guard let last = layers.last, last.level == layer.level, last.color == layer.color,
      last.clearsInMonochrome == layer.clearsInMonochrome
    else { return layers.append(layer) }
    layers[layers.count - 1].shapes += layer.shapes
  }
}
