internal import Animation
internal import FontGlyphs
internal import Symbols
internal import SymbolImport

/// The part of the example page where symbols move when they are pointed at, pressed or focused.
struct EffectGallery: Sendable {
  private let sheet: StyleSheet

  private var names: ClassNames { sheet.names }
  private var prefix: String { names.prefix }

  /// - Parameter sheet: what the page is of.
  init(_ sheet: StyleSheet) { self.sheet = sheet }

  /// An effect and a symbol that shows it.
  private struct Card {
    var word: String
    var symbol: Symbol
    /// Whether the symbol lies there in layers.
    var isStacked: Bool
    /// Whether it goes on until it is pressed again.
    var goesOn: Bool
  }

  /// Which symbols show effects best, if they are there.
  private static let favourites: [String: [String]] = [
    "appear": ["star"], "disappear": ["trash"], "bounce": ["heart.fill", "heart"],
    "scale": ["magnifyingglass", "plus"], "pulse": ["circle.fill", "location", "circle"],
    "wiggle": ["bell"], "wiggle-forward": ["arrow.forward"], "wiggle-up": ["arrow.up"],
    "breathe": ["leaf", "moon"], "rotate": ["arrow.clockwise", "gear"],
    "rotate-continuous": ["gear", "arrow.clockwise"],
  ]

  // MARK: Which

  private var cards: [Card] {
    let words = [
      "appear", "disappear", "bounce", "scale", "wiggle", "wiggle-forward", "rotate", "pulse",
      "breathe", "rotate-continuous",
    ]
    return words.compactMap { word in
      (symbol(among: Self.favourites[word] ?? []) ?? sheet.set.symbols.first).map {
        Card(word: word, symbol: $0, isStacked: false, goesOn: Self.goesOn(word))
      }
    }
  }

  /// What goes on is played until it is pressed again.
  private static func goesOn(_ word: String) -> Bool {
    ["pulse", "breathe"].contains(word) || word.hasSuffix("-continuous")
  }

  private var layeredCards: [Card] {
    guard sheet.hasLayers else { return [] }
    let lit =
      symbol(among: ["wifi"]) ?? most { Set($0.layers.compactMap(\.variableThreshold)).count }
    let badged =
      symbol(among: ["folder.badge.plus", "bell.badge"]) ?? stackable { hasTag(.badge, $0) }
    let slashed = symbol(among: ["wifi.slash", "bell.slash"]) ?? stackable { hasTag(.slash, $0) }
    let turning =
      symbol(among: ["fan"]) ?? stackable { $0.layers.contains { $0.motion.rotates } }
    let richest = symbol(among: ["cloud.sun.rain"]) ?? most { _ in 1 }
    let choices: [(String, Symbol?)] = [
      ("variableColor-continuous", lit), ("variableColor-iterative-continuous", lit),
      ("bounce", badged), ("appear", slashed ?? badged), ("disappear", slashed ?? badged),
      ("rotate", turning), ("breathe", richest), ("wiggle", richest),
    ]
    return choices.compactMap { word, symbol in
      guard let symbol, layerCount(symbol) > 1 else { return nil }
      if word.hasPrefix("variableColor"), symbol.layers.allSatisfy({ $0.variableThreshold == nil })
      {
        return nil
      }
      return Card(word: word, symbol: symbol, isStacked: true, goesOn: Self.goesOn(word))
    }
  }

  private func symbol(among names: [String]) -> Symbol? {
    names.lazy.compactMap { name in sheet.set.symbols.first { $0.name == name } }.first
  }

  private func stackable(_ fits: (Symbol) -> Bool) -> Symbol? {
    sheet.set.symbols.first { layerCount($0) > 1 && fits($0) }
  }

  /// The symbol that has most of something, of those with several layers.
  private func most(_ count: (Symbol) -> Int) -> Symbol? {
    sheet.set.symbols.filter { layerCount($0) > 1 }
      .max { (count($0), layerCount($0)) < (count($1), layerCount($1)) }
  }

  private func hasTag(_ tag: SymbolLayer.Tag, _ symbol: Symbol) -> Bool {
    symbol.layers.contains { $0.tag == tag }
  }

  private func layerCount(_ symbol: Symbol) -> Int {
    min(symbol.paintedLayers.count, FontCompiler.mostLayers)
  }

  // MARK: HTML

  /// A symbol in layers, as a page has it.
  /// - Parameter classes: further ones.
  private func stack(_ symbol: Symbol, classes: String = "") -> String {
    let count = min(symbol.paintedLayers.count, FontCompiler.mostLayers)
    let layer = "<i class=\"\(names.symbol(symbol.name))\" aria-hidden=\"true\"></i>"
    let layers = String(repeating: layer, count: count)
    return
      "<span class=\"\(prefix) \(prefix)--stacked\(classes)\" role=\"img\" aria-label=\"\(ExamplePage.escaped(symbol.metadata.altText))\">\(layers)</span>"
  }

