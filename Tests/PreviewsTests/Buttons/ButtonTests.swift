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

  @Test func `Buttons of all styles look as they did`() throws {
    let lists = try ButtonStyle.allCases.map { style in
      "\(style)\n\(try list(Button(label: "Add to cart", symbol: "cart", style: style)))\n"
    }
    try Snapshot("buttons.txt").check(lists.joined())
  }

  @Test(arguments: [(ButtonSize.small, 28.0), (.regular, 34), (.large, 50)])
  func `A size has its least height`(size: ButtonSize, height: Double) throws {
    #expect(try list(Button(label: "OK", size: size)).height >= height)
  }

  @Test(arguments: ButtonSize.allCases)
  func `The label's capitals stand in the middle of the button`(size: ButtonSize) throws {
    let list = try list(Button(label: "HEH", style: .plain, size: size))
    let box = try #require(list.items.first?.bounds)
    #expect(abs(box.midY - list.height / 2) < 0.02 * box.height)
    #expect(abs(box.midX - list.width / 2) < 1.5)
  }

  @Test func `A symbol without a label stands in the middle of the button`() throws {
    let list = try list(Button(label: "", symbol: "circle", style: .plain))
    let box = try #require(list.items.first?.bounds)
    #expect(abs(box.midX - list.width / 2) < 1e-6)
    #expect(abs(box.midY - list.height / 2) < 0.005 * box.height)
  }

  @Test func `Nothing is no button`() {
    #expect(throws: SymbolError.self) { try list(Button(label: "")) }
  }

  @Test func `Braces in a label are braces`() throws {
    let plain = try list(Button(label: "{x}", style: .plain))
    #expect(plain.items.count == 1)
  }

  @Test(arguments: [("#0088ff", Color.white), ("#ffee00", .black), ("white", .black)])
  func `A filled button's label is in black or white, whichever reads better`(
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
