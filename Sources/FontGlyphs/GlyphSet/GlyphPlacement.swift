internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextOpenType

/// The placement of a symbol's drawing in its advance width, at every weight.
struct GlyphPlacement: Sendable {
  /// The advance width at each master, in font units.
  private(set) var advances: [Int] = []
  /// The position of the grid's left edge at each master, in font units.
  private var left: [Double] = []
  /// The y of the grid at the middle of the cap height, at each master.
  private var middle: [Double] = []
  private let scale: SymbolScale
  /// The steps of the masters.
  let steps: [Int]

  /// - Parameters:
  ///   - layers: The outlines of the symbol's layers.
  ///   - grid: Half the strokes of the masters.
  /// - Throws: ``FontError`` when the symbol or the space between its margins has no extent.
  init(
    _ symbol: Symbol, layers: [VariableOutline], scale: SymbolScale, grid: WeightGrid
  ) throws(FontError) {
    self.scale = scale
    steps = grid.masters
    let unit = FontUnits.perDrawingUnit(scale)
    let spacing = symbol.spacing
    if let margins = symbol.margins {
      try place(symbol, margins: margins, layers: layers, grid: grid)
      return
    }
    let bearing = DrawingGrid.sideBearing * scale.factor * Double(FontUnits.capHeight)
    for halfWidth in grid.masters.map({ grid.halfWidth($0) }) {
      let boxes = layers.map { $0.path(halfWidth: halfWidth).bounds }
      func box(_ layers: [Int]) -> Rect? {
        layers.compactMap { boxes[$0] }.union
      }
      guard var ink = box(symbol.wideningLayers), let body = box(symbol.centredLayers),
        ink.minX.isFinite, ink.maxX.isFinite
      else { throw FontError("\(symbol.name) draws nothing") }
      // A slash gets equal space on both sides, so the symbol's middle does not move.
      let excess = (body.minX - ink.minX) - (ink.maxX - body.maxX)
      if excess > Self.evenness { ink.maxX += excess }
      if excess < -Self.evenness { ink.minX += excess }
      left.append(bearing + (spacing.left + spacing.shift.x - ink.minX) * unit)
      // The ink is centred on the cap height at every weight.
      middle.append((body.minY + body.maxY) / 2 - spacing.shift.y)
      let advance =
        ((ink.width + spacing.left + spacing.right) * unit + 2 * bearing).rounded()
      guard advance >= 1, let advance = UInt16(exactly: advance) else {
        throw FontError(
          "\(symbol.name) is \(advance) font units wide; 1 to 65,535 fit")
      }
      advances.append(Int(advance))
    }
  }

  /// Places the drawing between its drawn margins, on its drawn baseline.
  private mutating func place(
    _ symbol: Symbol, margins: SymbolMargins, layers: [VariableOutline], grid: WeightGrid
  ) throws(FontError) {
    let unit = FontUnits.perDrawingUnit(scale)
    let pairs = margins.pairs[scale] ?? [:]
    for weight in WeightLaw.masters where pairs[weight] == nil {
      throw FontError(
        "\(symbol.name), \(scale.rawValue) scale: there are no margins at \(weight.rawValue)")
    }
    let boxes = layers.map { $0.path(halfWidth: grid.halfWidths[1]).bounds }
    guard symbol.wideningLayers.contains(where: { boxes[$0] != nil }) else {
      throw FontError("\(symbol.name) draws nothing")
    }
    let weights = SymbolWeight.allCases.compactMap { weight in
      pairs[weight].map { (place: WeightLaw.normalized(weight), pair: $0) }
    }
    for step in steps {
      let place = WeightGrid.place(step, hasNineMasters: grid.hasNineMasters)
      let first = weights.dropFirst().dropLast().lastIndex { $0.place <= place } ?? 0
      let (a, b) = (weights[first], weights[first + 1])
      let part = (place - a.place) / (b.place - a.place)
      let spacing = symbol.spacing
      let leftMargin = a.pair.left + (b.pair.left - a.pair.left) * part - spacing.left
      let rightMargin = a.pair.right + (b.pair.right - a.pair.right) * part + spacing.right
      left.append((spacing.shift.x - leftMargin) * unit)
      middle.append(DrawingGrid.size / 2 - spacing.shift.y)
      guard let advance = UInt16(exactly: ((rightMargin - leftMargin) * unit).rounded()) else {
        throw FontError(
          "\(symbol.name), \(scale.rawValue) scale: the margins lie \(rightMargin - leftMargin) units apart; the left one has to be at the left, and the right one within 65,535 font units of it"
        )
      }
      advances.append(Int(advance))
    }
  }

  /// Places a letter on its drawn baseline.
  init(letter outline: VariableOutline, grid: WeightGrid) {
    scale = .medium
    steps = WeightGrid.masters
    let unit = FontUnits.perDrawingUnit(scale)
    let bearing = Self.letterBearing * Double(FontUnits.capHeight)
    for halfWidth in grid.halfWidths {
      let ink = outline.path(halfWidth: halfWidth).bounds ?? Rect(.zero)
      left.append(bearing - ink.minX * unit)
      middle.append(DrawingGrid.size / 2)
      advances.append(Int((ink.width * unit + 2 * bearing).rounded()))
    }
  }

  /// The largest asymmetry of a slash, in units of the grid: twice the tolerance of outlines.
  private static let evenness = 0.02

  /// The space beside a letter's ink, in cap heights: less than beside a symbol's.
  private static let letterBearing = 0.8 * DrawingGrid.sideBearing

  /// Returns the pen that makes the glyph from the drawing's lines.
  ///
  /// It has Ultralight, Regular and Black, also where the glyph has nine masters. Between them its lines are interpolated.
  func pen(_ grid: WeightGrid) -> PlacedPen {
    PlacedPen(
      masters: zip(WeightGrid.masters, grid.halfWidths).map { step, halfWidth in
        .init(
          halfWidth: halfWidth, left: WeightGrid.value(left, of: steps, at: step),
          middle: WeightGrid.value(middle, of: steps, at: step))
      })
  }

  /// Returns the map from the drawing grid (y down) to font units (y up), at a step of the weight axis.
  func map(at step: Int) -> Affine {
    FontUnits.fromDrawing(
      scale, x: WeightGrid.value(left, of: steps, at: step),
      middle: WeightGrid.value(middle, of: steps, at: step))
  }

  /// Returns contours at some steps of the weight axis, in font units.
  func placed(_ contours: [[[Point]]], at steps: [Int]) -> [[[Point]]] {
    zip(contours, steps).map { contours, step in
      let map = map(at: step)
      return contours.map { $0.map { map * $0 } }
    }
  }
}

extension Symbol {
  /// The layers that determine the advance width: painted layers except badges.
  fileprivate var wideningLayers: [Int] {
    let visible = layers.indices.filter { layers[$0].isInMonochrome }
    let painted =
      visible.isEmpty ? layers.indices.filter { !layers[$0].clearsInMonochrome } : visible
    let body = painted.filter { layers[$0].tag != .badge }
    return body.isEmpty ? painted : body
  }

  /// The layers that are centred on the cap height; a slash or a badge does not move a symbol.
  fileprivate var centredLayers: [Int] {
    let body = wideningLayers.filter { layers[$0].tag != .slash }
    return body.isEmpty ? wideningLayers : body
  }
}
