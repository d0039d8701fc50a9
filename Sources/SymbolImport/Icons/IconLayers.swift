internal import SymtextSVGReading
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

/// The layers of an icon: its shapes, back to front, divided where opacity or colour changes.
///
/// The highest opacity is the primary level, lower ones are the secondary and tertiary level. Several colours make the
/// multicolor mode. White on a darker shape clears it. ``FilledOutlines`` processes all filled areas of a layer
/// together, so that the white between them stays open.
struct IconLayers {
  private(set) var layers: [SymbolLayer] = []
  private(set) var warnings: [ImportError] = []

  /// A layer and its filled areas.
  private struct Run {
    var layer: SymbolLayer
    var areas: [Path] = []
    /// The element for error messages.
    var element: XMLElement
  }

  /// - Parameter budgets: The limits of work for joining areas and making their weights.
  /// - Throws: ``ImportError`` if areas cross too often to be joined.
  init(
    _ parts: [IconShapes.Part], file: String, budgets: ImportBudget
  ) throws(ImportError) {
    let runs = runs(parts, file: file)
    var areas: [Path] = []
    for run in runs {
      guard
        let joined = FilledOutlines.joined(
          run.areas.map { ($0, .nonzero) }, budget: budgets.shapes)
      else {
        throw ImportError(
          file: file, line: run.element.line, column: run.element.column,
          message: "the shapes from <\(run.element.name)> on cross too often; simplify them")
      }
      areas.append(joined)
    }
    for (index, run) in runs.enumerated() {
      var layer = run.layer
      if !areas[index].isEmpty {
        let clearing = layer.clearsInMonochrome
        let seen = clearing ? nil : Self.seen(index, runs, areas, budgets.weights)
        let masters =
          clearing
          ? FilledOutlines.unmoved(areas[index])
          : FilledOutlines.masters(
            joined: areas[index], seen: seen, budget: budgets.weights)
        if let masters {
          layer.shapes.append(SymbolLayer.Shape(masters))
        } else {
          warnings.append(
            ImportError(
              file: file, line: run.element.line, column: run.element.column,
              message: "<\(run.element.name)> is too small to be seen and is left out"))
        }
      }
      if !layer.shapes.isEmpty { layers.append(layer) }
    }
    if budgets.weights.isSpent, let first = runs.first {
      warnings.append(
        ImportError(
          file: file, line: first.element.line, column: first.element.column,
          message:
            "the filled areas are too intricate to be measured; some look like Regular at all weights"
        ))
    }
  }

  /// Returns the part of an area that later clearing layers leave visible; `nil` if no layer clears it.
  private static func seen(
    _ index: Int, _ runs: [Run], _ areas: [Path], _ budget: WorkBudget
  ) -> Path? {
    guard let box = areas[index].bounds else { return nil }
    var clearing = Path()
    for later in runs.indices.dropFirst(index + 1)
    where runs[later].layer.clearsInMonochrome && areas[later].bounds?.intersects(box) ?? false {
      clearing.append(areas[later])
    }
    guard !clearing.isEmpty else { return nil }
    return areas[index].combined(
      .difference, with: clearing, tolerance: FilledOutlines.tolerance, budget: budget)
  }

  private mutating func runs(_ parts: [IconShapes.Part], file: String) -> [Run] {
    let strengths = Set(parts.map { ($0.opacity * 100).rounded() }).sorted(by: >)
    let colors = Set(parts.map(\.color))
    let inks = colors.filter { !IconColor.isWhite($0) }
    let isMulticolor =
      inks.filter { !IconColor.isBlack($0) }.count > 1
      || (inks.contains(where: IconColor.isBlack) && inks.contains { !IconColor.isBlack($0) })
    var told: Set<SVGColor> = []
    var runs: [Run] = []
    for part in parts {
      let clears = !inks.isEmpty && IconColor.isWhite(part.color)
      if clears && runs.isEmpty {
        warnings.append(
          ImportError(
            file: file, line: part.element.line, column: part.element.column,
            message: "<\(part.element.name)> is white with nothing behind it and is left out"))
        continue
      }
      let place = strengths.firstIndex(of: (part.opacity * 100).rounded()) ?? 0
      var layer = SymbolLayer(
        shapes: [], level: [.primary, .secondary, .tertiary][min(place, 2)])
      if clears {
        layer.clears = isMulticolor ? .monochrome : .all
        if isMulticolor { layer.color = .white }
      } else if isMulticolor, !IconColor.isBlack(part.color) {
        let (color, isNear) = IconColor.layerColor(part.color)
        layer.color = color
        if !isNear, told.insert(part.color).inserted {
          warnings.append(
            ImportError(
              file: file, line: part.element.line, column: part.element.column,
              message: "the colour \(IconColor.text(part.color)) becomes \(color.rawValue)"))
        }
      }
      if let last = runs.last?.layer, last.level == layer.level, last.color == layer.color,
        last.clearsInMonochrome == layer.clearsInMonochrome
      {
        // Same paint as the previous shape.
      } else {
        runs.append(Run(layer: layer, element: part.element))
      }
      switch part.drawing {
      case .line(let shape): runs[runs.count - 1].layer.shapes.append(shape)
      case .area(let area): runs[runs.count - 1].areas.append(area)
      }
    }
    return runs
  }
}
