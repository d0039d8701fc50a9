/// A source of other names for symbols: an icon set, or the menus of programs.
///
/// Menus name the action of the symbol. The cases are the columns of `fonts/names.tsv`, in order.
package enum OtherSet: String, CaseIterable, Sendable {
  case material = "Material Symbols"
  case fontAwesome = "Font Awesome"
  case lucide = "Lucide"
  case bootstrap = "Bootstrap Icons"
  case menus
}
