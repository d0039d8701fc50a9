internal import SymtextGraphics

extension DisplayItem {
  /// How many pixels outside its bounds it may draw: baselines move to whole pixels, and edges take a part of
  /// those beside them.
  ///
  /// A map moves glyphs that stand on pixels already, and with them how far they moved.
  var pixelMargin: Double {
    switch self {
    case .fill, .glyphs, .image, .vectors, .clear, .cut, .link: 2
    case .group(let items, _), .described(_, let items), .moving(_, _, let items): items.pixelMargin
    case .composite(let source, _, let backdrop):
      Swift.max(source.pixelMargin, backdrop.pixelMargin)
    case .transformed(let items, let map): items.pixelMargin * map.mostStretch
    }
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
