import SymtextGraphics
@testable import SymtextPreviews
import SymtextSymbolText
import Testing
import SymtextTextLayout

struct TabBarTests {
  private let items = [
    BarItem("Home", symbol: "house", isSelected: true), BarItem("Wi-Fi", symbol: "wifi"),
    BarItem("Saved", symbol: "bookmark"), BarItem("Keys", symbol: "keyboard"),
  ]

  @Test(arguments: BarOrientation.allCases)
  func `Tabs are evenly spaced and share a baseline and a middle`(
    orientation: BarOrientation
  ) throws {
    let layout = try BarSupport.tabs(items, BarTraits(orientation: orientation))
    let middles = layout.items.map(\.frame.midX)
    for (a, b) in zip(middles, middles.dropFirst()) {
      #expect(abs(b - a - layout.width / 4) < 1e-6)
    }
    #expect(Set(layout.items.compactMap(\.baseline)).count == 1)
    for item in layout.items {
      let glyph = try #require(item.glyphFrame)
      let title = try #require(item.titleFrame)
      if orientation == .portrait {
        #expect(glyph.maxY < title.minY)
        #expect(abs(glyph.midX - item.frame.midX) < 1)
        #expect(abs(title.midX - item.frame.midX) < 1e-6)
      } else {
        #expect(glyph.maxX < title.minX)
        #expect(abs(title.midY - item.frame.midY) < 1e-6)
      }
    }
  }

  @Test func `Symbols are filled if the library has the fill`() throws {
    func names(_ fill: TabFill) throws -> [String] {
      try BarSupport.tabs(items, fill: fill).symbols.map(\.name)
    }
    #expect(try names(.all) == ["house.fill", "wifi", "bookmark.fill", "keyboard.fill"])
    #expect(try names(.selected) == ["house.fill", "wifi", "bookmark", "keyboard"])
    #expect(try names(.none) == ["house", "wifi", "bookmark", "keyboard"])
  }

  @Test func `A badge keeps its distance from the title`() throws {
    for orientation in BarOrientation.allCases {
      let layout = try BarSupport.tabs(
        [BarItem("Inbox", symbol: "envelope", detail: "128")], BarTraits(orientation: orientation))
      let badge = try #require(layout.items[0].detailFrame)
      let title = try #require(layout.items[0].titleFrame)
      #expect(!badge.intersects(title))
      let glyph = try #require(layout.items[0].glyphFrame)
      #expect(badge.intersects(glyph))
    }
  }

  @Test func `A title that is too long is truncated`() throws {
    let items = (1...8).map { BarItem("A very long title \($0)", symbol: "house") }
    let layout = try BarSupport.tabs(items)
    #expect(layout.items.map(\.isTruncated) == Array(repeating: true, count: 8))
  }

  @Test func `A badge that is too long stays in its tab`() throws {
    let items = (1...3).map { _ in BarItem("A", symbol: "house", detail: "1234567890") }
    let layout = try BarSupport.tabs(items, BarTraits(width: 132))
    for item in layout.items {
      let badge = try #require(item.detailFrame)
      #expect(badge.minX >= item.frame.minX && badge.maxX <= item.frame.maxX)
    }
  }

  @Test func `A title or badge of two lines is truncated after the first`() throws {
    for direction in [WritingDirection.leftToRight, .rightToLeft] {
      let layout = try BarSupport.tabs(
        [BarItem("بحث\nبحث", symbol: "house", detail: "1\n2"), BarItem("a\nb")],
        BarTraits(direction: direction))
      for item in layout.items {
        #expect(item.isTruncated)
        for box in item.boxes { #expect(box.minX >= 0 && box.maxX <= layout.width) }
      }
    }
  }

  @Test func `Too many tabs are an error that states their width`() {
    let items = (1...10).map { BarItem("\($0)") }
    #expect {
      try BarSupport.tabs(items)
    } throws: { error in
      (error as? SymbolError)?.description.contains("440 are needed") == true
    }
  }
}
