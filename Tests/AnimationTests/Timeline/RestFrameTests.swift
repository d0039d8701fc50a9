@testable import SymtextAnimation
@testable import SymtextDrawing
import SymtextGraphics
import SymtextImageFormats
import SymtextSymbolTestSupport
import SymtextSymbolText
import Testing

/// A motion at rest equals the still picture.
struct RestFrameTests {
  private static let startingAtRest = [
    "bounce", "bounce.down.individually", "scale", "scale.down.wholeSymbol", "pulse",
    "variableColor", "variableColor.iterative.reversing.hideInactiveLayers", "wiggle",
    "wiggle.individually", "wiggle.custom(30)", "breathe", "breathe.plain", "rotate",
    "rotate.wholeSymbol", "disappear", "disappear.up", "drawOff", "drawOff.reversed",
    "bounce+pulse>wiggle", "breathe;rotate:continuous", "pulse:repeat=2",
  ]
  private static let endingAtRest = [
    "bounce", "bounce.down.individually", "pulse", "variableColor", "variableColor:repeat=2",
    "variableColor.iterative.reversing.hideInactiveLayers", "wiggle", "wiggle.individually",
    "breathe", "breathe:repeat=2", "rotate", "rotate:repeat=2,delay=0", "appear", "appear.down",
    "appear.individually", "drawOn", "drawOn.individually", "automatic", "drawOff>drawOn",
    "bounce+pulse>wiggle", "disappear>appear", "rotate:speed=3;breathe:repeat=2",
  ]

  @Test(arguments: MovingPictures.symbols, MovingPictures.modes)
  func `The first frame of a motion that begins at rest is the still picture`(
    name: String, mode: RenderingMode
  ) throws {
    let label = try MovingPictures.label("Ag {\(name)} x", mode: mode)
    let still = label.displayList()
    for effect in Self.startingAtRest {
      let timeline = try label.animated(effect)
      #expect(
        try MovingPictures.isSame(timeline.displayList(at: 0), as: still), "\(effect) of \(name)")
    }
  }

  @Test(arguments: MovingPictures.symbols, MovingPictures.modes)
  func `The last frame of a motion that ends at rest is the still picture`(
    name: String, mode: RenderingMode
  ) throws {
    let label = try MovingPictures.label("Ag {\(name)} x", mode: mode)
    let still = label.displayList()
    for effect in Self.endingAtRest {
      let timeline = try label.animated(effect)
      let times = try timeline.frameTimes(rate: 60)
      let last = timeline.displayList(at: times[times.count - 1])
      #expect(try MovingPictures.isSame(last, as: still), "\(effect) of \(name)")
      for time in [timeline.length, timeline.length + 7] {
        #expect(timeline.displayList(at: time).description == last.description)
      }
      #expect(timeline.loops || timeline.states(at: timeline.length).allSatisfy { $0 == .rest })
    }
  }

  @Test(arguments: MovingPictures.symbols)
  func `A loop at rest is the still picture, also at another size`(name: String) throws {
    for (size, ratio) in [(11.0, 1.0), (17, 2), (34, 1.5), (23.5, 3)] {
      let label = try MovingPictures.label("{\(name)} Ag", size: size)
      var options = MovingPictures.options(loops: true)
      options.pixelRatio = ratio
      // By layer, some layers already breathe when others begin.
      for effect in ["bounce", "rotate", "wiggle", "breathe.wholeSymbol"] {
        let timeline = try label.animated(effect, options: options)
        #expect(
          try MovingPictures.isSame(timeline.restingList, as: label.displayList(), ratio: ratio))
        #expect(
          try MovingPictures.isSame(
            timeline.displayList(at: 0), as: label.displayList(), ratio: ratio),
          "\(effect) at \(size)")
      }
    }
  }

  @Test func `A picture grows by whole pixels, and only if something moves out of it`() throws {
    for ratio in [1.0, 2, 3] {
      var options = TimelineOptions()
      options.pixelRatio = ratio
      let label = try MovingPictures.label("{gear}", size: 40)
      let still = label.displayList()
      let timeline = try label.animated("appear.down", options: options)
      for growth in [timeline.width - still.width, timeline.height - still.height] {
        #expect(growth >= 0 && abs(growth * ratio - (growth * ratio).rounded()) < 1e-9)
      }
      #expect(timeline.width > still.width)
      let faded = try label.animated("pulse", options: options)
      #expect(faded.width == still.width && faded.height == still.height)
      let padded = try label.animated("appear.down", padding: 40, options: options)
      #expect(padded.width == label.displayList(padding: 40).width)
      #expect(padded.height == label.displayList(padding: 40).height)
    }
  }

  @Test func `Without an effect the picture is still`() throws {
    let label = try MovingPictures.label("Ag {gear}")
    let timeline = try label.animated()
    #expect(!timeline.isMoving && timeline.length == 0 && timeline.notes.isEmpty)
    #expect(try MovingPictures.isSame(timeline.displayList(at: 3), as: label.displayList()))
    #expect(timeline.displayList(at: 0).altText == label.displayList().altText)
    #expect(timeline.displayList(at: 0).firstBaseline == label.displayList().firstBaseline)
  }

  @Test func `A lasting scale effect is larger at its end`() throws {
    let label = try MovingPictures.label("{gear}")
    let timeline = try label.animated("scale.wholeSymbol")
    let maps = timeline.displayList(at: timeline.length).items.maps
    #expect(maps.count == 1 && maps.first?.a == 1.15 && maps.first?.d == 1.15)
    #expect(timeline.states(at: timeline.length).allSatisfy { $0.scale == 1.15 })
  }

  @Test(arguments: ["disappear", "drawOff", "drawOff.reversed", "disappear.up.individually"])
  func `A disappearing symbol is invisible at its end, and nothing else is`(effect: String) throws {
    for name in MovingPictures.symbols {
      let timeline = try MovingPictures.label("Ag {\(name)} x").animated(effect)
      let end = timeline.displayList(at: timeline.length)
      let texts = end.items.everything.filter {
        if case .glyphs = $0 { true } else { false }
      }
      #expect(timeline.states(at: timeline.length).allSatisfy { $0.opacity == 0 })
      #expect(texts.count == 2)
    }
  }

  @Test(arguments: ["appear", "drawOn", "appear.down.individually", "drawOn.wholeSymbol"])
  func `An appearing symbol is invisible at first`(effect: String) throws {
    for name in MovingPictures.symbols {
      let timeline = try MovingPictures.label("{\(name)}").animated(effect)
      let pixels = try MovingPictures.pixmap(timeline.displayList(at: 0)).pixels
      #expect(pixels.allSatisfy { $0 == 0 })
    }
  }
}
