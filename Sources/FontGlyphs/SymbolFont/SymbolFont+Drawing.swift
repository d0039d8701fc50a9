internal import Geometry
internal import OpenType

extension SymbolFont {
  /// How the lines of a symbol make its glyph; `nil` when it was not drawn with lines, or the font does
  /// not say.
  /// - Parameters:
  ///   - index: 0 up to ``count``, or of a right-to-left form.
  ///   - weight: the normalised coordinate of the weight, −1 to 1.
  package func drawing(of index: Int, scale: SymbolScale, weight: Double) -> SymbolDrawing? {
    guard let drawings, drawings.uint16(0) == 1, let count = drawings.uint32(4), index >= 0,
      index < count, let record = drawings.uint32(DrawingTable.headerSize + 4 * index), record > 0,
      let pen = pen(in: drawings, record, scale: scale, weight: weight),
      let layers = strokes(in: drawings, record, of: index)
    else { return nil }
    return SymbolDrawing(
      layers: layers, halfWidth: pen.halfWidth,
      placement: FontUnits.fromDrawing(scale, x: pen.left, middle: pen.middle))
  }

  private func pen(
    in table: BinaryReader, _ record: Int, scale: SymbolScale, weight: Double
  ) -> PlacedPen.Master? {
    func master(_ number: Int) -> PlacedPen.Master? {
      let place = (SymbolScale.allCases.firstIndex(of: scale) ?? 0) * WeightLaw.masters.count
      let start = record + (place + number) * DrawingTable.masterSize
      guard let half = table.uint16(start), let left = table.int16(start + 2),
        let middle = table.int16(start + 4)
      else { return nil }
      return PlacedPen.Master(
        halfWidth: Double(half) / DrawingTable.gridFactor,
        left: Double(left) / DrawingTable.unitFactor,
        middle: Double(middle) / DrawingTable.gridFactor)
    }
    guard let regular = master(1), let other = master(weight < 0 ? 0 : 2) else { return nil }
    let part = min(abs(weight), 1)
    func mix(_ value: (PlacedPen.Master) -> Double) -> Double {
      value(regular) + (value(other) - value(regular)) * part
    }
    return PlacedPen.Master(
      halfWidth: mix(\.halfWidth), left: mix(\.left), middle: mix(\.middle))
  }

  private func strokes(
    in table: BinaryReader, _ record: Int, of index: Int
  ) -> [[Stroker.Stroke]?]? {
    let guides = guides(of: index)
    var place =
      record + SymbolScale.allCases.count * WeightLaw.masters.count * DrawingTable.masterSize
    guard let count = table.uint16(place), count == guides.count else { return nil }
    place += 2
    var layers: [[Stroker.Stroke]?] = []
    for paths in guides {
      guard let shapes = table.uint16(place) else { return nil }
      place += 2
      guard shapes != DrawingTable.noLines else {
        layers.append(nil)
        continue
      }
      guard shapes == paths.count else { return nil }
      var strokes: [Stroker.Stroke] = []
      for path in paths {
        guard let stroke = stroke(path, in: table, place) else { return nil }
        strokes.append(stroke)
        place += DrawingTable.shapeSize
      }
      layers.append(strokes)
    }
    return layers
  }

  private func stroke(_ path: String, in table: BinaryReader, _ record: Int) -> Stroker.Stroke? {
    guard let path = try? SVGPathData.parse(path), let kind = table.uint8(record),
      let style = table.uint8(record + 1), let base = table.int16(record + 2),
      let factor = table.int16(record + 4),
      StrokeStyle.Cap.allCases.indices.contains(style & 3),
      StrokeStyle.Join.allCases.indices.contains(style >> 2 & 3)
    else { return nil }
    return Stroker.Stroke(
      path, isSolid: kind & DrawingTable.solidFlag != 0,
      pen: Pen(
        base: Double(base) / DrawingTable.gridFactor,
        factor: Double(factor) / DrawingTable.gridFactor),
      style: StrokeStyle(
        cap: StrokeStyle.Cap.allCases[style & 3], join: StrokeStyle.Join.allCases[style >> 2 & 3],
        dots: style & DrawingTable.widenedDotsFlag != 0 ? .widened : .asLines),
      isOutline: kind & DrawingTable.outlineFlag != 0)
  }
}
