internal import SymtextSupport
package import SymtextGraphics
internal import SymtextSymbolText

/// The motion by which a symbol replaces another, as tracks of each part, for programs that play it themselves.
package struct PlayerReplacement: Sendable {
  /// The motion of a part.
  package struct Part: Sendable {
    /// The changing properties, each with its times in milliseconds and its values.
    package var tracks: [(property: Property, knots: [Track.Knot])]
    /// The lines by which it becomes the part of the other symbol, and the time at which they begin, in milliseconds;
    /// `nil` for none.
    package var morph: (start: Int, lines: [Line])?
  }

  /// A line, or filled contours, on the way from one form to another.
  package struct Line: Sendable {
    /// The two forms, in points, y down, from the symbol's origin.
    package var from: Path, to: Path
    /// The first form, lifted as it is midway; `nil` if nothing is lifted.
    package var lifted: Path?
    /// The widths of the pen in both forms; `nil` for filled contours.
    package var widths: (from: Double, to: Double)?
    package var style: StrokeStyle
    /// The part of the way in which it changes, 0...1 for all of it.
    package var change = 0.0...1.0
  }

  /// A property of a part.
  package enum Property: String, CaseIterable, Sendable {
    case opacity, scale, gap, depth
    /// Degrees clockwise about the origin.
    case rotation
    /// The offset, in points.
    case x, y
    /// The ends of the drawn range.
    case from, to

    /// The value at rest.
    package var rest: Double {
      switch self {
      case .opacity, .scale, .gap, .depth, .to: 1
      case .rotation, .x, .y, .from: 0
      }
    }

    fileprivate var tolerance: Double {
      switch self {
      case .opacity, .gap, .depth: 0.004
      case .scale: 0.001
      case .rotation: 0.1
      case .x, .y: 1
      case .from, .to: 0.002
      }
    }

    fileprivate func value(of pose: LayerPose) -> Double {
      switch self {
      case .opacity: pose.isUnseen ? 0 : pose.opacity
      case .gap: pose.isUnseen ? 0 : pose.gap
      case .depth: pose.isUnseen ? 0 : pose.depth
      case .scale: abs(pose.map.determinant).squareRoot()
      case .rotation: atan2(pose.map.b, pose.map.a) * 180 / .pi
      case .x: pose.map.tx
      case .y: pose.map.ty
      case .from: pose.drawn.lowerBound
      case .to: pose.drawn.upperBound
      }
    }
  }

  /// The duration, in milliseconds.
  package let length: Int
  /// The parts of the first symbol, and those of the second, back to front.
  package let sides: [[Part]]

  /// Samples a replacement.
  /// - Returns: `nil` if it is none of two symbols.
  package init?(_ timeline: Timeline) {
    guard let item = timeline.items.lazy.flatMap({ $0.moving() }).first?.item,
      item.stages.count == 2
    else { return nil }
    let length = Int((timeline.length * 1000).rounded(.up))
    self.length = length
    var sides: [[Part]] = []
    for stage in item.stages {
      let own = stage.timeline
      let poses: [[LayerPose]] = stride(from: 0, through: length, by: Self.step).map { time in
        let seconds = Double(time) / 1000
        let isAway =
          own.arrival.map { seconds < $0 } ?? false || own.departure.map { seconds >= $0 } ?? false
        return own.poses(at: seconds).map { isAway ? LayerPose(opacity: 0, gap: 0) : $0 }
      }
      sides.append(
        own.model.parts.indices.map { part in
          let ownPoses = poses.map { $0[part] }
          return Part(
            tracks: Property.allCases.compactMap { Self.track($0, ownPoses) },
            morph: Self.morph(of: part, own))
        })
    }
    self.sides = sides
  }

  /// Milliseconds between samples.
  private static let step = 4

  private static func morph(
    of part: Int, _ timeline: SymbolTimeline
  ) -> (start: Int, lines: [Line])? {
    guard let effect = timeline.effects.first(where: { $0.magic != nil }), let magic = effect.magic,
      magic.roles.indices.contains(part), case .morphs(let start, let morph) = magic.roles[part]
    else { return nil }
    var lines: [Line] = []
    var contours: [MorphedLine] = []
    for line in morph.lines {
      guard line.widths != nil || morph.lift != .zero else {
        contours.append(line)
        continue
      }
      lines.append(
        Line(
          from: line.from, to: line.to,
          lifted: morph.lift == .zero ? nil : line.lifted(by: morph.lift),
          widths: line.widths.map { (2 * $0.from, 2 * $0.to) }, style: line.style,
          change: line.change))
    }
    // A hole belongs to the contour around it, and changes with it.
    while let first = contours.first {
      var (from, to) = (Path(), Path())
      for contour in contours where contour.change == first.change {
        from.append(contour.from)
        to.append(contour.to)
      }
      contours.removeAll { $0.change == first.change }
      lines.append(Line(from: from, to: to, style: first.style, change: first.change))
    }
    return (Int(((effect.start + start) * 1000).rounded()), lines)
  }

  private static func track(
    _ property: Property, _ poses: [LayerPose]
  ) -> (property: Property, knots: [Track.Knot])? {
    // An invisible part moves nowhere.
    let isPlace = ![.opacity, .gap, .depth].contains(property)
    let points = poses.enumerated().compactMap { index, pose in
      isPlace && pose.isUnseen
        ? nil : Track.Knot(time: index * step, value: [property.value(of: pose)])
    }
    let track = Track(
      .opacity, points, end: (poses.count - 1) * step, tolerance: property.tolerance)
    guard !track.knots.isEmpty,
      track.knots.contains(where: { abs(($0.value.first ?? 0) - property.rest) > 1e-6 })
    else { return nil }
    return (property, track.constant == nil ? track.knots : Array(track.knots.prefix(1)))
  }
}