  /// The section; empty where there is no symbol.
  var html: String {
    guard let first = cards.first else { return "" }
    let example =
      "<i class=\"\(prefix) \(names.symbol(first.symbol.name)) \(names.effect("bounce"))\"></i>"
    var html = """
      <h2>Motion</h2>
      <p>A class plays an effect: <code>\(ExamplePage.escaped(example))</code>. Point at a symbol, or press it; what goes
      on without end begins and stops when it is pressed. Readers who prefer reduced motion see fades instead.
      <button type="button" class="pause" aria-pressed="false">Pause</button></p>
      <div class="effects">
      \(cards.map { button($0) }.joined(separator: "\n"))
      </div>

      """
    let layered = layeredCards
    guard let one = layered.first else { return html }
    html += """
      <h2>By layer</h2>
      <p>Layers that lie on each other move one after another: an <code>&lt;i&gt;</code> for each, from back to front, in
      <code>\(prefix)--stacked</code>: <code>\(ExamplePage.escaped(stack(one.symbol, classes: " \(names.effect(one.word))")))</code>.</p>
      <div class="effects">
      \(layered.map { button($0) }.joined(separator: "\n"))
      </div>

      """
    return html
  }

  private func button(_ card: Card) -> String {
    let name = names.symbol(card.symbol.name)
    let symbol =
      card.isStacked
      ? stack(card.symbol) : "<i class=\"\(prefix) \(name)\" aria-hidden=\"true\"></i>"
    let pressed = card.goesOn ? " aria-pressed=\"false\"" : ""
    let text = card.word.split(separator: "-").joined(separator: ".<wbr>")
    return
      "<button type=\"button\" data-effect=\"\(names.effect(card.word))\"\(pressed)>\(symbol)<span>\(text)</span></button>"
  }

  /// How the section looks.
  var css: String {
    """
    .effects { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: .75rem; }
        .effects button { display: grid; justify-items: center; gap: .25rem; padding: 1rem .5rem .75rem; border-radius: .75rem;
          border: 1px solid color-mix(in srgb, currentColor 15%, transparent); background: none; color: inherit; font: inherit;
          cursor: pointer; overflow-wrap: anywhere; }
        .effects button:hover { background: color-mix(in srgb, currentColor 4%, transparent); }
        .effects button[aria-pressed=true] { background: color-mix(in srgb, currentColor 9%, transparent); }
        .effects .\(prefix) { font-size: 2.6rem; line-height: 1.5; }
        .effects button > span:last-child { text-align: center; font-size: .75rem; line-height: 1.3;
          color: color-mix(in srgb, currentColor 65%, transparent); }
        .pause { font: inherit; font-size: .85em; padding: .1em .8em; border-radius: 1em; color: inherit; cursor: pointer;
          border: 1px solid color-mix(in srgb, currentColor 30%, transparent); background: none; }
        .pause[aria-pressed=true] { background: color-mix(in srgb, currentColor 12%, transparent); }
        .paused { --\(prefix)-effect-state: paused; }
    """
  }

  /// What plays the effects.
  var script: String {
    guard !cards.isEmpty else { return "" }
    return """
      <script>
        for (const button of document.querySelectorAll(".effects button")) {
          const symbol = button.querySelector(".\(prefix)"), effect = button.dataset.effect;
          const moves = () => symbol.getAnimations({ subtree: true });
          const stop = () => symbol.classList.remove(effect);
          const play = () => {
            stop();
            moves();  // Without it the class would not be seen to have been away.
            symbol.classList.add(effect);
          };
          if (button.hasAttribute("aria-pressed")) {
            symbol.style.setProperty("--\(prefix)-effect-count", "infinite");
            button.onclick = () => {
              const goesOn = button.getAttribute("aria-pressed") == "false";
              button.setAttribute("aria-pressed", goesOn);
              goesOn ? play() : stop();
            };
            continue;
          }
          button.onclick = play;
          button.onpointerenter = () => { if (moves().every(move => move.playState == "finished")) play(); };
          symbol.addEventListener("animationend", () => {
            // What has gone comes back after a while.
            if (moves().every(move => move.playState == "finished")) setTimeout(stop, 600);
          });
        }
        const pause = document.querySelector(".pause");
        pause.onclick = () => {
          const isPaused = document.body.classList.toggle("paused");
          pause.setAttribute("aria-pressed", isPaused);
        };
      </script>
      """
  }
}
