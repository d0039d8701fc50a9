@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextGraphics
import SymtextSymbolTestSupport
import Testing

/// Symbols that suggest a reading direction have forms for right-to-left text, and so have their variants and badges.
struct RightToLeftDrawingsTests {
  private static let drawn = Result { try BundledDrawings.files.map(BundledDrawings.symbol) }

  /// The words of names of symbols that show lines of text, arrows or pages.
  private static let words: Set<Substring> = [
    "text", "richtext", "list", "document", "page", "note", "newspaper", "bubble", "arrow",
    "arrowshape", "chevron", "book", "receipt", "scroll", "clipboard", "magazine", "indent",
    "quote", "checklist", "ellipsis", "backward", "forward", "leading", "trailing",
  ]
  /// The words of names that say a side themselves, so that the picture must not change it.
  private static let sides: Set<Substring> = [
    "left", "right", "up", "down", "clockwise", "counterclockwise", "rtl", "alignleft",
    "alignright", "aligncenter",
  ]
  /// Why symbols stay as they are.
  private static let same = [
    "arrow.2.squarepath": "a circuit has no beginning",
    "arrow.triangle.2.circlepath": "a circuit has no beginning",
    "arrow.triangle.branch": "branches of a history grow upwards",
    "arrow.triangle.merge": "branches of a history grow upwards",
    "arrow.triangle.pull": "branches of a history grow upwards",
    "arrow.triangle.swap": "branches of a history grow upwards",
    "backward.end": "players run to the right everywhere",
    "backward.end.fill": "players run to the right everywhere",
    "backward": "players run to the right everywhere",
    "backward.fill": "players run to the right everywhere",
    "book": "its halves are equal",
    "bubble": "it is round, and its tail is the speaker's",
    "clipboard": "its halves are equal",
    "clipboard.checkmark": "a check mark is written alike everywhere",
    "clock.arrow.circlepath": "clocks go round in one direction everywhere",
    "ellipsis.vertical": "its halves are equal",
    "forward.end": "players run to the right everywhere",
    "forward.end.fill": "players run to the right everywhere",
    "forward": "players run to the right everywhere",
    "forward.fill": "players run to the right everywhere",
    "magazine": "its halves are equal",
    "music.note": "notes are written alike everywhere",
    "quote.closing": "a character that fonts do not mirror",
    "quote.opening": "a character that fonts do not mirror",
    "rectangle.and.pencil.and.ellipsis": "a pencil is held in the right hand",
    "text.justify": "its halves are equal",
  ]

  @Test func `Each symbol with lines of text, arrows or pages has an answer for right to left`()
    throws
  {
    var left = Set(Self.same.keys)
    var asked = 0
    for symbol in try Self.drawn.get() {
      let words = Set(symbol.name.split(separator: "."))
      guard !words.isDisjoint(with: Self.words) else { continue }
      // Forms for a language have their letters and their side already.
      guard !symbol.name.split(separator: ".").last!.isLanguage else { continue }
      asked += 1
      let answer = symbol.metadata.rightToLeft
      if left.remove(symbol.name) != nil || !words.isDisjoint(with: Self.sides) {
        if answer != nil, words.isDisjoint(with: Self.sides) {
          Issue.record("\(symbol.name) has a form; take it off the list")
        }
        continue
      }
      #expect(answer != nil, "\(symbol.name) needs a right-to-left form, or a reason")
    }
    #expect(left == [], "no such drawings")
    #expect(asked > 100)
  }

  private func variant(_ name: String) throws -> Symbol {
    try SymbolVariants(try Self.drawn.get()).symbol(named: name)
  }

  /// Returns the layers of the right-to-left form.
  private func form(_ name: String) throws -> [SymbolLayer] {
    let set = try SymbolSet(symbols: [try variant(name)])
    return try #require(set.mirrored.first, "\(name) has no right-to-left form").layers
  }

  @Test(arguments: ["plus", "checkmark", "questionmark"])
  func `A badge goes to the other side of a mirrored page, and its sign stays as it is`(
    sign: String
  ) throws {
    let layers = try form("text.page.badge.\(sign)")
    let usual = try variant("text.page.badge.\(sign)").layers
    let (mark, usualMark) = (
      try #require(layers.last { !$0.clearsInMonochrome }),
      try #require(usual.last { !$0.clearsInMonochrome })
    )
    let (box, usualBox) = (
      try #require([mark].lineBounds), try #require([usualMark].lineBounds)
    )
    #expect(abs(box.midX + usualBox.midX - DrawingGrid.size) < 0.01)
    #expect(box.midX < 12 && usualBox.midX > 12)
    // Moved, not mirrored.
    let shift = box.midX - usualBox.midX
    for (shape, usualShape) in zip(mark.shapes, usualMark.shapes) {
      let (start, usualStart) = (shape.path.bounds, usualShape.path.bounds)
      #expect(abs((start?.midX ?? 0) - (usualStart?.midX ?? 0) - shift) < 0.01)
    }
  }

  @Test func `A sign that is mirrored is mirrored in a badge, on a symbol that is not`() throws {
    let layers = try form("folder.badge.arrow.forward")
    let usual = try variant("folder.badge.arrow.forward").layers
    #expect(layers.count == usual.count && layers != usual)
    // The folder stays.
    #expect(layers.first == usual.first)
  }

  @Test func `A variant of a symbol with a form of its own is the variant of that form`() throws {
    let number = try form("list.number.circle")
    let rows = try variant("list.number.rtl.circle").layers
    #expect(number.map(\.shapes.count) == rows.map(\.shapes.count))
    for (layer, other) in zip(number, rows) {
      let (box, otherBox) = (
        try #require([layer].lineBounds), try #require([other].lineBounds)
      )
      #expect(abs(box.midX - otherBox.midX) < 0.25 && abs(box.midY - otherBox.midY) < 0.25)
    }
  }
}

extension Substring {
  /// Whether it is the code of a language with forms.
  fileprivate var isLanguage: Bool { LanguageForm.all.contains { $0.code == self } }
}
