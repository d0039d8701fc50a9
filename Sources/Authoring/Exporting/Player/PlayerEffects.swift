internal import SymtextAnimation
internal import SymtextFontGlyphs
internal import SymtextFonts
internal import SymtextOpenType
internal import SymtextSupport
internal import SymtextSymbols
internal import SymtextSymbolText
internal import SymtextTextLayout

/// The tables of the player: the curves of all effects, from the motions of films.
struct PlayerEffects {
  private let face: Face

  init(_ face: Face) { self.face = face }

  /// An effect with a table.
  private struct Entry {
    var name: String
    var effect: SymbolEffect
    var goesOn = false
    /// Whether the symbol comes in the place of another.
    var comes = false
    /// The property of parts of which only the marked ones play, if any is marked.
    var marks: String?
  }

  private static let planes: [Entry] = SymbolEffect.Plane.allCases.flatMap { plane -> [Entry] in
    let isUp = plane == .up
    return [
      Entry(name: isUp ? "appear" : "appear.down", effect: SymbolEffect(.appear(plane))),
      Entry(name: isUp ? "disappear.up" : "disappear", effect: SymbolEffect(.disappear(plane))),
      Entry(name: isUp ? "bounce" : "bounce.down", effect: SymbolEffect(.bounce(plane))),
      Entry(name: isUp ? "scale" : "scale.down", effect: SymbolEffect(.scale(plane))),
    ]
  }

  private static let others: [Entry] = [
    Entry(name: "pulse", effect: SymbolEffect(.pulse), marks: "u"),
    Entry(name: "breathe", effect: SymbolEffect(.breathe(.pulse)), marks: "u"),
    Entry(name: "breathe.plain", effect: SymbolEffect(.breathe(.plain))),
    Entry(name: "wiggle", effect: SymbolEffect(.wiggle(.clockwise))),
    Entry(name: "wiggle.continuous", effect: SymbolEffect(.wiggle(.clockwise)), goesOn: true),
    Entry(name: "rotate", effect: SymbolEffect(.rotate(.clockwise)), marks: "r"),
    Entry(
      name: "rotate.continuous", effect: SymbolEffect(.rotate(.clockwise)), goesOn: true,
      marks: "r"),
  ]

  private static let replacements: [Entry] = EffectStyles.pairings.flatMap { pairing -> [Entry] in
    let name = pairing.word.split(separator: "-").joined(separator: ".")
    let effect = SymbolEffect(.replace(.init(isMagic: false, way: pairing.way)))
    return [
      Entry(name: name, effect: effect), Entry(name: "in." + name, effect: effect, comes: true),
    ]
  }

  private static let entries: [Entry] = planes + others + replacements

  /// The names of the effects that the player takes.
  static let names =
    entries.filter { !$0.comes && !$0.name.hasSuffix(".continuous") }.map(\.name)
    + ["variableColor", "drawOn", "drawOff", "drawOff.reversed"]

