internal import SymtextGraphics

/// The shape of a line of a style, in points, y down.
struct LineShape {
  let style: AttributedText.LineStyle
  /// The thickness of a single line.
  let thickness: Double

  /// The most dots, dashes or waves; a longer line is drawn as a plain one, as nobody could tell them apart.
  private static let mostParts = 10_000.0
  /// The amplitude of a wave and the length of half a wave, in thicknesses.
  private static let (swing, halfWave) = (1.0, 3.0)

  /// The height.
  var height: Double {
    switch style {
    case .none: 0
    case .single, .dotted, .dashed: thickness
    case .thick: 2 * thickness
    case .double: 3 * thickness
    case .wavy: (2 * Self.swing + 1) * thickness
    }
  }

  /// The least length of pieces between gaps: shorter ones would look like dots, or not like a wave.
  var least: Double { style == .wavy ? Self.halfWave * thickness : thickness / 2 }

  /// Returns the path of a piece.
  /// - Parameter top: the y of the upper edge.
  func path(_ range: ClosedRange<Double>, top: Double) -> Path {
    let length = range.upperBound - range.lowerBound
    var path = Path()
    switch style {
    case .none: break
    case .double:
      for y in [top, top + 2 * thickness] { path.append(bar(range, y, thickness)) }
    case .dotted where length <= Self.mostParts * thickness:
      for x in places(of: thickness, gap: thickness, in: range) {
        let radius = thickness / 2
        path.append(
          .ellipse(center: Point(x + radius, top + radius), radiusX: radius, radiusY: radius))
      }
    case .dashed where length <= Self.mostParts * thickness:
      let dash = min(3 * thickness, length)
      for x in places(of: dash, gap: 2 * thickness, in: range) {
        path.append(bar(x...x + dash, top, thickness))
      }
    case .wavy where length <= Self.mostParts * thickness: path = wave(range, top: top)
    case .single, .thick, .dotted, .dashed, .wavy: path = bar(range, top, height)
    }
    return path
  }

  private func bar(_ range: ClosedRange<Double>, _ top: Double, _ height: Double) -> Path {
    .roundedRect(
      Rect(minX: range.lowerBound, minY: top, maxX: range.upperBound, maxY: top + height),
      radiusX: 0, radiusY: 0)
  }

  /// Returns the starts of parts of one length, evenly spaced over a range with gaps close to the given one.
  private func places(
    of length: Double, gap: Double, in range: ClosedRange<Double>
  ) -> [Double] {
    let room = range.upperBound - range.lowerBound - length
    let count = max((room / (length + gap)).rounded(), 0)
    guard room > 0, count > 0 else { return [range.lowerBound + max(room, 0) / 2] }
    return (0...Int(count)).map { range.lowerBound + room * Double($0) / count }
  }

  private func wave(_ range: ClosedRange<Double>, top: Double) -> Path {
    let length = range.upperBound - range.lowerBound
    let count = max((length / (Self.halfWave * thickness)).rounded(), 1)
    let step = length / count
    let middle = top + height / 2
    var line = Path()
    line.move(to: Point(range.lowerBound, middle))
    for number in 0..<Int(count) {
      let x = range.lowerBound + Double(number) * step
      // The middle of a quadratic is half as far out as its control point.
      let out = (number % 2 == 0 ? -2 : 2) * Self.swing * thickness
      line.quad(Point(x + step / 2, middle + out), to: Point(x + step, middle))
    }
    let stroker = Stroker(maximumHalfWidth: thickness / 2, tolerance: thickness / 20)
    return stroker.outline(
      of: [.init(line, style: StrokeStyle(cap: .butt, join: .round))], budget: WorkBudget()
    ).path(halfWidth: thickness / 2)
  }
}
