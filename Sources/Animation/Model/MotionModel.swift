internal import SymtextFonts
internal import SymtextFontGlyphs
internal import SymtextSymbols
package import SymtextGraphics
internal import SymtextOpenType
internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextTextLayout

/// What can move of a symbol, at its size and weight, and what it says of how.
package struct MotionModel: Sendable {
  /// What is called so moves.
  package let name: String
  /// How high the capitals beside it are, in points.
  package let capHeight: Double
  /// Whether text runs from right to left where it stands.
  let isRightToLeft: Bool
  /// Whether it is the form for such text.
  let isRightToLeftForm: Bool
  /// What moves by itself, back to front.
  package let parts: [MovingPart]
  /// How many motion groups there are.
  let groupCount: Int
  /// How many shapes there are that move where each moves by itself.
  let pieceCount: Int
  /// What it turns about: points, y down, from the symbol's origin.
  package let anchor: Point
  /// Its middle, between the margins and halfway up the capitals: points, y down, from its origin.
  package let middle: Point
  /// What it says of its motion as a whole.
  let motion: SymbolMotion

  /// - Parameters:
  ///   - byShapes: whether every shape moves by itself.
  ///   - draws: whether lines are to be drawn.
  init(_ symbol: ResolvedSymbol, byShapes: Bool, draws: Bool) {
    name = symbol.name
    capHeight = symbol.capHeight
    isRightToLeft = symbol.configuration.isRightToLeft ?? symbol.isRightToLeftForm
    isRightToLeftForm = symbol.isRightToLeftForm
    let middle =
      symbol.layers.isEmpty
      ? symbol.bounds.offsetBy(Vector(0, symbol.baselineShift)).middle
      : Point(symbol.advance / 2, symbol.baselineShift - symbol.capHeight / 2)
    self.middle = middle
    let record = symbol.record
    motion = record.map { $0.font.motion(of: $0.index) } ?? SymbolMotion()
    let drawing = symbol.drawing
    let toPoints = symbol.font.size / Double(symbol.font.face.unitsPerEm)
    anchor =
      motion.anchor.flatMap { point in
        drawing.map { Affine.scale(toPoints, -toPoints) * ($0.placement * point) }
      } ?? middle
    var groups = symbol.layers.motionGroups
    if groups.isEmpty { groups = [[0]] }
    // Icons of a set say nothing: of one layer each shape moves as layers do elsewhere.
    let isIcon =
      groups.count == 1 && motion == SymbolMotion()
      && record.map { $0.font.keepsRegular($0.index) } ?? true
    var parts: [MovingPart] = []
    for layer in 0..<max(symbol.layers.count, 1) {
      let known = symbol.layers.indices.contains(layer) ? symbol.layers[layer] : nil
      let glyph = known.map { $0.glyphs[symbol.scale] } ?? symbol.glyph
      let own = known?.motion ?? LayerMotion()
      let part = MovingPart(
        part: SymbolPart(layer: layer), group: groups.firstIndex { $0.contains(layer) } ?? 0,
        piece: 0, clears: known?.clears == .all, pulses: own.pulses, rotates: own.rotates,
        threshold: known?.variableThreshold, box: glyph.flatMap { symbol.font.inkBounds(of: $0) },
        pivot: middle)
      parts +=
        (byShapes || isIcon) && !part.clears ? Self.shapes(of: part, glyph, symbol) : [part]
    }
    if draws {
      for (index, lines) in symbol.lines(of: parts.map(\.part)).enumerated() {
        parts[index].part.lines = lines
      }
    }
    pieceCount = Self.number(&parts)
    groupCount = isIcon ? Self.groupIcon(&parts, of: symbol) : groups.count
    Self.follow(&parts)
    Self.findPivots(&parts, of: symbol)
    self.parts = parts
  }

  /// What moves as a whole.
  /// - Parameter box: around its ink, in points, y down.
  init(name: String, box: Rect, capHeight: Double) {
    self.name = name
    self.capHeight = capHeight
    (isRightToLeft, isRightToLeftForm) = (false, false)
    (groupCount, pieceCount) = (1, 1)
    (anchor, middle) = (box.middle, box.middle)
    motion = SymbolMotion()
    parts = [
      MovingPart(
        part: SymbolPart(layer: 0), group: 0, piece: 0, clears: false, pulses: false,
        rotates: false, threshold: nil, box: box, pivot: box.middle)
    ]
  }

  /// So many parts, each a group, that light up one after another: to see how any symbol plays an effect.
  init(parts count: Int, isLoopClosed: Bool? = nil) {
    name = ""
    capHeight = 1
    (isRightToLeft, isRightToLeftForm) = (false, false)
    (groupCount, pieceCount) = (count, count)
    (anchor, middle) = (.zero, .zero)
    motion = SymbolMotion(isLoopClosed: isLoopClosed)
    parts = (0..<count).map { index in
      MovingPart(
        part: SymbolPart(layer: index), group: index, piece: index, clears: false, pulses: false,
        rotates: false, threshold: Double(index) / Double(count), box: nil, pivot: .zero)
    }
  }

  /// Each shape of a layer as a part of its own.
  private static func shapes(
    of part: MovingPart, _ glyph: GlyphID?, _ symbol: ResolvedSymbol
  ) -> [MovingPart] {
    guard let glyph else { return [part] }
    let outline = symbol.font.outline(of: glyph)
    let shapes = TouchingContours(outline, tolerance: symbol.font.size / 100).shapes
    guard shapes.count > 1 else { return [part] }
    let contours = outline.contours
    return shapes.map { shape in
      var own = part
      own.part.contours = shape
      own.box = shape.compactMap { contours[$0].bounds }.union
      return own
    }
  }

  /// Numbers the shapes, those that clear like what they clear for.
  private static func number(_ parts: inout [MovingPart]) -> Int {
    var count = 0
    for index in parts.indices {
      parts[index].piece = count
      if !parts[index].clears || index == parts.count - 1 { count += 1 }
    }
    return count
  }

  /// Says which shapes of an icon move together.
  /// - Returns: how many groups there are.
  private static func groupIcon(_ parts: inout [MovingPart], of symbol: ResolvedSymbol) -> Int {
    let shapes = parts.map { part in
      symbol.outline(of: part.part).contours.compactMap {
        $0.flattened(tolerance: symbol.font.size / 100).first?.points
      }
    }
    let groups = IconGroups(shapes: shapes, name: symbol.name).groups
    for (number, group) in groups.enumerated() {
      for index in group { parts[index].group = number }
    }
    return groups.count
  }

  /// What clears does as what it clears for.
  private static func follow(_ parts: inout [MovingPart]) {
    for index in parts.indices.reversed() where parts[index].clears {
      guard index + 1 < parts.count, parts[index + 1].group == parts[index].group else { continue }
      parts[index].pulses = parts[index + 1].pulses
      parts[index].rotates = parts[index + 1].rotates
    }
  }

  /// Badges grow about their own middles, all else about the symbol's.
  private static func findPivots(_ parts: inout [MovingPart], of symbol: ResolvedSymbol) {
    let badges = Set(
      parts.filter {
        symbol.layers.indices.contains($0.part.layer)
          && symbol.layers[$0.part.layer].tag == .badge
      }.map(\.group))
    // A badge alone is the symbol.
    guard badges.count < Set(parts.map(\.group)).count else { return }
    for group in badges {
      let members = parts.indices.filter { parts[$0].group == group }
      let box = members.compactMap { parts[$0].box }.union
      for index in members { parts[index].pivot = box?.middle ?? parts[index].pivot }
    }
  }

  /// The values above which its layers are lit, rising; empty where none shows a value.
  var thresholds: [Double] { Set(parts.compactMap(\.threshold)).sorted() }
  /// Whether pens can draw any of it.
  var hasLines: Bool { parts.contains { $0.part.lines != nil } }
  /// Whether what shows a value goes round, so that its last part is followed by the first.
  ///
  /// Where the symbol does not say, it does when the middles of its lit layers turn by 300° in all.
  var isLoopClosed: Bool {
    if let isClosed = motion.isLoopClosed { return isClosed }
    let middles = thresholds.compactMap { threshold in
      parts.filter { $0.threshold == threshold }.compactMap(\.box)
        .union?.middle
    }
    guard middles.count > 2 else { return false }
    let ways = middles.indices.map { middles[($0 + 1) % middles.count] - middles[$0] }
    let turns = ways.indices.map { index in
      let (a, b) = (ways[index], ways[(index + 1) % ways.count])
      return atan2(a.cross(b), a.dot(b)) * 180 / .pi
    }
    // A row goes back at its end: that is no turn of a ring.
    return turns.allSatisfy { abs($0) <= Self.sharpestTurn } && abs(turns.reduce(0, +)) >= 300
  }

  /// The most that a ring turns at one of its parts, in degrees: that of three.
  private static let sharpestTurn = 125.0
}
