@testable import SymtextCatalog
import Testing

struct SearchWordsTests {
  @Test(arguments: [
    ("shopping_cart", ["shopping", "cart"]), ("ShoppingCart", ["shopping", "cart"]),
    ("Shopping cart!", ["shopping", "cart"]), ("arrow.up-left", ["arrow", "up", "left"]),
    ("don\u{2019}t", ["dont"]), ("50.square", ["50", "square"]), ("C++", ["c++"]),
    ("größe", ["größe"]), ("URL", ["url"]), ("", []), (" ._- ", []),
  ])
  func `A text is taken apart`(text: String, words: [String]) {
    #expect(SearchWords.words(text) == words)
  }

  @Test(arguments: [
    ["share", "shares", "shared", "sharing"], ["colour", "color", "colours"],
    ["centre", "center", "centred"], ["organise", "organize", "organised"],
    ["run", "running", "runs"], ["battery", "batteries"], ["box", "boxes"], ["grey", "gray"],
    ["aeroplane", "airplane"], ["watch", "watches"], ["glass", "glasses"],
    ["favourite", "favorite"], ["neighbours", "neighbor"],
  ])
  func `Words that differ in their endings are one`(words: [String]) {
    #expect(Set(words.map(SearchWords.stem)).count == 1, "\(words.map(SearchWords.stem))")
  }

  @Test(arguments: [
    ("bus", "bush"), ("sing", "sign"), ("red", "ready"), ("wing", "wine"), ("virus", "viral"),
    ("tennis", "tenni"), ("gas", "gaze"),
  ])
  func `Words that differ otherwise are two`(one: String, other: String) {
    #expect(SearchWords.stem(one) != SearchWords.stem(other))
  }

  @Test(arguments: [
    ("fa-solid fa-bell", ["solid", "bell"]), ("delete icon", ["delete"]), ("icon", ["icon"]),
    ("a symbol for the map", ["map"]),
  ])
  func `What only says that it is an icon is left out`(text: String, words: [String]) {
    #expect(SearchWords.query(text) == words)
  }
}
