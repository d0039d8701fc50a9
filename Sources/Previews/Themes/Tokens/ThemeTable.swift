extension Theme {
  /// The table of all tokens as Markdown: path, type, values, meaning.
  public static var tokenTable: String {
    var lines = ["| token | type | values | meaning |", "|---|---|---|---|"]
    func add<Root>(_ group: String, _ tokens: [ThemeToken<Root>]) {
      for token in tokens {
        lines.append(
          "| `\(group)\(token.name)` | \(token.field.type) | \(token.field.unit) | \(token.meaning) |"
        )
      }
    }
    for role in ThemeTokens.roles {
      lines.append("| `color.\(role.name)` | color | – | \(role.meaning) |")
    }
    lines.append("| `color.NAME` | color | – | a colour of your own, for `{color.NAME}` |")
    lines.append(
      "| `font.family` | fontFamily | – | the families of labels; the first installed one is used |"
    )
    add("button.size.SIZE.", ThemeTokens.measures)
    add("button.STYLE.", ThemeTokens.look)
    for kind in ["chip", "fab", "badge"] {
      lines.append(
        "| `\(kind).size.SIZE.NAME`, `\(kind).NAME`, `\(kind).STATE.NAME` | | | as in `button.size.SIZE` and `button.STYLE` |"
      )
    }
    add("button.focus.", ThemeTokens.focus)
    add("button.", ThemeTokens.button)
    add("contrast.", ThemeTokens.contrast)
    add("bar.KIND.", ThemeTokens.bar)
    add("glass.", ThemeTokens.glass)
    return lines.joined(separator: "\n") + "\n"
  }
}
