import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing

struct SymbolEffectTextTests {
  private typealias Kind = SymbolEffect.Kind

  /// Variants and their meanings, without scopes; the first is the default.
  private static let meanings: [String: [(variant: String, kind: Kind)]] = [
    "automatic": [("", .automatic)],
    "appear": [("", .appear(.up)), ("up", .appear(.up)), ("down", .appear(.down))],
    "disappear": [
      ("", .disappear(.down)), ("up", .disappear(.up)), ("down", .disappear(.down)),
    ],
    "bounce": [("", .bounce(.up)), ("up", .bounce(.up)), ("down", .bounce(.down))],
    "scale": [("", .scale(.up)), ("up", .scale(.up)), ("down", .scale(.down))],
    "pulse": [("", .pulse)],
    "variableColor": [
      ("", color(true, false, false)), ("cumulative", color(true, false, false)),
      ("iterative", color(false, false, false)), ("nonReversing", color(true, false, false)),
      ("reversing", color(true, true, false)), ("dimInactiveLayers", color(true, false, false)),
      ("hideInactiveLayers", color(true, false, true)),
      ("iterative.reversing.hideInactiveLayers", color(false, true, true)),
      ("hideInactiveLayers.iterative", color(false, false, true)),
    ],
    "replace": [
      ("", .replace(.magic)), ("magic", .replace(.magic)), ("downUp", replace(false, .downUp)),
      ("upUp", replace(false, .upUp)), ("offUp", replace(false, .offUp)),
      ("magic.upUp", replace(true, .upUp)), ("offUp.magic", replace(true, .offUp)),
    ],
    "wiggle": [
      ("", .wiggle(.automatic)), ("clockwise", .wiggle(.clockwise)),
      ("counterClockwise", .wiggle(.counterClockwise)), ("left", .wiggle(.left)),
      ("right", .wiggle(.right)), ("up", .wiggle(.up)), ("down", .wiggle(.down)),
      ("forward", .wiggle(.forward)), ("backward", .wiggle(.backward)),
      ("custom(45)", .wiggle(.custom(angle: 45))), ("custom(-.5)", .wiggle(.custom(angle: -0.5))),
      ("custom(3600)", .wiggle(.custom(angle: 3600))),
    ],
    "breathe": [
      ("", .breathe(.pulse)), ("pulse", .breathe(.pulse)), ("plain", .breathe(.plain)),
    ],
    "rotate": [
      ("", .rotate(.automatic)), ("clockwise", .rotate(.clockwise)),
      ("counterClockwise", .rotate(.counterClockwise)),
    ],
    "drawOn": [("", .drawOn)],
    "drawOff": [
      ("", .drawOff(isReversed: false)), ("nonReversed", .drawOff(isReversed: false)),
      ("reversed", .drawOff(isReversed: true)),
    ],
  ]

  private static func replace(_ isMagic: Bool, _ way: SymbolEffect.Replacement.Way) -> Kind {
    .replace(SymbolEffect.Replacement(isMagic: isMagic, way: way))
  }

  private static func color(_ cumulative: Bool, _ reversing: Bool, _ hides: Bool) -> Kind {
    var style = SymbolEffect.VariableColor()
    (style.isCumulative, style.isReversing) = (cumulative, reversing)
    style.hidesInactiveLayers = hides
    return .variableColor(style)
  }

  private static func scopes(_ name: String) -> [SymbolEffect.Scope] {
    switch name {
    case "variableColor": []
    case "pulse", "rotate": [.byLayer, .wholeSymbol]
    default: SymbolEffect.Scope.allCases
    }
  }

  /// Returns the error for an invalid plan.
  private func message(_ text: String) -> String? {
    do throws(EffectError) {
      _ = try EffectPlan(text)
      return nil
    } catch {
      return error.description
    }
  }

  // MARK: Parsing

  @Test func `The tests cover all effects`() {
    #expect(Set(SymbolEffect.names) == Set(Self.meanings.keys))
    #expect(SymbolEffect.names.count == 13)
  }

