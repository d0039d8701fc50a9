internal import Drawing
internal import Colors
internal import Geometry

/// A gradient as PDF's functions have it: colours and opacities that change in proportion, each for
/// itself.
///
/// ISO 32000-1, 7.10 and 8.7.4.5.3.
struct PDFGradient {
  private let stops: [LinearGradient.Stop]
  private let start: Point
  private let end: Point

  /// Closer stops are one.
  private static let leastSpan = 0.0002

  /// - Returns: `nil` for a gradient of one colour.
  init?(_ gradient: LinearGradient, in content: PDFContent) {
    start = content.place(gradient.start)
    end = content.place(gradient.end)
    guard gradient.stops.count > 1, start.isFinite, end.isFinite, start != end else { return nil }
    let stops = gradient.unpremultipliedStops
    guard let first = stops.first, let last = stops.last,
      stops.contains(where: { $0.color != first.color })
    else { return nil }
    self.stops =
      [.init(offset: 0, color: first.color)] + stops + [.init(offset: 1, color: last.color)]
  }

  /// The opacity that all colours have; `nil` where they differ.
  var opacity: Double? {
    let first = stops.first?.color.alpha
    return stops.allSatisfy { $0.color.alpha == first } ? first : nil
  }

  /// The shading of its colours.
  var shading: String {
    shading(space: "DeviceRGB") { [$0.red, $0.green, $0.blue] }
  }

  /// The shading of its opacities, as greys.
  var opacityShading: String { shading(space: "DeviceGray") { [$0.alpha] } }

  private func shading(space: String, parts: (Color) -> [Double]) -> String {
    "<</ShadingType 2/ColorSpace/\(space)/Coords[\(PDFSyntax.numbers([start.x, start.y, end.x, end.y]))]"
      + "/Extend[true true]/Function\(function(parts))>>"
  }

  private func function(_ parts: (Color) -> [Double]) -> String {
    var functions: [String] = []
    var bounds: [Double] = []
    for (a, b) in zip(stops, stops.dropFirst()) where b.offset - a.offset > Self.leastSpan {
      if !functions.isEmpty { bounds.append(a.offset) }
      functions.append(
        "<</FunctionType 2/Domain[0 1]/N 1/C0[\(PDFSyntax.numbers(parts(a.color)))]"
          + "/C1[\(PDFSyntax.numbers(parts(b.color)))]>>")
    }
    guard functions.count != 1 else { return functions[0] }
    let encoding = functions.map { _ in "0 1" }.joined(separator: " ")
    return "<</FunctionType 3/Domain[0 1]/Functions[\(functions.joined())]"
      + "/Bounds[\(PDFSyntax.numbers(bounds))]/Encode[\(encoding)]>>"
  }
}
