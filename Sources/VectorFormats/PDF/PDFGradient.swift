internal import SymtextDrawing
internal import SymtextGraphics

/// A gradient as PDF functions: piecewise linear colours, and separate opacities.
///
/// ISO 32000-1, 7.10, 8.7.4.5.3 and 8.7.4.5.4.
struct PDFGradient {
  private let stops: [LinearGradient.Stop]
  /// The shading type, and the coordinates of its start and end.
  private let type: Int
  private let coordinates: [Double]
  /// The transform from the coordinates to the space of the page or form; `nil` if both are the same.
  private let map: Affine?

  /// The minimal distance between stops; closer ones are merged.
  private static let leastSpan = 0.0002

  /// - Returns: `nil` for a gradient of one colour.
  init?(_ gradient: LinearGradient, in content: PDFContent) {
    let (start, end) = (content.place(gradient.start), content.place(gradient.end))
    guard gradient.stops.count > 1, start.isFinite, end.isFinite, start != end,
      let stops = Self.stops(gradient.stops.unpremultiplied(from: gradient.interpolation))
    else { return nil }
    (self.stops, type, map) = (stops, 2, nil)
    coordinates = [start.x, start.y, end.x, end.y]
  }

  /// - Returns: `nil` for a gradient of one colour.
  init?(_ gradient: RadialGradient, in content: PDFContent) {
    let flip = Affine(1, 0, 0, -1, 0, content.height)
    let map = flip * gradient.map
    coordinates = [
      gradient.start.x, gradient.start.y, gradient.startRadius, gradient.end.x, gradient.end.y,
      gradient.endRadius,
    ]
    guard map.isFinite, map.determinant != 0, coordinates.allSatisfy(\.isFinite),
      let stops = Self.stops(gradient.stops.unpremultiplied(from: gradient.interpolation))
    else { return nil }
    (self.stops, type, self.map) = (stops, 3, map)
  }

  /// - Returns: `nil` if all stops have the same colour.
  private static func stops(_ stops: [LinearGradient.Stop]) -> [LinearGradient.Stop]? {
    guard let first = stops.first, let last = stops.last,
      stops.contains(where: { $0.color != first.color })
    else { return nil }
    return [.init(offset: 0, color: first.color)] + stops + [.init(offset: 1, color: last.color)]
  }

  /// The pattern entry with the transform of the shading.
  var matrix: String {
    guard let map else { return "" }
    let parts = [map.a, map.b, map.c, map.d].map { PDFSyntax.factor($0) }
    return "/Matrix[\(parts.joined(separator: " ")) \(PDFSyntax.numbers([map.tx, map.ty]))]"
  }

  /// The opacity of all colours; `nil` if they differ.
  var opacity: Double? {
    let first = stops.first?.color.alpha
    return stops.allSatisfy { $0.color.alpha == first } ? first : nil
  }

  /// The shading of the colours.
  var shading: String {
    shading(space: "DeviceRGB") { [$0.red, $0.green, $0.blue] }
  }

  /// The shading of the opacities, as greys.
  var opacityShading: String { shading(space: "DeviceGray") { [$0.alpha] } }

  private func shading(space: String, parts: (Color) -> [Double]) -> String {
    "<</ShadingType \(type)/ColorSpace/\(space)/Coords[\(PDFSyntax.numbers(coordinates))]"
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
