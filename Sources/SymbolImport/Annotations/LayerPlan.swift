internal import SymtextGraphics
internal import SymtextSVGReading
internal import SymtextSupport

/// The order of an icon's parts in layers, as an annotation has it.
struct LayerPlan {
  /// Parts that become one layer, or several if they have no annotation.
  struct Group {
    /// The annotation of the layer; `nil` to derive layers from the paint.
    var annotation: DesignAnnotation.Layer?
    var parts: [IconShapes.Part]
  }

  /// Back to front.
  private(set) var groups: [Group] = []
  /// Sentences about annotations that find no shape, and shapes without annotation.
  private(set) var warnings: [ImportError] = []

  /// - Parameters:
  ///   - parts: In the order of the file.
  ///   - shapes: The visible shapes that the parts come from.
  ///   - map: From the icon's space to the drawing grid.
  init(
    _ parts: [IconShapes.Part], shapes: [SVGDrawnShape], annotation: [DesignAnnotation.Layer],
    map: Affine,
    file: String
  ) {
    guard !annotation.isEmpty else {
      groups = [Group(parts: parts)]
      return
    }
    let annotation = annotation.map { $0.mapped(by: map) }
    let candidates = shapes.map {
      ShapeBinding.Candidate(ids: $0.ids, print: ShapePrint($0, map: map))
    }
    let binding = ShapeBinding(annotation, shapes: candidates)
    arrange(parts, binding, annotation)
    tell(binding, shapes, candidates, annotation, file: file)
  }

  /// Puts shapes without a layer in front of the layer of the shape before them, or at the back.
  private mutating func arrange(
    _ parts: [IconShapes.Part], _ binding: ShapeBinding, _ annotated: [DesignAnnotation.Layer]
  ) {
    var own = annotated.map { Group(annotation: $0, parts: []) }
    var behind: [IconShapes.Part] = []
    var after: [[IconShapes.Part]] = annotated.map { _ in [] }
    var last: Int?
    for part in parts {
      if let layer = binding.layers[part.shape] {
        own[layer].parts.append(part)
        last = layer
      } else if let last {
        after[last].append(part)
      } else {
        behind.append(part)
      }
    }
    groups = [Group(parts: behind)]
    for (group, others) in zip(own, after) { groups += [group, Group(parts: others)] }
    groups.removeAll { $0.parts.isEmpty }
  }

  private mutating func tell(
    _ binding: ShapeBinding, _ shapes: [SVGDrawnShape], _ candidates: [ShapeBinding.Candidate],
    _ annotated: [DesignAnnotation.Layer], file: String
  ) {
    func warn(_ message: String, _ shape: SVGDrawnShape? = nil, layer: Int? = nil) {
      var warning = ImportError(
        file: file, line: shape?.element.line, column: shape?.element.column, message: message)
      warning.layer = layer
      warnings.append(warning)
    }
    for (index, layer) in annotated.enumerated() {
      if layer.shapes.isEmpty {
        warn(
          "layer \(index + 1) names no shapes, so nothing is in it; set its “shapes”",
          layer: index)
      } else if layer.shapes == [.rest], !binding.layers.contains(index) {
        warn(
          "no shape is left for “*” of layer \(index + 1); other layers name all of them",
          layer: index)
      }
    }
    for choice in binding.unbound {
      warn(
        "no shape is “\(choice.selector.text)”, which layer \(choice.layer + 1) names; the annotation is kept, choose the shape again",
        layer: choice.layer
      )
    }
    for choice in binding.taken {
      warn(
        "another layer has the shape “\(choice.selector.text)”, which layer \(choice.layer + 1) names, too",
        layer: choice.layer
      )
    }
    for choice in binding.doubtful {
      warn(
        "“\(choice.selector.text)” of layer \(choice.layer + 1) is two shapes now: one has the id, another the print; the id counts",
        layer: choice.layer
      )
    }
    let free = shapes.indices.filter { binding.layers[$0] == nil }
    guard let first = free.first else { return }
    let texts = free.prefix(8).map {
      ShapeSelector(id: shapes[$0].ownID, place: $0 + 1, print: candidates[$0].print).text
    }
    warn(
      "\(free.count) of \(shapes.count) shapes \(free.count == 1 ? "is" : "are") in no layer: \(texts.joined(separator: "; "))",
      shapes[first])
  }
}

extension SVGDrawnShape {
  /// The `id` of the shape itself.
  var ownID: String? { element.attributes["id"] }
}
