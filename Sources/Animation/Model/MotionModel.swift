internal import SymtextFonts
internal import SymtextFontGlyphs
internal import SymtextSymbols
package import SymtextGraphics
internal import SymtextOpenType
internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextTextLayout

/// The moving parts of a symbol at its size and weight, and its motion annotations.
package struct MotionModel: Sendable {
  /// The symbol's name.
  package let name: String
  /// The cap height of the surrounding text, in points.
  package let capHeight: Double
  /// Whether the surrounding text runs from right to left.
  let isRightToLeft: Bool
  /// Whether this is the symbol's form for right-to-left text.
  let isRightToLeftForm: Bool
  /// The parts, back to front.
  package let parts: [MovingPart]
  /// The number of motion groups.
  let groupCount: Int
  /// The number of shapes that move when each moves separately.
  let pieceCount: Int
  /// The centre of rotation, in points, y down, from the symbol's origin.
  package let anchor: Point
  /// The middle of the symbol, between its margins and at half the cap height; in points, y down, from its origin.
  package let middle: Point
  /// The motion annotations of the whole symbol.
  let motion: SymbolMotion

  /// - Parameters:
  ///   - byShapes: whether each shape moves separately.
  ///   - draws: whether lines will be drawn.
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
    let placement = symbol.placement.map { symbol.font.unitsToPoints * $0 }
    anchor = motion.anchor.flatMap { point in placement.map { $0 * point } } ?? middle
    var groups = symbol.layers.motionGroups
    if groups.isEmpty { groups = [[0]] }
    // Icons of a set have no annotations of motion: the shapes of their one layer move as layers of other symbols do.
    var moving = motion
    moving.drawsValue = nil
    let isIcon =
      groups.count == 1 && moving == SymbolMotion()
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
        pivot: middle,
        anchor: own.anchor.flatMap { point in placement.map { $0 * point } })
      parts +=
        (byShapes || isIcon) && !part.clears ? Self.shapes(of: part, glyph, symbol) : [part]
    }
    if draws {
      Self.addLines(to: &parts, of: symbol)
    }
    pieceCount = Self.number(&parts)
    groupCount = isIcon ? Self.groupIcon(&parts, of: symbol) : groups.count
    Self.follow(&parts)
    Self.findPivots(&parts, of: symbol)
    self.parts = parts
  }

  /// A picture that moves as a whole.
  /// - Parameter box: the bounding box of its ink, in points, y down.
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

  /// A model with some parts, each of which is a group and lights up after the one before.
  ///
  /// It shows how any symbol plays an effect.
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

  /// Adds the lines by which pens draw the parts.
  private static func addLines(to parts: inout [MovingPart], of symbol: ResolvedSymbol) {
    func motion(_ part: MovingPart) -> LayerMotion? {
      let layer = part.part.layer
      return symbol.layers.indices.contains(layer) ? symbol.layers[layer].motion : nil
    }
    for (index, lines) in symbol.lines(of: parts.map(\.part)).enumerated() {
      guard let motion = motion(parts[index]) else {
        parts[index].part.lines = lines
        continue
      }
      guard motion.isDrawn else { continue }
      parts[index].part.lines = lines
      if motion.drawsBothWays { parts[index].part.lines?.drawBothWays() }
      parts[index].part.lines?.end(with: motion.ends)
    }
    for index in parts.indices {
      guard let own = motion(parts[index]), own.isDrawn,
        case .carried(by: let number)? = own.attachment
      else { continue }
      let carrier = parts.first { motion($0)?.attachment == .carries(number) }
      let outline = symbol.outline(of: parts[index].part)
      parts[index].part.lines = carrier?.part.lines?.carrying(outline) ?? parts[index].part.lines
    }
  }

  /// Returns each shape of a layer as a part.
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

  /// Numbers the shapes.
  ///
  /// A clearing part has the number of the part that it makes room for.
  private static func number(_ parts: inout [MovingPart]) -> Int {
    var count = 0
    for index in parts.indices {
      parts[index].piece = count
      if !parts[index].clears || index == parts.count - 1 { count += 1 }
    }
    return count
  }

  /// Groups the shapes of an icon.
  /// - Returns: the number of groups.
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

  /// A clearing part plays the same effects as the part that it makes room for.
  private static func follow(_ parts: inout [MovingPart]) {
    for index in parts.indices.reversed() where parts[index].clears {
      guard index + 1 < parts.count, parts[index + 1].group == parts[index].group else { continue }
      parts[index].pulses = parts[index + 1].pulses
      parts[index].rotates = parts[index + 1].rotates
    }
  }

  /// Sets the centres of scaling: a badge scales about its own middle, other parts about the symbol's.
  private static func findPivots(_ parts: inout [MovingPart], of symbol: ResolvedSymbol) {
    let badges = Set(
      parts.filter {
        symbol.layers.indices.contains($0.part.layer)
          && symbol.layers[$0.part.layer].tag == .badge
      }.map(\.group))
    // A symbol that is only a badge scales as a whole.
    guard badges.count < Set(parts.map(\.group)).count else { return }
    for group in badges {
      let members = parts.indices.filter { parts[$0].group == group }
      let box = members.compactMap { parts[$0].box }.union
      for index in members { parts[index].pivot = box?.middle ?? parts[index].pivot }
    }
  }

  /// The values above which layers are lit, ascending; empty if no layer shows a value.
  var thresholds: [Double] { Set(parts.compactMap(\.threshold)).sorted() }
  /// Whether the symbol has lines to draw.
  var hasLines: Bool { parts.contains { $0.part.lines != nil } }
  /// Whether the layers that show a value form a ring, in which the first follows the last.
  ///
  /// If the symbol has no annotation, they do when the path through their middles turns by at least 300°.
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
    // A row turns back at its end, more sharply than a ring.
    return turns.allSatisfy { abs($0) <= Self.sharpestTurn } && abs(turns.reduce(0, +)) >= 300
  }

  /// The sharpest turn of a ring at one part, in degrees; a ring of three turns by 120°.
  private static let sharpestTurn = 125.0
}
