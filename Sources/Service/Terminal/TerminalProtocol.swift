/// How a terminal is shown a picture.
package enum TerminalProtocol: String, CaseIterable {
  /// <https://sw.kovidgoyal.net/kitty/graphics-protocol/>
  case kitty
  /// <https://iterm2.com/documentation-images.html>
  case iterm2
  /// DEC's sixels, in 256 colours.
  case sixel

  /// What the terminal that is said to be there understands; `nil` where that is none, or not known.
  ///
  /// Terminals say who they are, not what they can: those are named of which all versions in use do. VTE's and
  /// Windows' show sixels only as they were built, and multiplexers pass on what they were told to.
  /// - Parameter value: of a variable of the environment.
  package init?(environment value: (String) -> String?) {
    let (kind, program) = (value("TERM") ?? "", value("TERM_PROGRAM") ?? "")
    if value("TMUX") != nil || kind.hasPrefix("screen") || kind.hasPrefix("tmux") { return nil }
    if value("KITTY_WINDOW_ID") != nil || kind == "xterm-kitty" || kind == "xterm-ghostty"
      || program == "ghostty"
    {
      self = .kitty
    } else if program == "WezTerm" || value("WEZTERM_PANE") != nil || program == "iTerm.app"
      || value("LC_TERMINAL") == "iTerm2"
    {
      self = .iterm2
    } else if kind == "foot" || kind.hasPrefix("foot-") || kind == "mlterm" || kind == "contour"
      || program == "mintty" || kind.contains("sixel")
      || (value("KONSOLE_VERSION").flatMap { Int($0) } ?? 0) >= 220400
    {
      self = .sixel
    } else {
      return nil
    }
  }
}
