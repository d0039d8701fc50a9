internal import Geometry

/// A gradient as PDF's functions have it: colours and opacities that change in proportion, each for
/// itself.
///
/// ISO 32000-1, 7.10 and 8.7.4.5.3.
struct PDFGradient {
  private var stops: [LinearGradient.Stop] = []
  private let start: Point
  private let end: Point

  /// Parts between stops of unlike opacity are cut into so many, as our colours are multiplied by their
  /// opacity between stops and PDF's are not.
  private static let cuts = 16
  /// Closer stops are one.
  private static let leastSpan = 0.0002

  /// - Returns: `nil` for a gradient of one colour.
  init?(_ gradient: LinearGradient, in content: PDFContent) {
    start = content.place(gradient.start)
    end = content.place(gradient.end)
    guard gradient.stops.count > 1, start.isFinite, end.isFinite, start != end else { return nil }
    func offset(_ stop: LinearGradient.Stop) -> Double { min(max(stop.offset, 0), 1) }
    add(0, gradient.color(at: 0))
    for (a, b) in zip(gradient.stops, gradient.stops.dropFirst()) {
      let (from, to) = (offset(a), offset(b))
      add(from, a.color)
      if a.color.alpha != b.color.alpha, to - from > Self.leastSpan {
        for cut in 1..<Self.cuts {
          let place = from + (to - from) * Double(cut) / Double(Self.cuts)
          add(place, gradient.color(at: place))
        }
      }
      add(to, b.color)
    }
    if let last = stops.last { add(1, last.color) }
    guard Set(stops.map(\.color)).count > 1 else { return nil }
  }

  private mutating func add(_ offset: Double, _ color: Color) {
    stops.append(.init(offset: offset, color: color))
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
