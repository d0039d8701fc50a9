/// Where a symbol has another name that people know: a set of icons, or the menus of programs.
///
/// Menus call it by what it does. These are the columns of `fonts/names.tsv`, in their order.
package enum OtherSet: String, CaseIterable, Sendable {
  case material = "Material Symbols"
  case fontAwesome = "Font Awesome"
  case lucide = "Lucide"
  case bootstrap = "Bootstrap Icons"
  case menus
}
