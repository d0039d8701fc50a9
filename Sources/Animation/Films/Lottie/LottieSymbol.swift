internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextImageFormats
internal import SymtextSupport
internal import SymtextSymbolText

/// Writes the stages of a moving symbol as layers of a Lottie file.
struct LottieSymbol {
  private let play: ItemPlay
  private let fitter: KeyframeFitter
  /// The frames of one cycle of the symbol.
  private let frames: Range<Int>
  private(set) var assembly: LottieAssembly

  /// Tolerances: opacity, scale and line ends as fractions, rotation in degrees, translation as a fraction of the cap
  /// height.
  private static let (fading, growth, dash, turn, way) = (0.002, 0.0006, 0.0008, 0.06, 0.0006)
  /// The tolerance of a stroke width, as a fraction.
  private static let thinning = 0.02

  init(
    _ play: ItemPlay, fitter: KeyframeFitter, frames: Range<Int>, assembly: LottieAssembly
  ) {
    (self.play, self.fitter, self.frames, self.assembly) = (play, fitter, frames, assembly)
  }

  /// Returns all layers, back to front.
  mutating func layers() throws(RenderingError) -> [LottieLayer] {
    var layers: [LottieLayer] = []
    for stage in play.item.stages.indices {
      let moments = play.scores[stage].moments
      guard moments.contains(where: \.isSeen) else { continue }
      let isApart = moments.contains { $0.isSeen && !$0.isJoint }
      let name = play.item.stages[stage].timeline.model.name
      layers += (isApart ? try parts(of: stage) : try whole(stage)).map { $0.named(name) }
    }
    return layers
  }

  // MARK: Poses

  private func tracks(
    _ stage: Int, _ pose: (StageScore.Moment) -> LayerPose?
  ) -> PoseTracks {
    let (score, timeline) = (play.scores[stage], play.item.stages[stage].timeline)
    let poses = score.moments.map { moment in
      moment.isPresent ? pose(moment) ?? .unseen : .unseen
    }
    return PoseTracks(
      poses, score, origin: timeline.glyphOrigin, size: timeline.model.capHeight)
  }

  private func tracks(_ stage: Int, part: Int) -> PoseTracks {
    tracks(stage) { $0.poses[part] }
  }

  /// Moves and fades a layer, and limits it to the frames in which it is visible.
  private func posed(_ layer: LottieLayer, _ tracks: PoseTracks, _ stage: Int) -> LottieLayer {
    var layer = layer
    let units = assembly.units
    let presence = tracks.points { $0.isUnseen ? 0 : $0.opacity }
    if let opacity = fitter.value(presence, tolerance: Self.fading), opacity.constant != [1] {
      // A layer's own opacity is always constant.
      let own = layer.opacity?.constant?.first ?? 1
      layer.opacity = opacity.mapped { [$0[0] * own] }
    }
    if let first = presence.firstIndex(where: { $0.value[0] > 0 }),
      let last = presence.lastIndex(where: { $0.value[0] > 0 })
    {
      let start = first > 0 ? Int(fitter.frame(presence[first - 1].time)) : frames.lowerBound
      let end =
        last + 1 < presence.count
        ? Int(fitter.frame(presence[last + 1].time).rounded(.up)) : frames.upperBound
      layer.frames = layer.frames.clamped(to: start..<max(end, start))
    } else {
      layer.frames = frames.lowerBound..<frames.lowerBound
    }
    let movement = tracks.movement
    let size = play.item.stages[stage].timeline.model.capHeight
    let scale = fitter.value(movement.scale, tolerance: Self.growth)
    let rotation = fitter.value(movement.rotation, tolerance: Self.turn)
    let translation = fitter.value(movement.translation, tolerance: Self.way * size)
    let isTurned =
      (scale.map { $0.constant != [1] } ?? false) || (rotation.map { $0.constant != [0] } ?? false)
    let isMoved = translation.map { $0.constant != [0, 0] } ?? false
    guard isTurned || isMoved else { return layer }
    let origin = isTurned ? movement.origin : Point.zero
    if isTurned { layer.place.append(("a", units.place(origin))) }
    let places = (translation ?? LottieValue([0, 0])).mapped { way in
      [(origin.x + way[0]) * units.pixelRatio, (origin.y + way[1]) * units.pixelRatio]
    }
    layer.place.append(("p", places.json(decimals: units.decimals)))
    if let scale, scale.constant != [1] {
      layer.place.append(
        ("s", scale.mapped { [$0[0] * 100, $0[0] * 100] }.json(decimals: 2)))
    }
    if let rotation, rotation.constant != [0] {
      layer.place.append(("r", rotation.json(decimals: 2)))
    }
    return layer
  }

  // MARK: As a whole

  private mutating func whole(_ stage: Int) throws(RenderingError) -> [LottieLayer] {
    let drawn = try assembly.layers(of: play.item.stages[stage].resting, frames: frames)
    guard let layer = assembly.joined(drawn, frames: frames) else { return [] }
    return [posed(layer, tracks(stage) { $0.wholePose }, stage)]
  }

