internal import SymtextVectorFormats
internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextImageFormats
internal import SymtextSymbolText

/// Writes the stages of a moving symbol as SVG elements.
struct SymbolMover {
  let plays: [ItemPlay]
  /// The stage whose picture at rest is the still picture; `nil` if no stage has this picture.
  let still: Int?
  /// The combined transform of the enclosing groups.
  let map: Affine
  var writer: SVGTimelineWriter

  /// Whether CSS rules can animate the symbol.
  static func canPlay(_ play: ItemPlay) -> Bool {
    play.item.stages.indices.allSatisfy { stage in
      let timeline = play.item.stages[stage].timeline
      if timeline.change != nil && !timeline.lightsByValue { return false }
      if play.scores[stage].changesShape { return false }
      let painted = timeline.paintedParts().parts
      return painted.indices.allSatisfy { part in
        guard play.scores[stage].draws(part) else { return true }
        return painted[part].lines != nil
          && play.scores[stage].moments.allSatisfy {
            $0.poses[part].drawn.lowerBound <= 0 || $0.poses[part].drawn.upperBound >= 1
          }
      }
    }
  }

  /// Returns all elements.
  /// - Parameter rest: the elements of the still picture.
  mutating func elements(rest: String) throws(RenderingError) -> String {
    var still = ""
    if !rest.isEmpty {
      var motions: [MotionRules.Motion] = []
      for play in plays {
        var motion = MotionRules.Motion(isReduced: play.isReduced, grid: play.grid, tracks: [])
        if let stage = self.still { motion = StagePlays.wholeMotion(play, stage) }
        motion.tracks += play.stillTrack(of: self.still)
        motions.append(motion)
      }
      still = try element(rest, motions)
    }
    guard let first = plays.first else { return still }
    // A later symbol fades in over the one before it.
    var text = self.still == nil ? still : ""
    for stage in first.item.stages.indices {
      if stage == self.still { text += still }
      if stage != self.still,
        let whole = StagePlays(plays, stage: stage, isWhole: true)
      {
        let resting = try writer.assembly.elements(of: first.item.stages[stage].resting)
        text += try element(
          resting, whole.wholeMotions, attributes: " visibility=\"hidden\"")
      }
      if let apart = StagePlays(plays, stage: stage, isWhole: false) {
        text += try parts(of: first.item.stages[stage].timeline, apart)
      }
    }
    return text
  }

  /// Returns the elements, in a group if they have a motion or attributes.
  private mutating func element(
    _ elements: String, _ motions: [MotionRules.Motion], attributes: String = ""
  ) throws(RenderingError) -> String {
    // Elements that are never visible are left out.
    guard motions.contains(where: { !$0.isUnseen }) || motions.isEmpty else { return "" }
    let name = try writer.rules.attribute(motions)
    guard !(name + attributes).isEmpty, !elements.isEmpty else { return elements }
    return "<g\(name)\(attributes)>\n\(elements)</g>\n"
  }

  // MARK: Parts

  /// Returns the elements of a symbol whose parts move separately.
  private mutating func parts(
    of timeline: SymbolTimeline, _ plays: StagePlays
  ) throws(RenderingError) -> String {
    let painted = timeline.paintedParts()
    let layers = PartLayers(painted.parts, plays.plays.map { $0.scores[plays.stage] }).layers
    var masks = ""
    var text = ""
    for layer in layers {
      if layer.clears, let part = layer.parts.first {
        guard !text.isEmpty else { continue }
        let number = writer.maskCount
        writer.maskCount += 1
        masks += try mask(number, painted.parts[part], part, plays)
        text = "<g mask=\"url(#\(SVGIdentifier.mask(number).text))\">\n\(text)</g>\n"
      } else {
        text += try self.layer(layer, painted.parts, plays)
      }
    }
    if painted.opacity < 1 {
      text = "<g opacity=\"\(TrackProperty.text(painted.opacity, 4))\">\n\(text)</g>\n"
    }
    return masks + (try element(text, plays.presences, attributes: " visibility=\"hidden\""))
  }

