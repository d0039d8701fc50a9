import SymtextImageFormats
@testable import SymtextAnimation
@testable import SymtextDrawing
import SymtextGraphics
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import Testing

/// A symbol that an event loop drives.
struct LiveSymbolTests {
  private static let times = [0.02, 0.07, 0.15, 0.31, 0.55, 1.2]

  private func live(
    _ name: String = "bell", value: Double? = nil, variable: VariableStyle = .color,
    reducesMotion: Bool = false, isHidden: Bool = false
  ) throws -> LiveSymbol {
    try LiveSymbol(
      name, in: try TestLibrary.bundled.get(), beside: try TestLibrary.inter(size: 34),
      painting: SymbolPainting(value: value, variable: variable), isHidden: isHidden,
      reducesMotion: reducesMotion)
  }

  /// The visible poses of all parts as numbers, by the symbol's number: places of two points, opacity, gap, light and
  /// the ends of drawn lines.
  private func numbers(_ symbol: LiveSymbol, at time: Double) -> [Int: [[Double]]] {
    var all: [Int: [[Double]]] = [:]
    for stage in symbol.stages {
      let poses =
        stage.poses(symbol.replacements, at: time)
        ?? stage.timeline.restLit.map { LayerPose(opacity: $0) }
      all[stage.number] = poses.map { pose in
        let opacity = pose.drawn.upperBound <= pose.drawn.lowerBound ? 0 : pose.opacity
        // An invisible part has no place.
        guard opacity > 0.02, pose.shape == nil else { return [opacity] }
        let points = [Point(0, 0), Point(20, -20)].map { pose.map * $0 }
        return [
          opacity, points[0].x / 30, points[0].y / 30, points[1].x / 30, points[1].y / 30,
          pose.gap, pose.light, pose.drawn.lowerBound, pose.drawn.upperBound,
        ]
      }
    }
    return all
  }

  /// The largest jumps of a number and of its speed between two motions at a time.
  private func jumps(
    _ before: LiveSymbol, _ after: LiveSymbol, at time: Double
  ) -> (place: Double, speed: Double) {
    let step = 2e-4
    // The motion before is asked after the command, too: it would have gone on.
    let old = [1, 2].map { numbers(before, at: time + Double($0) * step) }
    let new = [1, 2].map { numbers(after, at: time + Double($0) * step) }
    var (place, speed) = (0.0, 0.0)
    for (number, parts) in old[0] {
      guard let later = old[1][number], let first = new[0][number], let second = new[1][number]
      else { continue }
      for part in parts.indices {
        let rows = [parts[part], later[part], first[part], second[part]]
        guard Set(rows.map(\.count)).count == 1 else { continue }
        // A hidden part appears as in a film, at once.
        if rows[0][0] <= 0 && rows[0].count == 1 {
          place = max(place, rows[2][0])
          continue
        }
        for index in rows[0].indices {
          place = max(place, abs(rows[0][index] - rows[2][index]))
          let speeds = (rows[1][index] - rows[0][index], rows[3][index] - rows[2][index])
          speed = max(speed, abs(speeds.0 - speeds.1) / step)
        }
      }
    }
    return (place, speed)
  }

  private static let running = [
    "bounce", "scale", "pulse:repeat=forever", "breathe:repeat=forever", "rotate:continuous",
    "rotate", "wiggle:continuous", "variableColor:repeat=forever", "disappear", "drawOff",
    "appear", "drawOn", "scale.down", "breathe+rotate:continuous",
  ]

