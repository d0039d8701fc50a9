import SymtextImageFormats
@testable import SymtextAnimation
import SymtextDrawing
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTextLayout
import Testing

/// The canvas that a still picture shares with its films.
struct MotionRoomTests {
  private static let effects = [
    "bounce", "bounce.down.individually", "scale", "pulse", "variableColor", "wiggle",
    "wiggle.left", "wiggle.individually", "breathe", "rotate", "rotate.wholeSymbol", "appear",
    "appear.down", "appear.down.individually", "disappear.up", "drawOn", "drawOff", "replace.upUp",
    "replace.downUp", "replace",
  ]
  private static let symbols =
    MovingPictures.symbols + ["keyboard", "car", "person.3", "signature"]

  private func list(_ text: String, _ configuration: SymbolConfiguration) throws -> DisplayList {
    let label = try MovingPictures.label(text, size: 24, configuration: configuration)
    return Block(label, width: nil, style: ParagraphStyle(), moving: true).displayList()
  }

  @Test(arguments: symbols)
  func `Films of all effects and their still have one canvas`(name: String) throws {
    var configuration = SymbolConfiguration()
    configuration.room = .wider
    for text in ["{\(name)}", "Ag {\(name)} on", "{\(name) to=star.circle}"] {
      let plain = try list(text, configuration)
      let still = plain.withRoomForMotion()
      // Within a text, symbols move over their neighbours.
      #expect(still.width > plain.width || text.hasPrefix("Ag"))
      for margin in [still.margins.left, still.margins.top] {
        #expect(margin == margin.rounded())
      }
      for effect in Self.effects {
        var options = MovingPictures.options()
        options.plan = try EffectPlan(effect)
        let timeline = try Timeline(still, options: options)
        #expect(
          timeline.width == still.width && timeline.height == still.height
            && timeline.margins == still.margins, "\(effect) of \(text)")
        #expect(timeline.displayList(at: 0).firstBaseline == still.firstBaseline)
      }
    }
  }

  @Test func `A label's still and its films have one canvas`() throws {
    let label = try MovingPictures.label("Ag {bell} on", size: 20)
    let still = label.displayListWithRoomForMotion()
    var options = TimelineOptions()
    options.hasRoomForMotion = true
    for effect in ["bounce", "drawOn", "disappear.up"] {
      let timeline = try label.animated(effect, options: options)
      #expect(timeline.width == still.width && timeline.height == still.height)
      let end = effect == "disappear.up" ? timeline.displayList(at: 0) : timeline.restingList
      #expect(try MovingPictures.pixmap(end).pixels == MovingPictures.pixmap(still).pixels)
    }
  }

  @Test func `Room is asked for by symbols that can move, and by no others`() throws {
    let still = try MovingPictures.label("Ag {bell} on").displayList()
    #expect(still.withRoomForMotion().width == still.width)
  }

  @Test(arguments: ["gear", "wifi", "bell", "plus.circle"])
  func `A motion starts from the symbol's outline on rows of pixels`(name: String) throws {
    for effect in ["scale.wholeSymbol", "wiggle", "rotate.wholeSymbol"] {
      let timeline = try MovingPictures.label("Ag {\(name)}", size: 17).animated(effect)
      let (snapped, plain) = (
        try FrameRenderer(timeline), try FrameRenderer(timeline, snapping: .none)
      )
      // A moment after the start, hardly anything has moved.
      let first = try snapped.pixmap(at: 0)
      #expect(try MovingPictures.difference(first, snapped.pixmap(at: 0.0001)) < 20)
      #expect(try MovingPictures.difference(first, plain.pixmap(at: 0.0001)) > 20)
      #expect(
        first.pixels
          == (try RasterRenderer(snapping: .vertical).pixmap(timeline.displayList(at: 0)).pixels))
    }
  }
}
