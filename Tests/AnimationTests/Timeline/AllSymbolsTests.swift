@testable import SymtextAnimation
@testable import SymtextDrawing
import SymtextFontGlyphs
import Foundation
import SymtextGraphics
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing

/// Every effect with every scope: on a tenth of the library, or with `SYMTEXT_ALL=1` on all of it.
struct AllSymbolsTests {
  private static let shares = 10

  /// Returns a stable hash of a name: FNV-1a.
  private static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Returns the names of a share of the symbols.
  private static func names(_ share: Int) throws -> [String] {
    try TestLibrary.bundled.get().font.entries.map(\.name).filter { name in
      let number = Int(hash(name) % UInt64(10 * shares))
      return number % shares == share && (TestExtent.isWhole || number < shares)
    }
  }

  @Test(arguments: 0..<shares)
  func `Every effect has finite numbers, stays on its canvas, and ends as the still picture`(
    share: Int
  ) throws {
    let names = try Self.names(share)
    #expect(!names.isEmpty)
    for name in names {
      let label = try MovingPictures.label("{\(name)}", size: 17)
      let still = label.displayList()
      for effect in MovingPictures.scopes where !effect.hasPrefix("replace") {
        try check(try label.animated(effect), still, "\(effect) of \(name)")
      }
    }
  }

  private func check(_ timeline: Timeline, _ still: DisplayList, _ subject: String) throws {
    #expect(timeline.width >= still.width && timeline.height >= still.height, "\(subject)")
    let canvas = Rect(x: 0, y: 0, width: timeline.width, height: timeline.height)
      .insetBy(dx: -1e-6, dy: -1e-6)
    for number in 0..<8 {
      let time = timeline.length * Double(number) / 7
      for state in timeline.states(at: time) where !state.isFinite {
        Issue.record("\(subject) at \(time): \(state)")
      }
      let list = timeline.displayList(at: time)
      guard let box = list.items.bounds else { continue }
      if !(box.width + box.height).isFinite {
        Issue.record("\(subject) at \(time): \(box)")
      }
      // The bounding box of a rotated box is larger than its content.
      if canvas.union(box) != canvas, let ink = list.items.ink, canvas.union(ink) != canvas {
        Issue.record("\(subject) at \(time): \(ink) is not within \(canvas)")
      }
    }
    let isGoing = timeline.states(at: timeline.length).contains { $0 != .rest }
    guard !isGoing else { return }
    let end = timeline.displayList(at: timeline.length)
    // Both from the same position.
    let shift =
      (still.items.bounds.map { Point($0.minX, $0.minY) } ?? .zero)
      - (end.items.bounds.map { Point($0.minX, $0.minY) } ?? .zero)
    var moved = end
    moved.items = end.items.map { $0.offsetBy(shift) }
    (moved.width, moved.height) = (still.width, still.height)
    let text = moved.description.replacing("-0.0", with: "0.0")
    #expect(text == still.description.replacing("-0.0", with: "0.0"), "\(subject)")
  }
}

extension LayerState {
  fileprivate var isFinite: Bool {
    let numbers = [
      opacity, lit ?? 0, scale, rotation, offset.x, offset.y, gap, drawn.lowerBound,
      drawn.upperBound, pivot?.x ?? 0, pivot?.y ?? 0, anchor?.x ?? 0, anchor?.y ?? 0,
    ]
    return numbers.allSatisfy(\.isFinite) && (0...1.001).contains(opacity)
      && (0...1).contains(gap) && scale > 0 && (0...1).contains(lit ?? 1)
      && (scale == 1 || pivot != nil) && (rotation == 0 || anchor != nil)
  }
}
