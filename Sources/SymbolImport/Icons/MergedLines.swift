internal import SymtextSVGReading
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

/// Merges the lines and areas of one icon's drawings at several weights into outlines that lie between each
/// other, where they correspond; elsewhere glyphs are exchanged.
///
/// Lines are stroked at each weight by the law's pen, held back where the heaviest drawing needs it, or as they
/// were drawn. Beyond the lightest and the heaviest drawing lines stay where they are there.
struct MergedLines {
  /// A drawing: what can be seen of it, in its own space.
  struct Drawing {
    var weight: SymbolWeight
    var shapes: [SVGDrawnShape]
    var viewBox: Rect
  }

  /// Why drawings are not merged, as the end of a sentence.
  struct Difference: Error {
    var reason: String
    /// The drawing that differs.
    var weight: SymbolWeight
  }

  /// One contour of a drawing, on the drawing grid.
  private struct Line {
    var line: ComparedLine
    /// `nil` for an area.
    var stroke: SVGStroke?
    /// Half the stroke that was drawn, and how much of the usual one of the drawing it is.
    var halfWidth = 0.0
    var factor = 1.0
    var opacity: Double
  }

  /// Half the widest stroke that the heaviest drawing bears, in units of the grid.
  private let widest: Double
  /// Whether strokes are as wide as they were drawn.
  private let keepsWeight: Bool
  private let budget: WorkBudget

  /// How far a place may move between drawings, in units of the grid.
  private static let limits = LineMatching.Limits(distance: 4)
  /// How far outlines may stray, in units of the grid: a third of a font unit.
  private static let tolerance = 0.0035
  /// More lines than this are not compared.
  private static let mostLines = 200

  /// - Parameters:
  ///   - widest: half the widest stroke that the heaviest drawing bears, in units of the grid.
  ///   - budget: how much work merging may be.
  init(keepsWeight: Bool, widest: Double, budget: WorkBudget) {
    self.keepsWeight = keepsWeight
    self.budget = budget
    self.widest = widest
  }

  /// The layers of the merged icon, back to front.
  /// - Parameters:
  ///   - drawings: at least one, by weight.
  ///   - model: the place of that which says how lines end and turn.
  /// - Returns: `nil` where the drawings differ in nothing but the width of their strokes, and that does not
  ///   count.
  func layers(
    of drawings: [Drawing], model: Int
  ) throws(Difference) -> [SymbolLayer]? {
    let drawn = try matched(drawings, model: model)
    let isSame = drawn.allSatisfy { line in
      line.allSatisfy {
        $0.stroke != nil && abs($0.factor - line[model].factor) < 0.01
          && $0.line.farthest(from: line[model].line) < Self.sameLine
      }
    }
    return isSame && !keepsWeight
      ? nil : try layers(drawn, drawings.map(\.weight), model: model)
  }

  /// The layers of an icon of whose drawings not all correspond: neighbours that do are merged, and glyphs are
  /// exchanged halfway to the others.
  /// - Parameters:
  ///   - drawings: at least two, by weight.
  ///   - model: the place of the one nearest to Regular.
  func exchanged(
    _ drawings: [Drawing], model: Int
  ) throws(Difference) -> [SymbolLayer] {
    let groups = try groups(drawings, model: model)
    guard let main = groups.first(where: { (group: Group) in group.range.contains(model) }) else {
      return []
    }
    var layers = main.layers
    for index in layers.indices { layers[index].shapes = [.init(layers[index].outlines)] }
    let places = drawings.map { WeightLaw.normalized($0.weight) }
    for group in groups where group.range != main.range {
      let (first, end) = (group.range.lowerBound, group.range.upperBound)
      guard group.layers.map(\.level) == layers.map(\.level) else {
        throw Difference(reason: "the layers differ", weight: drawings[first].weight)
      }
      let from = first == 0 ? -1 : (places[first - 1] + places[first]) / 2
      let to = end == drawings.count ? 1 : (places[end - 1] + places[end]) / 2
      for (index, other) in group.layers.enumerated() {
        for (scale, paths) in other.outlines.paths {
          layers[index].shapes[0].masters?.forms[scale, default: []].append(
            .init(range: from...to, paths: paths))
        }
      }
    }
    return layers
  }

  /// Neighbours that correspond.
  private struct Group {
    var range: Range<Int>
    var layers: [SymbolLayer]
  }

