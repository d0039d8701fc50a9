internal import SymtextFonts
internal import SymtextOpenType
internal import SymtextSymbols
internal import SymtextTextLayout

/// The knots of a font's weight axis.
///
/// Between them outlines change linearly, according to its tables `gvar` and `avar`.
struct WeightKnots: Sendable {
  /// A knot: the value of `wght`, and the normalized coordinate.
  struct Knot: Hashable, Sendable {
    var value: Double
    var coordinate: Double
  }

  /// The knots in ascending order; a static font has one.
  let knots: [Knot]
  /// The font at each knot, with one point per font unit.
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

  /// Returns a font at a value of the axis, with one point per font unit.
  private static func font(_ face: Face, _ value: Double) -> Font {
    Font(
      face: face, size: Double(face.unitsPerEm), coordinates: DesignCoordinates(weight: value),
      opticalSizing: .none)
  }

  /// Returns a knot at any value.
  func knot(_ value: Double) -> (knot: Knot, font: Font) {
    let font = Self.font(face, value)
    return (Knot(value: value, coordinate: font.normalizedCoordinates.first ?? 0), font)
  }
}
