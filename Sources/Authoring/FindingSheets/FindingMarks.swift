internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbols

/// The marks of findings on a drawing: a ring around a point, a frame around a box, and the places of their numbers.
struct FindingMarks {
  /// The rings and frames.
  private(set) var items: [DisplayItem] = []
  /// The middle of each finding's number; `nil` for findings without a place.
  private(set) var numbers: [Point?] = []

  /// The radius of rings, in points.
  private static let ring = 10.0
  /// The radius of the discs behind numbers, in points.
  static let disc = 7.5
  /// The width of lines, in points, and of the white beside them.
  private static let (line, halo) = (1.75, 1.25)
  /// The colour of marks.
  static let color = Color(rgb: 0xD70015)

  /// - Parameters:
  ///   - spots: The places of the findings, in points.
  ///   - room: The box that numbers stay in.
  init(_ spots: [FindingPlace.Spot?], in room: Rect) {
    var drawn: [FindingPlace.Spot] = []
    for spot in spots {
      guard let spot else {
        numbers.append(nil)
        continue
      }
      let (frame, radius) = Self.frame(spot)
      if !drawn.contains(spot) {
        drawn.append(spot)
        items += Self.mark(frame, radius: radius)
      }
      numbers.append(number(beside: frame, in: room))
    }
  }

  /// Returns the outer edge of a spot's line, and the radius of its corners.
  private static func frame(_ spot: FindingPlace.Spot) -> (Rect, radius: Double) {
    let reach = line + 2 * halo
    let box = spot.box.insetBy(dx: -reach, dy: -reach)
    guard max(box.width, box.height) > 2 * ring else {
      let middle = box.middle
      return (
        Rect(x: middle.x - ring, y: middle.y - ring, width: 2 * ring, height: 2 * ring), ring
      )
    }
    return (box, min(5, min(box.width, box.height) / 2))
  }

  private static func mark(_ frame: Rect, radius: Double) -> [DisplayItem] {
    func edge(from outer: Double, to inner: Double, _ color: Color) -> DisplayItem {
      func path(_ inset: Double) -> Path {
        let radius = max(radius - inset, 0)
        return .roundedRect(frame.insetBy(dx: inset, dy: inset), radiusX: radius, radiusY: radius)
      }
      var edge = path(outer)
      edge.append(path(inner).reversed)
      return .fill(edge, .color(color))
    }
    return [
      edge(from: -halo, to: line + halo, Color.white.multiplyingOpacity(by: 0.85)),
      edge(from: 0, to: line, color),
    ]
  }

  /// Returns a place for a number at a corner or along the top of a frame, clear of other numbers.
  private func number(beside frame: Rect, in room: Rect) -> Point {
    let corners = [
      Point(frame.maxX, frame.minY), Point(frame.minX, frame.minY), Point(frame.maxX, frame.maxY),
      Point(frame.minX, frame.maxY),
    ]
    let step = 2 * Self.disc + 1
    let more = (1..<Int(room.width / step)).map {
      Point(frame.maxX - Double($0) * step, frame.minY)
    }
    let places = (corners + more).map { place in
      Point(
        place.x.bounded(to: room.minX + Self.disc...room.maxX - Self.disc, else: room.midX),
        place.y.bounded(to: room.minY + Self.disc...room.maxY - Self.disc, else: room.midY))
    }
    let taken = numbers.compactMap(\.self)
    return places.first { place in taken.allSatisfy { $0.distance(to: place) >= step } }
      ?? places[0]
  }
}