  var json: JSONValue {
    var curves: [[EffectTracks.Knot]] = []
    func table(_ tracks: EffectTracks) -> [(String, JSONValue)] {
      let list = tracks.tracks.map { track -> JSONValue in
        let number = curves.firstIndex(of: track.easing) ?? curves.count
        if number == curves.count { curves.append(track.easing) }
        return .array([
          .string(track.property.rawValue), .number(track.from), .number(track.to),
          .number(Double(number)),
        ])
      }
      return [("l", .number(tracks.length)), ("t", .array(list))]
    }
    let effects = Self.entries.map { entry -> (String, JSONValue) in
      let tracks = EffectTracks(entry.effect, goesOn: entry.goesOn, comes: entry.comes)
      var reduced = EffectTracks(
        entry.effect, goesOn: entry.goesOn, reducesMotion: true, comes: entry.comes)
      var members = table(tracks)
      var interval = tracks.interval
      if case .breathe = entry.effect.kind {
        interval = EffectTracks(SymbolEffect(.breathe(.plain))).interval
      }
      members.append(("i", .number(interval)))
      if let marks = entry.marks { members.append(("m", .string(marks))) }
      switch entry.effect.kind {
      case .disappear, .appear, .replace:
        members.append(("g", .number(1)))
        if Self.isFrontFirst(entry) { members.append(("f", .number(1))) }
      case .scale:
        reduced.tracks = tracks.tracks.map(Self.atOnce)
        reduced.length = 0.001
      default: break
      }
      if tracks.tracks.contains(where: Self.stays) { members.append(("h", .number(1))) }
      if reduced != tracks { members.append(("r", .object(table(reduced)))) }
      return (entry.name, .object(members))
    }
    return .object([
      ("effects", .object(effects)), ("curves", .array(curves.map(Self.curve))),
      ("pen", Self.values(.pen)), ("change", Self.values(.morph)), ("sharp", Self.values(.sharp)),
      ("ease", .number(PlayerTables.easing)), ("morph", .number(PlayerTables.morphing)),
      ("end", .array(PlayerTables.turningEnds.map { .number($0) })),
      ("levels", .array(HierarchicalLevel.allCases.map { .number($0.opacity) })),
      ("solid", .number(PlayerTables.solidShare)), ("unlit", .number(EffectTracks.unlit)),
      ("spread", .number(EffectTracks.longestSpread)), ("way", .number(Self.wayPerDegree)),
      ("weights", .array(weights.map { .number($0) })), ("style", .string(Self.style)),
    ])
  }

  private static func values(_ curve: PlayerTables.Curve) -> JSONValue {
    .array(PlayerTables.values(curve, steps: 32).map { .number($0.rounded(decimals: 4)) })
  }

  /// Whether the front group begins.
  private static func isFrontFirst(_ entry: Entry) -> Bool {
    switch entry.effect.kind {
    case .disappear: true
    case .replace: !entry.comes
    default: false
    }
  }

  /// Returns a track that goes to its end in a straight line, for a change that is too short to be seen.
  private static func atOnce(_ track: EffectTracks.EffectTrack) -> EffectTracks.EffectTrack {
    guard var first = track.easing.first, var last = track.easing.last else { return track }
    (first.time, first.value, last.time, last.value) = (0, 0, 1, 1)
    var own = track
    own.easing = [first, last]
    return own
  }

  /// Whether a property ends with another value than at rest.
  private static func stays(_ track: EffectTracks.EffectTrack) -> Bool {
    guard let last = track.easing.last else { return false }
    let end = track.from + (track.to - track.from) * last.value
    switch track.property {
    case .opacity, .scale: return abs(end - 1) > 1e-6
    case .rotation, .way: return false
    }
  }

  /// Returns a curve, its times and values in turn.
  static func curve(_ knots: [EffectTracks.Knot]) -> JSONValue {
    .array(knots.flatMap { [$0.time, $0.value] }.map { .number($0) })
  }

  /// The way of a wiggle along a line, in cap heights, for a degree of one that turns.
  private static var wayPerDegree: Double {
    let turn = EffectTracks(SymbolEffect(.wiggle(.clockwise))).tracks.first?.to ?? 1
    let way = EffectTracks(SymbolEffect(.wiggle(.right))).tracks.first?.to ?? 0
    return turn == 0 ? 0 : way / turn
  }

  /// The place of each named weight between the lightest, Regular and the heaviest: -1 to 1.
  private var weights: [Double] {
    let places = SymbolWeight.allCases.map { weight in
      Font(
        face: face, size: 1000, coordinates: DesignCoordinates(weight: weight.axisValue)
      ).normalizedCoordinates.first ?? 0
    }
    guard let first = places.first, let last = places.last, first < 0, last > 0 else {
      return places
    }
    return places.map { ($0 < 0 ? -$0 / first : $0 / last).rounded(decimals: 4) }
  }

  static let style =
    ":host{display:inline-block;line-height:0;transition:font-weight 1ms}"
    + "svg{--h:var(--symtext-height,1cap);height:var(--h);width:calc(var(--w)*var(--h));overflow:visible}"
}
