internal import SymtextAnimation
internal import SymtextSymbolImport
internal import SymtextSymbolText

extension EffectStyles {
  /// An effect that replaces a symbol by another, with a class for the element around both.
  struct Pairing: Sendable {
    /// The suffix of the class.
    var word: String
    /// The planes between which the symbols move.
    var way: SymbolEffect.Replacement.Way
  }

  static let pairings = [
    Pairing(word: "replace", way: .downUp), Pairing(word: "replace-upUp", way: .upUp),
    Pairing(word: "replace-offUp", way: .offUp),
  ]

  /// Adds the rules of pairs of symbols, of which the second replaces the first.
  func addReplacements(
    to rules: inout Rules, reduced: inout Rules, _ keyframes: inout [String: String]
  ) {
    let prefix = names.prefix
    rules.add(".\(prefix)--pair", ["display: inline-grid"])
    rules.add(".\(prefix)--pair > *", ["grid-area: 1 / 1"])
    rules.add(".\(prefix)--pair > :last-child", ["opacity: 0"])
    for pairing in Self.pairings {
      let effect = SymbolEffect(.replace(.init(isMagic: false, way: pairing.way)))
      for comes in [false, true] {
        let child = comes ? ":last-child" : ":first-child"
        let selector = ".\(prefix)--pair.\(names.effect(pairing.word)) > \(child)"
        let tracks = EffectTracks(effect, comes: comes)
        let still = EffectTracks(effect, reducesMotion: true, comes: comes)
        let own = Effect(effect.kind, pairing.word)
        rules.add(selector, declarations(tracks, of: own, &keyframes))
        if still != tracks { reduced.add(selector, declarations(still, of: own, &keyframes)) }
      }
    }
  }

  /// Returns the declarations that play tracks.
  private func declarations(
    _ tracks: EffectTracks, of effect: Effect, _ keyframes: inout [String: String]
  ) -> [String] {
    let prefix = names.prefix
    var curves: [String] = []
    for track in tracks.tracks {
      let (name, frames) = self.keyframes(track, of: effect)
      keyframes[name] = frames
      curves.append(name)
    }
    return [
      "--\(prefix)-effect-name: \(curves.joined(separator: ", "))",
      "--\(prefix)-effect-length: \(CSSNumber.text(tracks.length))s",
      "--\(prefix)-effect-easing: \(tracks.tracks.map { Self.easing($0.easing) }.joined(separator: ", "))",
    ]
  }
}
