internal import SymtextSupport
internal import SymtextSVGReading
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

/// Divides a template's paths into the layers of a symbol.
///
/// In a template each mode has its own layers; in a symbol all modes have the same layers. Paths that are together in
/// every mode become one layer. If modes order them differently, each mode gets its own layers, which the other modes
/// do not have.
struct TemplateLayers {
  /// A layer, back to front.
  struct Layer {
    var names: [LayerClass]
    /// The indices of the paths.
    var paths: [Int]
    /// For a path that contains several layers: the contours to draw and cut out, in order.
    var steps: [TemplateAnnotation.Step]?
  }

  private(set) var layers: [Layer] = []
  private(set) var warnings: [ImportError] = []
  private let template: TemplateFile
  private let reference: DrawnVariant

  init(_ template: TemplateFile, reference: DrawnVariant) {
    self.template = template
    self.reference = reference
    let tree = template.annotation.tree
    if tree.contains(where: { !$0.steps.isEmpty }) {
      let paths = template.variants[reference]?.paths.indices.map { $0 } ?? []
      layers = tree.map { Layer(names: $0.names, paths: paths, steps: $0.steps) }
    } else {
      divide()
    }
    order()
  }

  /// Groups paths with the same names into layers.
  private mutating func divide() {
    let paths = template.variants[reference]?.paths ?? []
    let modes = AnnotatedMode.allCases.filter { mode in
      paths.contains { $0.layers.contains { $0.mode == mode } }
    }
    for (index, path) in paths.enumerated() {
      let missing = modes.filter { mode in !path.layers.contains { $0.mode == mode } }
      if !missing.isEmpty {
        let names = missing.map(\.rawValue).joined(separator: " and ")
        warn(path, "path \(index + 1) is in no \(names) layer and is not painted there")
      }
      guard missing.count < modes.count || modes.isEmpty else { continue }
      let byMode = modes.map { mode in path.layers.filter { $0.mode == mode } }
      for place in 0..<max(byMode.map(\.count).max() ?? 0, 1) {
        let names = byMode.compactMap { $0[safe: place] }
        if let same = layers.firstIndex(where: { $0.names == names }) {
          layers[same].paths.append(index)
        } else {
          layers.append(Layer(names: names, paths: [index]))
        }
      }
    }
  }

  /// Sorts the layers by the order that all modes share.
  ///
  /// If there is none, each mode gets its own layers.
  private mutating func order() {
    let chains = AnnotatedMode.allCases.map { mode in
      layers.indices.filter { layers[$0].index(mode) != nil }.sorted { a, b in
        let (first, second) = (layers[a].index(mode) ?? 0, layers[b].index(mode) ?? 0)
        return first != second
          ? first < second
          : layers[a].indices == layers[b].indices ? a < b : layers[a].indices < layers[b].indices
      }
    }
    guard chains.contains(where: { !$0.isEmpty }) else { return }
    var heads = chains.map { _ in 0 }
    var ordered: [Layer] = []
    while ordered.count < layers.count {
      // The next layer is the first remaining one in every mode that has it.
      let next = chains.indices.lazy.compactMap { chains[$0][safe: heads[$0]] }.first { layer in
        chains.indices.allSatisfy { chain in
          layers[layer].index(AnnotatedMode.allCases[chain]) == nil
            || chains[chain][safe: heads[chain]] == layer
        }
      }
      guard let next else {
        layers = zip(AnnotatedMode.allCases, chains).flatMap { mode, chain in
          alone(mode, chain.map { layers[$0] })
        }
        return
      }
      for chain in chains.indices where chains[chain][safe: heads[chain]] == next {
        heads[chain] += 1
      }
      ordered.append(layers[next])
    }
    layers = ordered
  }

  /// Returns the layers of one mode only, back to front.
  private func alone(_ mode: AnnotatedMode, _ layers: [Layer]) -> [Layer] {
    var own: [Layer] = []
    for var layer in layers {
      layer.names.removeAll { $0.mode != mode }
      if let last = own.last, last.names == layer.names, last.steps == nil {
        own[own.count - 1].paths += layer.paths
      } else {
        own.append(layer)
      }
    }
    for index in own.indices { own[index].paths.sort() }
    return own
  }

  private mutating func warn(_ path: TemplatePath, _ message: String) {
    warnings.append(
      ImportError(file: template.file, line: path.line, column: path.column, message: message))
  }
}

extension TemplateLayers.Layer {
  /// Its index in a mode; `nil` if the mode does not have it.
  fileprivate func index(_ mode: AnnotatedMode) -> Int? {
    names.first { $0.mode == mode }?.index
  }

  /// Its indices in all modes, for sorting layers with the same index in one mode.
  fileprivate var indices: (Int, Int, Int) {
    (index(.monochrome) ?? -1, index(.hierarchical) ?? -1, index(.multicolor) ?? -1)
  }

  /// Returns the layer's part of a variant's paths as one path.
  func path(of paths: [Path]) -> Path {
    let own = self.paths.compactMap { paths[safe: $0] }
    guard let steps else { return Path(own.flatMap(\.elements)) }
    let contours = own.flatMap(\.contours)
    var path = Path()
    var outer: Double?
    for step in steps {
      for index in step.indices where contours.indices.contains(index) {
        let contour = contours[index]
        let area = contour.area
        if !step.erases && outer == nil { outer = area < 0 ? -1 : 1 }
        // Contours that are cut out have the opposite direction.
        let wanted = (outer ?? 1) * (step.erases ? -1 : 1)
        path.append(step.erases && area * wanted < 0 ? contour.reversedFromStart : contour)
      }
    }
    return path
  }
}
