@testable import SymtextAnimation
import SymtextGraphics
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

struct DumpTests {
  /// The snapshot of each symbol's motion.
  private static let snapshots = [
    ("wifi", "motion-wifi.txt"), ("bell.slash", "motion-bell.slash.txt"),
    ("folder.badge.plus", "motion-folder.badge.plus.txt"), ("gear", "motion-gear.txt"),
    ("cloud.sun.rain", "motion-cloud.sun.rain.txt"),
    ("square.and.arrow.up", "motion-square.and.arrow.up.txt"),
    ("speaker.wave.3", "motion-speaker.wave.3.txt"), ("trash", "motion-trash.txt"),
  ]
  private static let effects = [
    "bounce", "appear", "variableColor.iterative", "wiggle", "rotate", "drawOn.individually",
  ]

  @Test(arguments: snapshots)
  func `Symbols move as in the accepted snapshots`(name: String, snapshot: String) throws {
    let label = try MovingPictures.label("{\(name)}", size: 24)
    var text = ""
    for effect in Self.effects {
      let timeline = try label.animated(effect)
      text += "\(effect): \(timeline.notes.joined(separator: " "))\n"
      text += timeline.description(rate: 12)
    }
    try Snapshot(snapshot).check(text)
  }

  @Test func `A dump lists each change once, with all parts that share it`() throws {
    let timeline = try MovingPictures.label("{circle}", size: 24).animated("pulse.wholeSymbol")
    let lines = timeline.description(rate: 4).split(separator: "\n")
    #expect(
      lines == [
        "1 s", "0 circle (L0) rest", "0.25 circle (L0) opacity 0.7", "0.5 circle (L0) opacity 0.4",
        "0.75 circle (L0) opacity 0.7", "1 circle (L0) rest",
      ])
    #expect("\(timeline)" == timeline.description(rate: 60))
  }

  @Test func `A dump without motion describes the still picture`() throws {
    let label = try MovingPictures.label("{circle}")
    #expect(try label.animated().description == "0 s\n")
    let loop = try label.animated("pulse", options: MovingPictures.options(loops: true))
    #expect(loop.description.hasPrefix("1 s, loops\n0 circle (L0) rest\n"))
    #expect(try label.animated("disappear").description.hasSuffix("circle (L0) hidden\n"))
  }
}
