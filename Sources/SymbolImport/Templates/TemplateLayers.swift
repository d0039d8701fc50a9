internal import FontGlyphs
internal import Geometry

/// Divides a template's paths into the layers of a symbol.
///
/// In a template every mode has layers of its own; here a layer is the same in all. Paths that are
/// together in every mode become one layer, so that nothing is lost as long as the modes have the same
/// order; where they differ it is reported.
struct TemplateLayers {
  /// A layer, back to front.
  struct Layer {
    var names: [LayerClass]
    /// The paths, from 0.
    var paths: [Int]
    /// For one path that holds several layers: which of its contours, drawn and cut out in turn.
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
    checkOrder()
  }

  /// Paths with the same names are a layer.
  private mutating func divide() {
    let paths = template.variants[reference]?.paths ?? []
    let modes = AnnotatedMode.allCases.filter { mode in
      paths.contains { $0.layers.contains { $0.mode == mode } }
    }
    for (index, path) in paths.enumerated() {
      let missing = modes.filter { mode in !path.layers.contains { $0.mode == mode } }
      if !missing.isEmpty {
        let names = missing.map(\.rawValue).joined(separator: " and ")
        warn(path, "path \(index + 1) is in no \(names) layer, but is painted in all modes")
      }
      let byMode = modes.map { mode in path.layers.filter { $0.mode == mode } }
      let count = max(byMode.map(\.count).max() ?? 0, 1)
      if byMode.contains(where: { $0.count != count && !$0.isEmpty }) {
        warn(
          path,
          "path \(index + 1) is in more layers of one mode than of another; all paint it alike")
      }
      for place in 0..<count {
        let names = byMode.compactMap { $0[safe: min(place, $0.count - 1)] }
        if let same = layers.firstIndex(where: { $0.names == names }) {
          layers[same].paths.append(index)
        } else {
          layers.append(Layer(names: names, paths: [index]))
        }
      }
    }
    let ordered = layers.enumerated().sorted {
      ($0.element.place ?? -1, $0.offset) < ($1.element.place ?? -1, $1.offset)
    }
    layers = ordered.map(\.element)
  }

  private mutating func checkOrder() {
    for mode in AnnotatedMode.allCases {
      let indices = layers.compactMap { layer in layer.names.first { $0.mode == mode }?.index }
      if zip(indices, indices.dropFirst()).contains(where: { $0 > $1 }) {
        warnings.append(
          ImportError(
            file: template.file,
            message:
              "the \(mode.rawValue) layers lie in another order than those of another mode, whose order is used for all"
          ))
      }
    }
  }

  private mutating func warn(_ path: TemplatePath, _ message: String) {
    warnings.append(
      ImportError(file: template.file, line: path.line, column: path.column, message: message))
  }
}

extension TemplateLayers.Layer {
  /// The first mode's index: modes are in a fixed order.
  fileprivate var place: Int? { names.first?.index }

  /// What the layer has of a variant's paths, as one path.
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
        // What is cut out turns the other way.
        let wanted = (outer ?? 1) * (step.erases ? -1 : 1)
        path.append(step.erases && area * wanted < 0 ? contour.reversed : contour)
      }
    }
    return path
  }
}