  @Test(arguments: SymbolEffect.names)
  func `Every name and variant is parsed, with every scope on either side`(name: String) throws {
    for (variant, kind) in try #require(Self.meanings[name]) {
      let text = variant.isEmpty ? name : "\(name).\(variant)"
      let plain = try SymbolEffect(text)
      #expect(plain == SymbolEffect(kind, scope: .byLayer), "\(text)")
      #expect(plain.name == name)
      for scope in Self.scopes(name) {
        #expect(try SymbolEffect("\(text).\(scope.rawValue)") == SymbolEffect(kind, scope: scope))
        if !variant.isEmpty {
          #expect(
            try SymbolEffect("\(name).\(scope.rawValue).\(variant)")
              == SymbolEffect(kind, scope: scope))
        }
      }
    }
  }

  @Test(arguments: SymbolEffect.names)
  func `The listed variants are those that are parsed`(name: String) throws {
    let listed = SymbolEffect.variants(of: name)
    let own = (Self.meanings[name] ?? []).map(\.variant)
      .filter { !$0.isEmpty && !$0.dropFirst(7).contains(".") && !$0.hasPrefix("custom") }
      .filter { !$0.contains(".") }
    let custom = name == "wiggle" ? ["custom(ANGLE)"] : []
    #expect(Set(listed) == Set(own + custom + Self.scopes(name).map(\.rawValue)))
    #expect(Set(listed).count == listed.count)
    for variant in listed where variant != "custom(ANGLE)" {
      #expect(throws: Never.self) { try SymbolEffect("\(name).\(variant)") }
    }
  }

  @Test func `Unknown names have no variants`() {
    #expect(SymbolEffect.variants(of: "jump").isEmpty)
  }

  @Test func `Repetitions, pauses and speeds are parsed`() throws {
    func read(_ text: String) throws -> EffectPlayback { try EffectPlayback(text) }
    #expect(try read("pulse").repetition == nil)
    #expect(try read("pulse").speed == nil)
    #expect(try read("pulse:repeat=3").repetition == Repetition(count: 3))
    #expect(try read("pulse:repeat=forever").repetition == .forever)
    #expect(try read("pulse:delay=.5").repetition == Repetition(count: nil, delay: 0.5))
    #expect(
      try read("pulse:repeat=3,delay=.5,speed=2")
        == EffectPlayback(
          SymbolEffect(.pulse), repetition: Repetition(count: 3, delay: 0.5), speed: 2))
    #expect(try read("pulse:delay=0,repeat=1000").repetition == Repetition(count: 1000, delay: 0))
    #expect(try read("pulse:continuous").repetition == .continuous)
    #expect(try read("pulse:speed=.1").speed == 0.1)
    #expect(try read("pulse:speed=10").speed == 10)
    #expect(try read("wiggle.custom(1.5):speed=2").effect.kind == .wiggle(.custom(angle: 1.5)))
  }

  @Test func `Plans are chains of steps of effects`() throws {
    let plan = try EffectPlan("bounce+pulse>variableColor:repeat=2>disappear;rotate")
    #expect(
      plan.chains.map { $0.steps.map { $0.effects.map(\.effect.name) } } == [
        [["bounce", "pulse"], ["variableColor"], ["disappear"]], [["rotate"]],
      ])
    #expect(plan.chains[0].steps[1].effects[0].repetition == Repetition(count: 2))
    #expect(
      try EffectPlan("bounce.down") == EffectPlan(EffectPlayback(SymbolEffect(.bounce(.down)))))
  }

  @Test func `Many effects are parsed, and too many are refused`() throws {
    let most = EffectPlan.mostEffects
    #expect(
      try EffectPlan([String](repeating: "pulse", count: most).joined(separator: "+")).chains
        .count == 1)
    for separator in ["+", ">", ";"] {
      let text = [String](repeating: "pulse", count: most + 1).joined(separator: separator)
      #expect(message(text) == "a symbol plays at most 64 effects")
    }
  }

  // MARK: Writing

  @Test(arguments: SymbolEffect.names)
  func `Every effect is written as it is parsed, without defaults`(
    name: String
  ) throws {
    for (_, kind) in try #require(Self.meanings[name]) {
      for scope in [.byLayer] + Self.scopes(name) {
        let effect = SymbolEffect(kind, scope: scope)
        #expect(try SymbolEffect(effect.text) == effect, "\(effect.text)")
        #expect(effect.text.hasPrefix(name))
      }
    }
    let plain = try #require(Self.meanings[name]).first
    #expect(plain.map { SymbolEffect($0.kind).text } == name)
  }

  @Test(arguments: [
    "bounce", "bounce.down.wholeSymbol", "variableColor.iterative.reversing.hideInactiveLayers",
    "replace.magic.upUp", "replace.downUp", "wiggle.custom(-0.5):speed=2",
    "pulse:repeat=3,delay=0.5,speed=2", "pulse:repeat=1", "pulse:repeat=forever", "pulse:delay=0",
    "rotate:continuous", "bounce+pulse>variableColor:repeat=2>disappear.up;drawOff.reversed",
  ])
  func `A plan is written with the words of its source`(text: String) throws {
    #expect(try EffectPlan(text).text == text)
  }

  @Test func `Plans played in parallel have no more effects than one`() throws {
    var plan = try EffectPlan([String](repeating: "pulse", count: 63).joined(separator: "+"))
    try plan.add(EffectPlan(.bounce(.up)))
    #expect(plan.chains.count == 2)
    #expect(throws: EffectError("a symbol plays at most 64 effects")) {
      try plan.add(EffectPlan(.pulse))
    }
  }

  // MARK: Errors

  @Test(arguments: [
    ("bonce", "there is no effect “bonce”; did you mean bounce?"),
    ("Wiggle", "there is no effect “Wiggle”; did you mean wiggle?"),
    ("variablecolor", "there is no effect “variablecolor”; did you mean variableColor?"),
    ("drawon.byLayer", "there is no effect “drawon”; did you mean drawOn?"),
    ("bounce.uo", "bounce has no variant “uo”; did you mean up?"),
    ("bounce.wholesymbol", "bounce has no variant “wholesymbol”; did you mean wholeSymbol?"),
    ("wiggle.custom(x)", "wiggle has no variant “custom(x)”"),
    ("wiggle.custom(nan)", "wiggle has no variant “custom(nan)”"),
    ("wiggle.custom(inf)", "wiggle has no variant “custom(inf)”"),
    ("wiggle.custom(3601)", "wiggle has no variant “custom(3601)”"),
    ("wiggle.custom(-1e9)", "wiggle has no variant “custom(-1e9)”"),
    ("wiggle.custom()", "wiggle has no variant “custom()”"),
    ("wiggle.custom", "wiggle has no variant “custom”"),
    ("wiggle.custom(", "wiggle has no variant “custom(”"),
    ("wiggle.automatic", "wiggle has no variant “automatic”"),
    ("rotate.automatic", "rotate has no variant “automatic”"),
    ("rotate.individually", "rotate has no variant “individually”"),
    ("variableColor.byLayer", "variableColor has no variant “byLayer”"),
    ("pulse.up", "pulse has no variant “up”"),
    ("bounce.", "bounce has no variant “”: up, down, byLayer, wholeSymbol, individually"),
    ("bounce..up", "bounce has no variant “”"),
    ("bounce.up.down", "bounce: “up” and “down” exclude each other"),
    ("bounce.byLayer.wholeSymbol", "bounce: “byLayer” and “wholeSymbol” exclude each other"),
    (
      "variableColor.iterative.cumulative",
      "variableColor: “iterative” and “cumulative” exclude each other"
    ),
    (
      "variableColor.reversing.nonReversing",
      "variableColor: “reversing” and “nonReversing” exclude each other"
    ),
    (
      "variableColor.dimInactiveLayers.hideInactiveLayers",
      "variableColor: “dimInactiveLayers” and “hideInactiveLayers” exclude each other"
    ),
    ("wiggle.left.custom(4)", "wiggle: “left” and “custom(4)” exclude each other"),
    ("replace.upUp.magic.offUp", "replace: “upUp” and “offUp” exclude each other"),
    ("pulse:repeat=0", "pulse: repeat is forever or 1 to 1000, not “0”"),
    ("pulse:repeat=1001", "pulse: repeat is forever or 1 to 1000, not “1001”"),
    ("pulse:repeat=-1", "pulse: repeat is forever or 1 to 1000, not “-1”"),
    ("pulse:repeat=1.5", "pulse: repeat is forever or 1 to 1000, not “1.5”"),
    ("pulse:repeat=", "pulse: repeat is forever or 1 to 1000, not “”"),
    (
      "pulse:repeat=99999999999999999999",
      "pulse: repeat is forever or 1 to 1000, not “99999999999999999999”"
    ),
    ("pulse:delay=-1", "pulse: delay is 0 to 60 seconds, not “-1”"),
    ("pulse:delay=61", "pulse: delay is 0 to 60 seconds, not “61”"),
    ("pulse:delay=nan", "pulse: delay is 0 to 60 seconds, not “nan”"),
    ("pulse:delay=inf", "pulse: delay is 0 to 60 seconds, not “inf”"),
    ("pulse:speed=0", "pulse: speed is .1 to 10, not “0”"),
    ("pulse:speed=-1", "pulse: speed is .1 to 10, not “-1”"),
    ("pulse:speed=nan", "pulse: speed is .1 to 10, not “nan”"),
    ("pulse:speed=1e99", "pulse: speed is .1 to 10, not “1e99”"),
    ("pulse:speed=1=2", "pulse: speed is .1 to 10, not “1=2”"),
    ("pulse:sped=2", "pulse: there is no option “sped=2”; did you mean speed?"),
    ("pulse:continous", "pulse: there is no option “continous”; did you mean continuous?"),
    (
      "pulse:",
      "pulse: there is no option “”: the options are repeat=, delay=, speed= and continuous"
    ),
    ("pulse:speed=2,", "pulse: there is no option “”"),
    ("bounce:down", "bounce: there is no option “down”"),
  ])
  func `An error is one sentence`(text: String, start: String) throws {
    let said = try #require(message(text))
    #expect(said.hasPrefix(start), "\(said)")
    #expect(!said.contains("\n"))
  }

  @Test(arguments: ["", " ", "+", ">", ";", "bounce+", ">bounce", "bounce;;pulse", ":repeat=2"])
  func `An empty part is refused with all names`(text: String) throws {
    let said = try #require(message(text))
    #expect(said.hasPrefix("there is no effect “"))
    #expect(SymbolEffect.names.allSatisfy { said.contains($0) })
  }

  @Test func `An endless effect has no repetitions`() throws {
    for text in [
      "pulse:continuous,repeat=2", "pulse:repeat=2,continuous", "pulse:continuous,delay=1",
      "pulse:delay=1,continuous",
    ] {
      let said = try #require(message(text), "\(text)")
      #expect(said.hasPrefix("pulse: continuous does not stop"), "\(said)")
    }
    #expect(try EffectPlayback("pulse:repeat=forever,continuous").repetition == .continuous)
  }

  @Test func `Random texts are parsed or refused, without a crash`() {
    let pieces =
      SymbolEffect.names + SymbolEffect.Scope.allCases.map(\.rawValue)
      + [
        "up", "down", "iterative", "custom(", "45", ")", ".", ".", ":", "repeat=", "delay=",
        "speed=", "continuous", ",", "+", ">", ";", "=", "nan", "-1", "1e308", "forever", "2", "é",
        "\u{0}", "\u{301}", "\r\n", "((", "))",
      ]
    var random = SplitMix64(state: 17)
    var parsed = 0
    for number in 0..<6000 {
      let text: String
      if number % 3 == 0 {
        let bytes = (0..<random.number(40)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        text = String(decoding: bytes, as: UTF8.self)
      } else if number % 3 == 1 {
        text = (0..<random.number(12)).map { _ in pieces[random.number(pieces.count)] }.joined()
      } else {
        // Correct except for one character.
        var letters = Array(
          "bounce.up.wholeSymbol:repeat=3,delay=.5>wiggle.custom(45)+pulse;rotate")
        letters[random.number(letters.count)] = Character(
          UnicodeScalar(UInt8(32 + random.number(95))))
        text = String(letters)
      }
      do throws(EffectError) {
        let plan = try EffectPlan(text)
        #expect(!plan.chains.isEmpty)
        #expect((try? EffectPlan(plan.text)) == plan, "\(text) is written as \(plan.text)")
        parsed += 1
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
    #expect(parsed > 10)
  }
}