  /// Returns a mask that hides the region of a part.
  private mutating func mask(
    _ number: Int, _ painted: PaintedPart, _ part: Int, _ plays: StagePlays
  ) throws(RenderingError) -> String {
    var painted = painted
    painted.paint = .color(.black)
    let shape = try shapes([part], [part: painted], plays, clears: true)
    let box = pictureBox
    let whole = Path.roundedRect(box, radiusX: 0, radiusY: 0)
    let number = SVGIdentifier.mask(number).text
    let (x, y) = (writer.assembly.number(box.minX), writer.assembly.number(box.minY))
    let (width, height) = (writer.assembly.number(box.width), writer.assembly.number(box.height))
    return
      "<mask id=\"\(number)\" maskUnits=\"userSpaceOnUse\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\">\n"
      + "<path fill=\"#fff\" d=\"\(writer.assembly.data(whole))\"/>\n"
      + (try element(shape, plays.gapMotions(of: part, about: painted.middle))) + "</mask>\n"
  }

  /// The whole picture, in the coordinates of the symbol.
  private var pictureBox: Rect {
    let box = Rect(x: 0, y: 0, width: writer.timeline.width, height: writer.timeline.height)
    return map.inverse.map { $0 * box } ?? box
  }

  /// Returns the elements of parts that move alike.
  private mutating func layer(
    _ layer: PartLayers.Layer, _ painted: [PaintedPart], _ plays: StagePlays
  ) throws(RenderingError) -> String {
    guard let part = layer.parts.first else { return "" }
    let parts = Dictionary(uniqueKeysWithValues: layer.parts.map { ($0, painted[$0]) })
    return try element(
      try shapes(layer.parts, parts, plays, clears: false), plays.motions(of: part))
  }

  /// Returns the shapes of parts that move alike.
  ///
  /// Shapes of one paint are combined.
  private mutating func shapes(
    _ parts: [Int], _ painted: [Int: PaintedPart], _ plays: StagePlays, clears: Bool
  ) throws(RenderingError) -> String {
    var text = ""
    var items: [DisplayItem] = []
    for part in parts {
      guard let own = painted[part] else { continue }
      guard let paint = own.paint else {
        items.append(.cut(own.outline))
        continue
      }
      if plays.draws(part) {
        text += try writer.assembly.elements(of: items)
        items = []
        text += try drawn(own, paint, part, plays, clears: clears)
      } else if case .fill(var path, let last)? = items.last, last == paint, own.shown.isEmpty {
        path.append(own.outline)
        items[items.count - 1] = .fill(path, paint)
      } else {
        items += [.fill(own.outline, paint)] + own.shown
      }
    }
    return text + (try writer.assembly.elements(of: [.group(items, opacity: 1)]))
  }

  // MARK: Lines

  /// Returns a part with drawn lines: strokes while they are drawn, otherwise its outline.
  private mutating func drawn(
    _ painted: PaintedPart, _ paint: Paint, _ part: Int, _ plays: StagePlays,
    clears: Bool
  ) throws(RenderingError) -> String {
    let whole = try writer.assembly.elements(
      of: [.fill(painted.outline, paint)] + painted.shown)
    var text = try element(
      whole,
      plays.motions(of: part) { $0.track(.opacity, 0) { $0.isUnseen || !$0.isDrawn ? 0 : 1 } })
    for solid in painted.solids {
      text += try element(
        try writer.assembly.elements(of: [.fill(solid.outline, paint)]),
        plays.motions(of: part) {
          $0.track(.opacity, Self.fading) { pose in
            guard !pose.isUnseen, !pose.isDrawn else { return 0 }
            let share = solid.presence.share(of: pose.drawn)
            return clears && share > 0 ? 1 : share
          }
        })
    }
    let lines = painted.lines ?? []
    guard !lines.isEmpty else { return text }
    var strokes = ""
    for line in lines { strokes += try self.line(line, paint, part, plays) }
    let wrapped = Self.opacity(of: paint)
    if wrapped < 1 {
      strokes = "<g opacity=\"\(TrackProperty.text(wrapped, 4))\">\n\(strokes)</g>\n"
    }
    let attributes = lineAttributes(lines[0], paint)
    let dashes = plays.motions(of: part) { tracks in
      tracks.track(.opacity, 0) { $0.isUnseen || $0.isDrawn ? 0 : 1 }
        + tracks.drawnOnly.track(.dashOffset, Self.dash) { $0.drawn.dashOffset }
    }
    return text + (try element(strokes, dashes, attributes: attributes))
  }

