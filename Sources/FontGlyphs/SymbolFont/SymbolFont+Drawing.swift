package import SymtextSymbols
package import SymtextGraphics
internal import SymtextOpenType

extension SymbolFont {
  /// Returns the lines of a symbol; `nil` when it was not drawn with lines, or the font has no such data.
  /// - Parameters:
  ///   - index: 0 up to ``count``, or of a right-to-left form.
  ///   - weight: The font's normalized coordinate, −1 to 1.
  package func drawing(of index: Int, scale: SymbolScale, weight: Double) -> SymbolDrawing? {
    guard let drawings, let record = record(of: index),
      let pen = pen(
        in: drawings, record, scale: scale, at: place(of: index, scale: scale, weight: weight)),
      let layers = shapes(in: drawings, record, of: index)
    else { return nil }
    var strokes = given(of: index, scale: scale, weight: weight) ?? layers.map { $0?.map(\.stroke) }
    let place = place(of: index, scale: scale, weight: weight)
    for (number, weights) in weights(of: index) where strokes.indices.contains(number) {
      strokes[number] = strokes[number]?.map { $0.changed(weights.change(at: place)) }
    }
    return SymbolDrawing(
      layers: strokes,
      halfWidth: pen.halfWidth,
      placement: FontUnits.fromDrawing(scale, x: pen.left, middle: pen.middle))
  }

  /// Returns the adjusted strokes of an icon's layers, beyond Regular; `nil` for other symbols and weights.
  private func given(
    of index: Int, scale: SymbolScale, weight: Double
  ) -> [[Stroker.Stroke]?]? {
    guard weight > 0, keepsRegular(index), let symbol = symbol(of: index) else { return nil }
    return StrokeWidthLimit(symbol).yielding(symbol, at: scale).layers.map { layer in
      layer.shapes.map { $0.stroke.yielded(weight) }
    }
  }

  /// Returns half the stroke of a symbol, in units of the drawing grid: less than the weight's when lines are close.
  ///
  /// Returns `nil` in the same cases as ``drawing(of:scale:weight:)``.
  package func halfWidth(of index: Int, scale: SymbolScale, weight: Double) -> Double? {
    guard let drawings, let record = record(of: index),
      drawings.uint16(record + DrawingTable.pensSize) ?? 0 > 0
    else { return nil }
    return pen(
      in: drawings, record, scale: scale, at: place(of: index, scale: scale, weight: weight))?
      .halfWidth
  }

  /// Returns the map from the drawing grid to font units, y up; `nil` when the symbol has neither lines nor an anchor.
  /// - Parameters:
  ///   - index: 0 up to ``count``, or of a right-to-left form.
  ///   - weight: The font's normalized coordinate, −1 to 1.
  package func placement(of index: Int, scale: SymbolScale, weight: Double) -> Affine? {
    guard let drawings, let record = record(of: index) else { return nil }
    let place = place(of: index, scale: scale, weight: weight)
    return pen(in: drawings, record, scale: scale, at: place).map {
      FontUnits.fromDrawing(scale, x: $0.left, middle: $0.middle)
    }
  }

  /// Returns the offset of a symbol's record in the table of drawings; `nil` without one.
  private func record(of index: Int) -> Int? {
    guard let drawings, drawings.uint16(0) == 1, let count = drawings.uint32(4), index >= 0,
      index < count, let record = drawings.uint32(DrawingTable.headerSize + 4 * index), record > 0
    else { return nil }
    return record
  }

  /// Restores a symbol from the font; `nil` when parts were not drawn with lines, or the font has no such data.
  /// - Parameter index: 0 up to ``count``.
  package func symbol(of index: Int) -> Symbol? {
    guard let drawings, drawings.uint16(0) == 1, let count = drawings.uint32(4), index >= 0,
      index < min(count, self.count), let name = text(.name, of: index),
      let record = drawings.uint32(DrawingTable.headerSize + 4 * index), record > 0,
      let shapes = shapes(in: drawings, record, of: index)
    else { return nil }
    let known = layers(of: index)
    let weights = weights(of: index)
    guard known.count == shapes.count else { return nil }
    var layers: [SymbolLayer] = []
    for (number, (known, shapes)) in zip(known, shapes).enumerated() {
      guard let shapes else { return nil }
      var layer = SymbolLayer(
        shapes: shapes, level: known.level, color: known.color,
        variableThreshold: known.variableThreshold, clears: known.clears, tag: known.tag)
      layer.opacities = known.opacities
      layer.motion = known.motion
      layer.weights = weights[number] ?? .none
      layers.append(layer)
    }
    var symbol = Symbol(name: name, layers: layers, metadata: metadata(of: index))
    symbol.keepsRegular = keepsRegular(index)
    symbol.motion = motion(of: index)
    symbol.opticalShift = opticalShift(of: index)
    symbol.spacing = spacing(of: index)
    return symbol
  }

