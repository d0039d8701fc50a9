@testable import SymtextDrawing
@testable import SymtextGraphics
@testable import SymtextPreviews
import SymtextImageFormats
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTextLayout
import Testing

/// Bars in all built-in themes.
struct ThemedBarTests {
  /// The themes with bars of their own, and the default one.
  static let themes: [Theme] = [
    "ios-26", "material", "windows", "fluent", "adwaita", "bootstrap", "shadcn",
  ]
  .compactMap { Theme.builtIn($0) }

  private func traits(
    _ theme: Theme, _ mode: ThemeMode, _ form: BarForm = .docked,
    _ direction: WritingDirection = .leftToRight
  ) -> BarTraits {
    var painting = SymbolPainting()
    (painting.appearance, painting.contrast) = (mode.appearance, mode.contrast)
    return BarTraits(
      device: theme.name == "ios-26" ? .phone : theme.device, form: form, width: 600,
      painting: painting, direction: direction, theme: theme)
  }

  @Test(arguments: themes, BarForm.allCases)
  func `Nothing overlaps or leaves the bar, and targets are large enough`(
    theme: Theme, form: BarForm
  ) throws {
    for mode in ThemeMode.allCases {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let traits = traits(theme, mode, form, direction)
        for bar in try BarSupport.all(traits) {
          let look = BarLook(traits, bar.kind)
          let whole = Rect(x: 0, y: 0, width: bar.width, height: bar.height).insetBy(
            dx: -1e-6, dy: -1e-6)
          for item in bar.items {
            let place: Comment = "\(theme.name) \(bar.kind) \(mode) \(direction) \(item.item.title)"
            for box in item.boxes {
              #expect(whole.union(box) == whole, place)
            }
            if let glyph = item.glyphFrame, let title = item.titleFrame {
              // A symbol above a title may reach its capitals' box only beside it.
              #expect(!overlap(glyph, title), place)
            }
            let least = look.target - 1e-6
            #expect(item.hitTarget.width >= least && item.hitTarget.height >= least, place)
          }
          for (one, next) in zip(bar.items, bar.items.dropFirst()) where bar.kind.isBar {
            for box in one.boxes where bar.kind != .search {
              for other in next.boxes { #expect(!overlap(box, other)) }
            }
          }
        }
      }
    }
  }

  private func overlap(_ one: Rect, _ other: Rect) -> Bool {
    min(one.maxX, other.maxX) - max(one.minX, other.minX) > 1e-6
      && min(one.maxY, other.maxY) - max(one.minY, other.minY) > 1e-6
  }

  @Test(arguments: themes, ThemeMode.allCases)
  func `Titles and symbols stand out from their ground`(theme: Theme, mode: ThemeMode) throws {
    for form in BarForm.allCases {
      for kind in BarKind.allCases where form == .docked || kind.hasForms {
        let look = BarLook(traits(theme, mode, form), kind)
        let least = mode.isIncreased ? 4.5 : 3
        func check(_ color: Color, on ground: Color, _ part: Comment) {
          #expect(color.over(ground).contrastRatio(to: ground) >= least - 0.01, part)
        }
        let place = "\(theme.name) \(kind) \(form) \(mode)"
        check(look.itemLabel, on: look.solid, "\(place) label")
        check(look.itemIcon, on: look.solid, "\(place) icon")
        if kind != .menu {
          check(look.selectedTitle, on: look.selectedSolid, "\(place) selected label")
        }
      }
    }
  }

