internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextImageFormats
internal import SymtextSupport
internal import SymtextSymbolText

/// Writes the display items of a timeline as layers of a Lottie file.
///
/// A symbol whose parts move is drawn part by part all the time; a symbol that moves as a whole is one drawing.
struct LottieTimelineWriter {
  var assembly: LottieAssembly
  let timeline: Timeline
  /// The number of frames.
  let count: Int
  /// Frames per second.
  let rate: Double

  /// The most shapes of items that are redrawn for each frame.
  static let mostDrawings = 1_000

  /// - Parameter rate: frames per second.
  ///
  /// A loop adjusts it so that it consists of whole frames.
  init(
    _ timeline: Timeline, rate: Double, assembly: LottieAssembly
  ) throws(EffectError) {
    self.timeline = timeline
    self.assembly = assembly
    let times = try timeline.frameTimes(rate: rate)
    // An item that repeats several times within a loop repeats after whole frames.
    let turns = timeline.turns
    let parts = max((Double(times.count) / Double(turns)).rounded(), 1)
    count = timeline.loops && timeline.length > 0 ? Int(parts) * turns : times.count
    self.rate = Double(count) / times.duration
  }

  /// All frames.
  var frames: Range<Int> { 0..<count }

  /// Returns the layers of all items, back to front.
  mutating func layers() throws(RenderingError) -> [LottieLayer] {
    guard timeline.isMoving else {
      return try still(timeline.restingList.items, frames: frames)
    }
    return try layers(of: timeline.items, frames: frames)
  }

  /// Returns the layers of some items, back to front.
  mutating func layers(
    of items: [TimelineItem], frames: Range<Int>
  ) throws(RenderingError) -> [LottieLayer] {
    var layers: [LottieLayer] = []
    var still: [DisplayItem] = []
    for item in items {
      if case .still(let own) = item {
        guard own.clears, !layers.isEmpty else {
          still.append(own)
          continue
        }
        layers += try self.still(still, frames: frames)
        still = []
        guard let filled = own.filled else { throw Self.clearing }
        let shape = try assembly.layers(of: filled, frames: frames)
        if let matte = assembly.joined(shape, frames: frames) {
          layers = [assembly.layer(layers, without: matte, frames: frames)]
        }
        continue
      }
      layers += try self.still(still, frames: frames)
      still = []
      layers += try self.layers(of: item, frames: frames)
    }
    return layers + (try self.still(still, frames: frames))
  }

  /// Returns the layers of items that do not move, named by their text.
  private mutating func still(
    _ items: [DisplayItem], frames: Range<Int>
  ) throws(RenderingError) -> [LottieLayer] {
    let name = items.spokenText
    return try assembly.layers(of: items, frames: frames).map { $0.named(name) }
  }

  private static let clearing = RenderingError(
    "Lottie cannot show an item that both draws and clears moving items: put the drawing into a group"
  )

  private mutating func layers(
    of item: TimelineItem, frames: Range<Int>
  ) throws(RenderingError) -> [LottieLayer] {
    switch item {
    case .still(let item): return try still([item], frames: frames)
    case .moving(let moving):
      let play = ItemPlay(
        moving, length: timeline.length, loops: timeline.loops, isReduced: timeline.isReduced)
      guard SymbolMover.canPlay(play) else {
        return try drawings(frames) { item.items(at: $0) }
      }
      return try layers(of: play, frames: frames)
    case .pressed(let press, let items):
      let end = min(Int((press.length * rate).rounded(.up)), frames.upperBound)
      let rest = try layers(of: items, frames: frames).map { layer in
        var layer = layer
        layer.frames = layer.frames.clamped(to: end..<frames.upperBound)
        return layer
      }
      return rest
        + (try layers(of: press, frames: frames.lowerBound..<end)
          .map { $0.clamped(to: frames.lowerBound..<end).named("press") })
    case .described(_, let items): return try layers(of: items, frames: frames)
    case .group(let items, let opacity):
      let layers = try layers(of: items, frames: frames)
      guard opacity < 1 else { return layers }
      return assembly.joined(layers, frames: frames).map { $0.thinned(by: opacity) }.map { [$0] }
        ?? []
    case .transformed: return try drawings(frames) { item.items(at: $0) }
    }
  }

