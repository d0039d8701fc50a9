/// A custom symbol template of rings, for tests to modify.
public struct TemplateSample: Sendable {
  /// The text line.
  public var version = "3.0"
  /// The content of `<style>`.
  public var style = ""
  /// Names of variants, such as `Regular-S`.
  public var variants = ["Black-S", "Regular-S", "Ultralight-S"]
  /// Variants with guides for their margins.
  public var margins = ["Black-S", "Regular-S", "Ultralight-S"]
  /// The paths of a variant: attributes without `d`, and the outline of `ring`.
  public var paths: [(attributes: String, ring: Ring)] = [("", Ring())]
  /// The content after the symbols.
  public var end = ""

  /// Creates the default template: three masters of a ring.
  public init() {}

  /// A ring in the middle of the cap height; radius and half stroke grow with the weight.
  public struct Ring: Sendable {
    /// The radius of the centre line, in Ultralight-S.
    public var radius = 36.0
    /// The centre, from the left margin in Regular-S.
    public var x = 45.0

    /// Creates a ring.
    public init(radius: Double = 36, x: Double = 45) {
      self.radius = radius
      self.x = x
    }
  }

  /// The names of the weights.
  public static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
  /// The y of the baselines, by the scales' letters.
  public static let baselines = ["S": 696.0, "M": 1126.0, "L": 1556.0]

  /// All 27 names.
  public static let allVariants = ["S", "M", "L"].flatMap { scale in
    weights.map { "\($0)-\(scale)" }
  }

  /// The shares of Ultralight-S, Regular-S and Black-S in a variant of the sample; tests add further rows.
  public var parts: [String: (Double, Double, Double)] = [
    "Ultralight-S": (1, 0, 0), "Regular-S": (0, 1, 0), "Black-S": (0, 0, 1),
  ]

  /// Returns the distance between a variant's margins.
  public func advance(_ variant: String) -> Double {
    sum(variant, (88, 90, 94))
  }

  private func sum(_ variant: String, _ masters: (Double, Double, Double)) -> Double {
    let (u, r, b) = parts[variant] ?? (0, 1, 0)
    return u * masters.0 + r * masters.1 + b * masters.2
  }

  /// Returns the origin of a variant's group.
  public func origin(_ variant: String) -> (x: Double, y: Double) {
    let names = variant.split(separator: "-").map(String.init)
    let column = Self.weights.firstIndex(of: names[0]) ?? 0
    return (
      559.711 + 296.711 * Double(column) - advance(variant) / 2, Self.baselines[names[1]] ?? 0
    )
  }

  /// Returns the path data of a ring in a variant.
  public func data(_ ring: Ring, _ variant: String) -> String {
    let half = sum(variant, (1.118, 3.73, 7.08))
    let radius = sum(variant, (ring.radius, ring.radius + 0.5, ring.radius + 1.5))
    let x = sum(variant, (ring.x - 1, ring.x, ring.x + 2))
    let y = -35.2295
    return circle(x, y, radius + half, turns: 1) + circle(x, y, radius - half, turns: -1)
  }

  private func circle(_ x: Double, _ y: Double, _ r: Double, turns: Double) -> String {
    let k = r * 0.5523
    func p(_ dx: Double, _ dy: Double) -> String {
      "\(Self.text(x + dx)) \(Self.text(y + dy * turns))"
    }
    return "M\(p(r, 0))C\(p(r, k)) \(p(k, r)) \(p(0, r))"
      + "C\(p(-k, r)) \(p(-r, k)) \(p(-r, 0))C\(p(-r, -k)) \(p(-k, -r)) \(p(0, -r))"
      + "C\(p(k, -r)) \(p(r, -k)) \(p(r, 0))Z"
  }

  /// Returns a number with about six significant digits.
  public static func text(_ value: Double) -> String {
    "\((value * 10_000).rounded() / 10_000)"
  }

  /// The file.
  public var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
     <style>\(style)</style>
     <g id="Notes">
      <rect id="artboard" x="0" y="0" width="3300" height="2200" style="fill:white"/>
      <text id="template-version" transform="matrix(1 0 0 1 3036 1933)">Template v.\(version)</text>
      <text id="descriptive-name">Generated from ring</text>
     </g>
     <g id="Guides">
      \(guides)
     </g>
     <g id="Symbols">
    \(groups)
     </g>
    \(end)</svg>
    """
  }

  private var guides: String {
    var lines: [String] = []
    for scale in ["S", "M", "L"] {
      let y = Self.baselines[scale] ?? 0
      lines.append(
        "<line id=\"Baseline-\(scale)\" x1=\"263\" x2=\"3036\" y1=\"\(y)\" y2=\"\(y)\"/>")
      let top = y - 70.459
      lines.append(
        "<line id=\"Capline-\(scale)\" x1=\"263\" x2=\"3036\" y1=\"\(top)\" y2=\"\(top)\"/>")
    }
    for variant in margins {
      let (x, y) = origin(variant)
      for (side, place) in [("left", x), ("right", x + advance(variant))] {
        let at = Self.text(place)
        lines.append(
          "<line id=\"\(side)-margin-\(variant)\" x1=\"\(at)\" x2=\"\(at)\" y1=\"\(y - 95)\" y2=\"\(y + 24)\"/>"
        )
      }
    }
    return lines.joined(separator: "\n  ")
  }

  private var groups: String {
    variants.map { variant in
      let (x, y) = origin(variant)
      let paths = self.paths.map { attributes, ring in
        "   <path \(attributes) d=\"\(data(ring, variant))\"/>"
      }
      return
        "  <g id=\"\(variant)\" transform=\"matrix(1 0 0 1 \(Self.text(x)) \(Self.text(y)))\">\n"
        + paths.joined(separator: "\n") + "\n  </g>"
    }.joined(separator: "\n")
  }
}
