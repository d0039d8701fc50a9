import SymtextFontGlyphs
import SymtextSymbols
import SymtextSymbolImport

/// A small drawing in symtext's own form.
enum DrawingSample {
  /// Reads one layer of shapes.
  static func symbol(
    _ shapes: String, name: String = "sample", category: String = "objects", more: String = ""
  ) throws -> Symbol {
    try symbol(layers: [shapes], name: name, category: category, more: more)
  }

  /// Reads layers of shapes.
  ///
  /// A layer that begins with `-` clears the layers behind it; one with a number is lit from that value.
  static func symbol(
    layers: [String], name: String = "sample", category: String = "objects", more: String = ""
  ) throws -> Symbol {
    let groups = layers.enumerated().map { index, shapes in
      let clears = shapes.hasPrefix("-")
      let style = clears ? " style=\"-sfsymbols-clear-behind:true\"" : ""
      return
        "<g class=\"monochrome-\(index) hierarchical-\(index):primary\"\(style)>\(clears ? String(shapes.dropFirst()) : shapes)</g>"
    }
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none"
           stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
        <title>Sample</title>
        <metadata><category>\(category)</category><since>0.1</since>\(more)</metadata>
        \(groups.joined())
      </svg>
      """
    return try DrawingImporter(file: "\(name).svg").symbol(from: Array(text.utf8), name: name)
  }
}
