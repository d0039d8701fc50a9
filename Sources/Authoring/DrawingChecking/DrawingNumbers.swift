package import SymtextGraphics

/// What was measured of a drawing, at Regular and medium scale unless it is said otherwise.
///
/// Units of the drawing grid, y down.
package struct DrawingNumbers: Hashable, Sendable, CustomStringConvertible {
  /// The symbol's name.
  package var symbol: String
  /// How much ink is expected of it.
  package var kind: DrawingKind
  /// The box around the ink.
  package var ink: Rect
  /// The area of the ink, in square units.
  package var area: Double
  /// How far the centre of mass lies from the middle of the box, as a part of the larger side.
  package var lean: Vector
  /// The radii of the round corners between straight lines, each once.
  package var radii: [Double]
  /// How thick Black is drawn, as a part of the law.
  package var hold: Double
  /// The least distance of lines that run side by side.
  package var spacing: Double?
  /// The diameter of the smallest circle that fills a shape which lines enclose, to the middle of the lines.
  package var counter: Double?
  /// The narrowest white between parts that do not touch.
  package var slit: Double?
  /// The same in Black; negative where parts overlap.
  package var blackSlit: Double?
  /// The distances of neighbours among three or more parallel bars.
  package var pitches: [Double]

  /// All of it in one line.
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
