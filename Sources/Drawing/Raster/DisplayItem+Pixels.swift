internal import SymtextGraphics

extension DisplayItem {
  /// How many pixels outside its bounds it may draw: baselines move to whole pixels, and edges take a part of
  /// those beside them.
  ///
  /// A map moves glyphs that stand on pixels already, and with them how far they moved.
  var pixelMargin: Double {
    let margin = (children ?? []).pixelMargin
    return if case .transformed(_, let map) = self { margin * map.mostStretch } else { margin }
  }

  /// Whether all it draws are letters and symbols that nothing shows through, and what is cleared of them.
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

  /// Whether it takes away what was drawn before it, in the group that it is in.
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
  /// How many pixels outside their bounds they may draw.
  var pixelMargin: Double { reduce(2) { Swift.max($0, $1.pixelMargin) } }
}

extension Affine {
  /// As many times as long as before no line becomes; at least 1.
  var mostStretch: Double { max((a * a + b * b + c * c + d * d).squareRoot(), 1) }
}
