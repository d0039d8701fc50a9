@testable import SymtextAnimation
@testable import SymtextDrawing
import SymtextGraphics
import SymtextImageFormats
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTextLayout
import SymtextTestSupport
import Testing

/// One colour cuts the level of a fill out of its body, in films, too.
struct CutLightTests {
  private func film(_ options: String, effect: String) throws -> SymbolFilm {
    SymbolFilm(
      timeline: try MovingPictures.label("{battery.100.fill \(options)}").animated(effect))
  }

  /// A film with the ink of its frames.
  private struct SymbolFilm {
    let timeline: Timeline

    func ink(at time: Double) throws -> Int {
      let picture = try MovingPictures.pixmap(timeline.displayList(at: time), ratio: 2)
      return stride(from: 3, to: picture.pixels.count, by: 4)
        .reduce(0) { $0 + Int(picture.pixels[$1]) }
    }
  }

  @Test func `A battery that bounces shows its value`() throws {
    let films = try [0, 0.2, 0.5, 0.7, 1].map { try film("value=\($0)", effect: "bounce") }
    for time in [0.05, 0.15, 0.3] {
      let inks = try films.map { try $0.ink(at: time) }
      #expect(inks == inks.sorted(by: >) && Set(inks).count == inks.count, "at \(time)")
    }
  }

  @Test func `Cut bars light up one after the other`() throws {
    let film = try film("", effect: "variableColor.iterative")
    let inks = try (1...20).map { try film.ink(at: film.timeline.length * Double($0) / 21) }
    // An unlit bar closes the body by three quarters.
    #expect(try #require(inks.max()) > film.ink(at: 0) * 51 / 50)
    #expect(Set(inks).count > 5)
  }

  @Test func `Films whose cuts open and close show an unlit cut closed`() throws {
    let timeline = try film("value=0.3", effect: "bounce").timeline
    let stage = try #require(timeline.stages.first)
    let poses = stage.poses(at: 0.1)
    for (part, pose) in zip(stage.model.parts, poses) {
      guard let threshold = part.threshold else { continue }
      #expect(pose.gap == (threshold < 0.3 ? 1 : 0))
      #expect(pose.opacity == 1 && pose.light == 1)
    }
  }
}
