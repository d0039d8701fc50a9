@testable import SymtextCatalog
import Testing

struct SearchWordsTests {
  @Test(arguments: [
    ("shopping_cart", ["shopping", "cart"]), ("ShoppingCart", ["shopping", "cart"]),
    ("Shopping cart!", ["shopping", "cart"]), ("arrow.up-left", ["arrow", "up", "left"]),
    ("don\u{2019}t", ["dont"]), ("50.square", ["50", "square"]), ("C++", ["c++"]),
    ("größe", ["größe"]), ("URL", ["url"]), ("", []), (" ._- ", []),
  ])
  func `A text is split into words`(text: String, words: [String]) {
    #expect(SearchWords.words(text) == words)
  }

  @Test(arguments: [
    ["share", "shares", "shared", "sharing"], ["colour", "color", "colours"],
    ["centre", "center", "centred"], ["organise", "organize", "organised"],
    ["run", "running", "runs"], ["battery", "batteries"], ["box", "boxes"], ["grey", "gray"],
    ["aeroplane", "airplane"], ["watch", "watches"], ["glass", "glasses"],
    ["favourite", "favorite"], ["neighbours", "neighbor"],
  ])
  func `Words with different endings match`(words: [String]) {
    #expect(Set(words.map(SearchWords.stem)).count == 1, "\(words.map(SearchWords.stem))")
  }

  @Test(arguments: [
    ("bus", "bush"), ("sing", "sign"), ("red", "ready"), ("wing", "wine"), ("virus", "viral"),
    ("tennis", "tenni"), ("gas", "gaze"),
  ])
  func `Otherwise different words do not match`(one: String, other: String) {
    #expect(SearchWords.stem(one) != SearchWords.stem(other))
  }

  @Test(arguments: [
    ("fa-solid fa-bell", ["solid", "bell"]), ("delete icon", ["delete"]), ("icon", ["icon"]),
    ("a symbol for the map", ["map"]),
  ])
  func `Words that mean only icon are omitted`(text: String, words: [String]) {
    #expect(SearchWords.query(text) == words)
  }
}
