internal import SymtextSVGReading
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

/// Merges the lines and areas of one icon's drawings at several weights into outlines that interpolate.
///
/// Where drawings do not correspond, glyphs are swapped.
///
/// Lines are stroked at each weight with the pen of the weight law, limited by the white of the heaviest drawing, or
/// with the drawn width. Beyond the lightest and the heaviest drawing, lines keep their position.
struct MergedLines {
  /// The visible shapes of a drawing, in its own space.
  struct Drawing {
    var weight: SymbolWeight
    var shapes: [SVGDrawnShape]
    var viewBox: Rect
  }

  /// The reason why drawings are not merged, as a clause for a message.
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
    /// Half the drawn stroke width, and the ratio of that width to the drawing's normal one.
    var halfWidth = 0.0
    var factor = 1.0
    var opacity: Double
  }

  /// Half the maximal stroke width that the heaviest drawing allows, in units of the grid.
  private let widest: Double
  /// Whether strokes keep their drawn width.
  private let keepsWeight: Bool
  private let budget: WorkBudget

  /// The maximal distance between corresponding points of drawings, in units of the grid.
  private static let limits = LineMatching.Limits(distance: 4)
  /// The maximal deviation of outlines, in units of the grid: a third of a font unit.
  private static let tolerance = 0.0035
  /// The maximal number of lines that are compared.
  private static let mostLines = 200

  /// - Parameters:
  ///   - widest: Half the maximal stroke width that the heaviest drawing allows, in units of the grid.
  ///   - budget: The limit of work for merging.
  init(keepsWeight: Bool, widest: Double, budget: WorkBudget) {
    self.keepsWeight = keepsWeight
    self.budget = budget
    self.widest = widest
  }

  /// Returns the layers of the merged icon, back to front.
  /// - Parameters:
  ///   - drawings: At least one drawing, sorted by weight.
  ///   - model: The index of the drawing that determines the caps, joins and direction of lines.
  /// - Returns: `nil` if the drawings differ only in stroke width and strokes do not keep their width.
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

  /// Returns the layers of an icon whose drawings do not all correspond.
  ///
  /// Neighbours that correspond are merged; other glyphs are swapped halfway between two weights.
  /// - Parameters:
  ///   - drawings: At least two drawings, sorted by weight.
  ///   - model: The index of the drawing nearest to Regular.
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

  /// Neighbouring drawings that correspond.
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

  /// Returns, for each line of the model, the corresponding lines by weight, all with the same structure.
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
      // The model comes first, because it determines where closed lines begin.
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

  /// The maximal distance between centre lines that count as the same, in units of the grid.
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
          throw difference("contours need the even-odd rule")
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

  /// Returns the lines without duplicates.
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

  /// Joins lines that end where exactly one other line of the same kind ends.
  ///
  /// With round joins the result looks the same.
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
      // Contours of areas stay together, because some are holes.
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

  /// Returns the line at a weight: as drawn, or interpolated between the nearest two drawings.
  private static func line(
    at weight: SymbolWeight, _ drawn: [ComparedLine], _ weights: [SymbolWeight]
  ) -> ComparedLine {
    if drawn.count == 1 { return drawn[0] }
    if let place = weights.firstIndex(of: weight) { return drawn[place] }
    let (first, part) = place(of: weight, among: weights)
    // Beyond the drawings only strokes are extrapolated. A point that slides along another line from drawing to drawing
    // would leave that line.
    return drawn[first].interpolated(to: drawn[first + 1], min(max(part, 0), 1))
  }

  /// Returns the first of the two drawings around a weight, and the weight's fraction of the way between them.
  ///
  /// Beyond the drawings the fraction is below 0 or above 1.
  private static func place(
    of weight: SymbolWeight, among weights: [SymbolWeight]
  ) -> (first: Int, part: Double) {
    let places = weights.map { WeightLaw.normalized($0) }
    let place = WeightLaw.normalized(weight)
    let first = places.dropFirst().dropLast().lastIndex { $0 <= place } ?? 0
    return (first, (place - places[first]) / (places[first + 1] - places[first]))
  }

  /// Returns half the stroke width of a line at a weight, in units of the grid at a scale.
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
      // A single drawing gets heavier and lighter as all strokes do.
      return keepsWeight
        ? drawn[0].halfWidth * held / value(WeightLaw.halfWidths(.medium), weights[0])
        : held * drawn[0].factor
    }
    let (first, way) = Self.place(of: weight, among: weights)
    let factor = drawn[first].factor + (drawn[first + 1].factor - drawn[first].factor) * way
    guard keepsWeight else { return held * max(factor, 0) }
    // Larger scales are slightly lighter than the scaled drawing.
    let relative = value(law, weight) / value(WeightLaw.halfWidths(.medium), weight)
    let own =
      drawn[first].halfWidth + (drawn[first + 1].halfWidth - drawn[first].halfWidth) * way
    // Beyond the heaviest drawing a stroke must not close the white.
    let isBeyond = way > 1
    let least = drawn[drawn.count - 1].halfWidth
    return max(isBeyond ? min(own, max(held * factor, least)) : own, 0.02) * relative
  }
}

extension SymbolLayer {
  /// The outlines of all shapes as one.
  fileprivate var outlines: MasterOutlines {
    let all = shapes.compactMap(\.masters)
    var outlines = all.first ?? MasterOutlines([:])
    for other in all.dropFirst() { outlines.append(other.paths) }
    return outlines
  }
}

extension MasterOutlines {
  /// Adds contours at each scale and weight.
  fileprivate mutating func append(_ paths: [SymbolScale: [SymbolWeight: Path]]) {
    for (scale, weights) in paths {
      for (weight, path) in weights { self.paths[scale]?[weight]?.append(path) }
    }
  }
}
