internal import Geometry

/// Reads an icon of filled shapes: the drawing is Regular, other weights are made by ``FilledOutlines``.
///
/// The height of the `viewBox` becomes the height of the drawing grid. Shapes of less opacity than the
/// strongest ones are layers of their own: secondary and tertiary, as icons in two tones have them.
public struct FilledIcon: Sendable {
  /// The path that errors name.
  public var file: String
  /// Whether what cannot be read is only warned of.
  public var isLenient: Bool

  /// Makes an importer for one file.
  public init(file: String, isLenient: Bool = false) {
    self.file = file
    self.isLenient = isLenient
  }

  /// Reads an icon.
  /// - Parameters:
  ///   - bytes: the SVG file.
  ///   - name: the symbol's name.
  /// - Throws: ``ImportError`` with line and column; also when something is stroked.
  public func symbol(from bytes: [UInt8], name: String) throws(ImportError) -> ImportedSymbol {
    var reader = SVGReader(file: file, isLenient: isLenient)
    return try symbol(try reader.drawing(from: bytes), name: name)
  }

  /// Makes a symbol of a drawing.
  func symbol(_ drawing: SVGDrawing, name: String) throws(ImportError) -> ImportedSymbol {
    let visible = drawing.shapes.filter(\.isVisible)
    if let stroked = visible.first(where: { $0.stroke.map { $0.opacity > 0 } ?? false }) {
      throw failure(stroked.element, "a stroke among filled shapes; outline it before")
    }
    let layers = try layers(visible, map: Self.map(drawing.viewBox))
    guard !layers.isEmpty else { throw failure(drawing.root, "nothing is filled") }
    var metadata = SymbolMetadata(altText: name, category: "")
    if layers.count > 1 { metadata.preferredMode = .hierarchical }
    return ImportedSymbol(
      symbol: Symbol(name: name, layers: layers, metadata: metadata), kind: .filled,
      warnings: drawing.warnings)
  }

  /// From the viewBox to the drawing grid: as high as it, and in its middle.
  static func map(_ viewBox: Rect) -> Affine {
    let scale = DrawingGrid.size / viewBox.height
    let middle = DrawingGrid.size / 2
    return Affine(
      scale, 0, 0, scale, middle - viewBox.midX * scale, middle - viewBox.midY * scale)
  }

  /// The layers that filled shapes make, back to front.
  /// - Parameters:
  ///   - shapes: those that can be seen; their strokes are left out.
  ///   - map: from their space to the drawing grid.
  func layers(_ shapes: [SVGDrawnShape], map: Affine) throws(ImportError) -> [SymbolLayer] {
    var filled: [(opacity: Double, path: Path, rule: FillRule, element: XMLElement)] = []
    for shape in shapes {
      guard let fill = shape.fill, fill.opacity > 0 else { continue }
      let clipped = try Self.clipped(shape, fill.rule, tolerance: 0.002 / map.a, failure)
      filled.append(
        (
          shape.opacity * fill.opacity, clipped.path.transformed(by: map), clipped.rule,
          shape.element
        ))
    }
    let opacities = Set(filled.map(\.opacity)).sorted(by: >)
    var layers: [SymbolLayer] = []
    var index = 0
    while index < filled.count {
      let opacity = filled[index].opacity
      var end = index
      while end < filled.count, filled[end].opacity == opacity { end += 1 }
      let run = filled[index..<end]
      if let masters = FilledOutlines.masters(of: run.map { ($0.path, $0.rule) }) {
        let rank = opacities.firstIndex(of: opacity) ?? 0
        layers.append(
          SymbolLayer(
            shapes: [.init(masters)],
            level: rank == 0 ? .primary : rank == 1 ? .secondary : .tertiary))
      } else if let first = run.first,
        run.contains(where: { !$0.path.elements.allSatisfy(\.isFinite) })
      {
        throw failure(first.element, "<\(first.element.name)> has a coordinate beyond all bounds")
      } else if let tangled = run.first(where: {
        FilledOutlines.joined([($0.path, $0.rule)]) == nil
      }) {
        throw failure(
          tangled.element,
          "the outline of <\(tangled.element.name)> crosses itself too often to be filled; simplify it"
        )
      }
      index = end
    }
    return layers
  }

  /// What is left of a shape inside its clips.
  private static func clipped(
    _ shape: SVGDrawnShape, _ rule: FillRule, tolerance: Double,
    _ failure: (XMLElement, String) -> ImportError
  ) throws(ImportError) -> (path: Path, rule: FillRule) {
    var result = (path: shape.path, rule: rule)
    for clip in shape.clips {
      guard let area = FilledOutlines.joined(clip.paths),
        let inside = result.path.combined(
          .intersection, with: area, fillRule: result.rule, tolerance: tolerance)
      else {
        throw failure(
          shape.element, "<\(shape.element.name)> and its clip have a coordinate beyond all bounds")
      }
      result = (inside, .nonzero)
    }
    return result
  }

  private func failure(_ element: XMLElement, _ message: String) -> ImportError {
    ImportError(file: file, line: element.line, column: element.column, message: message)
  }
}

extension Path.Element {
  fileprivate var isFinite: Bool {
    switch self {
    case .move(let p), .line(let p): p.isFinite
    case .quad(let c, let p): c.isFinite && p.isFinite
    case .cubic(let c1, let c2, let p): c1.isFinite && c2.isFinite && p.isFinite
    case .close: true
    }
  }
}