  // MARK: Parts

  private mutating func parts(of stage: Int) throws(RenderingError) -> [LottieLayer] {
    let painted = play.item.stages[stage].timeline.paintedParts()
    var layers: [LottieLayer] = []
    for layer in steps(painted.parts, stage) {
      if layer.clears, let part = layer.parts.first {
        guard !layers.isEmpty, let hole = try hole(part, painted.parts[part], stage) else {
          continue
        }
        let gap = hole.named("\(name(ofPart: part, stage)) gap")
        layers = [assembly.layer(layers, without: gap, frames: frames)]
      } else {
        layers += try self.layers(layer.parts, painted.parts, stage).map { own in
          own.named(name(ofPart: layer.parts.first ?? 0, stage))
        }
      }
    }
    guard painted.opacity < 1 else { return layers }
    guard let layer = assembly.joined(layers, frames: frames) else { return [] }
    return [layer.thinned(by: painted.opacity)]
  }

  /// The symbol's name with the number of a part, from 1 at the back.
  private func name(ofPart part: Int, _ stage: Int) -> String {
    "\(play.item.stages[stage].timeline.model.name) \(part + 1)"
  }

  /// The parts in drawing order.
  ///
  /// A part that clears only within a gap that moves along, such as the sign of a badge, is cut out of the part in the
  /// gap once. Behind that part there is nothing to clear.
  private func steps(_ painted: [PaintedPart], _ stage: Int) -> [PartLayers.Layer] {
    let score = play.scores[stage]
    var steps: [PartLayers.Layer] = []
    for layer in PartLayers(painted, [score]).layers {
      let (last, gap) = (steps.count - 1, steps.count - 2)
      guard layer.clears, gap >= 0, steps[gap].clears, !steps[last].clears,
        let part = layer.parts.first, let hole = steps[gap].parts.first,
        ([hole] + steps[last].parts).allSatisfy({ score.isJoined($0, part) }),
        painted[part].outline.combined(
          .difference, with: painted[hole].outline,
          tolerance: assembly.tolerance)?.isEmpty ?? false
      else {
        steps.append(layer)
        continue
      }
      steps[last].parts.append(part)
    }
    return steps
  }

  /// The region that a part clears.
  private mutating func hole(
    _ part: Int, _ painted: PaintedPart, _ stage: Int
  ) throws(RenderingError) -> LottieLayer? {
    let origin = play.item.stages[stage].timeline.glyphOrigin
    let middle = painted.middle - (origin - Point.zero)
    let poses = tracks(stage) { moment in
      let pose = moment.poses[part]
      return pose.isUnseen
        ? nil
        : LayerPose(map: pose.map * .scale(pose.gap, about: middle), opacity: pose.depth)
    }
    let layer =
      play.scores[stage].draws(part)
      ? drawn(painted, .color(.black), tracks(stage, part: part), clears: true)
      : assembly.joined(
        try assembly.layers(of: [.fill(painted.outline, .color(.black))], frames: frames),
        frames: frames)
    // The hole must last as long as the layer that it cuts.
    return layer.map { layer in
      var hole = posed(layer, poses, stage)
      hole.frames = frames
      return hole
    }
  }

  /// Returns layers for parts that move alike.
  private mutating func layers(
    _ parts: [Int], _ painted: [PaintedPart], _ stage: Int
  ) throws(RenderingError) -> [LottieLayer] {
    guard let first = parts.first else { return [] }
    let poses = tracks(stage, part: first)
    var layers: [LottieLayer] = []
    var items: [DisplayItem] = []
    func finish() throws(RenderingError) {
      let own = try assembly.layers(of: items, frames: frames)
      if let layer = assembly.joined(own, frames: frames) {
        layers.append(posed(layer, poses, stage))
      }
      items = []
    }
    for part in parts {
      let own = painted[part]
      guard let paint = own.paint else {
        items.append(.cut(own.outline))
        continue
      }
      if play.scores[stage].draws(part) {
        try finish()
        if let layer = drawn(own, paint, tracks(stage, part: part), clears: false) {
          layers.append(posed(layer, poses, stage))
        }
      } else if case .fill(var path, let last)? = items.last, last == paint, own.shown.isEmpty {
        path.append(own.outline)
        items[items.count - 1] = .fill(path, paint)
      } else {
        items += [.fill(own.outline, paint)] + own.shown
      }
    }
    try finish()
    return layers
  }

  // MARK: Lines

