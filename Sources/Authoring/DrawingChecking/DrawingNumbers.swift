package import SymtextGraphics

/// The measurements of a drawing, at Regular and medium scale unless noted.
///
/// In units of the drawing grid, y down.
package struct DrawingNumbers: Hashable, Sendable, CustomStringConvertible {
  /// The symbol's name.
  package var symbol: String
  /// The kind, which determines the expected amount of ink.
  package var kind: DrawingKind
  /// The box around the ink.
  package var ink: Rect
  /// The area of the ink, in square units.
  package var area: Double
  /// The distance of the centre of mass from the middle of the box, relative to the larger side.
  package var lean: Vector
  /// The distinct radii of the round corners between straight lines.
  package var radii: [Double]
  /// The stroke width of Black, relative to the weight law.
  package var hold: Double
  /// The least distance between lines side by side.
  package var spacing: Double?
  /// The diameter of the smallest circle inscribed in an enclosed shape, to the centre lines.
  package var counter: Double?
  /// The narrowest white between separate parts.
  package var slit: Double?
  /// The narrowest white in Black; negative where parts overlap.
  package var blackSlit: Double?
  /// The distances between neighbours of three or more parallel bars.
  package var pitches: [Double]

  /// All measurements in one line.
  package var description: String {
    func list(_ values: [Double]) -> String {
      values.isEmpty ? "–" : values.map(units).joined(separator: " ")
    }
    func optional(_ value: Double?) -> String { value.map(units) ?? "–" }
    return [
      "\(symbol): \(kind.rawValue)", "ink \(units(ink.width)) × \(units(ink.height))",
      "middle \(units(ink.midX)) \(units(ink.midY))", "area \(units(area.rounded()))",
      "lean \(units(lean.x)) \(units(lean.y))", "hold \(units(hold))",
      "spacing \(optional(spacing))", "counter \(optional(counter))", "slit \(optional(slit))",
      "in Black \(optional(blackSlit))",
      "radii \(list(radii))", "pitches \(list(pitches))",
    ].joined(separator: ", ")
  }
}
