@testable import SymtextSymbols
@testable import SymtextAnimation
import SymtextGraphics
@testable import SymtextDrawing
import SymtextFontGlyphs
import SymtextImageFormats
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing
import SymtextTextLayout

struct TimelineTests {
  // MARK: Speed

  @Test(arguments: MovingPictures.scopes)
  func `Double speed gives the same picture at half the time`(effect: String) throws {
    for name in ["wifi", "folder.badge.plus"] {
      let label = try MovingPictures.label("Ag {\(name)}", size: 17)
      let usual = try label.animated("\(effect):repeat=2,delay=0")
      let fast = try label.animated("\(effect):speed=2,repeat=2,delay=0")
      #expect(abs(usual.length - 2 * fast.length) < 1e-12)
      for number in 0...8 {
        let time = fast.length * Double(number) / 8
        let (a, b) = (fast.states(at: time), usual.states(at: 2 * time))
        #expect(zip(a, b).allSatisfy { $0.step(to: $1) < 1e-9 }, "at \(time)")
      }
    }
  }

  @Test func `A common speed applies to each effect without its own`() throws {
    let label = try MovingPictures.label(
      "{gear effect=bounce.wholeSymbol} {wifi effect=bounce.wholeSymbol:speed=1}")
    var options = TimelineOptions()
    options.speed = 2
    let timeline = try label.animated(options: options)
    #expect(timeline.stages.map { $0.effects.map(\.end) } == [[0.35], [0.7]])
  }

  @Test(arguments: [0.0, -1, .nan, .infinity, 1e300, 1e-300])
  func `A speed from a program is clamped to its limits`(speed: Double) throws {
    for loops in [true, false] {
      var options = MovingPictures.options(loops: loops)
      options.speed = speed
      let timeline = try MovingPictures.label("{gear}").animated(
        "bounce.wholeSymbol", options: options)
      #expect(timeline.length >= 0.0699 && timeline.length < 8)
    }
  }

  @Test(arguments: [-1.0, .nan, .infinity, 1e300])
  func `A pause from a program is clamped to its limits`(delay: Double) throws {
    for count in [nil, 2, 0, -3, Int.max] {
      var options = MovingPictures.options(loops: count == nil)
      options.repetition = Repetition(count: count, delay: delay)
      let timeline = try? MovingPictures.label("{gear}").animated("bounce", options: options)
      #expect(timeline.map { $0.length >= 0 && $0.length <= TimelineOptions.longest } ?? true)
    }
  }

  // MARK: Surroundings

  @Test(arguments: MovingPictures.symbols)
  func `The text around a symbol has the same pixels in all frames`(name: String) throws {
    let label = try MovingPictures.label("Ag   {\(name)}   Qj")
    for effect in MovingPictures.scopes where !effect.hasPrefix("replace") {
      let timeline = try label.animated(effect, padding: 20)
      let moving = timeline.movingBoxes
      let first = try MovingPictures.pixmap(timeline.displayList(at: timeline.length / 3))
      // The letters are outside the moving items.
      let rest = timeline.restingList.items
      for case .glyphs(let run, let paint) in rest.everything where !run.text.isEmpty {
        let box = try #require(DisplayItem.glyphs(run, paint).bounds)
        #expect(!moving.contains { $0.intersects(box) })
      }
      #expect(moving.count <= 1)
      for number in 0...4 {
        let time = timeline.length * Double(number) / 4
        let frame = try MovingPictures.pixmap(timeline.displayList(at: time))
        var differing = 0
        for y in 0..<frame.height {
          let row = 4 * y * frame.width..<4 * (y + 1) * frame.width
          if frame.pixels[row] == first.pixels[row] { continue }
          for x in 0..<frame.width {
            let at = 4 * (y * frame.width + x)
            guard frame.pixels[at..<at + 4] != first.pixels[at..<at + 4] else { continue }
            let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
            if !moving.contains(where: { $0.intersects(pixel) }) { differing += 1 }
          }
        }
        #expect(differing == 0, "\(effect) of \(name) at \(time)")
      }
    }
  }

