internal import SymtextGraphics

extension DisplayItem {
  /// The pixels outside its bounds that the item may touch: baselines are snapped to whole pixels, and antialiased
  /// edges reach into neighbours.
  ///
  /// A transform applies after snapping and scales this margin.
  var pixelMargin: Double {
    let margin = (children ?? []).pixelMargin
    return if case .transformed(_, let map) = self { margin * map.mostStretch } else { margin }
  }

  /// Whether the item consists of opaque letters and symbols, and erasures from them.
  var isOpaqueText: Bool {
    switch self {
    case .glyphs(_, let paint): paint.isOpaque
    case .clear: true
    case .group(let items, let opacity): opacity == 1 && items.allSatisfy(\.isOpaqueText)
    case .transformed(let items, _), .described(_, let items), .moving(_, _, let items):
      items.allSatisfy(\.isOpaqueText)
    case .fill, .image, .vectors, .cut, .composite, .link: false
    }
  }

  /// Whether the item erases earlier items of the same group.
  package var clears: Bool {
    switch self {
    case .clear, .cut: true
    case .fill, .glyphs, .image, .vectors, .group, .composite, .link: false
    case .transformed(let items, _), .described(_, let items), .moving(_, _, let items):
      items.contains(where: \.clears)
    }
  }
}

extension [DisplayItem] {
  /// The pixels outside their bounds that the items may touch.
  var pixelMargin: Double { reduce(2) { Swift.max($0, $1.pixelMargin) } }
}

extension Affine {
  /// An upper bound of the factor by which the map lengthens a line; at least 1.
  var mostStretch: Double { max((a * a + b * b + c * c + d * d).squareRoot(), 1) }
}
