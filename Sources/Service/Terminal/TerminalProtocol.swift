/// A protocol for pictures in terminals.
package enum TerminalProtocol: String, CaseIterable {
  /// <https://sw.kovidgoyal.net/kitty/graphics-protocol/>
  case kitty
  /// <https://iterm2.com/documentation-images.html>
  case iterm2
  /// DEC's sixels, in 256 colours.
  case sixel

  /// Finds the protocol of the terminal in the environment; `nil` if it has none or is unknown.
  ///
  /// Terminals give their names, not their abilities, so the list has those whose versions in use all show pictures.
  /// Sixels in VTE's and Windows' terminals depend on the build, and in multiplexers on their settings.
  /// - Parameter value: returns the value of an environment variable.
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
