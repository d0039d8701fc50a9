internal import SymtextAnimation
internal import SymtextSymbolImport

extension EffectStyles {
  /// The events with a class: `symtext--on-hover`.
  ///
  /// An effect starts by itself when an element with its class is loaded, or gets the class.
  static let triggers: [EffectTrigger] = [.hover, .press, .focus, .view]

  /// How long the gate of an effect stays open after the event, in seconds, so that the effect ends.
  private static let leave = 0.8

  /// The classes that let effects wait for an event.
  ///
  /// The name of an effect follows a gate: nothing if the gate is open, or a word that makes the declaration invalid. The
  /// gate closes later than the event ends, by a transition. Animations see a transition of an element around
  /// theirs, not one of their own; so the link or button around a symbol has it. Rules without specificity leave
  /// elements their own transitions.
  var triggers: String {
    let prefix = names.prefix
    let hosts = EffectTrigger.hosts(prefix)
    // One for each property that an effect changes: Chromium 156 does not repeat a single one.
    let views = Array(repeating: "--\(prefix)-view play-once", count: 4).joined(separator: ", ")
    var css = """

      /* With one more class, on the symbol or on an element around it, an effect waits for an event:
         \(prefix)--on-hover  the pointer is over the symbol or the link or button around it, or keys move the focus there,
         \(prefix)--on-press  somebody presses the symbol or the link or button around it,
         \(prefix)--on-focus  the symbol or the link, button or field around it has the focus,
         \(prefix)--on-view   the symbol scrolls into view, in browsers with animation-trigger.
         The class \(prefix)--trigger on another element lets it count as a button does. In a button the effect goes on
         for --\(prefix)-effect-leave, .8s, after the event, unless it lasts, as scale does. */

      """
    for trigger in Self.triggers {
      let element = ".\(names.trigger(trigger))"
      guard let state = trigger.state else {
        css += """
          \(element) { timeline-trigger: --\(prefix)-view view() contain; trigger-scope: --\(prefix)-view; }
          \(moving):is(\(element), \(element) *) { animation-trigger: \(views); }

          """
        continue
      }
      let gate = "--\(prefix)-\(trigger.rawValue)-gate"
      let delay = "--\(prefix)-\(trigger.rawValue)-leave"
      css += """
        :where(\(hosts)):where(\(element), :has(\(element))) {
          \(gate): off;
          transition: \(gate) 0s allow-discrete var(\(delay), var(--\(prefix)-effect-leave, \(CSSNumber.text(Self.leave))s));
        }
        \(hosts)\(state) { \(gate): ; \(delay): 0s; }
        \(element) { --\(prefix)-effect-gate: var(\(gate), off); }
        \(element)\(state) { --\(prefix)-effect-gate: ; }

        """
    }
    let lasting =
      ["scale", "disappear"].map { "[class*=\"\(names.effect($0))\"]" }
      + [".\(prefix)--pair", "[class*=\"\(prefix)--effect-\"][class*=\"-continuous\"]"]
    return css + """
      :where(\(hosts)):where(:has(:is(\(lasting.joined(separator: ", "))))) { --\(prefix)-effect-leave: 0s; }

      """
  }
}
