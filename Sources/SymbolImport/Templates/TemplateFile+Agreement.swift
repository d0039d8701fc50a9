internal import SymtextSupport
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

extension TemplateFile {
  /// The file with the same paths, in the same order, in every variant.
  ///
  /// Layers take their paths by index, so paths are sorted by the layers that they name, in the order of the reference
  /// variant. Where variants have different numbers of paths for the same layers, these paths are joined into one; a
  /// variant without any has an empty one. Paths that name no layer, in a file that has layers, are in the layers of
  /// the reference variant's path of their number, or of its last one.
  /// - Parameter budget: The limit of work.
  func withAgreeingPaths(budget: WorkBudget) -> TemplateFile {
    guard let reference = referenceVariant, let model = variants[reference], !model.paths.isEmpty
    else { return self }
    var result = self
    // Only contours have layers in a file with a tree, so all paths are alike.
    let isTree = annotation.tree.contains { !$0.steps.isEmpty }
    func names(_ path: TemplatePath) -> Set<LayerClass> { isTree ? [] : Set(path.layers) }
    if !isTree, model.paths.contains(where: { !$0.layers.isEmpty }) {
      for (variant, drawing) in variants where drawing.paths.allSatisfy({ $0.layers.isEmpty }) {
        for index in drawing.paths.indices {
          result.variants[variant]?.paths[index].layers =
            model.paths[min(index, model.paths.count - 1)].layers
        }
      }
    }
    let order = model.paths.map(names)
    if result.variants.values.contains(where: { $0.paths.map(names) != order }) {
      result.join(names, order: order, isNegative: isFilledNegative, budget: budget)
    }
    result.sortPaths(names, reference: reference, budget: budget)
    return result
  }

  /// Joins paths with the same names where their numbers differ, and sorts the others by their names.
  /// - Parameter order: The names of the reference variant's paths.
  private mutating func join(
    _ names: (TemplatePath) -> Set<LayerClass>, order: [Set<LayerClass>], isNegative: Bool,
    budget: WorkBudget
  ) {
    let drawings = variants.sorted { $0.key < $1.key }.map(\.value)
    let numbers = drawings.map { Dictionary(grouping: $0.paths, by: names).mapValues(\.count) }
    var layers: [Set<LayerClass>: [LayerClass]] = [:]
    for path in drawings.flatMap(\.paths) where layers[names(path)] == nil {
      layers[names(path)] = path.layers
    }
    let areJoined = Set(
      layers.keys.filter { names in
        numbers.contains { $0[names] ?? 0 != numbers[0][names] ?? 0 }
      })
    let further = Set(layers.keys).subtracting(order).sorted(by: Self.isBefore)
    /// The names of each path, and its number among those with the same names.
    var places: [(names: Set<LayerClass>, number: Int)] = []
    var seen: [Set<LayerClass>: Int] = [:]
    for names in order + further {
      let number = seen[names, default: 0]
      seen[names] = number + 1
      if number == 0 || !areJoined.contains(names) { places.append((names, number)) }
    }
    for (variant, drawing) in variants {
      let groups = Dictionary(grouping: drawing.paths, by: names)
      variants[variant]?.pathsInFile = drawing.paths.count
      variants[variant]?.paths = places.compactMap { place in
        let own = groups[place.names] ?? []
        guard areJoined.contains(place.names) else { return own[safe: place.number] }
        return TemplatePath(
          joining: own, layers: layers[place.names] ?? [], in: drawing, isNegative: isNegative,
          budget: budget)
      }
    }
  }

  /// Sorts paths with the same names like those of the reference variant, by their places in the drawing.
  private mutating func sortPaths(
    _ names: (TemplatePath) -> Set<LayerClass>, reference: DrawnVariant, budget: WorkBudget
  ) {
    let model = variants[reference]?.paths ?? []
    let groups = Dictionary(grouping: model.indices) { names(model[$0]) }
    for (variant, drawing) in variants where variant != reference {
      for indices in groups.values where indices.count > 1 {
        let own = indices.compactMap { drawing.paths[safe: $0] }
        let order = BoxPairing.order(
          of: own.map(\.path), like: indices.map { model[$0].path }, budget: budget)
        guard let order else { continue }
        for (index, place) in zip(indices, order) { variants[variant]?.paths[index] = own[place] }
      }
    }
  }

  /// Whether filled contours of the reference variant have a negative area.
  var isFilledNegative: Bool {
    let drawing = referenceVariant.flatMap { variants[$0] } ?? variants.values.first
    return NonzeroContours.largest(
      of: drawing?.paths.flatMap { $0.path.contours.map(\.area) } ?? []) < 0
  }

  /// The number of paths with guide points.
  var keyframeCount: Int {
    variants.values.reduce(0) { $0 + $1.paths.count { $0.keyframes != nil } }
  }

  private static func isBefore(_ a: Set<LayerClass>, _ b: Set<LayerClass>) -> Bool {
    func text(_ names: Set<LayerClass>) -> [String] { names.map(\.description).sorted() }
    return text(a).lexicographicallyPrecedes(text(b))
  }
}

extension TemplatePath {
  /// Joins paths into one that fills the same area by the nonzero rule.
  ///
  /// Guide points are lost, because they refer to contours of one path.
  fileprivate init(
    joining paths: [TemplatePath], layers: [LayerClass], in drawing: TemplateDrawing,
    isNegative: Bool, budget: WorkBudget
  ) {
    let contours = paths.flatMap { path in
      path.path.reversing(path.wrongContours(isNegative: isNegative, budget: budget)).elements
    }
    self.init(
      path: Path(contours), layers: layers, line: paths.first?.line ?? drawing.line,
      column: paths.first?.column ?? drawing.column)
  }

  /// Returns the contours to reverse so that the path has the same fill as in the file, alone and joined with others.
  func wrongContours(isNegative: Bool, budget: WorkBudget) -> [Int] {
    isEvenOdd
      ? EvenOddContours.wrong(in: path, isNegative: isNegative, budget: budget)
      : NonzeroContours.wrong(in: path, isNegative: isNegative, budget: budget)
  }
}
