import SymtextFonts
import SymtextGraphics
@testable import SymtextPreviews
import SymtextSymbolTestSupport
import SymtextSymbolText
import Testing
import SymtextTextLayout

struct BarFormTests {
  private func badge(_ text: String, _ traits: BarTraits) throws -> PlacedBarItem {
    let others = ["house", "heart", "gear", "book"].map { BarItem("A", symbol: $0) }
    let layout = try BarSupport.tabs(
      [BarItem("Inbox", symbol: "envelope", detail: text)] + others, traits)
    return layout.items[0]
  }

  @Test(arguments: BarForm.allCases, [WritingDirection.leftToRight, .rightToLeft])
  func `A badge of three digits hides at most a third of its icon's width`(
    form: BarForm, direction: WritingDirection
  ) throws {
    let item = try badge("300", BarTraits(form: form, direction: direction))
    let (glyph, badge) = (try #require(item.glyphFrame), try #require(item.detailFrame))
    let hidden = min(glyph.maxX, badge.maxX) - max(glyph.minX, badge.minX)
    #expect(hidden > 0 && hidden <= glyph.width / 3 + 0.5)
    // A capsule extends 4 points beyond its tabs, of which a badge uses 2.
    let room = item.frame.insetBy(dx: form == .floating ? -2 : 0, dy: 0)
    #expect(badge.minX >= room.minX && badge.maxX <= room.maxX)
  }

  @Test func `A floating bar keeps its distance from the picture's edges`() throws {
    let layout = try BarSupport.tabs(
      [BarItem("A", symbol: "house", isSelected: true), BarItem("B", symbol: "heart")],
      BarTraits(form: .floating))
    for item in layout.items {
      #expect(item.frame.minX >= 20 && item.frame.maxX <= layout.width - 20)
      #expect(item.frame.minY >= 12 && item.frame.maxY <= layout.height - 20)
    }
    let lens = try #require(layout.items[0].selectionFrame)
    let glyph = try #require(layout.items[0].glyphFrame)
    #expect(lens.minY < glyph.minY && lens.maxY > (layout.items[0].titleFrame?.maxY ?? .infinity))
    #expect(layout.items[1].selectionFrame == nil)
  }

  @Test(arguments: BarForm.allCases)
  func `A button that is on is centred on its background`(form: BarForm) throws {
    let layout = try BarSupport.toolbar(
      [BarItem(symbol: "trash"), BarItem(symbol: "heart", isSelected: true)],
      BarTraits(form: form))
    let (glyph, box) = (
      try #require(layout.items[1].glyphFrame), try #require(layout.items[1].selectionFrame)
    )
    #expect(abs(glyph.midX - box.midX) < 0.5)
    #expect(box.minX < glyph.minX && box.maxX > glyph.maxX)
    #expect(layout.items[0].selectionFrame == nil)
  }

  @Test func `Thin icons have two thirds of the stroke`() throws {
    func stroke(_ art: BarArt) throws -> Double {
      let layout = try BarSupport.toolbar([BarItem(symbol: "folder")], BarTraits(art: art))
      let symbol = try #require(layout.items[0].symbol)
      return try #require(symbol.strokeWidth) * symbol.textFont.size
    }
    let (thin, regular) = (try stroke(.thin), try stroke(.regular))
    #expect(thin < regular * 0.75 && thin > regular * 0.5)
  }

  @Test func `A menu fits short titles beside a long shortcut`() throws {
    let layout = try BarSupport.menu([
      .item(BarItem("A", symbol: "gear")),
      .item(BarItem("Go", detail: "a very long text at the end")),
    ])
    for item in layout.items {
      for box in item.boxes { #expect(box.minX >= 26 && box.maxX <= layout.width - 26) }
    }
  }

  @Test(arguments: [BarDevice.phone, .desktop])
  func `An open submenu is beside its row, or over it`(device: BarDevice) throws {
    let layout = try BarSupport.menu(
      [
        .item(BarItem("Open")),
        .submenu(
          BarItem("Sort"), [.item(BarItem("By Name")), .item(BarItem("By Date"))], isOpen: true),
      ], BarTraits(device: device))
    let byName = try #require(layout.items.first { $0.item.title == "By Name" })
    let sort = layout.items[1]
    if device == .desktop {
      #expect(byName.frame.minX > sort.frame.maxX - 8)
      #expect(abs(byName.frame.minY - sort.frame.minY) < 1)
    } else {
      #expect(byName.frame.minY > sort.frame.minY && byName.frame.minX == sort.frame.minX)
    }
  }

  @Test func `A bar that a device lacks is an error that names an alternative`() {
    #expect(throws: SymbolError.self) {
      try BarSupport.tabs([BarItem("A")], BarTraits(device: .desktop))
    }
  }
}
