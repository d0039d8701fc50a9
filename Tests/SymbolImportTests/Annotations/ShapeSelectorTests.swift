@testable import SymtextGraphics
@testable import SymtextSymbolImport
import Testing

/// The texts that choose shapes.
struct ShapeSelectorTests {
  @Test(arguments: [
    "*", "#wave", "#Vector 2", "3", "2~a91c", "2~00ff @5,12.5,14,3.5", "#dot 1~3f2a @12,20,0.01,0",
    "#a b 12~0000",
  ])
  func `A selector is written as it is read`(text: String) {
    #expect(ShapeSelector(text)?.text == text)
  }

  @Test func `An id may end in a number, and a print follows it`() {
    #expect(ShapeSelector("#Vector 2")?.id == "Vector 2")
    let bound = ShapeSelector("#Vector 2 4~00a1 @1,2,3,4")
    #expect(bound?.id == "Vector 2" && bound?.place == 4 && bound?.code == 0xA1)
    #expect(bound?.box == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(arguments: [
    "", " ", "#", "wave", "0", "-1", "2~a91", "2~zzzz", "2~a91c~1", "@1,2,3,4", "1 @1,2,3",
    "1 @1,2,-3,4", "1 @1,2,3,nan", "100001", "99999999999999999999", "* 1",
  ])
  func `Other texts are refused`(text: String) {
    #expect(ShapeSelector(text) == nil)
  }
}