  /// Returns the place of a symbol between its masters or beyond them: −1 Ultralight, 0 Regular, 1 Black.
  /// - Parameters:
  ///   - index: 0 up to ``count``, or of a right-to-left form.
  ///   - weight: The font's normalized coordinate, −1 to 1: the ends of its axis.
  package func place(of index: Int, scale: SymbolScale, weight: Double) -> Double {
    // Fonts built by older versions end at Ultralight and Black.
    let named = min(max(weight, -1), 1)
    guard let (reach, ends) = reach(of: index, scale: scale),
      let end = drawings?.int16(ends + (weight < 0 ? 0 : 2))
    else { return named }
    return reach.place(abs(named) * Double(end) / 16384)
  }

  /// Returns the reach of a symbol beyond Ultralight and Black; `nil` in fonts whose axis ends there.
  /// - Parameter index: 0 up to ``count``, or of a right-to-left form.
  package func reach(of index: Int, scale: SymbolScale) -> GlyphReach? {
    reach(of: index, scale: scale)?.reach
  }

  /// Returns the reach of a symbol, and the offset of the ends of the axis in the table.
  private func reach(of index: Int, scale: SymbolScale) -> (reach: GlyphReach, ends: Int)? {
    guard let table = drawings, table.uint16(0) == 1, let minor = table.uint16(2), minor > 0,
      let count = table.uint32(4), index >= 0, index < count,
      let number = SymbolScale.allCases.firstIndex(of: scale)
    else { return nil }
    let ends = DrawingTable.headerSize + 4 * count
    let place = ends + DrawingTable.endsSize + DrawingTable.reachSize * index + 2 * number
    guard let lighter = table.uint8(place), let heavier = table.uint8(place + 1) else { return nil }
    let reach = GlyphReach(
      lighter: Double(lighter) / DrawingTable.reachFactor,
      heavier: Double(heavier) / DrawingTable.reachFactor)
    return (reach, ends)
  }

  private func pen(
    in table: BinaryReader, _ record: Int, scale: SymbolScale, at place: Double
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
    guard let regular = master(1), let other = master(place < 0 ? 0 : 2) else { return nil }
    let part = abs(place)
    func mix(_ value: (PlacedPen.Master) -> Double) -> Double {
      value(regular) + (value(other) - value(regular)) * part
    }
    return PlacedPen.Master(
      halfWidth: mix(\.halfWidth), left: mix(\.left), middle: mix(\.middle))
  }

  private func shapes(
    in table: BinaryReader, _ record: Int, of index: Int
  ) -> [[SymbolLayer.Shape]?]? {
    let guides = guides(of: index)
    var place = record + DrawingTable.pensSize
    guard let count = table.uint16(place), count == guides.count else { return nil }
    place += 2
    var layers: [[SymbolLayer.Shape]?] = []
    for paths in guides {
      guard let shapes = table.uint16(place) else { return nil }
      place += 2
      guard shapes != DrawingTable.noLines else {
        layers.append(nil)
        continue
      }
      guard shapes == paths.count else { return nil }
      var drawn: [SymbolLayer.Shape] = []
      for path in paths {
        guard let shape = shape(path, in: table, place) else { return nil }
        drawn.append(shape)
        place += DrawingTable.shapeSize
      }
      layers.append(drawn)
    }
    return layers
  }

  private func shape(
    _ path: String, in table: BinaryReader, _ record: Int
  ) -> SymbolLayer.Shape? {
    guard let path = try? SVGPathData.parse(path), let kind = table.uint8(record),
      let style = table.uint8(record + 1), let base = table.int16(record + 2),
      let factor = table.int16(record + 4),
      StrokeStyle.Cap.allCases.indices.contains(style & 3),
      StrokeStyle.Join.allCases.indices.contains(style >> 2 & 3)
    else { return nil }
    let role: SymbolLayer.FillRole =
      kind & DrawingTable.filledFlag != 0
      ? .filled : kind & DrawingTable.strokedFlag != 0 ? .stroked : .automatic
    return SymbolLayer.Shape(
      path: path, isSolid: kind & DrawingTable.solidFlag != 0,
      pen: Pen(
        base: Double(base) / DrawingTable.gridFactor,
        factor: Double(factor) / DrawingTable.gridFactor,
        taper: style & DrawingTable.taperedFlag == 0 ? nil : WeightLaw.taper),
      style: StrokeStyle(
        cap: StrokeStyle.Cap.allCases[style & 3], join: StrokeStyle.Join.allCases[style >> 2 & 3],
        dots: style & DrawingTable.widenedDotsFlag != 0 ? .widened : .asLines),
      isOutline: kind & DrawingTable.outlineFlag != 0, inFill: role)
  }
}
