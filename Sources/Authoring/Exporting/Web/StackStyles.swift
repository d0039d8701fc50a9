internal import SymtextAnimation
internal import SymtextSymbolImport
internal import SymtextSymbolText

/// The classes that stack the layers of a symbol on a page, and light them up one after another.
struct StackStyles: Sendable {
  /// The names of classes and properties.
  var names: ClassNames
  /// The most layers of a symbol.
  var mostLayers: Int
  /// The motions of the symbols.
  var motions: [DirectedMotion]

  /// A variable-colour effect with a class.
  struct Lighting: Sendable {
    /// The suffix of the class.
    var word: String
    /// The style of the effect.
    var style: SymbolEffect.VariableColor
    /// Whether it repeats without end.
    var goesOn: Bool
  }

  static let lightings = [false, true].flatMap { goesOn in
    [false, true].flatMap { isReversing in
      [true, false].map { isCumulative in
        var style = SymbolEffect.VariableColor()
        style.isCumulative = isCumulative
        style.isReversing = isReversing
        let words =
          ["variableColor"] + (isCumulative ? [] : ["iterative"])
          + (isReversing ? ["reversing"] : []) + (goesOn ? ["continuous"] : [])
        return Lighting(word: words.joined(separator: "-"), style: style, goesOn: goesOn)
      }
    }
  }

  /// The properties that determine how the layers of a symbol light up.
  struct Lights: Hashable {
    /// The number of steps.
    var count: Int
    /// Whether the first step follows the last one.
    var isClosed: Bool

    init(count: Int, isClosed: Bool) { (self.count, self.isClosed) = (count, isClosed) }

    init(_ motion: StackedMotion) {
      count = motion.stepCount
      isClosed = motion.isLoopClosed
    }

    /// Returns the property of the length, which is also the prefix of those of the curves.
    func property(_ names: ClassNames) -> String {
      "--\(names.prefix)-light-\(count)\(isClosed ? "-closed" : "")"
    }
  }

  private var prefix: String { names.prefix }

  /// The rules.
  var css: String {
    var css = """

      /* Stacked layers, each with its own motion; motion groups start one after another:
         <span class="\(prefix) \(prefix)--stacked \(prefix)--effect-bounce" role="img" aria-label="…"><i
         class="\(prefix)-NAME" aria-hidden="true"></i>…</span>, with an <i> per layer, from back to front; the
         list of symbols has their number. Areas that a layer clears are cut out, so they do not move with the
         layer; the layers have one colour, or each its own. --\(prefix)-effect-unlit: 0 hides the layers that
         variableColor dims. */
      .\(prefix)--stacked { display: inline-grid; }
      .\(prefix)--stacked > * {
        grid-area: 1 / 1;
        font-style: inherit;
        font-weight: inherit;
        font-feature-settings: var(--\(prefix)-scale, "ss01" 0), var(--\(prefix)-layer, "cv01" 0);
      }
      .\(prefix)--stacked > :dir(rtl)::before { unicode-bidi: bidi-override; }

      """
    for number in 1...max(mostLayers, 1) {
      let feature = "cv\(number < 10 ? "0" : "")\(number)"
      css += """
        .\(prefix)--stacked > :nth-child(\(number)) { --\(prefix)-layer: "\(feature)"; --\(prefix)-group: \(number - 1); }
        .\(prefix)--stacked:has(> :nth-child(\(number)):last-child) { --\(prefix)-groups: \(number); }

        """
    }
    let lights = Set(motions.flatMap { [$0.leftToRight, $0.rightToLeft] }.map(Lights.init))
      .filter { $0.count > 0 }
      .sorted { ($0.count, $0.isClosed ? 1 : 0) < ($1.count, $1.isClosed ? 1 : 0) }
    guard !lights.isEmpty else { return css }
    css +=
      "@keyframes \(names.goesOut) { to { opacity: var(--\(prefix)-effect-unlit, \(CSSNumber.text(EffectTracks.unlit))); } }\n"
    for lighting in Self.lightings { css += rules(lighting, lights) }
    return css
  }

  private func rules(_ lighting: Lighting, _ lights: [Lights]) -> String {
    let selector = ".\(prefix)--stacked.\(names.effect(lighting.word))"
    var lines: [String] = []
    for light in lights {
      let (length, easings) = EffectTracks.lights(
        lighting.style, steps: light.count, isClosed: light.isClosed, goesOn: lighting.goesOn)
      let property = light.property(names)
      lines.append("\(property): \(CSSNumber.text(length))s")
      for (step, easing) in easings.enumerated() {
        lines.append("\(property)-\(step): \(EffectStyles.easing(easing))")
      }
    }
    return """
      \(selector) {
        \(lines.joined(separator: ";\n  "));
      }
      \(selector) > * {
        --\(prefix)-effect-name: var(--\(prefix)-light, none);
        --\(prefix)-effect-length: var(--\(prefix)-light-length, 0s);
        --\(prefix)-effect-easing: var(--\(prefix)-light-easing, linear);
        --\(prefix)-effect-times: \(lighting.goesOn ? "infinite" : "1");
      }

      """
  }
}
