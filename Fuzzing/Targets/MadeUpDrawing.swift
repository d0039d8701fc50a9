/// Generates a drawing from bytes: in symtext's own form, or an icon.
enum MadeUpDrawing {
  /// Returns the drawing as SVG.
  static func svg(_ source: inout ByteSource) -> String {
    source.flag() ? icon(&source) : drawing(&source)
  }

  private static func drawing(_ source: inout ByteSource) -> String {
    var layers = ""
    for layer in 0..<1 + source.number(below: 2) {
      let style = source.pick([
        "", "", " style=\"-sfsymbols-clear-behind:true\"",
        " style=\"-sfsymbols-variable-threshold:0.5\"",
      ])
      let shapes = shapes(&source) { source in
        source.pick(["", "", " fill=\"currentColor\"", " class=\"stroked\""])
      }
      layers +=
        "<g class=\"monochrome-\(layer) hierarchical-\(layer):primary\"\(style)>\(shapes)</g>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" \
      stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">\
      <title>Fuzzed</title><metadata><category>fuzz</category><since>0</since></metadata>\
      \(layers)</svg>
      """
  }

  private static func icon(_ source: inout ByteSource) -> String {
    let width = source.pick(["2", "1.5", "0.01", "24", "0", "1e-160", "300"])
    let cap = source.pick(["round", "butt", "square"])
    let join = source.pick(["round", "miter", "bevel"])
    let fill = source.pick(["none", "none", "#000"])
    let dashes = source.pick(["", "", "", " stroke-dasharray=\"1 2\"", " stroke-dasharray=\"0 3\""])
    let box = source.pick(["0 0 24 24", "0 0 24 24", "-12 -12 24 24", "0 0 1e-3 1e-3", "0 0 96 24"])
    let shapes = shapes(&source) { source in
      source.pick([
        "", "", " transform=\"rotate(45 12 12)\"", " transform=\"scale(1e-6 1)\"",
        " transform=\"skewX(89.99)\"", " fill-rule=\"evenodd\"", " fill=\"#000\" stroke=\"none\"",
        " stroke-width=\"3\"",
      ])
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(box)" fill="\(fill)" stroke="#000" \
      stroke-width="\(width)" stroke-linecap="\(cap)" stroke-linejoin="\(join)"\(dashes)>\
      \(shapes)</svg>
      """
  }

  /// Returns a few shapes; few, because each may cross every other.
  private static func shapes(
    _ source: inout ByteSource, attributes: (inout ByteSource) -> String
  ) -> String {
    var text = ""
    repeat {
      var numbers = NastyNumbers(isTame: source.byte() % 4 != 0)
      func number(_ source: inout ByteSource) -> String { numbers.next(&source) }
      let attributes = attributes(&source)
      switch source.number(below: 8) {
      case 0:
        text += "<circle cx=\"\(number(&source))\" cy=\"\(number(&source))\""
        text += " r=\"\(number(&source))\"\(attributes)/>"
      case 1:
        text += "<rect x=\"\(number(&source))\" y=\"\(number(&source))\""
        text += " width=\"\(number(&source))\" height=\"\(number(&source))\""
        text += " rx=\"\(number(&source))\"\(attributes)/>"
      case 2:
        text += "<ellipse cx=\"\(number(&source))\" cy=\"\(number(&source))\""
        text += " rx=\"\(number(&source))\" ry=\"\(number(&source))\"\(attributes)/>"
      case 3:
        let points = (0..<2 + source.number(below: 5)).map { _ in
          number(&source) + " " + number(&source)
        }
        text += "<polygon points=\"\(points.joined(separator: " "))\"\(attributes)/>"
      default: text += "<path d=\"\(MadeUpPath.data(&source, &numbers))\"\(attributes)/>"
      }
    } while source.byte() % 2 == 1 && text.utf8.count < 1500
    return text
  }
}
