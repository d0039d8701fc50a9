internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextOpenType

/// The parts of a symbol on which its outlines depend.
///
/// The compiler sees nothing else of the symbol, so equal drawings have equal outlines.
struct OutlinedDrawing: Sendable {
  /// A symbol with these parts alone.
  let symbol: Symbol

  init(_ other: Symbol) {
    var symbol = Symbol(
      name: other.name, layers: other.layers.map(Self.outlined),
      metadata: SymbolMetadata(altText: "", category: ""), margins: other.margins)
    symbol.keepsRegular = other.keepsRegular
    symbol.spacing = other.spacing
    self.symbol = symbol
  }

  private static func outlined(_ other: SymbolLayer) -> SymbolLayer {
    var layer = SymbolLayer(
      shapes: other.shapes.map(outlined), level: .primary,
      color: other.color.map { $0 == .tintColor ? .tintColor : .black }, clears: other.clears,
      tag: other.tag)
    layer.opacities.isInMonochrome = other.opacities.isInMonochrome
    layer.weights = other.weights
    return layer
  }

  private static func outlined(_ other: SymbolLayer.Shape) -> SymbolLayer.Shape {
    var shape = other
    shape.inFill = .automatic
    shape.masters?.areSynthesised = false
    return shape
  }

  /// All parts as bytes, which differ for drawings that differ in any; `nil` for lines that have already given way.
  var key: [UInt8]? {
    var key = DrawingKey()
    key.add(symbol.name)
    key.add(symbol.keepsRegular)
    key.add(symbol.margins == nil ? 0 : 1)
    if let margins = symbol.margins {
      key.add(margins.pairs, SymbolScale.allCases) { key, weights in
        key.add(weights, SymbolWeight.allCases) { key, pair in
          key.add(pair.left)
          key.add(pair.right)
        }
      }
    }
    let spacing = symbol.spacing
    for value in [spacing.left, spacing.right, spacing.shift.x, spacing.shift.y] { key.add(value) }
    key.add(symbol.layers.count)
    for layer in symbol.layers {
      key.add(layer.color.map { $0 == .tintColor ? 1 : 2 } ?? 0)
      key.add(layer.clears.rawValue)
      key.add(layer.tag?.rawValue ?? "")
      key.add(layer.opacities.isInMonochrome)
      key.add(layer.weights.changes, SymbolWeight.allCases) { key, change in
        for value in [change.stroke, change.shift.x, change.shift.y] { key.add(value) }
      }
      key.add(layer.shapes.count)
      for shape in layer.shapes {
        guard shape.yielding == nil, shape.knots.isEmpty else { return nil }
        key.add(shape)
      }
    }
    return key.bytes
  }
}

extension DrawingKey {
  fileprivate mutating func add(_ shape: SymbolLayer.Shape) {
    add(shape.path)
    add(shape.isSolid)
    add(shape.isOutline)
    add(shape.pen.base)
    add(shape.pen.factor)
    add(shape.pen.taper == nil ? 0 : 1)
    if let taper = shape.pen.taper {
      add(taper.start)
      add(taper.end)
    }
    add(shape.style.cap.rawValue)
    add(shape.style.join.rawValue)
    add(shape.style.miterLimit)
    add(shape.style.dots == .widened)
    let stretch = shape.style.stretch
    for value in [stretch.a, stretch.b, stretch.c, stretch.d, stretch.tx, stretch.ty] {
      add(value)
    }
    add(shape.masters == nil ? 0 : 1)
    guard let masters = shape.masters else { return }
    add(masters.paths, SymbolScale.allCases) { key, paths in
      key.add(paths, SymbolWeight.allCases) { $0.add($1) }
    }
    add(masters.forms, SymbolScale.allCases) { key, forms in
      key.add(forms.count)
      for form in forms {
        key.add(form.range.lowerBound)
        key.add(form.range.upperBound)
        key.add(form.paths, SymbolWeight.allCases) { $0.add($1) }
      }
    }
  }
}