  @Test(arguments: running)
  func `An interruption changes neither place nor speed`(effect: String) throws {
    let interruptions: [(String, (inout LiveSymbol, Double) throws -> Void)] = [
      ("stop", { $0.stop(at: $1) }),
      ("appear", { try $0.play("appear", at: $1) }),
      ("disappear", { try $0.play("disappear", at: $1) }),
      ("scale", { try $0.play("scale", at: $1) }),
      ("rotate", { try $0.play("rotate:continuous", at: $1) }),
      ("breathe", { try $0.play("breathe:repeat=forever", at: $1) }),
      ("drawOff", { try $0.play("drawOff", at: $1) }),
      ("drawOn", { try $0.play("drawOn", at: $1) }),
      ("value", { $0.setValue(0.3, at: $1) }),
    ]
    for name in ["wifi", "gear"] {
      for time in Self.times {
        for (word, interrupt) in interruptions {
          var symbol = try live(name, value: name == "wifi" ? 1 : nil)
          try symbol.play(effect, at: 0)
          let before = symbol
          try interrupt(&symbol, time)
          let jump = jumps(before, symbol, at: time)
          #expect(
            jump.place < 0.01 && jump.speed < 0.6,
            "\(word) of \(name) after \(time) s of \(effect): \(jump)")
        }
      }
    }
  }

  @Test(arguments: [("bell", "bell.slash"), ("heart", "heart.fill"), ("play", "gear")])
  func `A toggle turns back from where it is, and ends on the still`(pair: (String, String)) throws
  {
    for time in Self.times {
      var symbol = try live(pair.0)
      let rest = symbol.items(at: 0).bounds
      try symbol.replace(with: pair.1, at: 0)
      #expect(symbol.name == pair.1)
      let before = symbol
      try symbol.replace(with: pair.0, at: time)
      #expect(symbol.name == pair.0)
      // A finished replacement begins anew instead, as in a film.
      if time < before.restTime {
        let jump = jumps(before, symbol, at: time)
        #expect(jump.place < 0.02 && jump.speed < 1, "\(pair) after \(time) s: \(jump)")
      }
      #expect(symbol.restTime < time + 1 && symbol.isMoving(at: time))
      let end = symbol.items(at: symbol.restTime)
      #expect(end.bounds == rest)
      #expect(
        try MovingPictures.isSame(
          symbol.displayList(at: symbol.restTime), as: try live(pair.0).displayList(at: 0)))
    }
  }

  @Test func `Clicks faster than the motion never let the picture jump`() throws {
    let renderer = RasterRenderer()
    for pair in [("bell", "bell.slash"), ("play.fill", "pause.fill"), ("wifi", "gear")] {
      var symbol = try live(pair.0)
      let names = [pair.1, pair.0, pair.1, "star", pair.0, pair.1, pair.1, pair.0]
      var last = try renderer.pixmap(symbol.displayList(at: 0))
      let ink = last.pixels.reduce(0) { $0 + Int($1) }
      // Eight steps a frame: a fast motion changes little in a step, and a jump changes much.
      for step in 1...2400 {
        let (time, frame) = (Double(step) / 960, step / 8)
        if step % 8 == 0 {
          if frame % 9 == 0, frame / 9 <= names.count {
            try symbol.replace(with: names[frame / 9 - 1], at: time)
          }
          if frame % 14 == 0, frame < 100 { symbol.play(.bounce(.up), at: time) }
        }
        let next = try renderer.pixmap(symbol.displayList(at: time))
        let change = zip(last.pixels, next.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        #expect(change < ink / 6, "\(pair) at \(time) s: \(change) of \(ink)")
        last = next
      }
      #expect(symbol.stages.count <= 8 && !symbol.isMoving(at: 4))
      #expect(
        try MovingPictures.isSame(
          symbol.displayList(at: 4), as: try live(pair.0).displayList(at: 0)))
    }
  }

  @Test func `From rest, an effect moves as in a film`() throws {
    for effect in ["bounce", "wiggle", "rotate", "scale", "pulse", "drawOff"] {
      var symbol = try live("gear")
      try symbol.play(effect, at: 10)
      let film = try MovingPictures.label("{gear}").animated(effect)
      for time in [0.0, 0.05, 0.1, 0.2, 0.4] {
        let own = numbers(symbol, at: 10 + time)[0] ?? []
        let states = film.states(at: time)
        let opacities = states.map { $0.drawn.upperBound <= $0.drawn.lowerBound ? 0 : $0.opacity }
        #expect(own.count == states.count)
        for (row, opacity) in zip(own, opacities) {
          #expect(abs((row.first ?? 0) - opacity) < 1e-3, "\(effect) at \(time)")
        }
        let scales = states.map(\.scale).max() ?? 1
        let poses = symbol.stages[0].poses(symbol.replacements, at: 10 + time) ?? []
        let own2 = poses.map { abs($0.map.determinant).squareRoot() }.max() ?? 1
        #expect(abs(own2 - scales) < 2e-3, "\(effect) at \(time): \(own2) \(scales)")
      }
    }
  }

  @Test func `Values move from the value on the screen`() throws {
    for variable in [VariableStyle.color, .draw] {
      var symbol = try live("wifi", value: 0, variable: variable)
      symbol.setValue(1, at: 0)
      let before = symbol
      symbol.setValue(0.2, at: 0.08)
      #expect(symbol.value == 0.2)
      let jump = jumps(before, symbol, at: 0.08)
      #expect(jump.place < 0.01 && jump.speed < 0.6, "\(jump)")
      let (a, b) = (before.displayList(at: 0.08), symbol.displayList(at: 0.08))
      #expect(
        try MovingPictures.difference(MovingPictures.pixmap(a), MovingPictures.pixmap(b)) <= 3)
      #expect(
        try MovingPictures.isSame(
          symbol.displayList(at: symbol.restTime),
          as: try live("wifi", value: 0.2, variable: variable).displayList(at: 0)))
    }
  }

  @Test func `Pushes add up, effects outlive a replacement, and reduced motion only fades`() throws
  {
    var symbol = try live("gear")
    symbol.play(.bounce(.up), at: 0)
    symbol.play(.bounce(.up), at: 0.02)
    #expect(symbol.stages[0].timeline.effects.count == 2)
    try symbol.play("rotate:continuous", at: 0.1)
    try symbol.replace(with: "star", at: 0.3)
    #expect(symbol.restTime == .infinity)
    let turned = try #require(symbol.stages.last?.poses(symbol.replacements, at: 1.1))
    #expect(turned.contains { abs($0.map.b) > 0.01 })
    symbol.stop(at: 2)
    #expect(symbol.restTime < 3)

    var reduced = try live("gear", reducesMotion: true)
    reduced.play(.bounce(.up), at: 0)
    try reduced.replace(with: "star", at: 0.1)
    for stage in reduced.stages {
      #expect(
        stage.poses(reduced.replacements, at: 0.2)?.allSatisfy { $0.map == .identity } ?? true)
    }

    var hidden = try live("gear", isHidden: true)
    #expect(hidden.items(at: 0).isEmpty)
    try hidden.play("drawOn", at: 1)
    #expect(
      try MovingPictures.isSame(
        hidden.displayList(at: hidden.restTime), as: try live("gear").displayList(at: 0)))
  }
}