  private func groups(_ drawings: [Drawing], model: Int) throws(Difference) -> [Group] {
    var groups: [Group] = []
    for index in drawings.indices {
      if let last = groups.last {
        let range = last.range.lowerBound..<index + 1
        if let group = try? group(range, of: drawings, model: model) {
          groups[groups.count - 1] = group
          continue
        }
      }
      groups.append(try group(index..<index + 1, of: drawings, model: model))
    }
    return groups
  }

  private func group(
    _ range: Range<Int>, of drawings: [Drawing], model: Int
  ) throws(Difference) -> Group {
    let own = Array(drawings[range])
    let place = range.contains(model) ? model - range.lowerBound : 0
    let lines = try matched(own, model: place)
    return Group(range: range, layers: try layers(lines, own.map(\.weight), model: place))
  }

  /// For each line of the model the drawings of it, by weight and of one structure.
  private func matched(
    _ drawings: [Drawing], model: Int
  ) throws(Difference) -> [[Line]] {
    var lines: [[Line]] = []
    for drawing in drawings { lines.append(try self.lines(of: drawing)) }
    if Set(lines.map(\.count)).count > 1 { lines = lines.map(Self.joined) }
    let own = lines[model]
    var drawn: [[Line]] = own.map { _ in [] }
    for (number, others) in lines.enumerated() {
      let weight = drawings[number].weight
      guard others.count == own.count else {
        throw Difference(
          reason: "there are \(Self.counted(others.count)) and \(own.count)", weight: weight)
      }
      guard
        let pairs = LineMatching.pairs(
          own.map(\.line), others.map(\.line), limits: Self.limits, budget: budget,
          isAlike: { Self.isAlike(own[$0], others[$1]) })
      else { throw Difference(reason: "the lines do not correspond", weight: weight) }
      for (index, other) in pairs.enumerated() { drawn[index].append(others[other]) }
    }
    for index in drawn.indices {
      // The model leads, as it says where closed lines begin.
      let order = [model] + drawn[index].indices.filter { $0 != model }
      guard
        let alike = LineMatching.alike(
          order.map { drawn[index][$0].line }, limits: Self.limits, budget: budget)
      else {
        throw Difference(
          reason: "line \(index) does not run alike", weight: drawings[order[1]].weight)
      }
      for (number, line) in zip(order, alike) { drawn[index][number].line = line }
    }
    return drawn
  }

  /// How far, in units of the grid, centre lines may differ that count as the same.
  private static let sameLine = 0.05

  private static func counted(_ lines: Int) -> String {
    "\(lines) \(lines == 1 ? "line" : "lines")"
  }

  // MARK: Lines

  private func lines(of drawing: Drawing) throws(Difference) -> [Line] {
    let map = IconShapes.map(drawing.viewBox)
    let widths = drawing.shapes.compactMap { $0.stroke?.width }
    let counts = Dictionary(widths.map { ($0, 1) }, uniquingKeysWith: +)
    let usual = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1
    var lines: [Line] = []
    for shape in drawing.shapes {
      func difference(_ reason: String) -> Difference {
        Difference(reason: reason, weight: drawing.weight)
      }
      guard shape.clips.isEmpty else { throw difference("there are clips") }
      guard (shape.fill == nil) != (shape.stroke == nil) else {
        throw difference("a shape is filled and stroked")
      }
      let path = shape.path.transformed(by: map)
      if let stroke = shape.stroke {
        guard stroke.dashes.isEmpty, stroke.stretch == .identity else {
          throw difference("a line is dashed or stretched")
        }
        for contour in path.contours {
          guard var line = ComparedLine(contour) else { continue }
          if stroke.cap == .round && stroke.join == .round { line.closeWhereItBegins() }
          lines.append(
            Line(
              line: line, stroke: stroke, halfWidth: stroke.width * map.a / 2,
              factor: stroke.width / usual, opacity: shape.opacity * stroke.opacity))
        }
      } else if let fill = shape.fill {
        guard fill.rule == .nonzero || path.contours.count < 2 || MasterSet.fillsSame(path) else {
          throw difference("contours are filled that only the even-odd rule fills rightly")
        }
        for contour in path.contours {
          guard let line = ComparedLine(contour.closed), !line.pieces.isEmpty else { continue }
          lines.append(Line(line: line, opacity: shape.opacity * fill.opacity))
        }
      }
      guard lines.count <= Self.mostLines else {
        throw difference("there are more than \(Self.mostLines) lines")
      }
    }
    let colors = drawing.shapes.compactMap { $0.fill?.color ?? $0.stroke?.color }
    guard Set(colors.map { IconColor.isBlack($0) ? .current : $0 }).count == 1 else {
      throw Difference(reason: "there are several colours", weight: drawing.weight)
    }
    return Self.withoutRepeats(lines)
  }

