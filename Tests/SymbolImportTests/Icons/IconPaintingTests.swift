@testable import SymtextSymbols
@testable import SymtextFontGlyphs
import Foundation
@testable import SymtextGraphics
@testable import SymtextSymbolImport
import SymtextTestSupport
import Testing

struct IconPaintingTests {
  /// Files with one feature each, by the feature's name.
  private static let drawings: [(name: String, svg: String)] = {
    let root = "xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
    func lines(_ inside: String, _ attributes: String = "") -> String {
      "<svg \(root) viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\" \(attributes)>\(inside)</svg>"
    }
    func areas(_ inside: String, viewBox: String = "0 0 24 24") -> String {
      "<svg \(root) viewBox=\"\(viewBox)\">\(inside)</svg>"
    }
    let corner = "<path d=\"M4 19L9 5l5 14 2-12h5\"/><path d=\"M3 3l.5 0\"/>"
    var all: [(String, String)] = []
    for cap in ["butt", "round", "square"] {
      for join in ["miter", "round", "bevel"] {
        all.append(
          (
            "\(cap) caps, \(join) joins",
            lines(corner, "stroke-linecap=\"\(cap)\" stroke-linejoin=\"\(join)\"")
          ))
      }
      all.append(
        (
          "lines without length, \(cap) caps",
          lines(
            "<path d=\"M6 6h0M12 12z\"/><path d=\"M18 18\"/><path d=\"M4 20h4\"/>",
            "stroke-linecap=\"\(cap)\"")
        ))
    }
    all += [
      ("miters within a limit", lines("<path d=\"M4 20L8 4l4 16\" stroke-miterlimit=\"10\"/>")),
      ("miters beyond a limit", lines("<path d=\"M4 20L8 4l4 16\" stroke-miterlimit=\"2\"/>")),
      ("closed corners", lines("<path d=\"M4 4h14L11 20z\"/>")),
      ("a turn back, bevelled", lines("<path d=\"M4 12h12h-6\" stroke-linejoin=\"bevel\"/>")),
      ("a curve into a corner", lines("<path d=\"M3 18C3 4 12 4 12 12L20 6\"/>")),
      ("a cusp", lines("<path d=\"M5 19C25 2 -1 2 19 19\"/>")),
      ("a tight bend", lines("<path d=\"M11 21V8c0-1.4 2-1.4 2 0v13\"/>")),
      ("packed arcs", lines("<path d=\"M4 12a8 8 0 1116 0A8 8 0 014 12z\"/>")),
      ("smooth curves", lines("<path d=\"M2 12c3-9 6-9 9 0s6 9 9 0M2 20q3-4 6 0t6 0\"/>")),
      ("dashes", lines("<path d=\"M2 6h20M2 12h20\" stroke-dasharray=\"3 2\"/>")),
      (
        "dashes with an offset, an odd number of them",
        lines("<path d=\"M2 12h20\" stroke-dasharray=\"4 1 2\" stroke-dashoffset=\"-3\"/>")
      ),
      (
        "dashes around a curve, round",
        lines(
          "<circle cx=\"12\" cy=\"12\" r=\"8\" stroke-dasharray=\"0 4\" stroke-linecap=\"round\"/>")
      ),
      ("widths", lines("<path d=\"M2 4h20\" stroke-width=\"4\"/><path d=\"M2 12h20M2 18h20\"/>")),
      ("a fill with its stroke", lines("<path d=\"M6 6h12v12H6z\" fill=\"#000\"/>")),
      (
        "a fill with holes and its stroke",
        lines("<path d=\"M3 3h18v18H3zM9 9v6h6V9z\" fill=\"#000\" stroke-width=\".5\"/>")
      ),
      ("an open fill", lines("<path d=\"M4 4L20 12L4 20\" fill=\"#000\" stroke=\"none\"/>")),
      ("nonzero", areas("<path d=\"M12 2l6 19L2 9h20L6 21z\"/>")),
      ("even-odd", areas("<path fill-rule=\"evenodd\" d=\"M12 2l6 19L2 9h20L6 21z\"/>")),
      (
        "a disc in a ring",
        areas("<path d=\"M2 12a10 10 0 1020 0 10 10 0 10-20 0zM8 12a4 4 0 118 0 4 4 0 11-8 0z\"/>")
      ),
      ("a line that encloses nothing", areas("<path d=\"M12 5v1\"/><path d=\"M4 12h9v3z\"/>")),
      (
        "a rounded rectangle, one radius",
        areas("<rect x=\"2\" y=\"4\" width=\"20\" height=\"12\" rx=\"5\"/>")
      ),
      (
        "a rounded rectangle, radii too large",
        areas("<rect x=\"2\" y=\"4\" width=\"20\" height=\"12\" rx=\"15\" ry=\"3\"/>")
      ),
      ("an ellipse, one radius auto", areas("<ellipse cx=\"12\" cy=\"12\" rx=\"9\" ry=\"auto\"/>")),
      (
        "polygons and polylines",
        areas("<polygon points=\"2,2 12,2,7 9\"/><polyline points=\"14 2 22 2 18 9\"/>")
      ),
      (
        "percentages",
        areas(
          "<rect x=\"25%\" y=\"10%\" width=\"50%\" height=\"30%\"/><circle cx=\"50%\" cy=\"75%\" r=\"20%\"/>"
        )
      ),
      ("units", areas("<rect x=\"2pt\" y=\"1mm\" width=\"12px\" height=\".1in\"/>")),
      (
        "transforms in transforms",
        areas(
          "<g transform=\"translate(12 12)rotate(30),scale(.5)\"><rect x=\"-12\" y=\"-6\" width=\"24\" height=\"12\" transform=\"skewX(20) matrix(1 0 0 1 2 3)\"/></g>"
        )
      ),
      ("another grid", areas("<circle cx=\"128\" cy=\"100\" r=\"80\"/>", viewBox: "0 0 256 256")),
      (
        "a grid that begins elsewhere",
        areas("<path d=\"M-8 -8h12v9z\"/>", viewBox: "-10 -10 20 20")
      ),
      (
        "specificity",
        areas(
          "<style>path{fill:none}.a{fill:#000}#b{fill:none}path.a{fill:#000!important}</style><path class=\"a\" id=\"b\" d=\"M2 2h9v9z\"/><path d=\"M12 12h9v9z\"/>"
        )
      ),
      (
        "style before attributes",
        areas("<path style=\"fill : none; stroke:#000\" fill=\"#000\" d=\"M2 2h9v9z\"/>")
      ),
      (
        "inheritance",
        areas(
          "<g fill=\"none\" stroke=\"#000\"><path d=\"M4 4h9v9z\"/><g stroke-width=\"3\"><path d=\"M4 20h14\"/></g></g>"
        )
      ),
      (
        "hidden and shown",
        areas(
          "<g visibility=\"hidden\"><path d=\"M2 2h9v9z\"/><path visibility=\"visible\" d=\"M12 12h9v9z\"/></g><g display=\"none\"><path d=\"M12 2h9v9z\"/></g><path opacity=\"0\" d=\"M2 12h5v9z\"/>"
        )
      ),
      (
        "references",
        areas(
          "<defs><path id=\"p\" d=\"M2 2h9v9z\"/></defs><use xlink:href=\"#p\"/><use href=\"#p\" x=\"10\" y=\"9\"/>"
        )
      ),
      (
        "a symbol with a viewBox",
        areas(
          "<symbol id=\"s\" viewBox=\"0 0 10 10\"><circle cx=\"5\" cy=\"5\" r=\"4\"/></symbol><use href=\"#s\" x=\"4\" y=\"2\" width=\"12\" height=\"20\"/>"
        )
      ),
      (
        "an svg inside",
        areas(
          "<svg x=\"4\" y=\"4\" width=\"10\" height=\"10\" viewBox=\"0 0 20 20\"><circle cx=\"10\" cy=\"10\" r=\"9\"/></svg>"
        )
      ),
      (
        "a clipped fill",
        areas(
          "<clipPath id=\"c\"><circle cx=\"12\" cy=\"12\" r=\"7\"/></clipPath><path clip-path=\"url(#c)\" d=\"M2 2h20v11H2z\"/>"
        )
      ),
      (
        "a clipped stroke",
        lines(
          "<clipPath id=\"c\"><path d=\"M0 0h12v24H0z\"/></clipPath><circle clip-path=\"url(#c)\" cx=\"12\" cy=\"12\" r=\"8\"/>"
        )
      ),
      (
        "a clip of another rule, moved",
        areas(
          "<clipPath id=\"c\"><path clip-rule=\"evenodd\" d=\"M2 2h18v18H2zM7 7h8v8H7z\"/></clipPath><g transform=\"translate(1 1)\" clip-path=\"url(#c)\"><path d=\"M0 0h22v22z\"/></g>"
        )
      ),
      (
        "a clip that holds all",
        lines(
          "<clipPath id=\"c\"><path d=\"M0 0h24v24H0z\"/></clipPath><path clip-path=\"url(#c)\" d=\"M4 4l16 16\"/>"
        )
      ),
      (
        "a clip of a clip",
        areas(
          "<clipPath id=\"a\"><path d=\"M0 0h14v24H0z\"/></clipPath><clipPath id=\"b\" clip-path=\"url(#a)\"><circle cx=\"12\" cy=\"12\" r=\"8\"/></clipPath><path clip-path=\"url(#b)\" d=\"M2 6h20v12H2z\"/>"
        )
      ),
      (
        "a clip of parts that are clipped",
        areas(
          "<clipPath id=\"a\"><path d=\"M0 0h9v24H0z\"/></clipPath><clipPath id=\"b\"><circle clip-path=\"url(#a)\" cx=\"9\" cy=\"9\" r=\"7\"/><circle cx=\"16\" cy=\"16\" r=\"5\"/></clipPath><path clip-path=\"url(#b)\" d=\"M2 2h20v20H2z\"/>"
        )
      ),
      (
        "a clip inside a clip, moved and turned",
        areas(
          "<clipPath id=\"a\"><path d=\"M4 4h16v9H4z\"/></clipPath><clipPath id=\"b\"><circle cx=\"12\" cy=\"12\" r=\"8\"/></clipPath><g clip-path=\"url(#a)\" transform=\"rotate(20 12 12)\"><g clip-path=\"url(#b)\" transform=\"translate(2 1)\"><path d=\"M0 0h24v24H0z\"/></g></g>"
        )
      ),
      (
        "a clip whose rule stands around it",
        areas(
          "<g clip-rule=\"evenodd\"><clipPath id=\"c\"><path d=\"M2 2h18v18H2zM7 7h8v8H7z\"/></clipPath></g><path clip-path=\"url(#c)\" d=\"M0 0h24v24H0z\"/>"
        )
      ),
      (
        "a clip painted with a gradient",
        areas(
          "<clipPath id=\"c\"><circle fill=\"url(#g)\" stroke=\"url(#g)\" cx=\"12\" cy=\"12\" r=\"7\"/></clipPath><path clip-path=\"url(#c)\" d=\"M2 2h20v11H2z\"/>"
        )
      ),
      (
        "a stroke stretched one way",
        lines(
          "<circle cx=\"6\" cy=\"12\" r=\"4.5\" transform=\"scale(2 1)\" stroke-width=\"1.5\"/>")
      ),
      (
        "a stroke turned and stretched, with caps and miters",
        lines(
          "<path transform=\"rotate(30 12 12) translate(0 8) scale(1 .4)\" d=\"M4 20L9 4l6 16 5-12\" stroke-linecap=\"square\" stroke-miterlimit=\"8\"/>"
        )
      ),
      (
        "a stroke leaning and mirrored, with round ends",
        lines(
          "<path transform=\"translate(24 2) scale(-1 .8) skewX(20)\" d=\"M3 6h9v9h-9z M14 4l0 12\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
        )
      ),
      (
        "dashes that are stretched",
        lines(
          "<path transform=\"scale(2 1)\" d=\"M1 4h10M2 8v13a8 8 0 0 0 8-8\" stroke-dasharray=\"2 1\" stroke-width=\"1.2\"/>"
        )
      ),
      (
        "a fill with its stretched stroke",
        lines(
          "<path fill=\"#000\" transform=\"scale(1 .5)\" d=\"M5 10h14L12 40z\" stroke-linejoin=\"round\"/>"
        )
      ),
      (
        "a stretched stroke in a clip",
        lines(
          "<clipPath id=\"c\"><circle cx=\"12\" cy=\"12\" r=\"9\"/></clipPath><g clip-path=\"url(#c)\"><path transform=\"scale(3 1)\" d=\"M1 3l6 18\"/></g>"
        )
      ),
      (
        "a shape squeezed to a line",
        lines("<path d=\"M4 4h9v9\"/><circle r=\"9\" transform=\"scale(1 0)\"/>")
      ),
      (
        "fills beyond the viewBox",
        areas("<path d=\"M-6 4h20v8h-20z\"/><circle cx=\"22\" cy=\"20\" r=\"6\"/>")
      ),
      (
        "discs beside each other",
        areas(
          "<circle cx=\"5\" cy=\"12\" r=\"2\"/><circle cx=\"12\" cy=\"12\" r=\"2\"/><ellipse cx=\"19\" cy=\"12\" rx=\"2\" ry=\"3\"/>"
        )
      ),
      (
        "areas beside lines",
        lines(
          "<path d=\"M3 3h18v18H3z\"/><path d=\"M7 8h10l-5 9z\" fill=\"#000\" stroke=\"none\"/>")
      ),
      (
        "entities",
        "<!DOCTYPE svg [<!ENTITY shape \"M2 2h9v9z\">]>" + areas("<path d=\"&shape;\"/>")
      ),
      (
        "a switch for other programs",
        areas(
          "<switch><g requiredExtensions=\"http://ns.adobe.com/\"><path d=\"M0 0h24v24z\"/></g><g><path d=\"M2 2h9v9z\"/></g></switch>"
        )
      ),
      ("a path that continues after closing", lines("<path d=\"M4 4h6v6zl-2 8m10-8h4v4z\"/>")),
    ]
    return all
  }()

  private struct Item: Encodable {
    var name: String
    var svg: String
    var path: String
  }

  @Test func `Icons are outlined as resvg paints the files`() throws {
    let items = try Self.drawings.map { drawing in
      let importer = IconImporter(file: "\(drawing.name).svg", keepsWeight: true)
      let imported = try importer.symbol(from: Array(drawing.svg.utf8), name: "icon")
      let stroker = Stroker(maximumHalfWidth: 2, tolerance: 0.004)
      var path = Path()
      for layer in imported.symbol.layers {
        path.append(
          stroker.outline(of: layer.strokes).path(halfWidth: IconWeight.halfRegular))
        for shape in layer.shapes {
          if let drawn = shape.masters?.paths[.medium]?[.regular] { path.append(drawn) }
        }
      }
      return Item(name: drawing.name, svg: drawing.svg, path: SVGPathWriter.text(path))
    }
    let output = try Python.run(
      "compare_icons.py", [], input: Array(try JSONEncoder().encode(items)))
    let shares = output.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(shares.count == items.count)
    for share in shares {
      let part = try #require(Double(share[1]))
      #expect(part < 0.002, "\(share[0]): \(part)")
    }
  }
}
