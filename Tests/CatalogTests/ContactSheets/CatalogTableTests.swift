@testable import SymtextCatalog
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing

struct CatalogTableTests {
  @Test func `Each symbol has a line, its variants are suffixes, and Markdown is escaped`() {
    let text = CatalogTable(title: "Mine").markdown([
      listed("cart", "Cart | trolley", category: "commerce", aliases: ["shop", "buy"]),
      listed("cart.fill", "Cart, filled", category: "commerce", base: "cart"),
      listed("alone.fill", "Its *base* is elsewhere", base: "alone"),
      listed("product", "Product", note: "Only for the product"),
    ])
    #expect(text.hasPrefix("# Mine\n"))
    #expect(text.contains("3 symbols, 1 stored variants, and 2 other names.\n"))
    #expect(text.contains("| `cart` | Cart \\| trolley | `buy` `shop` | `.fill` | 0.1 |\n"))
    #expect(text.contains("| `alone.fill` | Its \\*base\\* is elsewhere |  |  | 0.1 |\n"))
    #expect(text.contains("| `product` | Product – Only for the product |"))
    #expect(text.contains("\n## Commerce\n") && text.contains("\n## Objects\n"))
  }

  @Test func `The documentation lists the library's symbols`() throws {
    let file = try PackageFiles.text(PackageFiles.path("Documentation/Symbols.md"))
    let listing = try TestLibrary.bundled.get().listing
    let table = CatalogTable(title: "Symbols").markdown(
      ListedForms(listing).folded(listing, of: listing))
    #expect(
      file == table, "write it anew: .build/debug/symtext symbols list -o Documentation/Symbols.md")
  }
}