  /// The lines without those that were drawn twice.
  private static func withoutRepeats(_ lines: [Line]) -> [Line] {
    var kept: [Line] = []
    for line in lines {
      let isRepeat =
        line.stroke != nil
        && kept.contains {
          $0.stroke == line.stroke && $0.opacity == line.opacity
            && $0.line.pieces.count == line.line.pieces.count
            && $0.line.isClosed == line.line.isClosed
            && $0.line.farthest(from: line.line) < 1e-6
        }
      if !isRepeat { kept.append(line) }
    }
    return kept
  }

  /// The lines with those made one that end where just one other of their kind does: with round joins they look
  /// the same.
  private static func joined(_ lines: [Line]) -> [Line] {
    var lines = lines
    func ends(_ line: Line) -> [Point] {
      guard line.stroke?.cap == .round, line.stroke?.join == .round, !line.line.isClosed else {
        return []
      }
      return line.line.ends
    }
    func joint() -> (Int, Int, ComparedLine)? {
      let all = lines.flatMap(ends)
      for first in lines.indices {
        for second in lines.indices.dropFirst(first + 1)
        where lines[first].stroke == lines[second].stroke {
          guard isAlike(lines[first], lines[second]),
            let one = lines[first].line.joined(with: lines[second].line),
            all.count(where: { $0.distance(to: one.joint) < 0.01 }) == 2
          else { continue }
          return (first, second, one.line)
        }
      }
      return nil
    }
    while let (first, second, line) = joint() {
      lines[first].line = line
      lines[first].line.closeWhereItBegins()
      lines.remove(at: second)
    }
    return lines
  }

  private static func isAlike(_ a: Line, _ b: Line) -> Bool {
    guard (a.stroke == nil) == (b.stroke == nil), abs(a.opacity - b.opacity) < 1e-6 else {
      return false
    }
    return a.line.isClosed || a.stroke?.cap == b.stroke?.cap
  }

  // MARK: Outlines

  private func layers(
    _ drawn: [[Line]], _ weights: [SymbolWeight], model: Int
  ) throws(Difference) -> [SymbolLayer] {
    let all = SymbolWeight.allCases.filter {
      WeightLaw.masters.contains($0) || weights.contains($0)
    }
    var outlines: [[SymbolScale: [SymbolWeight: Path]]] = []
    for (index, line) in drawn.enumerated() {
      let lines = all.map { Self.line(at: $0, line.map(\.line), weights) }
      guard line[model].stroke != nil else {
        let paths = Dictionary(uniqueKeysWithValues: zip(all, lines.map(\.path)))
        outlines.append(Self.everyScale { _ in paths })
        continue
      }
      var scales: [SymbolScale: [SymbolWeight: Path]] = [:]
      for scale in SymbolScale.allCases {
        let widths = all.map { halfWidth(at: $0, line, weights, scale) }
        let masters = zip(lines, widths).map {
          MasterStroker.Master(line: $0, halfWidth: $1)
        }
        guard
          let paths = MasterStroker(tolerance: Self.tolerance).outlines(
            of: masters, style: Self.style(line[model]), budget: budget)
        else {
          throw Difference(reason: "line \(index) turns the other way", weight: weights[0])
        }
        scales[scale] = Dictionary(uniqueKeysWithValues: zip(all, paths))
      }
      outlines.append(scales)
    }
    let opacities = drawn.map { $0[model].opacity }
    let ranks = Set(opacities).sorted(by: >)
    var layers: [SymbolLayer] = []
    var last: Double?
    var wasArea = false
    for (index, paths) in outlines.enumerated() {
      let opacity = opacities[index]
      let isArea = drawn[index][model].stroke == nil
      let rank = ranks.firstIndex(of: opacity) ?? 0
      if opacity != last {
        layers.append(
          SymbolLayer(
            shapes: [], level: rank == 0 ? .primary : rank == 1 ? .secondary : .tertiary))
        last = opacity
      }
      // The contours of areas belong together, as some are holes.
      let count = layers[layers.count - 1].shapes.count
      if isArea, wasArea, count > 0 {
        layers[layers.count - 1].shapes[count - 1].masters?.append(paths)
      } else {
        layers[layers.count - 1].shapes.append(.init(MasterOutlines(paths)))
      }
      wasArea = isArea
    }
    return layers
  }

