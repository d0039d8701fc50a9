@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextPreviews
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTestSupport
import Testing

struct ButtonTests {
  private func list(_ button: Button) throws -> DisplayList {
    try button.displayList(
      font: try TestLibrary.inter(size: button.size.pointSize),
      library: try TestLibrary.bundled.get())
  }

  @Test func `Buttons of all styles match their snapshots`() throws {
    let lists = try ButtonStyle.allCases.map { style in
      "\(style)\n\(try list(Button(label: "Add to cart", symbol: "cart", style: style)))\n"
    }
    try Snapshot("buttons.txt").check(lists.joined())
  }

  @Test(arguments: [(ButtonSize.small, 28.0), (.regular, 34), (.large, 50)])
  func `A size has a minimum height`(size: ButtonSize, height: Double) throws {
    #expect(try list(Button(label: "OK", size: size)).height >= height)
  }

  @Test(arguments: ButtonSize.allCases)
  func `The label's capitals are vertically centred in the button`(size: ButtonSize) throws {
    let list = try list(Button(label: "HEH", style: .plain, size: size))
    let box = try #require(list.items.first?.bounds)
    #expect(abs(box.midY - list.height / 2) < 0.02 * box.height)
    #expect(abs(box.midX - list.width / 2) < 1.5)
  }

  @Test func `A symbol without a label is centred in the button`() throws {
    let list = try list(Button(label: "", symbol: "circle", style: .plain))
    let box = try #require(list.items.first?.bounds)
    #expect(abs(box.midX - list.width / 2) < 1e-6)
    #expect(abs(box.midY - list.height / 2) < 0.005 * box.height)
  }

  @Test func `A button without content is an error`() {
    #expect(throws: SymbolError.self) { try list(Button(label: "")) }
  }

  @Test func `Braces in a label are braces`() throws {
    let plain = try list(Button(label: "{x}", style: .plain))
    #expect(plain.items.count == 1)
  }

  @Test(arguments: [("#0088ff", Color.white), ("#ffee00", .black), ("white", .black)])
  func `A filled button's label is black or white, whichever has more contrast`(
    tint: String, expected: Color
  ) throws {
    let button = Button(label: "OK", tint: try #require(AdaptiveColor(tint)))
    guard case .glyphs(_, .color(let color)) = try #require(try list(button).items.last) else {
      Issue.record("the label is not on top")
      return
    }
    #expect(color == expected)
  }
}
