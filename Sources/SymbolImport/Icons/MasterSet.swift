package import SymtextSVGReading
internal import SymtextFontGlyphs
package import SymtextSymbols
internal import SymtextGraphics

/// Merges drawings of one icon at several weights into one symbol.
///
/// Filled drawings of the same structure become outlines that are exact at the given weights. Ultralight, Regular and
/// Black lie on the straight lines through the nearest two of them. Strokes that differ only in width are read as
/// strokes. Other drawings become outlines if their lines correspond; if not, glyphs are swapped along the axis
/// (``MergedLines``). If neither is possible, only the drawing nearest to Regular is used, with a warning.
package struct MasterSet: Sendable {
  /// A drawing at a weight.
  package struct Drawing: Sendable {
    /// The weight that it draws.
    package var weight: SymbolWeight
    /// The path for error messages.
    package var file: String
    /// The SVG file.
    package var bytes: [UInt8]
  }

  /// Whether unsupported content is a warning instead of an error.
  package var isLenient = false

  /// Whether strokes keep their drawn width.
  ///
  /// Otherwise they get the library's stroke width, which matches text.
  package var keepsWeight = false

  /// The minimal white between lines in Black, as a fraction of the stroke width.
  private static let keptWhite = 0.1

  /// A parsed drawing with its shapes on the drawing grid.
  private struct Master {
    var drawing: Drawing
    var place: Double
    var viewBox: Rect
    var shapes: [SVGDrawnShape]
    var paths: [Path]
  }

  /// Merges drawings.
  /// - Parameters:
  ///   - drawings: At least one drawing, each weight once.
  ///   - name: The symbol's name.
  ///   - alone: Reads a single drawing, or strokes.
  /// - Throws: ``ImportError`` with file, line and column.
  package func symbol(
    from drawings: [Drawing], name: String,
    alone: (Drawing) throws(ImportError) -> ImportedSymbol
  ) throws(ImportError) -> ImportedSymbol {
    let sorted = drawings.sorted { $0.weight.axisValue < $1.weight.axisValue }
    guard
      let nearest = sorted.min(by: {
        abs($0.weight.axisValue - 400) < abs($1.weight.axisValue - 400)
      })
    else { throw ImportError(file: name, message: "there is no drawing") }
    if let (first, second) = zip(sorted, sorted.dropFirst()).first(where: { $0.weight == $1.weight }
    ) {
      throw ImportError(
        file: second.file, message: "\(first.file) also has the weight \(first.weight.rawValue)")
    }
    guard sorted.count > 1 else { return try alone(nearest) }
    var masters: [Master] = []
    var warnings: [ImportError] = []
    for drawing in sorted {
      var reader = SVGReader(file: drawing.file, isLenient: isLenient)
      let read = try reader.drawing(from: drawing.bytes)
      warnings += read.warnings
      let map = IconShapes.map(read.viewBox)
      let shapes = read.shapes.filter(\.isVisible).map(\.withoutEmptyFill)
      masters.append(
        Master(
          drawing: drawing, place: WeightLaw.normalized(drawing.weight), viewBox: read.viewBox,
          shapes: shapes,
          paths: shapes.map { $0.path.transformed(by: map) }))
    }
    guard let model = masters.first(where: { $0.drawing.weight == nearest.weight }) else {
      return try alone(nearest)
    }
    let others = masters.filter { $0.drawing.weight != nearest.weight }
    let difference = others.lazy.compactMap { self.difference($0, model) }.first
    let found: (layers: [SymbolLayer], kind: ImportedSymbol.Kind)?
    if difference == nil, unfilled(model) == nil {
      found = (self.layers(masters, model: model), .masters)
    } else {
      do {
        found = try merged(masters, model: model)
      } catch {
        var imported = try alone(nearest)
        let weight = masters.first { $0.drawing.weight == error.weight } ?? model
        // Differences in commands are the more precise message for filled areas.
        let isFilled = model.shapes.allSatisfy { $0.stroke == nil }
        imported.warnings.append(
          (isFilled ? difference : nil)
            ?? ImportError(
              file: weight.drawing.file,
              message: "\(error.reason); only \(model.drawing.file) is used"))
        return imported
      }
    }
    guard let (layers, kind) = found else { return try alone(nearest) }
    var metadata = SymbolMetadata(altText: name, category: "")
    if layers.count > 1 { metadata.preferredMode = .hierarchical }
    return ImportedSymbol(
      symbol: Symbol(name: name, layers: layers, metadata: metadata), kind: kind,
      warnings: warnings)
  }

  /// Returns the layers of drawings whose lines correspond, or whose glyphs are swapped.
  /// - Returns: `nil` if they differ only in stroke width.
  private func merged(
    _ masters: [Master], model: Master
  ) throws(MergedLines.Difference) -> (layers: [SymbolLayer], kind: ImportedSymbol.Kind)? {
    let budget = ImportBudget().shapes
    // The heaviest drawing determines the white in Black.
    let heaviest = masters.last.map { zip($0.shapes, $0.paths) }
    let strokes = (heaviest ?? zip([], [])).filter { $0.0.stroke != nil }
      .map { Stroker.Stroke($0.1) }
    let merging = MergedLines(
      keepsWeight: keepsWeight,
      widest: StrokeWidthLimit.widestHalfWidth(strokes, opening: Self.keptWhite, budget: budget),
      budget: budget)
    let drawings = masters.map {
      MergedLines.Drawing(weight: $0.drawing.weight, shapes: $0.shapes, viewBox: $0.viewBox)
    }
    let place = masters.firstIndex { $0.drawing.weight == model.drawing.weight } ?? 0
    do {
      return try merging.layers(of: drawings, model: place).map { ($0, .masters) }
    } catch {
      // Lines that do not correspond are swapped. If this fails too, report the first difference.
      guard let layers = try? merging.exchanged(drawings, model: place) else { throw error }
      return (layers, .exchanged)
    }
  }

  // MARK: Structure

  /// Returns the first structural difference from the drawing nearest to Regular.
  private func difference(_ master: Master, _ model: Master) -> ImportError? {
    func error(_ shape: Int?, _ message: String) -> ImportError {
      let element = shape.flatMap {
        master.shapes.indices.contains($0) ? master.shapes[$0].element : nil
      }
      return ImportError(
        file: master.drawing.file, line: element?.line, column: element?.column,
        message: "\(message); only \(model.drawing.file) is used")
    }
    guard master.shapes.count == model.shapes.count else {
      return error(
        nil,
        "there are \(master.shapes.count) shapes and \(model.shapes.count) at \(model.drawing.weight.rawValue)"
      )
    }
    for index in model.shapes.indices {
      let (shape, other) = (master.shapes[index], model.shapes[index])
      guard (shape.fill == nil) == (other.fill == nil),
        (shape.stroke == nil) == (other.stroke == nil)
      else {
        return error(
          index, "shape \(index) has other paint than at \(model.drawing.weight.rawValue)")
      }
      let (elements, others) = (master.paths[index].elements, model.paths[index].elements)
      for (number, (a, b)) in zip(elements, others).enumerated()
      where a.kind != b.kind {
        return error(
          index,
          "shape \(index), element \(number) is \(a.name) and \(b.name) at \(model.drawing.weight.rawValue)"
        )
      }
      guard elements.count == others.count else {
        return error(
          index,
          "shape \(index) has \(elements.count) elements and \(others.count) at \(model.drawing.weight.rawValue)"
        )
      }
    }
    return nil
  }

  /// Returns the reason why filled shapes cannot be merged directly.
  private func unfilled(_ model: Master) -> ImportError? {
    for (shape, path) in zip(model.shapes, model.paths) {
      var reason: String?
      if shape.stroke != nil { reason = "strokes and filled shapes together" }
      if !shape.clips.isEmpty { reason = "clips" }
      if let fill = shape.fill, fill.rule == .evenOdd, !Self.fillsSame(path) {
        reason = "contours that need the even-odd rule"
      }
      if let reason {
        return ImportError(
          file: model.drawing.file, line: shape.element.line, column: shape.element.column,
          message: "drawings with \(reason) are not merged; only this file is used")
      }
    }
    return nil
  }

  static func fillsSame(_ path: Path) -> Bool {
    guard let evenodd = path.withoutOverlaps(fillRule: .evenOdd, tolerance: 0.01),
      let nonzero = path.withoutOverlaps(tolerance: 0.01)
    else { return false }
    return abs(evenodd.area - nonzero.area) < 0.05
  }

  // MARK: Outlines

  private func layers(_ masters: [Master], model: Master) -> [SymbolLayer] {
    let opacities = model.shapes.map { $0.opacity * ($0.fill?.opacity ?? 1) }
    let ranks = Set(opacities).sorted(by: >)
    var layers: [SymbolLayer] = []
    var index = 0
    while index < opacities.count {
      var end = index
      while end < opacities.count, opacities[end] == opacities[index] { end += 1 }
      let range = index..<end
      let paths = masters.map { master in
        master.paths[range].reduce(into: Path()) { $0.append($1.closedContours) }
      }
      let rank = ranks.firstIndex(of: opacities[index]) ?? 0
      layers.append(
        SymbolLayer(
          shapes: [.init(outlines(paths, masters))],
          level: rank == 0 ? .primary : rank == 1 ? .secondary : .tertiary))
      index = end
    }
    return layers
  }

  /// Returns the outlines of all weights from the given ones.
  private func outlines(_ paths: [Path], _ masters: [Master]) -> MasterOutlines {
    var weights: [SymbolWeight: Path] = [:]
    for weight in WeightLaw.masters {
      weights[weight] = Self.path(at: WeightLaw.normalized(weight), paths, masters.map(\.place))
    }
    for (path, master) in zip(paths, masters) { weights[master.drawing.weight] = path }
    return MasterOutlines(
      Dictionary(uniqueKeysWithValues: SymbolScale.allCases.map { ($0, weights) }))
  }

  /// Returns the outline at a place of the axis.
  ///
  /// Beyond the given outlines the extrapolation is shorter if the outline would cross itself.
  private static func path(at place: Double, _ paths: [Path], _ places: [Double]) -> Path {
    let first = places.dropFirst().dropLast().lastIndex { $0 <= place } ?? 0
    func path(_ part: Double) -> Path { paths[first].interpolated(to: paths[first + 1], part) }
    let part = (place - places[first]) / (places[first + 1] - places[first])
    let end = part < 0 ? 0.0 : 1
    guard !(0...1).contains(part),
      !OverlapDetection.overlaps(path(end), tolerance: 0.01)
    else { return path(part) }
    var beyond = part - end
    for _ in 0..<5 {
      let found = path(end + beyond)
      if !OverlapDetection.overlaps(found, tolerance: 0.01) { return found }
      beyond /= 2
    }
    return path(end)
  }
}

extension SVGDrawnShape {
  /// The shape without its fill if it is stroked and encloses no area.
  fileprivate var withoutEmptyFill: SVGDrawnShape {
    guard stroke != nil, fill != nil, path.contours.allSatisfy({ abs($0.area) < 1e-9 }) else {
      return self
    }
    var shape = self
    shape.fill = nil
    return shape
  }
}

extension Path {
  /// The path with every contour closed.
  fileprivate var closedContours: Path {
    contours.reduce(into: Path()) { $0.append($1.closed) }
  }
}
