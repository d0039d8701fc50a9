internal import FontGlyphs
internal import Geometry
internal import TextLayout

/// A symbol of a library at the size of templates.
struct TemplateSource {
  private let entry: SymbolFont.Entry
  private let library: SymbolLibrary
  private let size: Double

  init(_ entry: SymbolFont.Entry, of library: SymbolLibrary) {
    self.entry = entry
    self.library = library
    size = CapHeightScaling.pointSize(of: library.face, textCapHeight: TemplateSheet.capHeight)
  }

  /// The symbol at a weight and scale.
  /// - Parameter layers: what to take an outline of, each; none for the whole symbol.
  /// - Throws: ``SymbolError`` when the library lacks the scale.
  func variant(
    _ weight: SymbolWeight, _ scale: SymbolScale, layers: [SymbolFont.Layer]
  ) throws(SymbolError) -> TemplateSheet.Variant {
    let font = font(weight)
    guard let whole = wholeGlyph(scale, font) else {
      throw SymbolError(
        "\(library.face.file) has no \(scale.rawValue) scale, which the template needs; build it with `--scales small,medium,large`"
      )
    }
    let glyphs = layers.isEmpty ? [whole] : layers.compactMap { $0.glyphs[scale] }
    return TemplateSheet.Variant(
      weight: weight, scale: scale, advance: font.advance(of: whole),
      paths: glyphs.map { font.outline(of: $0).cubic })
  }

  /// Makes sure that one outline stands for the whole symbol at all weights.
  /// - Throws: ``SymbolError`` that names the weights between which it changes.
  func checkOneStructure(_ scale: SymbolScale) throws(SymbolError) {
    let glyphs = SymbolWeight.allCases.map { wholeGlyph(scale, font($0)) }
    for (index, weight) in SymbolWeight.allCases.enumerated().dropFirst()
    where glyphs[index] != glyphs[index - 1] {
      let before = SymbolWeight.allCases[index - 1]
      throw SymbolError(
        "`\(entry.name)` changes its structure between \(before.rawValue) and \(weight.rawValue), so that three masters of one outline cannot stand for it; export its layers (from a font built without `--no-color`, as version 4 or later) or all 27 variants with `--kind static`"
      )
    }
  }

  private func font(_ weight: SymbolWeight) -> Font {
    Font(
      face: library.face, size: size, coordinates: DesignCoordinates(weight: weight.axisValue))
  }

  private func wholeGlyph(_ scale: SymbolScale, _ font: Font) -> UInt32? {
    library.font.glyph(
      of: entry.index, scale: scale, weight: font.normalizedCoordinates.first ?? 0)
  }
}

extension Path {
  /// The same outline in lines and cubic curves, without the line that closes a contour anyway.
  fileprivate var cubic: Path {
    var path = Path()
    var start = Point.zero
    var current = Point.zero
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let p):
        path.move(to: p)
        start = p
        current = p
      case .line(let p):
        let closes = p == start && elements.dropFirst(index + 1).first == .close
        if !closes { path.line(to: p) }
        current = p
      case .quad(let c, let p):
        let curve = QuadraticBezier(current, c, p).elevated
        path.cubic(curve.control1, curve.control2, to: p)
        current = p
      case .cubic(let c1, let c2, let p):
        path.cubic(c1, c2, to: p)
        current = p
      case .close:
        path.close()
        current = start
      }
    }
    return path
  }
}
