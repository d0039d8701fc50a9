@testable import SymtextAnimation
import SymtextGraphics
import SymtextDrawing
import SymtextVectorFormats
import SymtextImageFormats
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTestSupport
import Foundation
import Testing
import SymtextFonts

/// Animated SVG pictures that wait for an event.
struct TriggeredSVGTests {
  private func timeline(_ markup: String, color: Color = .black) throws -> Timeline {
    try Timeline(TestLibrary.label(markup, size: 32, color: color).displayList(padding: 4))
  }

  private func svg(_ markup: String, _ trigger: EffectTrigger?) throws -> String {
    String(decoding: try timeline(markup).svg(trigger: trigger), as: UTF8.self)
  }

  private struct Play: Decodable {
    var before: Int
    var during: Int
    /// Absent if the event does not end.
    var after: Int?
    var beginsRight: Bool
    var endsRight: Bool
    var isBack: Bool?
    /// In milliseconds.
    var slow: Double
    var paused: Bool?
    var color: Bool
  }

  /// The pictures by name.
  private static let markups = [
    "wiggle": "{bell effect=wiggle}", "slash": "{bell to=bell.slash effect=replace}",
    "swap": "{play to=pause effect=replace.downUp}", "gone": "{wifi effect=disappear}",
    "drawn": "{checkmark effect=drawOn}",
  ]

  @Test func `In Chromium a picture waits for its event, and comes back after it`() throws {
    let directory = try TemporaryDirectory()
    for (name, markup) in Self.markups {
      // A picture in the page's colour, which is black.
      let timeline = try timeline(markup, color: name == "wiggle" ? .current(or: .black) : .black)
      for trigger in EffectTrigger.allCases where trigger != .load {
        try PackageFiles.write(
          try timeline.svg(trigger: trigger),
          to: directory.file("\(name)@\(trigger.rawValue).svg"))
      }
      let beginning = name == "drawn" ? timeline.restingList : timeline.displayList(at: 0)
      for (file, list) in [(name, beginning), ("\(name)@end", timeline.restingList)] {
        try PackageFiles.write(
          try list.png(pixelRatio: 1, background: .white, snapping: .none),
          to: directory.file("\(file).png"))
      }
    }
    let result = try Python.run("play_triggers.py", [directory.path])
    let plays = try JSONDecoder().decode([String: Play].self, from: Data(result.utf8))
    #expect(plays.count == Self.markups.count * (EffectTrigger.allCases.count - 1))
    for (name, play) in plays.sorted(by: { $0.key < $1.key }) {
      #expect(play.before == 0 && play.during > 0, "\(name): \(play)")
      #expect(play.beginsRight && play.endsRight, "\(name): \(play)")
      #expect(play.isBack != false && play.paused != false, "\(name): \(play)")
      // A motion that comes back to its beginning ends when the event is over.
      let holds = name.hasPrefix("wiggle") || name.hasPrefix("drawn")
      if let after = play.after, !name.hasSuffix("@class"), !holds {
        #expect(after == 0, "\(name): \(play)")
      }
      let markup = try #require(Self.markups[String(name.prefix { $0 != "@" })])
      let length = try timeline(markup).length
      #expect(abs(play.slow - 2000 * length) < 1, "\(name): \(play)")
      #expect(play.color == name.hasPrefix("wiggle"), "\(name): \(play)")
    }
  }

  @Test func `Without a trigger a file has no properties for the page`() throws {
    let plain = try svg("{bell to=bell.slash}", nil)
    #expect(!plain.contains("--symtext") && !plain.contains("-picture"))
    let loaded = try svg("{bell to=bell.slash}", .load)
    #expect(loaded.contains("--symtext-effect-speed"))
    // It rests on the same picture.
    func paths(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { $0.hasPrefix("<path d=") }
    }
    #expect(paths(loaded) == paths(plain) && !paths(plain).isEmpty)
  }

  @Test func `Until its event a picture shows its beginning, also without CSS`() throws {
    let first = String(decoding: try timeline("{bell}").restingList.svg(), as: UTF8.self)
    let shapes = first.split(separator: "\n").filter { $0.hasPrefix("<path") }
    #expect(!shapes.isEmpty)
    for trigger in EffectTrigger.allCases where trigger != .load {
      let text = try svg("{bell to=bell.slash effect=replace.downUp}", trigger)
      let lines = text.split(separator: "\n")
      let drawn = try #require(lines.firstIndex { $0.hasPrefix("<path") })
      #expect(lines[drawn] == shapes[0], "\(trigger)")
      // Viewers without CSS hide the later elements.
      #expect(lines[(drawn + 1)...].contains { $0.contains("visibility=\"hidden\"") }, "\(trigger)")
    }
  }

  @Test func `Reduced motion waits for the event, too`() throws {
    for trigger in [EffectTrigger.hover, .view] {
      let text = try svg("{wifi effect=bounce+appear}", trigger)
      let reduced = try #require(text.split(separator: "@media").dropFirst().first)
      let mark = trigger == .view ? "animation-trigger:" : "animation-name:var(--"
      let rule = reduced.split(separator: "\n").first { $0.contains(mark) }
      #expect(rule?.contains("!important") == true)
      #expect(
        rule.map { $0.split(separator: ";").filter { $0.contains("animation") } }?
          .allSatisfy { $0.contains("!important") } == true)
    }
  }
}
