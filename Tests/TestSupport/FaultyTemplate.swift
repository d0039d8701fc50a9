/// Templates of a frame with a bar beside it, drawn unlike Apple's application draws them.
public struct FaultyTemplate: Sendable {
  /// The stroke in Ultralight, Regular, Heavy and Black, in template units.
  public static let strokes: [String: Double] = [
    "Ultralight": 2, "Regular": 7, "Heavy": 14, "Black": 17,
  ]
  /// The scales' enlargement about the middle of the cap height.
  public static let sizes: [String: Double] = ["S": 1, "M": 1.276, "L": 1.647]
  private static let columns = ["Ultralight": 0.0, "Regular": 3, "Heavy": 7, "Black": 8]

  /// The variants, each with the paths of its group.
  public var variants: [(name: String, paths: String)] = []
  /// The element with the version.
  public var version = "<text id=\"template-version\">Template v.3.0</text>"
  /// The attributes of the group around the variants.
  public var symbols = "id=\"Symbols\""
  /// The content after this group.
  public var end = ""
  /// The style sheet.
  public var style = ""

  /// Makes a template without variants.
  public init() {}

  /// Returns a path element.
  public static func path(_ data: String..., attributes: String = "") -> String {
    "<path \(attributes) d=\"\(data.joined())\"/>"
  }

  /// Returns the outer square of the frame.
  public static func outer(_ variant: String) -> String { square(variant, 8, -68, 66, 66) }

  /// Returns the hole of the frame.
  /// - Parameter turns: whether its direction is opposite to that of the outer square.
  public static func hole(_ variant: String, turns: Bool = true) -> String {
    let stroke = stroke(variant)
    return square(
      variant, 8 + stroke, -68 + stroke, 66 - 2 * stroke, 66 - 2 * stroke, turns: turns)
  }

  /// Returns the frame.
  public static func frame(_ variant: String) -> String { outer(variant) + hole(variant) }

  /// Returns the bar to the right of the frame.
  public static func bar(_ variant: String, turns: Bool = false) -> String {
    square(variant, 80, -80, stroke(variant), 40, turns: turns)
  }

  private static func stroke(_ variant: String) -> Double {
    strokes[String(variant.prefix { $0 != "-" })] ?? 7
  }

  private static func square(
    _ variant: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    turns: Bool = false
  ) -> String {
    let size = sizes[String(variant.suffix(1))] ?? 1
    var corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    if turns { corners = [corners[0], corners[3], corners[2], corners[1]] }
    let texts = corners.map { x, y in
      "\(TemplateSample.text(x * size)) \(TemplateSample.text(-35.2295 + (y + 35.2295) * size))"
    }
    return "M\(texts.joined(separator: "L"))Z"
  }

  /// The file.
  public var text: String {
    var guides = ""
    for (scale, y) in TemplateSample.baselines.sorted(by: { $0.key < $1.key }) {
      guides += "<line id=\"Baseline-\(scale)\" x1=\"0\" x2=\"3300\" y1=\"\(y)\" y2=\"\(y)\"/>\n"
      let top = y - 70.459
      guides += "<line id=\"Capline-\(scale)\" x1=\"0\" x2=\"3300\" y1=\"\(top)\" y2=\"\(top)\"/>\n"
    }
    var groups = ""
    for (name, paths) in variants {
      let size = Self.sizes[String(name.suffix(1))] ?? 1
      let x = 300 + 300 * (Self.columns[String(name.prefix { $0 != "-" })] ?? 0)
      for (side, x) in [("left", x), ("right", x + 105 * size)] {
        guides +=
          "<line id=\"\(side)-margin-\(name)\" x1=\"\(x)\" x2=\"\(x)\" y1=\"500\" y2=\"600\"/>\n"
      }
      let y = TemplateSample.baselines[String(name.suffix(1))] ?? 0
      groups += "<g id=\"\(name)\" transform=\"matrix(1 0 0 1 \(x) \(y))\">\(paths)</g>\n"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <style>\(style)</style>
      <g id="Notes">\(version)</g>
      <g id="Guides">\(guides)</g>
      <g \(symbols)>\(groups)</g>\(end)
      </svg>
      """
  }
}

extension FaultyTemplate {
  /// A frame and a bar in one path, but in two at the large scale.
  public static var largeScaleInTwoPaths: FaultyTemplate {
    var template = FaultyTemplate()
    template.variants = [
      ("Regular-S", path(frame("Regular-S"), bar("Regular-S"))),
      ("Regular-M", path(frame("Regular-M"), bar("Regular-M"))),
      ("Regular-L", path(frame("Regular-L")) + path(bar("Regular-L"))),
    ]
    return template
  }

  /// Two layers, whose paths stand in the other order in Black, and of which the bar is in two paths there.
  public static var layersInAnotherOrder: FaultyTemplate {
    let (back, front) = (
      "class=\"monochrome-0 hierarchical-0:secondary\"",
      "class=\"monochrome-1 hierarchical-1:primary\""
    )
    var template = FaultyTemplate()
    for name in ["Ultralight-S", "Regular-S"] {
      template.variants.append(
        (name, path(frame(name), attributes: back) + path(bar(name), attributes: front)))
    }
    let black = "Black-S"
    template.variants.append(
      (
        black,
        path(bar(black), attributes: front)
          + path("M80 -36L97 -36L97 -20L80 -20Z", attributes: front)
          + path(frame(black), attributes: back)
      ))
    return template
  }

  /// Paths of the even-odd rule whose contours have one direction, and another order in Heavy.
  public static var evenOddInAnotherOrder: FaultyTemplate {
    var template = FaultyTemplate()
    for weight in ["Ultralight", "Regular", "Heavy", "Black"] {
      for scale in ["S", "M", "L"] {
        let name = "\(weight)-\(scale)"
        let parts = [outer(name), hole(name, turns: false), bar(name)]
        let order = weight == "Heavy" ? [1, 2, 0] : [0, 1, 2]
        template.variants.append(
          (name, path(order.map { parts[$0] }.joined(), attributes: "fill-rule=\"evenodd\"")))
      }
    }
    return template
  }

  /// Three masters that interpolate, whose bar has the other direction and place in Black.
  public static var turnedInBlack: FaultyTemplate {
    var template = FaultyTemplate()
    for name in ["Ultralight-S", "Regular-S"] {
      template.variants.append((name, path(frame(name), bar(name))))
    }
    template.variants.append(("Black-S", path(bar("Black-S", turns: true), frame("Black-S"))))
    return template
  }

  /// Three masters in a group without an id.
  public static var withoutSymbols: FaultyTemplate {
    var template = regular
    template.symbols = "class=\"all\""
    return template
  }

  /// Three masters without a version.
  public static var withoutVersion: FaultyTemplate {
    var template = regular
    template.version = ""
    return template
  }

  /// Regular-M inside Regular-M.
  public static var variantInVariant: FaultyTemplate {
    var template = FaultyTemplate()
    template.variants = [
      ("Regular-M", "<g id=\"Regular-M\">\(path(frame("Regular-M")))</g>")
    ]
    return template
  }

  /// Regular-M twice, once outside the group Symbols.
  public static var variantOutside: FaultyTemplate {
    var template = regular
    template.variants.append(("Regular-M", path(frame("Regular-M"))))
    template.end = "<g id=\"Regular-M\">\(path(bar("Regular-M")))</g>"
    return template
  }

  private static var regular: FaultyTemplate {
    var template = FaultyTemplate()
    for name in ["Ultralight-S", "Regular-S", "Black-S"] {
      template.variants.append((name, path(frame(name), bar(name))))
    }
    return template
  }
}
