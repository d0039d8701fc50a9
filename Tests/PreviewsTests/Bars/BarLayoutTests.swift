@testable import SymtextDrawing
import SymtextGraphics
@testable import SymtextPreviews
import SymtextSymbolText
import Testing
import SymtextTextLayout

struct BarLayoutTests {
  private static let traits: [BarTraits] = {
    var all: [BarTraits] = []
    for device in [BarDevice.phone, .pad] {
      for orientation in BarOrientation.allCases {
        for size in [ContentSizeCategory.xSmall, .large, .xxxLarge, .accessibility5] {
          for direction in [WritingDirection.leftToRight, .rightToLeft] {
            all.append(
              BarTraits(
                device: device, orientation: orientation, contentSize: size,
                direction: direction))
          }
        }
      }
    }
    return all
  }()

  @Test func `The tests cover all kinds of bars`() throws {
    let kinds = try BarSupport.all(BarTraits()).map(\.kind)
    #expect(Set(kinds) == Set(BarKind.allCases))
  }

  @Test func `Content stays in the bar, and every touch target has 44 points`() throws {
    for traits in Self.traits {
      for layout in try BarSupport.all(traits) {
        let whole = Rect(x: 0, y: 0, width: layout.width, height: layout.height)
          .insetBy(dx: -1e-6, dy: -1e-6)
        for item in layout.items {
          for box in item.boxes + [item.frame] {
            #expect(
              box.minX >= whole.minX && box.maxX <= whole.maxX && box.minY >= whole.minY
                && box.maxY <= whole.maxY,
              "\(layout.kind) \(item.item.title) \(traits.contentSize) \(box)")
          }
          #expect(item.hitTarget.width >= 44 && item.hitTarget.height >= 44)
          #expect(item.hitTarget.minX >= whole.minX && item.hitTarget.maxX <= whole.maxX)
        }
        for (item, next) in zip(layout.items, layout.items.dropFirst()) {
          #expect(!item.frame.insetBy(dx: 1e-6, dy: 1e-6).intersects(next.frame))
        }
      }
    }
  }

  @Test func `A right-to-left bar is the mirror image`() throws {
    for traits in Self.traits where traits.direction == .leftToRight {
      var mirrored = traits
      mirrored.direction = .rightToLeft
      let pairs = zip(try BarSupport.all(traits), try BarSupport.all(mirrored))
      for (left, right) in pairs {
        #expect(!left.isRightToLeft && right.isRightToLeft)
        for (a, b) in zip(left.items, right.items) {
          #expect(abs(a.frame.midX - (left.width - b.frame.midX)) < 1e-6)
          #expect(abs(a.hitTarget.minX - (left.width - b.hitTarget.maxX)) < 1e-6)
          // Shortcuts always read from left to right: their column is mirrored, but not they.
          let isShortcut = left.kind == .menu
          for (x, y) in [(a.titleFrame, b.titleFrame)]
            + (isShortcut ? [] : [(a.detailFrame, b.detailFrame)])
          {
            guard let x, let y else { continue }
            #expect(abs(x.minX - (left.width - y.maxX)) < 1e-6, "\(left.kind) \(a.item.title)")
          }
          if let x = a.glyphFrame, let y = b.glyphFrame {
            // A right-to-left form may have other margins.
            #expect(abs(x.midX - (left.width - y.midX)) < 1.5)
          }
          #expect(a.baseline == b.baseline)
        }
        if left.kind == .menu {
          let columns = [left, right].map { $0.items.compactMap(\.detailFrame) }
          let ends = columns.map { ($0.map(\.minX).min() ?? 0, $0.map(\.maxX).max() ?? 0) }
          #expect(abs((ends[0].1 - ends[0].0) - (ends[1].1 - ends[1].0)) < 1e-6)
          // Command's sign has margins of a tenth of its size, and is the outer key in only one column.
          let sign = try #require(left.items.first?.titleFrame).height
          #expect(abs(ends[0].1 - (left.width - ends[1].0)) < 0.2 * sign)
        }
      }
    }
  }

  @Test func `The back chevron points the other way`() throws {
    let bar = NavigationBar(title: "", leading: [BarItem("Back", symbol: "chevron.backward")])
    for direction in [WritingDirection.leftToRight, .rightToLeft] {
      let layout = try BarSupport.navigation(bar, BarTraits(direction: direction))
      let isRightToLeft = direction == .rightToLeft
      #expect(layout.items[0].symbol?.isRightToLeftForm == isRightToLeft)
    }
  }

  @Test(arguments: [
    (BarDevice.phone, BarOrientation.portrait, 44.0, 49.0), (.phone, .landscape, 32, 32),
    (.pad, .portrait, 50, 49), (.pad, .landscape, 50, 49),
  ])
  func `Bars have the height of the device's bars`(
    device: BarDevice, orientation: BarOrientation, height: Double, tabHeight: Double
  ) throws {
    let traits = BarTraits(device: device, orientation: orientation)
    let all = try BarSupport.all(traits)
    #expect(all.map(\.height)[..<4] == [tabHeight, height, height + 52, height])
    let own = Dictionary(grouping: all, by: \.kind).mapValues { $0.map(\.height) }
    #expect(own[.search] == [traits.isCompact ? 36 : 52])
    #expect(own[.segmented] == [height])
    // A title, two rows, a line, a row.
    let sidebarHeight: Double = 10 + 35 + 2 * 44 + 21 + 44 + 10
    #expect(own[.sidebar] == [sidebarHeight])
  }

  @Test func `Bars grow up to xxxLarge, lists without limit`() throws {
    func heights(_ size: ContentSizeCategory) throws -> [Double] {
      try BarSupport.all(BarTraits(contentSize: size)).map(\.height)
    }
    let (usual, large, largest) = (
      try heights(.large), try heights(.xxxLarge), try heights(.accessibility5)
    )
    #expect(large[0] == largest[0] && large[1] == largest[1] && large[3] == largest[3])
    #expect(large[6] == largest[6] && large[7] == largest[7])
    #expect(usual[0] < large[0] && usual[6] < large[6] && usual[7] < large[7])
    #expect(large[2] < largest[2] && large[4] < largest[4] && large[5] < largest[5])
    #expect(usual[8] < large[8] && large[8] < largest[8])
  }

  @Test func `An Arabic title makes an automatic direction right to left`() throws {
    #expect(try BarSupport.tabs([BarItem("بحث", symbol: "magnifyingglass")]).isRightToLeft)
    let traits = BarTraits(attributes: .init(language: "he"))
    #expect(try BarSupport.toolbar([BarItem(symbol: "plus")], traits).isRightToLeft)
  }

  @Test func `The picture's alternative text names its items`() throws {
    let layout = try BarSupport.tabs([
      BarItem("Home", symbol: "house"), BarItem("Inbox", symbol: "envelope", detail: "3"),
    ])
    #expect(layout.displayList().altText == "Home\nInbox, 3")
  }

  @Test func `The picture's alternative text names the states of its items`() throws {
    let layout = try BarSupport.tabs([
      BarItem("Home", symbol: "house", isEnabled: false),
      BarItem("Inbox", symbol: "envelope", detail: "3", isSelected: true),
    ])
    #expect(layout.displayList().altText == "Home, disabled\nInbox, 3, selected")
  }
}
