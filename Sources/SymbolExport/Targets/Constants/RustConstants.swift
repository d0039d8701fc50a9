internal import SymtextSymbols
internal import SymtextSymbolText

/// Constants in Rust.
struct RustConstants: ConstantLanguage {
  let rules = NameLanguage.rust
  let scheme = NameScheme.screamingSnake
  let members = ["ALL"]

  func file(_ type: String) -> String { "\(words(of: type, joinedBy: "_")).rs" }

  func constant(_ symbol: ConstantSymbol, _ type: String) -> String {
    let name = symbol.name
    let (own, alt, words) = texts(symbol)
    let code = symbol.code.map { "Some('\\u{\($0)}')" } ?? "None"
    return
      "pub const \(name): \(type) = \(type) { name: \(own), character: \(code), alt: \(alt), keywords: &[\(words)] };\n"
  }

  func frame(_ type: String) -> String {
    """
    /// A symbol of the library.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub struct \(type) {
        pub name: &'static str,
        /// The character in the font; `None` for a variant that the font does not store.
        pub character: Option<char>,
        /// The words that a screen reader speaks.
        pub alt: &'static str,
        pub keywords: &'static [&'static str],
    }

    @@
    /// All symbols.
    pub const ALL: &[\(type)] = &[
    @@];

    """
  }
}
