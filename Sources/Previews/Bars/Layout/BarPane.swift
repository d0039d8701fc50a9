internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextSymbolText

/// A ground of a bar through which its backdrop is seen.
struct BarPane {
  /// The index of the step that draws the ground.
  var step: Int
  /// Its box, in points from the top left of the picture, y down.
  var box: Rect
  /// Its corner radius.
  var radius: Double
}

extension [BarPane] {
  /// The reach of blurred glass beyond its box, in points.
  private static var margin: Double { 32 }

  /// Returns the steps of a bar over its backdrop, with the blurred backdrop under each ground.
  /// - Throws: ``SymbolError`` if the backdrop is too large.
  func steps(
    _ items: [DisplayItem], over backdrop: BarBackdrop, width: Double, height: Double,
    _ look: BarLook, _ painting: SymbolPainting
  ) throws(SymbolError) -> [DisplayItem] {
    let canvas = try BackdropCanvas(
      backdrop.content, width: width, height: height, painting: painting)
    // Beyond the picture there is more of the backdrop, so that its sides do not fade where it is blurred.
    let margin = canvas.isPlain ? 0 : Self.margin
    let wide =
      canvas.isPlain
      ? canvas
      : try BackdropCanvas(
        backdrop.content, width: width + 2 * margin, height: height + 2 * margin,
        painting: painting)
    var steps = canvas.items
    var next = 0
    for pane in self {
      steps += items[next..<pane.step]
      next = pane.step
      steps += try look.glass(wide, pane, Vector(margin, margin))
    }
    return steps + items[next...]
  }
}
