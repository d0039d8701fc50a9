@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextGraphics
@testable import SymtextSymbolImport
@testable import SymtextSVGReading

extension LimitTable {
  /// Returns the error for an SVG file, without its name and the place; `nil` if it is a symbol.
  static func said(ofSVG text: String, isLenient: Bool = true) -> String? {
    said(ofSVG: Array(text.utf8), isLenient: isLenient)
  }

  static func said(ofSVG bytes: [UInt8], isLenient: Bool = true) -> String? {
    do throws(ImportError) {
      _ = try IconImporter(file: "a.svg", isLenient: isLenient).symbol(from: bytes, name: "a")
      return nil
    } catch {
      return error.message
    }
  }

  static func svg(_ inside: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(inside)</svg>"
  }

  /// A shape that fits everywhere.
  static let shape = "<path d=\"M1 1h9v9z\"/>"

  /// Returns a drawing of symtext's own form.
  static func drawing(_ path: String, metadata: String = "", style: String = "") -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" \
    stroke-linecap="round" stroke-linejoin="round"><title>A</title><metadata><category>a</category>\
    \(metadata)</metadata><g style="\(style)" class="monochrome-0 hierarchical-0:primary"><path d="\(path)"/></g></svg>
    """
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  static let svg: [Limit] = [
    Limit("bytes of a file", bytes: XMLReader.mostBytes) { count in
      let text = svg(shape)
      return said(
        ofSVG: Array(text.utf8) + [UInt8](repeating: 0x20, count: count - text.utf8.count))
    },
    Limit("elements", XMLReader.mostElements) { count in
      // The root and the shape are two.
      said(ofSVG: svg("<defs>\(repeated("<g/>", count - 3))</defs>\(shape)"))
    },
    Limit("nested elements", XMLReader.mostDepth) { count in
      said(
        ofSVG: svg(
          "<defs>\(repeated("<g>", count - 2))\(repeated("</g>", count - 2))</defs>\(shape)"))
    },
    Limit("attributes of an element", XMLReader.mostAttributes) { count in
      said(
        ofSVG: svg("<defs \((0..<count).map { "a\($0)=\"\"" }.joined(separator: " "))/>\(shape)"))
    },
    Limit("attributes of all elements", XMLReader.mostAttributesInAll) { count in
      let thousand = "<g \((0..<1000).map { "a\($0)=\"\"" }.joined(separator: " "))/>"
      // The root has one, the shape another, and the namespace is none.
      let rest = (0..<count - 2 - 499_000).map { "a\($0)=\"\"" }.joined(separator: " ")
      let last = rest.utf8.count > 0 ? "<g \(rest)/>" : ""
      return said(ofSVG: svg("<defs>\(repeated(thousand, 499))\(last)</defs>\(shape)"))
    },
    Limit("nested drawn elements, including references", SVGReader.mostDepth) {
      count in
      said(ofSVG: svg(repeated("<g>", count - 1) + shape + repeated("</g>", count - 1)))
    },
    Limit("drawn elements, including references", SVGReader.mostDrawn) { count in
      // Each reference draws itself, the group and the group's content.
      let group = "<g id=\"p\">\(repeated("<g/>", 24_997))</g>"
      let uses = repeated("<use href=\"#p\"/>", 3)
      return said(ofSVG: svg(group + uses + repeated("<g/>", count - 99_996) + shape))
    },
    Limit("references", SVGReferences.most) { count in
      said(ofSVG: svg("<g id=\"p\"/>" + repeated("<use href=\"#p\"/>", count) + shape))
    },
    Limit("path segments of a path", SVGPathData.mostSegments) { count in
      // The path is also too long for an icon, which is another limit.
      let path = "<path d=\"M0 0\(repeated("h0", count - 1))\"/>"
      return said(ofSVG: svg(path), isLenient: false).flatMap { $0.contains("a path") ? $0 : nil }
    },
    Limit("path segments of a file", SVGPathData.mostSegments) { count in
      let long = "<path d=\"M0 0\(repeated("h0", count / 2 - 1))\"/>"
      let rest = "<path d=\"M0 0\(repeated("h0", count - count / 2 - 1))\"/>"
      return said(ofSVG: svg(long + rest)).flatMap { $0.contains("all paths") ? $0 : nil }
    },
    Limit("path segments of an icon", Symbol.mostSegments) { count in
      said(ofSVG: svg("<path d=\"M1 1h9v9\(repeated("h0", count - 3))\"/>"))
    },
    Limit("a number", most: "less than \(Limit.text(SVGNumberScanner.limit))") { isBeyond in
      let most = Double(SVGNumberScanner.limit)
      return said(
        ofSVG: svg(
          "<path fill=\"none\" d=\"M\(isBeyond ? most : most.nextDown) 0\" transform=\"scale(1e-4)\"/>\(shape)"
        ), isLenient: false)
    },
    Limit(
      "a coordinate after all transforms",
      most: "±\(Limit.text(Int(SVGReader.farthest)))"
    ) {
      isBeyond in
      said(
        ofSVG: svg("<path fill=\"none\" d=\"M\(isBeyond ? "1000001" : "1000000") 0h-1\"/>\(shape)"))
    },
    Limit(
      "the size of a shape",
      most:
        "\(Limit.text(Int(IconShapes.largestSize / DrawingGrid.size))) times the height of the viewBox"
    ) { isBeyond in
      let width = IconShapes.largestSize * (isBeyond ? 1 : 0.9999)
      return said(ofSVG: svg("<path d=\"M0 0h\(width)v1z\"/>"))
    },
    Limit("dashes of a line", IconShapes.mostDashes) { count in
      let length = Double(count) / 1000
      return said(
        ofSVG: svg(
          "<path d=\"M1 1h\(length)\" stroke=\"red\" stroke-dasharray=\".0005\" fill=\"none\"/>"))
    },
    Limit(
      "path segments of all dashed lines of an icon",
      most: Limit.text(IconShapes.mostDashedElements)
    ) { isBeyond in
      // Each dash has two segments.
      func line(_ dashes: Int) -> String {
        "<path d=\"M1 1h\(Double(dashes) / 1000)\" stroke=\"red\" stroke-dasharray=\".0005\" fill=\"none\"/>"
      }
      let rest = IconShapes.mostDashedElements / 2 - 3 * IconShapes.mostDashes
      return said(
        ofSVG: svg(
          repeated(line(IconShapes.mostDashes), 3) + line(isBeyond ? rest + 1 : rest)))
    },
    Limit("ratio of a stroke's uneven scaling", most: "9,997 to 1") { isBeyond in
      let map = "transform=\"scale(\(isBeyond ? 9998 : 9997) 1)\""
      return said(
        ofSVG: svg("<path fill=\"none\" stroke=\"red\" d=\"M0 0h.001v1\" \(map)/>"),
        isLenient: false)
    },
    Limit("bytes of style rules", bytes: SVGStyleSheet.mostBytes) { count in
      said(ofSVG: svg("<style>a{}\(repeated(" ", count - 3))</style>\(shape)"))
    },
    Limit("style rules", SVGReader.mostRules) { count in
      said(ofSVG: svg("<style>\(repeated("b{}", count))</style>\(shape)"))
    },
  ]
}
