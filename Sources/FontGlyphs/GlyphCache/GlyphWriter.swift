internal import SymtextSymbols
internal import SymtextOpenType

/// Writes the glyphs of a symbol, for ``GlyphReader``.
struct GlyphWriter {
  private var writer = BinaryWriter()
  /// Whether everything could be written.
  private var isComplete = true

  /// Returns the glyphs of a symbol at each scale as bytes; `nil` for glyphs that are already placed in a font.
  static func bytes(_ scales: [SymbolGlyphs]) -> [UInt8]? {
    var writer = GlyphWriter()
    writer.list(scales) { $0.add($1) }
    return writer.isComplete ? writer.writer.bytes : nil
  }

  /// Returns a glyph as bytes; `nil` if it is already placed in a font.
  static func bytes(_ glyph: VaryingGlyph) -> [UInt8]? {
    var writer = GlyphWriter()
    writer.add(glyph)
    return writer.isComplete ? writer.writer.bytes : nil
  }

  private mutating func add(_ glyphs: SymbolGlyphs) {
    switch glyphs.whole {
    case .layers: add(false)
    case .outline(let glyph, let alternates):
      add(true)
      add(glyph)
      add(alternates)
    }
    list(glyphs.layers) { $0.add($1) }
    list(glyphs.layerForms) { writer, form in
      writer.add(form.range)
      writer.list(form.layers) { $0.add($1) }
    }
    list(glyphs.stacked) { $0.add($1) }
    list(glyphs.cut.sorted { $0.key.rawValue < $1.key.rawValue }) { writer, cut in
      writer.number(cut.key.rawValue)
      writer.list(cut.value) { $0.add($1) }
    }
    add(glyphs.keepsWeight)
    add(glyphs.isUncut)
    add(glyphs.pen != nil)
    if let pen = glyphs.pen {
      list(pen.masters) { writer, master in
        writer.add(master.halfWidth)
        writer.add(master.left)
        writer.add(master.middle)
      }
    }
    add(glyphs.reach)
  }

  private mutating func add(_ layer: SymbolGlyphs.StackedLayer) {
    switch layer {
    case .painted(let index):
      add(false)
      number(index)
    case .cut(let glyph, let alternates):
      add(true)
      add(glyph)
      add(alternates)
    }
  }

  private mutating func add(_ alternates: [SymbolGlyphs.Alternate]) {
    list(alternates) { writer, alternate in
      writer.add(alternate.range)
      writer.add(alternate.glyph)
    }
  }

  private mutating func add(_ glyph: VaryingGlyph) {
    let shape = glyph.outlines.first ?? Outline()
    guard glyph.codePoints.isEmpty, glyph.components.isEmpty,
      glyph.outlines.allSatisfy({ $0.hasStructure(of: shape) })
    else {
      isComplete = false
      return
    }
    list(Array(glyph.name.utf8)) { $0.writer.write($1) }
    list(glyph.advances) { $0.number($1) }
    add(glyph.overlaps)
    add(glyph.reach)
    number(glyph.outlines.count)
    list(shape.contours) { writer, contour in
      writer.list(contour) { $0.add($1.isOnCurve) }
    }
    for point in glyph.outlines.lazy.flatMap(\.contours).joined() {
      coordinate(point.x)
      coordinate(point.y)
    }
  }

  private mutating func add(_ reach: GlyphReach) {
    add(reach.lighter)
    add(reach.heavier)
  }

  private mutating func add(_ range: ClosedRange<Double>) {
    add(range.lowerBound)
    add(range.upperBound)
  }

  private mutating func add(_ number: Double) { writer.write(number.bitPattern) }

  private mutating func add(_ flag: Bool) { writer.write(UInt8(flag ? 1 : 0)) }

  private mutating func coordinate(_ value: Int) {
    guard let value = Int16(exactly: value) else {
      isComplete = false
      return
    }
    writer.write(value)
  }

  private mutating func number(_ value: Int) {
    guard let value = UInt32(exactly: value) else {
      isComplete = false
      return
    }
    writer.write(value)
  }

  private mutating func list<Element>(
    _ elements: [Element], _ add: (inout GlyphWriter, Element) -> Void
  ) {
    number(elements.count)
    for element in elements { add(&self, element) }
  }
}

extension Outline {
  /// Whether the contours have as many points as those of another outline, on and off the curve in the same places.
  fileprivate func hasStructure(of other: Outline) -> Bool {
    contours.count == other.contours.count
      && zip(contours, other.contours).allSatisfy { own, other in
        own.count == other.count && zip(own, other).allSatisfy { $0.isOnCurve == $1.isOnCurve }
      }
  }
}