  /// Tolerances of opacities and of line ends, the latter as fractions of the line.
  private static let (fading, dash) = (0.003, 0.0008)

  private static func opacity(of paint: Paint) -> Double {
    if case .color(let color) = paint { color.alpha } else { 1 }
  }

  private mutating func lineAttributes(_ line: PaintedLine, _ paint: Paint) -> String {
    var solid = paint
    if case .color(let color) = paint { solid = .color(color.opaque) }
    let fill = writer.assembly.fill(solid)
    let stroke =
      fill.isEmpty
      ? " stroke=\"#000\""
      : fill.split(separator: " ").map { word in
        word.hasPrefix("fill=") ? " stroke" + word.dropFirst(4) : " " + word
      }.joined()
    return " fill=\"none\"\(stroke) stroke-width=\"\(writer.assembly.number(line.width))\""
      + " stroke-linecap=\"\(line.cap)\" stroke-linejoin=\"\(line.join)\""
      + (line.join == "miter"
        ? " stroke-miterlimit=\"\(TrackProperty.text(line.miterLimit, 3))\"" : "")
      + " stroke-dasharray=\"1 2\""
  }

  private mutating func line(
    _ line: PaintedLine, _ paint: Paint, _ part: Int, _ plays: StagePlays
  ) throws(RenderingError) -> String {
    if line.isDot {
      var opaque = paint
      if case .color(let color) = paint { opaque = .color(color.opaque) }
      let fill = writer.assembly.fill(opaque)
      let name = try writer.rules.attribute(
        plays.motions(of: part) { tracks in
          tracks.drawnOnly.track(.scale, Self.fading) { line.drawn($0.drawn).upperBound }
        }.map { motion in
          var motion = motion
          motion.origin = line.tip ?? line.path.bounds?.middle
          return motion
        })
      let color = fill.isEmpty ? " fill=\"#000\"" : fill
      return try carried(
        "<path\(name)\(color) stroke=\"none\" d=\"\(writer.assembly.data(line.path))\"/>\n",
        line, part, plays)
    }
    let name = try writer.rules.attribute(
      plays.motions(of: part) { tracks in
        let widths = tracks.drawnOnly.track(.strokeWidth, line.width * Self.thinning) { pose in
          line.width(of: line.drawn(pose.drawn))
        }
        // An outline that the pen carries is drawn with its own timing.
        let dash =
          line.presence == nil
          ? []
          : tracks.drawnOnly.track(.dashOffset, Self.dash) { line.drawn($0.drawn).dashOffset }
        return widths.filter { $0.constant == nil } + dash
      })
    let path = "<path\(name) pathLength=\"1\" d=\"\(writer.assembly.data(line.path))\"/>\n"
    return try carried(path, line, part, plays)
  }

  /// Returns an element of a line, or of a shape, with the motion of the pen that carries it.
  private mutating func carried(
    _ text: String, _ line: PaintedLine, _ part: Int, _ plays: StagePlays
  ) throws(RenderingError) -> String {
    guard let carrier = line.carrier else { return text }
    return try element(
      text,
      plays.motions(of: part) { $0.drawnOnly.carriedTracks(by: carrier) }.map { motion in
        var motion = motion
        motion.origin = line.tip
        return motion
      })
  }

  /// The tolerance of a stroke width, as a fraction.
  private static let thinning = 0.02
}

extension ClosedRange<Double> {
  /// The `stroke-dashoffset` that shows this range of a line, with a dash as long as the line.
  fileprivate var dashOffset: Double { lowerBound <= 0 ? 1 - upperBound : -lowerBound }
}
