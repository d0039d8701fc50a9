internal import SymtextSVGReading
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

/// The layers of an icon: as its annotation has them, else its shapes, back to front, divided where opacity or colour
/// changes.
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

  /// - Parameters:
  ///   - groups: The parts, and the annotation of their layers.
  ///   - budgets: The limits of work for joining areas and making their weights.
  /// - Throws: ``ImportError`` if areas cross too often to be joined.
  init(
    _ groups: [LayerPlan.Group], file: String, budgets: ImportBudget
  ) throws(ImportError) {
    let runs = runs(groups, file: file)
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

  private mutating func runs(_ groups: [LayerPlan.Group], file: String) -> [Run] {
    let paint = IconPaint(groups.flatMap(\.parts))
    var told: Set<SVGColor> = []
    var runs: [Run] = []
    for group in groups {
      if group.annotation?.changesLines ?? false, !group.parts.contains(where: \.drawing.isLine),
        let element = group.parts.first?.element
      {
        warnings.append(
          ImportError(
            file: file, line: element.line, column: element.column,
            message:
              "“stroke”, “weights”, “fill” and “draw” of a layer without strokes have no effect"))
      }
      var first: SymbolLayer?
      for part in group.parts {
        func warn(_ message: String) {
          warnings.append(
            ImportError(
              file: file, line: part.element.line, column: part.element.column, message: message))
        }
        var layer = paint.layer(of: part)
        if let annotation = group.annotation {
          // One level and one colour for all shapes.
          (layer.level, layer.color) = (first?.level ?? layer.level, first?.color ?? layer.color)
          annotation.apply(to: &layer)
        }
        if !layer.clears.isEmpty, group.annotation?.clears == nil, runs.isEmpty {
          warn("<\(part.element.name)> is white with nothing behind it and is left out")
          continue
        }
        if group.annotation?.color == nil, let color = layer.color, paint.isFar(part.color),
          told.insert(part.color).inserted
        {
          warn("the colour \(IconColor.text(part.color)) becomes \(color.rawValue)")
        }
        if first == nil || runs.last?.layer.hasPaint(of: layer) != true {
          if first != nil, group.annotation != nil {
            warn(
              "<\(part.element.name)> is white on another shape of its layer, so it clears in a layer of its own; say “clear” of the layer to keep them together"
            )
          }
          runs.append(Run(layer: layer, element: part.element))
        }
        first = first ?? layer
        switch part.drawing {
        case .line(let shape):
          if let course = group.annotation?.course, course.changesLines, !course.isLine(shape) {
            warn(
              "“draw” has no effect on <\(part.element.name)>, whose ends or joins are not round")
          }
          let shape = group.annotation?.applied(to: shape) ?? shape
          runs[runs.count - 1].layer.shapes.append(shape)
        case .area(let area): runs[runs.count - 1].areas.append(area)
        }
      }
    }
    return runs
  }
}

extension SymbolLayer {
  /// Whether the paint that decides about a layer of its own is the same.
  fileprivate func hasPaint(of other: SymbolLayer) -> Bool {
    level == other.level && color == other.color
      && clearsInMonochrome == other.clearsInMonochrome
  }
}
