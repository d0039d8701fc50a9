internal import SymtextFontGlyphs
internal import SymtextFonts
internal import SymtextSymbols
public import SymtextGraphics

extension ResolvedSymbol {
  /// The point of the symbol that belongs in the middle of a round or square control which holds only the symbol.
  ///
  /// It is the first of these:
  ///
  /// 1. The centre that the drawing has: `<optical-center>` in symtext's own form, the middle of an icon's `viewBox` if
  ///    the ink is not centred in it, or, along x, the middle between the margins of a template.
  /// 2. The middle of the ink, if the symbol has an enclosure such as a circle.
  /// 3. A point six tenths of the way from the middle of the ink to the centre of the ink's mass, at most 9 % of the
  ///    longer side away.
  ///
  /// In points, y down, from the symbol's origin.
  public var opticalCenter: Point {
    let middle = Point(bounds.midX, bounds.midY)
    if let record, let own = record.font.opticalShift(of: record.index) {
      return middle + own * (DrawingGrid.unit * scale.factor * capHeight)
    }
    guard !layers.contains(where: { $0.tag == .enclosure }) else { return middle }
    // The outline is in points, y down, from the origin of the glyph.
    let outline = font.outline(of: glyph)
    guard let box = outline.bounds, let mass = outline.centerOfMass() else { return middle }
    var shift = OpticalCentering.shift(from: box, toMass: mass)
    let least = OpticalCentering.leastShift * max(box.width, box.height)
    if abs(shift.x) < least { shift.x = 0 }
    if abs(shift.y) < least { shift.y = 0 }
    // A badge lies beyond the margins, and a slash widens one of them; a drawing's own margins have other reasons.
    let margins = alignmentRect.midX - bounds.midX
    if record != nil, abs(margins) > least,
      !layers.contains(where: { $0.tag == .badge || $0.tag == .slash })
    {
      shift.x = margins
    }
    return middle + shift
  }

  /// Returns the origin that puts the optical centre into the middle of a box.
  ///
  /// Ink that would then leave the box is moved back into it, if there is room.
  package func centeredOrigin(in box: Rect) -> Point {
    let center = opticalCenter
    func shift(_ side: Double, _ length: Double, _ shift: Double) -> Double {
      let room = max((side - length) / 2, 0)
      return min(max(shift, -room), room)
    }
    return Point(
      box.midX - bounds.midX + shift(box.width, bounds.width, bounds.midX - center.x),
      box.midY - bounds.midY + shift(box.height, bounds.height, bounds.midY - center.y))
  }
}
