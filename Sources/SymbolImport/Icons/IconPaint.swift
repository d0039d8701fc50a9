internal import SymtextSVGReading
internal import SymtextSymbols

/// The layers that the paint of an icon's parts suggests.
///
/// The highest opacity is the primary level, lower ones are the secondary and tertiary level. Several colours make the
/// multicolor mode. White on a darker shape clears it.
struct IconPaint {
  /// The opacities in hundredths, from the highest to the lowest.
  private let strengths: [Double]
  /// Whether any part is not white.
  private let hasInk: Bool
  private let isMulticolor: Bool

  init(_ parts: [IconShapes.Part]) {
    strengths = Set(parts.map { ($0.opacity * 100).rounded() }).sorted(by: >)
    let inks = Set(parts.map(\.color)).filter { !IconColor.isWhite($0) }
    hasInk = !inks.isEmpty
    isMulticolor =
      inks.filter { !IconColor.isBlack($0) }.count > 1
      || (inks.contains(where: IconColor.isBlack) && inks.contains { !IconColor.isBlack($0) })
  }

  /// Returns the layer of a part, without shapes.
  func layer(of part: IconShapes.Part) -> SymbolLayer {
    let place = strengths.firstIndex(of: (part.opacity * 100).rounded()) ?? 0
    var layer = SymbolLayer(shapes: [], level: [.primary, .secondary, .tertiary][min(place, 2)])
    if hasInk && IconColor.isWhite(part.color) {
      layer.clears = isMulticolor ? .monochrome : .all
      if isMulticolor { layer.color = .white }
    } else if hasSystemColor(part.color) {
      layer.color = IconColor.layerColor(part.color).color
    }
    return layer
  }

  /// Whether the layer of a colour has a system colour that looks different.
  func isFar(_ color: SVGColor) -> Bool {
    hasSystemColor(color) && !IconColor.layerColor(color).isNear
  }

  private func hasSystemColor(_ color: SVGColor) -> Bool {
    isMulticolor && !IconColor.isBlack(color) && !(hasInk && IconColor.isWhite(color))
  }
}
