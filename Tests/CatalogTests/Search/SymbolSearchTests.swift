@testable import SymtextCatalog
@testable import SymtextSymbolText
import Testing

struct SymbolSearchTests {
  private static let names = OtherNames(
    """
    # ours, then those of the sets
    cart\tshopping_cart trolley\tcart-shopping\tshopping-cart\tcart2\tadd_to_cart
    lightbulb\t-\t-\tlamp\t-\t-
    """)

  private static let search = SymbolSearch(
    [
      listed("cart", "Shopping cart", category: "commerce", keywords: ["shop", "buy"]),
      listed("cart.badge.plus", "Shopping cart with plus badge", keywords: ["shop"], base: "cart"),
      listed("cart.fill", "Shopping cart, filled", keywords: ["shop", "buy"], base: "cart"),
      listed("lightbulb", "Light bulb", keywords: ["idea", "hint", "colour"]),
      listed("envelope", "Envelope", keywords: ["letter", "post"], aliases: ["mail"]),
      listed("mailbox", "Mailbox", keywords: ["mail", "post"]),
      listed("cloud.rain", "Cloud with rain", category: "weather", keywords: ["forecast"]),
      listed("umbrella", "Umbrella", keywords: ["rain", "weather forecast"]),
      listed("a", "Letter A"), listed("number.50", "Number 50", keywords: ["fifty"]),
    ], otherNames: names ?? .bundled)

  private func names(_ text: String, most: Int = .max) -> [String] {
    Self.search.matches(text, most: most).map(\.symbol.name)
  }

  @Test(arguments: [
    ("cart", "cart"), ("shopping cart", "cart"), ("shopping_cart", "cart"),
    ("ShoppingCart", "cart"), ("trolley", "cart"), ("fa-cart-shopping", "cart"),
    ("add to cart", "cart"), ("light bulb", "lightbulb"), ("lightbulbs", "lightbulb"),
    ("ideas", "lightbulb"), ("color", "lightbulb"), ("mail", "envelope"),
    ("cart plus", "cart.badge.plus"), ("cart.badge.plus", "cart.badge.plus"),
    ("rain", "umbrella"), ("raining", "cloud.rain"), ("weather forecast", "umbrella"),
    ("a", "a"), ("50", "number.50"), ("umbrela", "umbrella"), ("envelpoe", "envelope"),
    ("wether", "umbrella"), ("umbr", "umbrella"), ("envelope zzzzzz", "envelope"),
  ])
  func `The best match comes first`(text: String, name: String) {
    #expect(names(text).first == name, "\(names(text))")
  }

  @Test func `All words must match if some symbol matches all`() {
    #expect(names("shop buy") == ["cart", "cart.fill"])
    #expect(Set(names("post")) == ["envelope", "mailbox"])
  }

  @Test func `Variants come after their base`() {
    #expect(names("shop").first == "cart")
    #expect(names("shop").count == 3)
    #expect(names("shop", most: 2).count == 2)
  }

  @Test(arguments: ["", " ", "qqqq", "zz", "\u{1F600}", String(repeating: "x", count: 100_000)])
  func `An unmatched search finds nothing`(text: String) { #expect(names(text).isEmpty) }

  @Test func `A result states the reason`() {
    func reason(_ text: String) -> SymbolMatch.Reason? { Self.search.matches(text).first?.reason }
    #expect(reason("cart") == .name)
    #expect(reason("mail") == .alias("mail"))
    #expect(reason("trolley") == .otherName(.init(set: .material, name: "trolley")))
    #expect(reason("add to cart") == .otherName(.init(set: .menus, name: "add_to_cart")))
    #expect(reason("idea") == .keyword("idea"))
  }

  @Test func `Results have a stable order`() {
    for text in ["shop", "rain", "mail", "c"] {
      #expect(names(text) == names(text))
      let matches = Self.search.matches(text)
      #expect(zip(matches, matches.dropFirst()).allSatisfy { $0.score >= $1.score })
    }
  }
}
