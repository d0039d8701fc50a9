internal import SymtextFonts
internal import SymtextOpenType
internal import SymtextSymbols
internal import SymtextTextLayout

/// The places of a font's weight axis between which outlines move evenly, as its tables `gvar` and `avar` have it.
struct WeightKnots: Sendable {
  /// A place: the value of `wght`, and the normalised coordinate.
  struct Knot: Hashable, Sendable {
    var value: Double
    var coordinate: Double
  }

  /// Rising; a single one of a font that does not vary.
  let knots: [Knot]
  /// The font at each of them, as large as its em.
  let fonts: [Font]
  private let face: Face

  init(_ face: Face) {
    self.face = face
    var values = [400.0]
    if let axis = face.axis("wght") {
      values = WeightLaw.axis.map(\.axisValue) + [axis.minimum, axis.defaultValue, axis.maximum]
      values = Array(Set(values.filter { axis.minimum <= $0 && $0 <= axis.maximum })).sorted()
    }
    var knots: [Knot] = []
    var fonts: [Font] = []
    for value in values {
      let font = Self.font(face, value)
      knots.append(Knot(value: value, coordinate: font.normalizedCoordinates.first ?? 0))
      fonts.append(font)
    }
    self.knots = knots
    self.fonts = fonts
  }

  /// A font at a value of the axis, a point to the unit of the em.
  private static func font(_ face: Face, _ value: Double) -> Font {
    Font(
      face: face, size: Double(face.unitsPerEm), coordinates: DesignCoordinates(weight: value),
      opticalSizing: .none)
  }

  /// A place between the knots.
  func knot(_ value: Double) -> (knot: Knot, font: Font) {
    let font = Self.font(face, value)
    return (Knot(value: value, coordinate: font.normalizedCoordinates.first ?? 0), font)
  }
}
