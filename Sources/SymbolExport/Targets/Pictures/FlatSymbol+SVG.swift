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
    shapes.map { shape in
      var attributes = fillsText ? " fill=\"currentColor\"" : ""
      if let color = shape.color, let rgb = color.rgb {
        attributes = " fill=\"\(Self.color(rgb.light))\""
      } else if mode == .palette {
        let variables = HierarchicalLevel.allCases.prefix {
          $0 == shape.level || $0.matters(moreThan: shape.level)
        }
        let color = variables.reduce("currentColor") { "var(--symtext-\($1.rawValue),\($0))" }
        attributes = " style=\"fill:\(color)\""
      }
      let opacity = shape.opacity * shape.lightAlpha
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
  /// The opacity of its own colour on a light ground.
  var lightAlpha: Double { color?.rgba.map { Double($0.light & 0xFF) / 255 } ?? 1 }
}