  @Test func `The alternative text is the same in all frames`() throws {
    let label = try MovingPictures.label("Ag {gear}")
    for effect in ["bounce", "rotate", "pulse", "wiggle"] {
      let timeline = try label.animated(effect)
      for number in 0...6 {
        let list = timeline.displayList(at: timeline.length * Double(number) / 6)
        #expect(list.altText == label.spokenText)
        let names = list.items.everything.compactMap {
          if case .described(let name, _) = $0 { name } else { nil }
        }
        #expect(names == [label.symbols[0].altText])
      }
    }
  }

  // MARK: Frames

  @Test(arguments: [
    "Ag {gear} x", "A{folder.badge.plus}A{bell.slash}A", "{wifi} Ag",
    "{gear color=#f008} {wifi gradient=yes}",
  ])
  func `A frame renderer draws the same as the picture of the moment`(
    markup: String
  ) throws {
    let label = try MovingPictures.label(markup)
    for effect in ["bounce", "wiggle.individually", "drawOn", "breathe", "appear", "rotate"] {
      let timeline = try label.animated(effect)
      let looks: [(blending: Blending, ratio: Double, background: Color?)] = [
        (.srgb, 1, nil), (.srgb, 2, .white),
        (.linear, 1, Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)),
      ]
      for look in looks {
        let frames = try FrameRenderer(
          timeline, pixelRatio: look.ratio, background: look.background, blending: look.blending)
        // One renderer draws all frames, out of order.
        let single = RasterRenderer(blending: look.blending, snapping: .automatic)
        for number in [0, 3, 1, 7, 2] {
          let time = timeline.length * Double(number) / 7
          let frame = try frames.pixmap(at: time)
          let expected = try single.pixmap(
            timeline.displayList(at: time), pixelRatio: look.ratio, background: look.background)
          #expect(frame.pixels == expected.pixels, "\(effect) at \(time)")
          #expect(frame.width == expected.width)
        }
      }
    }
  }

  @Test func `Film strips have frames of the whole motion`() throws {
    let label = try MovingPictures.label("{gear}")
    let once = try label.animated("bounce.wholeSymbol")
    #expect(FilmStrip(once, count: 8).times.first == 0)
    #expect(FilmStrip(once, count: 8).times.last == once.length)
    #expect(FilmStrip(once, count: 8).times.count == 8)
    let loop = try label.animated("rotate", options: MovingPictures.options(loops: true))
    #expect(FilmStrip(loop, count: 4).times == (0..<4).map { Double($0) * loop.length / 4 })
    #expect(FilmStrip(once, count: 1).times == [0])
    #expect(FilmStrip(once, count: -5).times.count == 1)
    #expect(FilmStrip(once, count: 100_000).times.count == FilmStrip.most)
    // Rows of twelve, each frame as large as the picture.
    let (one, two) = (FilmStrip(once, count: 12).list, FilmStrip(once, count: 13).list)
    #expect(one.width == two.width && two.height > 1.7 * one.height)
    #expect(one.width >= 12 * once.width)
  }

  @Test func `Equal moments look alike in a strip`() throws {
    let timeline = try MovingPictures.label("Ag {gear}").animated("bounce.wholeSymbol")
    let strip = FilmStrip(timeline, count: 2)
    let pixmap = try MovingPictures.pixmap(strip.list)
    let half = pixmap.width / 2
    func column(_ x: Int) -> [UInt8] {
      (0..<pixmap.height).flatMap { y in
        pixmap.pixels[4 * (y * pixmap.width + x)..<4 * (y * pixmap.width + x) + 4]
      }
    }
    let cell = timeline.width.rounded(.up) + 8
    #expect(half > 8)
    for x in 8..<8 + Int(timeline.width) { #expect(column(x) == column(x + Int(cell))) }
  }

  // MARK: Unsupported effects

  @Test func `An unsupported effect gives a warning and a still symbol`() throws {
    let icons = try IconFont(file: try TestIconFont.icons.file)
    let label = try Label(
      "Ag {shopping_cart}", font: try TestLibrary.inter(size: 34), library: icons,
      color: .fixed(.black))
    for (effect, note) in [
      ("variableColor", "has no layers that show a value: variableColor does nothing"),
      ("replace", "has no symbol to change to: replace does nothing"),
    ] {
      let timeline = try label.animated(effect)
      #expect(timeline.notes.count == 1)
      #expect(timeline.notes.first?.hasSuffix(note) == true)
      #expect(timeline.notes.first?.contains("`shopping_cart`") == true)
      #expect(!timeline.isMoving)
      for time in [0, 0.3, 5] {
        #expect(try MovingPictures.isSame(timeline.displayList(at: time), as: label.displayList()))
      }
    }
  }

  @Test func `One warning covers all symbols that do not support an effect`() throws {
    let icons = try IconFont(file: try TestIconFont.icons.file)
    let label = try Label(
      "{shopping_cart} {shopping_cart}", font: try TestLibrary.inter(), library: icons)
    #expect(try label.animated("variableColor").notes.count == 1)
  }

  @Test func `The error for an unknown effect names the symbol`() throws {
    #expect(throws: SymbolError("`gear`: there is no effect “rotat”; did you mean rotate?")) {
      try MovingPictures.label("{gear effect=rotat}")
    }
  }

  @Test func `Nothing follows an endless effect`() throws {
    let label = try MovingPictures.label("{gear}")
    #expect(
      throws: EffectError(
        "pulse repeats forever, so that the effect after it never starts: limit it with repeat=, such as repeat=2"
      )
    ) {
      try label.animated("pulse:continuous>bounce")
    }
  }

  // MARK: Chains

  @Test func `A chain plays one effect after another`() throws {
    let label = try MovingPictures.label("{gear}")
    let timeline = try label.animated(
      "bounce.wholeSymbol>wiggle.clockwise.wholeSymbol+pulse.wholeSymbol>disappear.wholeSymbol")
    let effects = try #require(timeline.stages.first).effects
    #expect(effects.map(\.start) == [0, 0.7, 0.7, 1.7])
    #expect(abs(timeline.length - 1.9) < 1e-12)
    for number in 1..<14 {
      let state = timeline.states(at: 0.7 * Double(number) / 14)
      #expect(state.allSatisfy { $0.scale != 1 && $0.rotation == 0 && $0.opacity == 1 })
    }
    #expect(timeline.states(at: 0.7).allSatisfy { $0 == .rest })
    let both = timeline.states(at: 0.74)
    #expect(both.allSatisfy { $0.scale == 1 && $0.rotation > 0 && $0.opacity < 1 })
    #expect(timeline.states(at: 1.5).allSatisfy { $0.rotation == 0 && $0.opacity < 1 })
    #expect(timeline.states(at: 1.7).allSatisfy { $0 == .rest })
    #expect(timeline.states(at: 1.9).allSatisfy { $0.opacity == 0 })
  }

  @Test func `Simultaneous effects combine in any order`() throws {
    let label = try MovingPictures.label("{folder.badge.plus}")
    let (a, b) = (
      try label.animated("bounce;wiggle;pulse"), try label.animated("pulse;bounce;wiggle")
    )
    let alone = try ["bounce", "wiggle", "pulse"].map { try label.animated($0) }
    for number in 0...10 {
      let time = Double(number) / 10
      #expect(
        a.displayList(at: time).items.map(\.steps.count)
          == b.displayList(at: time).items.map(\.steps.count))
      for (index, state) in a.states(at: time).enumerated() {
        let own = alone.map { $0.states(at: time)[index] }
        #expect(state.scale == own[0].scale && state.rotation == own[1].rotation)
        #expect(state.opacity == own[2].opacity)
        #expect(state.step(to: b.states(at: time)[index]) == 0)
      }
    }
  }

  @Test func `The later of two effects of one kind wins`() throws {
    let label = try MovingPictures.label("{gear}")
    let both = try label.animated("bounce.up;bounce.down")
    let down = try label.animated("bounce.down")
    for time in [0.05, 0.1, 0.3] { #expect(both.states(at: time) == down.states(at: time)) }
  }

  // MARK: Less motion

  @Test(arguments: MovingPictures.scopes + ["bounce+wiggle>rotate", "rotate:continuous"])
  func `With reduced motion nothing moves`(effect: String) throws {
    for name in MovingPictures.symbols {
      let isScale = effect.hasPrefix("scale")
      // The new symbol would have a different size.
      for markup in ["Ag {\(name)}", "Ag {\(name) to=heart}"].prefix(isScale ? 1 : 2) {
        let timeline = try MovingPictures.label(markup, size: 17).animated(
          effect, options: MovingPictures.options(reducesMotion: true))
        let still = try MovingPictures.label(markup, size: 17).displayList()
        var maps: Set<[Affine]> = []
        for number in 0...12 {
          let list = timeline.displayList(at: timeline.length * Double(number) / 12)
          maps.insert(list.items.maps)
        }
        // A lasting size applies at once.
        #expect(maps.count == 1 && (isScale || maps.first?.isEmpty == true), "\(effect)")
        if !isScale { #expect(timeline.width == still.width) }
      }
    }
  }

  // MARK: Gaps

  @Test(arguments: MovingPictures.modes)
  func `A gap grows with its badge`(mode: RenderingMode) throws {
    let label = try MovingPictures.label("{folder.badge.plus}", size: 96, mode: mode)
    let timeline = try label.animated("bounce.byLayer", padding: 20)
    let rest = timeline.displayList(at: timeline.length).items
    // The badge's gap, which is the last one, and the layers drawn in it.
    let layers = label.symbols[0].layers
    let gap = try #require(layers.lastIndex { $0.clears == .all })
    let stage = try #require(timeline.stages.first)
    let parts = stage.model.parts
    let gapPart = try #require(parts.firstIndex { $0.part.layer == gap })
    let badge = parts.indices.filter { parts[$0].group == parts[gapPart].group && $0 != gapPart }
    let others = parts.indices.filter { parts[$0].group != parts[gapPart].group }
    #expect(!badge.isEmpty && !others.isEmpty)
    #expect(!rest.isEmpty)
    var checked = 0
    for time in [0.1185, 0.31] {
      let state = stage.state(of: gapPart, at: time)
      #expect(state.scale != 1 && badge.allSatisfy { stage.state(of: $0, at: time) == state })
      func mask(_ layer: Int, _ map: Affine) throws -> Pixmap {
        let symbol = label.symbols[0]
        let glyph = try #require(symbol.layers[layer].glyphs[symbol.scale])
        let run = GlyphRun(
          font: symbol.font, glyphs: [.init(id: glyph, origin: stage.glyphOrigin)])
        let moved =
          Affine.translation(stage.glyphOrigin.x, stage.glyphOrigin.y) * map
          * .translation(-stage.glyphOrigin.x, -stage.glyphOrigin.y)
        return try MovingPictures.pixmap(
          timeline.list([.transformed([.glyphs(run, .black)], by: moved)]))
      }
      let pose = state.pose(capHeight: stage.model.capHeight, lit: 1)
      let opened = try mask(gap, pose.map)
      let usual = try mask(gap, .identity)
      let sign = try badge.map { try mask(parts[$0].part.layer, pose.map) }
      let behind = try others.map { part in
        try mask(
          parts[part].part.layer,
          stage.state(of: part, at: time).pose(capHeight: stage.model.capHeight, lit: 1).map)
      }
      let frame = try MovingPictures.pixmap(timeline.displayList(at: time))
      for at in stride(from: 3, to: frame.pixels.count, by: 4) {
        guard sign.allSatisfy({ $0.pixels[at] == 0 }),
          behind.contains(where: { $0.pixels[at] == 255 })
        else { continue }
        if opened.pixels[at] == 255 {
          #expect(frame.pixels[at] == 0)
          if usual.pixels[at] == 0 { checked += 1 }
        } else if opened.pixels[at] == 0 {
          #expect(frame.pixels[at] > 0)
          if usual.pixels[at] == 255 { checked += 1 }
        }
      }
    }
    // Only some positions distinguish a moving gap from a still one.
    #expect(checked > 0)
  }
}