  /// Returns a layer for a part with drawn lines: strokes while they are drawn, otherwise its outline.
  private mutating func drawn(
    _ painted: PaintedPart, _ paint: Paint, _ poses: PoseTracks, clears: Bool
  ) -> LottieLayer? {
    func presence(_ value: (LayerPose) -> Double) -> LottieValue? {
      fitter.value(poses.points(value), tolerance: Self.fading)
    }
    let isWhole = presence { $0.isDrawn && !$0.isUnseen ? 1 : 0 }
    let isPart = presence { $0.isDrawn || $0.isUnseen ? 0 : 1 }
    let lines = painted.lines ?? []
    // Composited as one group, translucent lines do not look darker where they overlap.
    var (opaque, alpha) = (paint, 1.0)
    if case .color(let color) = paint, lines.count + painted.solids.count > 1 {
      (opaque, alpha) = (.color(color.opaque), color.alpha)
    }
    var groups: [LottieGroup] = []
    func fill(_ path: Path, _ paint: Paint, _ opacity: LottieValue?) {
      let shapes = assembly.units.shapes(path)
      guard !shapes.isEmpty else { return }
      groups.append(LottieGroup(elements: shapes + [assembly.paint.fill(paint, opacity: opacity)]))
    }
    fill(painted.outline, opaque, isWhole)
    for case .fill(let path, let paint) in painted.shown { fill(path, paint, isWhole) }
    for solid in painted.solids {
      fill(
        solid.outline, opaque,
        presence { pose in
          guard !pose.isDrawn, !pose.isUnseen else { return 0 }
          let share = solid.presence.share(of: pose.drawn)
          return clears && share > 0 ? 1 : share
        })
    }
    groups += lines.map { line($0, opaque, poses.drawnOnly, isPart) }
    guard !groups.isEmpty else { return nil }
    guard alpha < 1 else { return LottieAssembly.layer(groups, frames: frames) }
    return assembly.composition(
      of: groups.map { LottieAssembly.layer([$0], frames: frames) }, frames: frames
    ).thinned(by: alpha)
  }

  /// Returns a line up to its drawn end, or a dot scaled to its drawn size.
  private func line(
    _ line: PaintedLine, _ paint: Paint, _ poses: PoseTracks, _ presence: LottieValue?
  ) -> LottieGroup {
    let units = assembly.units
    func value(_ tolerance: Double, _ number: (ClosedRange<Double>) -> Double) -> LottieValue {
      fitter.value(poses.points { number(line.drawn($0.drawn)) }, tolerance: tolerance)
        ?? LottieValue([0])
    }
    let shapes = units.shapes(line.path)
    if line.isDot {
      let middle = line.tip ?? line.path.bounds?.middle ?? .zero
      let size = value(Self.fading, \.upperBound).mapped { [$0[0] * 100, $0[0] * 100] }
      let grown = LottieGroup(
        elements: shapes + [assembly.paint.fill(paint, opacity: presence)],
        place: [
          ("a", units.place(middle)), ("p", units.place(middle)), ("s", size.json(decimals: 2)),
        ])
      guard let carrier = line.carrier else { return grown }
      return LottieGroup(elements: [grown.json], place: place(carrier, poses))
    }
    let width = value(line.width * Self.thinning) { line.width(of: $0) }
    func percent(_ number: (ClosedRange<Double>) -> Double) -> JSONValue {
      value(Self.dash, number).mapped { [$0[0] * 100] }.json(decimals: 2)
    }
    let trim: [(String, JSONValue)] = [
      ("ty", .string("tm")), ("s", percent(\.lowerBound)), ("e", percent(\.upperBound)),
      ("o", .constant(.number(0))), ("m", .number(1)),
    ]
    return LottieGroup(
      elements: shapes + [
        .object(trim),
        assembly.paint.stroke(paint, LottieLine(line), width: width, opacity: presence),
      ], place: line.carrier.map { place($0, poses) } ?? [])
  }

  /// Returns the transform of an outline that the pen carries.
  private func place(
    _ carrier: (line: DrawnLine.Carrier, map: Affine), _ poses: PoseTracks
  ) -> [(String, JSONValue)] {
    let units = assembly.units
    let tip = carrier.map * carrier.line.place(at: 1).point
    let carried = poses.carried(by: carrier)
    let ways = fitter.value(carried.translation, tolerance: Self.way * carried.size)
    let places = (ways ?? LottieValue([0, 0])).mapped { way in
      [(tip.x + way[0]) * units.pixelRatio, (tip.y + way[1]) * units.pixelRatio]
    }
    let turn = fitter.value(carried.rotation, tolerance: Self.turn) ?? LottieValue([0])
    return [
      ("a", units.place(tip)), ("p", places.json(decimals: units.decimals)),
      ("r", turn.json(decimals: 2)),
    ]
  }
}

extension StageScore {
  /// Whether two parts always move alike, with open gaps and without drawn lines.
  fileprivate func isJoined(_ part: Int, _ other: Int) -> Bool {
    !draws(part) && !draws(other)
      && moments.allSatisfy { moment in
        let (a, b) = (moment.poses[part], moment.poses[other])
        return a.movesAs(b) && (a.isUnseen || a.gap >= 1 && b.gap >= 1)
      }
  }
}

extension LayerPose {
  /// A pose in which the layer is invisible.
  fileprivate static let unseen = LayerPose(opacity: 0, gap: 0)
}