  /// Returns the layers of a moving symbol.
  private mutating func layers(
    of play: ItemPlay, frames: Range<Int>
  ) throws(RenderingError) -> [LottieLayer] {
    let turns = play.grid.turns
    // A timeline that plays once ends before the last frame.
    let length = timeline.loops ? Double(count / turns) : timeline.length * rate
    let cycle = 0..<(timeline.loops ? count / turns : count)
    var symbol = LottieSymbol(
      play, fitter: KeyframeFitter(grid: play.grid, frames: length), frames: cycle,
      assembly: assembly)
    let layers = try symbol.layers()
    assembly = symbol.assembly
    guard turns > 1, !layers.isEmpty else { return layers }
    let whole = assembly.composition(of: layers.map { $0.clamped(to: cycle) }, frames: cycle)
    return (0..<turns).map { turn in
      var layer = whole
      layer.start = turn * cycle.count
      layer.frames = layer.start..<layer.start + cycle.count
      return layer
    }
  }

  /// - Throws: ``RenderingError`` if items that are redrawn for each frame need more shapes than a file may have.
  static func check(drawings count: Int) throws(RenderingError) {
    guard count <= mostDrawings else {
      throw RenderingError(
        "this motion needs more than \(mostDrawings) shapes in Lottie, because it is redrawn for each frame: lower the frame rate, or write PNG, WebP or GIF"
      )
    }
  }

  /// Redraws some items for each frame, with a layer for each shape that changed since the frame before.
  mutating func drawings(
    _ frames: Range<Int>, _ items: (Double) -> [DisplayItem]
  ) throws(RenderingError) -> [LottieLayer] {
    // By z-order, to keep the shapes in front of each other as they are drawn.
    var written: [[LottieLayer]] = []
    var last: [(bytes: [UInt8], layer: LottieLayer, start: Int)] = []
    var count = 0
    func finish(from place: Int, to end: Int) {
      for number in place..<max(last.count, place) {
        written[number].append(last[number].layer.clamped(to: last[number].start..<end))
      }
      last.removeLast(max(last.count - place, 0))
    }
    for frame in frames {
      let time = Double(frame) / rate
      let layers = try assembly.separateLayers(
        of: items(timeline.loops ? time : min(time, timeline.length)), frames: self.frames)
      for (place, layer) in layers.enumerated() {
        let bytes = LottieLayer.json([layer], size: assembly.size).bytes
        if place < last.count {
          if last[place].bytes == bytes { continue }
          written[place].append(last[place].layer.clamped(to: last[place].start..<frame))
          last[place] = (bytes, layer, frame)
        } else {
          if place == written.count { written.append([]) }
          last.append((bytes, layer, frame))
        }
        count += 1
      }
      finish(from: layers.count, to: frame)
      try Self.check(drawings: count)
    }
    finish(from: 0, to: frames.upperBound)
    return written.flatMap { $0 }
  }
}

extension DisplayItem {
  /// The clearing items as fills; `nil` if an item also draws.
  fileprivate var filled: [DisplayItem]? {
    switch self {
    case .clear(let run): return [.glyphs(run, .color(.black))]
    case .cut(let path): return [.fill(path, .color(.black))]
    case .transformed(let items, let map):
      return Self.filled(items).map { [.transformed($0, by: map)] }
    case .described(_, let items), .moving(_, _, let items): return Self.filled(items)
    case .link: return []
    case .fill, .glyphs, .image, .vectors, .group, .composite: return nil
    }
  }

  private static func filled(_ items: [DisplayItem]) -> [DisplayItem]? {
    let filled = items.compactMap(\.filled)
    return filled.count == items.count ? filled.flatMap { $0 } : nil
  }
}

extension [DisplayItem] {
  /// The most characters of a layer's name.
  private static var mostCharacters: Int { 40 }

  /// The text of the items and the alternative texts of symbols among them, cut to the length of a name.
  fileprivate var spokenText: String {
    let text = flatMap { Self.texts(of: $0) }.flatMap { $0.split(separator: " ") }
      .joined(separator: " ")
    return text.isEmpty ? "shapes" : String(text.prefix(Self.mostCharacters))
  }

  private static func texts(of item: DisplayItem) -> [String] {
    switch item {
    case .glyphs(let run, _):
      let bytes = [UInt8](run.text.utf8)
      return bytes.indices.contains(run.range.lowerBound) && run.range.upperBound <= bytes.count
        ? [String(decoding: bytes[run.range], as: UTF8.self)] : []
    case .described(let text, _): return [text]
    case .group(let items, _), .moving(_, _, let items), .transformed(let items, _):
      return items.flatMap { texts(of: $0) }
    case .fill, .image, .vectors, .clear, .cut, .composite, .link: return []
    }
  }
}

extension Timeline {
  /// A common multiple of the number of cycles of all moving items in the loop.
  fileprivate var turns: Int {
    guard loops, length > 0 else { return 1 }
    var common = 1
    for (item, _) in items.flatMap({ $0.moving() }) {
      let turns = item.turns(in: length)
      var (a, b) = (common, turns)
      while b != 0 { (a, b) = (b, a % b) }
      common = common / a * turns
    }
    return common
  }
}
