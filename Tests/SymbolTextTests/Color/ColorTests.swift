import SymbolText
import Testing

struct ColorTests {
  @Test(arguments: [
    ("#f00", Color(red: 1, green: 0, blue: 0)),
    ("#F008", Color(red: 1, green: 0, blue: 0, alpha: 136.0 / 255)),
    ("#0088ff", Color(red: 0, green: 136.0 / 255, blue: 1)),
    ("#0088FF80", Color(red: 0, green: 136.0 / 255, blue: 1, alpha: 128.0 / 255)),
    ("red", Color(red: 1, green: 0, blue: 0)),
    ("TEAL", Color(red: 0, green: 128.0 / 255, blue: 128.0 / 255)),
    ("transparent", Color(red: 0, green: 0, blue: 0, alpha: 0)),
  ])
  func `Hexadecimal colours and the basic names are read`(text: String, color: Color) {
    #expect(Color(text) == color)
  }

  @Test(arguments: [
    "", "#", "#12", "#12345", "#1234567", "#ggg", "reddish", "f00", "# f00", "#１２３",
  ])
  func `Anything else is no colour`(text: String) {
    #expect(Color(text) == nil)
  }

  @Test func `Parts beyond 0 to 1 are brought to the end`() {
    let color = Color(red: -1, green: 2, blue: 0.5, alpha: 3)
    #expect(color == Color(red: 0, green: 1, blue: 0.5, alpha: 1))
  }

  @Test func `Opacity is multiplied`() {
    #expect(Color(red: 1, green: 1, blue: 1, alpha: 0.5).opacity(0.5).alpha == 0.25)
  }
}