  @Test(arguments: themes)
  func `A theme read from its own tokens draws the same bars`(theme: Theme) throws {
    let read = try Theme.reading(tokens: theme.tokens)
    #expect(read.remarks.isEmpty && read.theme.device == theme.device)
    for mode in [ThemeMode.light, .darkIncreased] {
      let (one, other) = (
        try BarSupport.all(traits(theme, mode)), try BarSupport.all(traits(read.theme, mode))
      )
      for (one, other) in zip(one, other) {
        #expect(
          one.displayList().description == other.displayList().description,
          "\(theme.name) \(one.kind)")
      }
    }
  }

  @Test func `A token of a bar replaces that of the theme under it`() throws {
    let text =
      #"{"bar": {"height": {"$value": "70px"}, "tab": {"desktop": {"height": {"$value": 90}}}}}"#
    let read = try Theme.reading(tokens: Array(text.utf8))
    #expect(read.remarks == [])
    func height(_ device: BarDevice, _ kind: BarKind, _ orientation: BarOrientation = .portrait)
      -> Double
    {
      BarLook(BarTraits(device: device, orientation: orientation, theme: read.theme), kind).height
    }
    // Values of a file are before those of iOS, even where they are less specific.
    #expect(height(.phone, .navigation) == 70 && height(.phone, .navigation, .landscape) == 70)
    #expect(height(.desktop, .tab) == 90 && height(.phone, .tab) == 70)
    #expect(BarLook(BarTraits(theme: read.theme), .tab).iconSize == 25)
  }

  @Test(arguments: [
    (#"{"bar": {"tab": {"heightt": {"$value": 50}}}}"#, "bar.tab.height is near"),
    (#"{"bar": {"tabs": {"height": {"$value": 50}}}}"#, "bar.tab.height is near"),
    (#"{"chip": {"lable": {"$value": "red"}}}"#, "chip.label is near"),
  ])
  func `A misspelt token is told with the nearest`(text: String, expected: String) throws {
    let remarks = try Theme.reading(tokens: Array(text.utf8)).remarks
    #expect(remarks.contains { $0.contains(expected) }, "\(remarks)")
  }

  @Test func `A desktop of Apple's has no tab bar, one of another system has`() throws {
    let items = [BarItem("Home", symbol: "house", isSelected: true), BarItem("Inbox")]
    #expect(throws: SymbolError.self) { try BarSupport.tabs(items, BarTraits(device: .desktop)) }
    let adwaita = BarTraits(device: .desktop, theme: Theme.builtIn("adwaita"))
    #expect(try BarSupport.tabs(items, adwaita).height == 47)
  }

  /// The heights of bars in points, as in the tokens and style sheets of the systems.
  @Test(arguments: [
    ("material", [64, 64, 64, 64, 64]), ("windows", [40, 48, 48, 48, 48]),
    ("adwaita", [47, 47, 47, 46, 47]), ("bootstrap", [40, 56, 56, 56, 56]),
  ])
  func `Bars have the heights of their systems`(name: String, heights: [Double]) throws {
    let theme = try #require(Theme.builtIn(name))
    let bars = try BarSupport.all(traits(theme, .light))
    let own = [BarKind.tab, .navigation, .toolbar, .search, .segmented].map { kind in
      bars.first { $0.kind == kind }?.height ?? 0
    }
    #expect(own == heights)
  }

  @Test func `A theme fills the symbols of tabs as its system does`() throws {
    let items = [
      BarItem("Home", symbol: "house", isSelected: true), BarItem("Inbox", symbol: "envelope"),
    ]
    func names(_ theme: String, _ fill: TabFill? = nil) throws -> [String] {
      let traits = BarTraits(width: 400, theme: Theme.builtIn(theme))
      return try TabBar(items, fill: fill).layout(
        traits, font: TestLibrary.inter(), library: TestLibrary.bundled.get()
      ).symbols.map(\.name)
    }
    #expect(try names("ios-26") == ["house.fill", "envelope.fill"])
    #expect(try names("material") == ["house.fill", "envelope"])
    #expect(try names("shadcn") == ["house", "envelope"])
    #expect(try names("shadcn", .all) == ["house.fill", "envelope.fill"])
  }
}

extension ThemedBarTests {
  @Test(arguments: [BarForm.docked, .floating])
  func `A backdrop covers the picture, and is seen through the bar's ground`(form: BarForm) throws {
    let plain = BarTraits(form: form, width: 300)
    var over = plain
    over.backdrop = BarBackdrop(.color(.fixed(Color(rgb: 0x336699))))
    let items = [BarItem("Home", symbol: "house", isSelected: true), BarItem("Inbox")]
    let (one, two) = (try BarSupport.tabs(items, plain), try BarSupport.tabs(items, over))
    #expect(one.width == two.width && one.height == two.height)
    let first = try #require(two.displayList().items.first?.filledBox)
    #expect(first.isNear(Rect(x: 0, y: 0, width: two.width, height: two.height)))
    // The ground is translucent over it.
    let pixmap = try two.pixmap()
    let (x, y) = (Int(two.width) / 2, Int(two.items[0].frame.maxY) - 6)
    let start = 4 * (y * pixmap.width + x)
    let blue = Int(pixmap.pixels[start + 2]) - Int(pixmap.pixels[start])
    #expect(blue > 8, "\(blue)")
  }
}