  private static func everyScale<Value>(
    _ value: (SymbolScale) -> Value
  ) -> [SymbolScale: Value] {
    Dictionary(uniqueKeysWithValues: SymbolScale.allCases.map { ($0, value($0)) })
  }

  private static func style(_ line: Line) -> StrokeStyle {
    line.stroke.map { IconShapes.style($0) } ?? .round
  }

  /// The line at a weight: as drawn, or between the nearest two drawings.
  private static func line(
    at weight: SymbolWeight, _ drawn: [ComparedLine], _ weights: [SymbolWeight]
  ) -> ComparedLine {
    if drawn.count == 1 { return drawn[0] }
    if let place = weights.firstIndex(of: weight) { return drawn[place] }
    let (first, part) = place(of: weight, among: weights)
    // Beyond the drawings lines stay, and strokes alone go on: what slides along a line on the way between two
    // drawings would leave it.
    return drawn[first].interpolated(to: drawn[first + 1], min(max(part, 0), 1))
  }

  /// Between which drawings a weight lies, or beyond them, and at which part of the way.
  private static func place(
    of weight: SymbolWeight, among weights: [SymbolWeight]
  ) -> (first: Int, part: Double) {
    let places = weights.map { WeightLaw.normalized($0) }
    let place = WeightLaw.normalized(weight)
    let first = places.dropFirst().dropLast().lastIndex { $0 <= place } ?? 0
    return (first, (place - places[first]) / (places[first + 1] - places[first]))
  }

  /// Half the stroke of a line at a weight, in units of the grid at a scale.
  private func halfWidth(
    at weight: SymbolWeight, _ drawn: [Line], _ weights: [SymbolWeight], _ scale: SymbolScale
  ) -> Double {
    let law = WeightLaw.halfWidths(scale)
    func value(_ widths: [Double], _ weight: SymbolWeight) -> Double {
      let place = WeightLaw.normalized(weight)
      return widths[1] + (widths[place < 0 ? 0 : 2] - widths[1]) * abs(place)
    }
    let bounded = [law[0], law[1], max(min(law[2], widest), law[1])]
    let held = value(bounded, weight)
    if drawn.count == 1 {
      // Around its weight the line gets heavier as all do.
      return keepsWeight
        ? drawn[0].halfWidth * held / value(WeightLaw.halfWidths(.medium), weights[0])
        : held * drawn[0].factor
    }
    let (first, way) = Self.place(of: weight, among: weights)
    let factor = drawn[first].factor + (drawn[first + 1].factor - drawn[first].factor) * way
    guard keepsWeight else { return held * max(factor, 0) }
    // Larger scales are a little lighter than the drawing made larger.
    let relative = value(law, weight) / value(WeightLaw.halfWidths(.medium), weight)
    let own =
      drawn[first].halfWidth + (drawn[first + 1].halfWidth - drawn[first].halfWidth) * way
    // What was not drawn does not close what is white.
    let isBeyond = way > 1
    let least = drawn[drawn.count - 1].halfWidth
    return max(isBeyond ? min(own, max(held * factor, least)) : own, 0.02) * relative
  }
}

extension SymbolLayer {
  /// All of its outlines as one.
  fileprivate var outlines: MasterOutlines {
    let all = shapes.compactMap(\.masters)
    var outlines = all.first ?? MasterOutlines([:])
    for other in all.dropFirst() { outlines.append(other.paths) }
    return outlines
  }
}

extension MasterOutlines {
  /// Adds contours at every scale and weight.
  fileprivate mutating func append(_ paths: [SymbolScale: [SymbolWeight: Path]]) {
    for (scale, weights) in paths {
      for (weight, path) in weights { self.paths[scale]?[weight]?.append(path) }
    }
  }
}
