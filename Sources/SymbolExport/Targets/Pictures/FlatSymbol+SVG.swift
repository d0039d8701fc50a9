internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols
internal import SymtextVectorFormats

extension FlatSymbol {
  /// Its shapes as elements of SVG, in the colour of the element around them.
  /// - Parameters:
  ///   - mode: the mode in which it was flattened; palettes take CSS variables for the levels.
  ///   - fillsText: whether elements in the colour of the text say so themselves.
  func svgBody(_ mode: RenderingMode, fillsText: Bool = false) -> String {
    svgPaths { shape in
      guard mode == .palette else { return fillsText ? " fill=\"currentColor\"" : "" }
      let variables = HierarchicalLevel.allCases.prefix {
        $0 == shape.level || $0.matters(moreThan: shape.level)
      }
      let color = variables.reduce("currentColor") { "var(--symtext-\($1.rawValue),\($0))" }
      return " style=\"fill:\(color)\""
    }
  }

  /// Its shapes as paths of SVG.
  /// - Parameters:
  ///   - isDark: whether they stand on a dark ground, for which colours differ.
  ///   - paint: returns the attributes, each after a space, of a shape without a colour of its own.
  func svgPaths(isDark: Bool = false, _ paint: (Shape) -> String) -> String {
    shapes.map { shape in
      let own = shape.color?.rgb.map { isDark ? $0.dark : $0.light }
      var attributes = own.map { " fill=\"\(Self.color($0))\"" } ?? paint(shape)
      let opacity = shape.opacity * shape.alpha(isDark: isDark)
      if opacity < 1 { attributes += " opacity=\"\(opacity.text(decimals: 3))\"" }
      return "<path\(attributes) d=\"\(shape.path.compactData(decimals: 2))\"/>"
    }.joined()
  }

  /// The `viewBox` of SVG.
  var viewBox: String { "0 0 \(width) \(height)" }
  /// The width of the box.
  var width: String { placement.width.text(decimals: 2) }
  /// The height of the box.
  var height: String { placement.height.text(decimals: 2) }

  /// A whole file.
  func svgFile(_ mode: RenderingMode) -> String {
    let label = altText.isEmpty ? "" : " role=\"img\" aria-label=\"\(XMLText.attribute(altText))\""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"\(viewBox)\" fill=\"currentColor\"\(label)>\(svgBody(mode))</svg>\n"
  }

  /// Returns `#rrggbb`.
  private static func color(_ rgb: UInt32) -> String {
    "#" + (rgb & 0xFFFFFF).hexadecimal(digits: 6)
  }
}

extension FlatSymbol.Shape {
  /// The opacity of its own colour on a light or a dark ground.
  func alpha(isDark: Bool) -> Double {
    color?.rgba.map { Double((isDark ? $0.dark : $0.light) & 0xFF) / 255 } ?? 1
  }
}
