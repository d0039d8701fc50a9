@testable import SymtextGraphics
@testable import SymtextImageFormats
@testable import SymtextDrawing
@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextPreviews
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing
@testable import SymtextFonts
@testable import SymtextTextLayout

/// The layout of a button.
struct ButtonLayoutTests {
  private func layout(_ button: Button, font: Font? = nil) throws -> ButtonLayout {
    try button.layout(
      font: try font ?? TestLibrary.inter(size: button.size.pointSize),
      library: try TestLibrary.bundled.get())
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

  /// Checks invariants of every button.
  private func check(_ layout: ButtonLayout, _ button: Button) {
    let frame = layout.frame
    let content = layout.contentFrame
    let name = Comment(rawValue: "\(button.style) \(button.size) \(button.placement)")
    #expect(frame.minX == 0 && frame.minY == 0, name)
    #expect(frame.width == frame.width.rounded() && frame.height == frame.height.rounded(), name)
    #expect(frame.width >= frame.height, name)
    #expect(frame.union(content) == frame, name)
    #expect(isNear(content.midX, frame.midX), name)
    let target = layout.hitTarget
    #expect(target.width >= 44 && target.height >= 44, name)
    #expect(isNear(target.midX, frame.midX) && isNear(target.midY, frame.midY), name)
    #expect(layout.cornerRadius <= frame.height / 2, name)
    #expect(!layout.isTruncated, name)
  }

  @Test(arguments: ButtonSize.allCases, ButtonShape.allCases)
  func `Label and symbol are centred in a button of any size and shape`(
    size: ButtonSize, shape: ButtonShape
  ) throws {
    for placement in SymbolPlacement.allCases {
      let button = Button(
        label: "Add to cart", symbol: "cart", placement: placement, size: size, shape: shape)
      let layout = try layout(button)
      check(layout, button)
      let symbol = try #require(layout.symbolFrame)
      switch placement {
      case .leading, .trailing:
        let label = try #require(layout.labelFrame)
        #expect(isNear(label.midY, layout.frame.midY))
        #expect(layout.baseline == label.maxY)
        #expect(isNear(label.height, layout.capHeight))
        let boxes = (try #require(layout.symbolBox), try #require(layout.labelBox))
        let (first, second) = placement == .leading ? boxes : (boxes.1, boxes.0)
        #expect(isNear(second.minX - first.maxX, try #require(layout.gap)))
        #expect(isNear(boxes.1.midX, label.midX) && isNear(boxes.0.midX, symbol.midX))
      case .top, .bottom:
        let label = try #require(layout.labelFrame)
        #expect(isNear(layout.contentFrame.midY, layout.frame.midY))
        #expect(isNear(label.midX, layout.frame.midX) && isNear(symbol.midX, layout.frame.midX))
        let boxes = (try #require(layout.symbolBox), try #require(layout.labelBox))
        let (first, second) = placement == .top ? boxes : (boxes.1, boxes.0)
        #expect(isNear(second.minY - first.maxY, try #require(layout.gap)))
      case .only:
        #expect(layout.labelFrame == nil && layout.gap == nil)
        #expect(
          layout.baseline.map { isNear($0, symbol.minY - layout.symbol!.bounds.minY) } == true)
        let center = try #require(layout.symbol).opticalCenter
        let origin = symbol.minX - layout.symbol!.bounds.minX
        #expect(isNear(origin + center.x, layout.frame.midX))
        #expect(isNear(layout.baseline! + center.y, layout.frame.midY))
        #expect(layout.altText == "Add to cart")
      }
    }
  }

  @Test(arguments: ButtonSize.allCases)
  func `Corners follow the shape`(size: ButtonSize) throws {
    func layout(_ shape: ButtonShape) throws -> ButtonLayout {
      try self.layout(Button(label: "OK", size: size, shape: shape))
    }
    let capsule = try layout(.capsule)
    #expect(capsule.cornerRadius == capsule.frame.height / 2)
    #expect(try layout(.roundedRectangle).cornerRadius < capsule.cornerRadius)
    let automatic = try layout(.automatic).cornerRadius
    #expect(automatic == capsule.cornerRadius)
  }

  @Test(
    arguments: ButtonSize.allCases, ["cart", "trash", "heart", "plus", "gear", "chevron.right"])
  func `A symbol without a label makes a square button`(size: ButtonSize, name: String) throws {
    let layout = try layout(
      Button(label: "Name", symbol: name, placement: .only, size: size))
    #expect(layout.frame.width == layout.frame.height)
    #expect(layout.frame.height == ButtonMetrics(size, on: .iOS).height)
  }

  @Test(arguments: ButtonStyle.allCases)
  func `A state moves nothing`(style: ButtonStyle) throws {
    let normal = try layout(Button(label: "Share", symbol: "heart", style: style))
    // A spinner takes the place of the symbol of a button that loads, and may be wider.
    for state in ButtonState.allCases where state != .loading {
      let button = Button(label: "Share", symbol: "heart", style: style, state: state)
      let layout = try layout(button)
      check(layout, button)
      #expect(layout.frame == normal.frame && layout.baseline == normal.baseline)
      #expect(layout.symbolFrame == normal.symbolFrame && layout.labelFrame == normal.labelFrame)
    }
  }

  @Test(arguments: [SymbolPlacement.leading, .trailing])
  func `Label and symbol have the same baseline`(placement: SymbolPlacement) throws {
    for name in ["cart", "heart.fill", "chevron.right", "bell.badge"] {
      let layout = try layout(Button(label: "Add", symbol: name, placement: placement))
      let (symbol, frame) = (try #require(layout.symbol), try #require(layout.symbolFrame))
      #expect(isNear(frame.minY - symbol.bounds.minY, try #require(layout.baseline)))
      #expect(isNear(symbol.capHeight, layout.capHeight))
    }
  }

  @Test(arguments: SymbolPlacement.allCases)
  func `From right to left a button is mirrored`(placement: SymbolPlacement) throws {
    var button = Button(
      label: "Add", symbol: "circle", placement: placement, direction: .leftToRight)
    let left = try layout(button)
    button.direction = .rightToLeft
    let right = try layout(button)
    #expect(right.isRightToLeft && !left.isRightToLeft)
    #expect(left.frame == right.frame)
    func mirrored(_ box: Rect?) -> Rect? {
      box.map {
        Rect(
          minX: left.frame.width - $0.maxX, minY: $0.minY, maxX: left.frame.width - $0.minX,
          maxY: $0.maxY)
      }
    }
    for (a, b) in [
      (mirrored(left.symbolFrame), right.symbolFrame),
      (mirrored(left.labelFrame), right.labelFrame),
    ] {
      guard let a, let b else {
        #expect(a == nil && b == nil)
        continue
      }
      #expect(isNear(a.minX, b.minX) && isNear(a.maxX, b.maxX) && isNear(a.minY, b.minY))
    }
  }

  @Test func `An Arabic label has its symbol at the right, and symbols point to the left`() throws {
    let layout = try layout(Button(label: "أضف إلى السلة", symbol: "cart"))
    #expect(layout.isRightToLeft && layout.missingCharacters.isEmpty)
    let (label, symbol) = (try #require(layout.labelFrame), try #require(layout.symbolFrame))
    #expect(symbol.minX > label.maxX)
    #expect(isNear(layout.contentFrame.midX, layout.frame.midX))
    let next = try self.layout(Button(label: "التالي", symbol: "chevron.forward"))
    #expect(next.symbol?.isRightToLeftForm == true)
  }

  @Test(arguments: [90, 100.5, 133.3, 160, 199.9], SymbolPlacement.allCases)
  func `A label that is too long is truncated at the width`(
    width: Double, placement: SymbolPlacement
  ) throws {
    let layout = try layout(
      Button(
        label: "Add everything to the shopping cart", symbol: "cart", placement: placement,
        maxWidth: width))
    #expect(layout.frame.width <= width)
    #expect(layout.isTruncated == (placement != .only))
    #expect(layout.lineCount == (placement == .only ? 0 : 1))
    #expect(layout.frame.union(layout.contentFrame) == layout.frame)
    #expect(isNear(layout.contentFrame.midX, layout.frame.midX))
  }

  @Test(arguments: [110.0, 140, 180.5], [SymbolPlacement.leading, .trailing, .top])
  func `A label with several lines is wrapped at the width`(
    width: Double, placement: SymbolPlacement
  ) throws {
    let layout = try layout(
      Button(
        label: "Add everything to the cart", symbol: "square", placement: placement,
        maxWidth: width, maxLines: 5))
    #expect(layout.frame.width <= width && layout.lineCount > 1 && !layout.isTruncated)
    #expect(layout.frame.union(layout.contentFrame) == layout.frame)
    let label = try #require(layout.labelFrame)
    #expect(label.height > layout.capHeight * 2)
    if placement == .top {
      #expect(isNear(layout.contentFrame.midY, layout.frame.midY))
    } else {
      #expect(isNear(label.midY, layout.frame.midY))
      #expect(isNear(try #require(layout.symbolFrame).midY, layout.frame.midY))
    }
    #expect(isNear(layout.contentFrame.midX, layout.frame.midX))
    // Round corners do not cut the label.
    let radius = layout.cornerRadius
    let reach = Vector(
      max(radius - label.minX, 0), max(radius - (layout.frame.maxY - label.maxY), 0))
    #expect(reach.length < radius)
  }

  @Test func `A sufficient width changes nothing`() throws {
    let free = try layout(Button(label: "Add to cart", symbol: "cart"))
    let bound = try layout(
      Button(label: "Add to cart", symbol: "cart", maxWidth: free.frame.width))
    #expect(free.frame == bound.frame && !bound.isTruncated)
  }

  @Test func `Buttons grow with Dynamic Type`() throws {
    var last: ButtonLayout?
    for category in ContentSizeCategory.allCases {
      var settings = TypeSettings()
      settings.contentSize = category
      let points = try #require(TextStyle.body.resolved(in: settings)?.pointSize)
      let button = Button(label: "Add to cart", symbol: "cart")
      let layout = try layout(button, font: try TestLibrary.inter(size: points))
      check(layout, button)
      let label = try #require(layout.labelFrame)
      #expect(isNear(label.midY, layout.frame.midY))
      let growth = points / button.size.pointSize
      #expect(abs(layout.contentFrame.minX - 16 * growth) <= 1.5)
      #expect(try #require(layout.gap) == max((6 * growth).rounded(), 1))
      if let last {
        #expect(layout.frame.width > last.frame.width && layout.frame.height >= last.frame.height)
      }
      last = layout
    }
    // AX5: 53 points of body text.
    #expect(last?.pointSize == 53 && last?.frame.height == 106)
  }

  @Test(arguments: ButtonStyle.allCases)
  func `Only a focused button has a ring, outside of it, on whole points`(
    style: ButtonStyle
  ) throws {
    for state in ButtonState.allCases {
      let layout = try layout(Button(label: "OK", style: style, state: state))
      let list = layout.displayList()
      let ink = list.items.compactMap(\.bounds).reduce(Rect(.zero)) { $0.union($1) }
      guard state == .focused else {
        #expect(layout.outset == 0)
        #expect(list.width == layout.frame.width && list.height == layout.frame.height)
        continue
      }
      #expect(layout.outset >= 2 && layout.outset == layout.outset.rounded())
      #expect(list.width == layout.frame.width + 2 * layout.outset)
      #expect(ink == Rect(x: 0, y: 0, width: list.width, height: list.height))
    }
  }

  @Test func `Edges are sharp at one pixel per point`() throws {
    let button = Button(label: "Add to cart", symbol: "cart", shape: .roundedRectangle)
    let pixmap = try RasterRenderer().pixmap(try layout(button).displayList())
    let (row, column) = (pixmap.height / 2, pixmap.width / 2)
    func alpha(_ x: Int, _ y: Int) -> UInt8 { pixmap.pixels[4 * (y * pixmap.width + x) + 3] }
    #expect(alpha(0, row) == 255 && alpha(pixmap.width - 1, row) == 255)
    #expect(alpha(column, 0) == 255 && alpha(column, pixmap.height - 1) == 255)
  }

  @Test func `A symbol beside a label in a serif font matches its cap height`() throws {
    let font = try TestLibrary.serif(size: 17)
    let button = Button(label: "Add to cart", symbol: "cart")
    let layout = try layout(button, font: font)
    check(layout, button)
    #expect(isNear(layout.capHeight, font.metrics.capHeight))
    #expect(isNear(try #require(layout.symbol).capHeight, font.metrics.capHeight))
    #expect(isNear(try #require(layout.labelFrame).midY, layout.frame.midY))
  }

  @Test func `Prominent and cancelling buttons are heavier, including their symbols`() throws {
    func weight(_ style: ButtonStyle, _ role: ButtonRole) throws -> Double {
      try #require(
        try layout(Button(label: "OK", symbol: "checkmark", style: style, role: role)).symbol
      )
      .axisValue
    }
    let regular = try weight(.filled, .normal)
    #expect(try weight(.prominent, .normal) > regular + 100)
    #expect(try weight(.plain, .cancel) > regular + 100)
    #expect(try weight(.plain, .destructive) == regular)
  }

  @Test(arguments: [
    (ButtonPreset.system, SymbolScale.large), (.regular, .medium), (.bar, .large),
    (.compactBar, .medium),
  ])
  func `A preset configures the symbol`(preset: ButtonPreset, scale: SymbolScale) throws {
    let layout = try layout(
      Button(label: "Add", symbol: "cart", configuration: preset.configuration))
    #expect(layout.symbol?.scale == scale)
  }

  @Test(arguments: ButtonPlatform.allCases, ButtonSize.allCases)
  func `On every platform all distances are whole points`(
    platform: ButtonPlatform, size: ButtonSize
  ) throws {
    for placement in SymbolPlacement.allCases {
      for form in [ButtonForm.push, .pullDown] {
        let button = Button(
          label: "Favorite", symbol: "star", placement: placement, size: size,
          platform: platform, form: form)
        let font = try TestLibrary.inter(size: size.pointSize(on: platform))
        let layout = try layout(button, font: font)
        let lengths = ButtonSpec(button, layout).measures.map(\.length)
        #expect(lengths.allSatisfy { $0 == $0.rounded() && $0 > 0 }, "\(placement) \(lengths)")
        #expect(layout.frame.height >= ButtonMetrics(size, on: platform).height)
        #expect(
          layout.hitTarget.height >= (platform == .visionOS ? 60 : platform == .macOS ? 28 : 44))
      }
    }
  }

  @Test func `A regular button has 16 points beside, 11 above and 6 within its content`() throws {
    let button = Button(label: "Share", symbol: "square.and.arrow.up")
    let measures = ButtonSpec(button, try layout(button)).measures
    #expect(measures.map(\.length) == [16, 16, 11, 11, 6])
  }

  /// 28, 32, 44, 52 and 64: the Human Interface Guidelines, Buttons; 15, 18, 21 and 24: WebKit's theme.
  @Test func `Heights of visionOS and macOS match published values`() throws {
    func heights(_ platform: ButtonPlatform) -> [Double] {
      ButtonSize.allCases.map { ButtonMetrics($0, on: platform).height }
    }
    #expect(heights(.visionOS) == [28, 32, 44, 52, 64])
    #expect(heights(.macOS).prefix(4) == [15, 18, 21, 24])
  }

  @Test(arguments: ButtonPlatform.allCases, ButtonSize.allCases)
  func `The font is that of the platform's text style`(
    platform: ButtonPlatform, size: ButtonSize
  ) throws {
    let style = size.textStyle(on: platform)
    let own = try #require(StylePlatform(platform.rawValue))
    let resolved = try #require(style.resolved(in: TypeSettings(platform: own)))
    #expect(resolved.pointSize == size.pointSize(on: platform))
  }

  @Test(arguments: [SymbolPlacement.top, .bottom])
  func `A capsule with a symbol above or below the label has space at its ends`(
    placement: SymbolPlacement
  ) throws {
    for label in ["Go", "Share", "Add to cart"] {
      let layout = try layout(
        Button(label: label, symbol: "square.and.arrow.up", placement: placement, shape: .capsule))
      #expect(layout.cornerRadius == layout.frame.height / 2)
      let content = layout.contentFrame
      #expect(
        content.minX >= layout.cornerRadius
          && content.maxX <= layout.frame.width - layout.cornerRadius)
    }
  }

  @Test func `The alternative text has the label and its symbol once, with the state`() throws {
    func spoken(
      _ label: String, _ state: ButtonState, _ form: ButtonForm = .push
    ) throws -> String {
      try layout(Button(label: label, symbol: "star", state: state, form: form)).altText
    }
    #expect(try spoken("Favorite", .normal) == "Favorite")
    #expect(try spoken("Favorite", .selected) == "Favorite, selected")
    #expect(try spoken("", .disabled).hasSuffix(", disabled"))
    #expect(try spoken("Mute", .normal, .toggle) == "Mute, off")
    #expect(try spoken("Mute", .selected, .toggle) == "Mute, on")
  }

  @Test func `A state has its own symbol, label and colour`() throws {
    var button = Button(label: "Like", symbol: "heart", style: .plain)
    button.looks[.selected] = ButtonLook(
      label: "Liked", symbol: "heart.fill", tint: .system(.systemPink))
    #expect(try layout(button).symbol?.name == "heart")
    button.state = .selected
    let selected = try layout(button)
    #expect(selected.symbol?.name == "heart.fill" && selected.altText == "Liked, selected")
    #expect(selected.background == Color(.systemPink, .light))
    button.looks[.disabled] = ButtonLook(symbol: "", tint: .fixed(.black))
    button.state = .disabled
    let disabled = try layout(button)
    #expect(disabled.symbol == nil && disabled.foreground == .black)
  }

  @Test func `Menu arrows are at the end in reading order`() throws {
    for direction in [WritingDirection.leftToRight, .rightToLeft] {
      let layout = try layout(
        Button(label: "Sort", symbol: "star", direction: direction, form: .pullDown))
      let (label, frame) = (try #require(layout.labelBox), layout.contentFrame)
      let room = direction == .leftToRight ? frame.maxX - label.maxX : label.minX - frame.minX
      #expect(room > 6 && room < 24)
    }
  }

  @Test func `Bold text is heavier, and another step heavier if the text is already heavy`() throws
  {
    func weight(_ style: ButtonStyle, _ isBold: Bool) throws -> Double {
      let button = Button(label: "OK", symbol: "checkmark", style: style, hasBoldText: isBold)
      return try #require(try layout(button).symbol).axisValue
    }
    #expect(try weight(.plain, true) > weight(.plain, false) + 100)
    #expect(try weight(.prominent, true) > weight(.prominent, false) + 50)
    #expect(BoldText.weight(for: 400) == 600 && BoldText.weight(for: 600) == 700)
    #expect(BoldText.weight(for: 900) == 900)
  }

  @Test func `On a picture a glass button has space around it and a legible label`() throws {
    let font = try TestLibrary.inter(size: 17)
    for (color, appearance) in [(Color.black, Appearance.light), (.white, .dark)] {
      let layout = try layout(
        Button(
          label: "Play", style: .glass, painting: SymbolPainting(appearance: appearance),
          backdrop: .color(.fixed(color))), font: font)
      let list = layout.displayList()
      #expect(list.width == layout.frame.width + 48 && list.height == layout.frame.height + 48)
      let ground = try #require(layout.background).over(color)
      #expect(layout.foreground.contrastRatio(to: ground) >= 4.5)
    }
  }
}
