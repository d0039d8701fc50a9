package import SymtextFonts
internal import SymtextGraphics
internal import SymtextSupport
package import SymtextSymbolText

/// The check of texts and pictures for uses of symbols that the guidelines advise against.
package struct Advice {
  /// The longest text, in words, that a symbol may accompany in endless motion; a longer one is there to be read.
  ///
  /// The number is ours. WCAG 2.2.2 asks for a way to stop motion of more than five seconds beside other content.
  static let mostWordsInMotion = 6
  /// The longest motion beside text, in seconds, by WCAG 2.2.2.
  static let longestMotion = 5.0

  private var contrast: AdvisedContrast

  /// - Parameters:
  ///   - library: the source of symbols; symbols that it lacks are checked without their contrast.
  ///   - font: the font of the text, at any size.
  package init(library: any SymbolSource, font: Font) {
    contrast = AdvisedContrast(library: library, font: font)
  }

  /// Checks a picture.
  /// - Returns: the findings in the order of its symbols, each once.
  package mutating func findings(in picture: AdvisedPicture) -> [AdviceFinding] {
    var findings: [AdviceFinding] = []
    var known: Set<AdviceFinding> = []
    let words = picture.moves ? Self.words(picture.words) : []
    var places = picture.places[...]
    for span in picture.text.spans {
      switch span.content {
      case .text: continue
      case .image: _ = places.popFirst()
      case .symbol(let symbol):
        let place = places.popFirst() ?? .markup(0)
        var found = picture.moves ? Self.motion(symbol, at: place, in: picture, words) : []
        found += Self.painting(symbol, at: place, in: picture)
        found += contrast.findings(span, symbol, at: place, in: picture)
        for finding in found where known.insert(finding).inserted { findings.append(finding) }
      }
    }
    return findings
  }

  // MARK: Motion

  private static func motion(
    _ symbol: AttributedText.Symbol, at place: AdviceFinding.Place, in picture: AdvisedPicture,
    _ words: [Substring]
  ) -> [AdviceFinding] {
    let own = symbol.configuration.effect
    guard let plan = own ?? picture.effect else { return [] }
    let place = own == nil ? .option("effect") : place
    let name = symbol.name
    var findings: [AdviceFinding] = []
    func add(_ rule: AdviceRule, _ message: String) {
      findings.append(AdviceFinding(rule, place, symbol: name, message))
    }
    if plan.chains.count > 1
      || plan.chains.contains(where: { $0.steps.contains { $0.effects.count > 1 } })
    {
      let names = plan.effects.map(\.name)
      add(
        .severalEffects,
        "`\(name)` plays \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "") at once, and the reader sees none of them; take one, or join them by > to play one after another"
      )
    }
    for playback in plan.chains.flatMap(\.steps).flatMap(\.effects) {
      let isEndless = picture.isEndless(playback)
      let effect = playback.effect.name
      switch playback.effect.kind {
      case .bounce where isEndless:
        add(
          .endless,
          "bounce on `\(name)` goes on for ever, but it answers a tap; play it once, or take variableColor, pulse or breathe for work that goes on"
        )
      case .wiggle where isEndless:
        add(
          .endless,
          "wiggle on `\(name)` goes on for ever, but it asks for attention; play it a few times, as in wiggle:repeat=3"
        )
      case .bounce:
        guard let word = Self.ongoingWord(in: words) else { break }
        add(
          .bounceForState,
          "bounce on `\(name)` ends, but “\(word)” tells of something that goes on; take variableColor, pulse or breathe"
        )
      case .pulse, .breathe, .variableColor:
        guard picture.isPressed else { break }
        add(
          .fadeForTap,
          "\(effect) on `\(name)` is too faint an answer to a tap; take bounce")
      case .rotate where isEndless && !Self.isRound(name):
        add(
          .unroundTurn,
          "`\(name)` turns for ever, but is not round, and its parts fly about; take breathe or pulse"
        )
      case .drawOn where isEndless || picture.changesState,
        .drawOff where isEndless || picture.changesState:
        add(
          .frequentDraw,
          "\(effect) on `\(name)` is played each time that it changes, and takes too long the tenth time; take replace or scale"
        )
      default: break
      }
      guard isEndless, !playback.effect.isStill else { continue }
      if words.count > mostWordsInMotion {
        add(
          .motionInText,
          "\(effect) moves `\(name)` without an end beside \(words.count) words to be read; end it within five seconds, as by repeat=3, or give readers a way to stop it (WCAG 2.2.2)"
        )
      } else if words.isEmpty, picture.isOnPage, symbol.altText?.isEmpty ?? true {
        add(
          .motionAlone,
          "the motion of `\(name)` is the only sign of its state, which readers who ask for less motion do not see; put words beside it, or name the state, as in alt=\"Searching for networks\""
        )
      }
    }
    return findings
  }

  /// The pieces of a text that have letters or digits.
  private static func words(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace).filter { word in
      word.contains { $0.isLetter || $0.isNumber }
    }
  }

  /// Words for something that goes on, in English.
  private static let ongoingWords: Set<String> = [
    "buffering", "calculating", "checking", "connecting", "copying", "downloading", "exporting",
    "importing", "installing", "loading", "looking", "preparing", "processing", "refreshing",
    "saving", "scanning", "searching", "sending", "syncing", "synchronizing", "updating",
    "uploading", "waiting", "working",
  ]

  private static func ongoingWord(in words: [Substring]) -> String? {
    words.lazy.map { word in String(word.filter { $0.isLetter }) }
      .first { ongoingWords.contains($0.lowercased()) }
  }

  /// Words in the names of symbols that look the same as they turn, or whose subject turns.
  private static let roundWords: Set<String> = [
    "arrow", "arrows", "arrowtriangle", "asterisk", "circle", "circlebadge", "clock", "dial", "fan",
    "fanblades", "gear", "gearshape", "globe", "hurricane", "loading", "moon", "opticaldisc",
    "progress", "propeller", "rays", "record", "recordingtape", "seal", "slowmo", "snowflake",
    "sparkle", "sun", "sync", "target", "timelapse", "timer", "tornado", "wheel",
  ]

  private static func isRound(_ name: String) -> Bool {
    name.split { $0 == "." || $0 == ":" }.contains { roundWords.contains(String($0)) }
  }

  // MARK: Painting

  private static func painting(
    _ symbol: AttributedText.Symbol, at place: AdviceFinding.Place, in picture: AdvisedPicture
  ) -> [AdviceFinding] {
    let own = symbol.configuration
    let painting = picture.painting.applying(own)
    let name = symbol.name
    var findings: [AdviceFinding] = []
    if painting.mode == .palette, painting.layers.palette.count == 1 {
      findings.append(
        AdviceFinding(
          .oneColorPalette, own.layers.palette.isEmpty ? .option("palette") : place, symbol: name,
          "a palette of one colour paints `\(name)` as monochrome does; give two or three colours, or say color="
        ))
    }
    if own.layers.color != nil, (own.layers.mode ?? picture.painting.mode) == .multicolor {
      findings.append(
        AdviceFinding(
          .colorOverMulticolor, place, symbol: name,
          "`\(name)` has a colour and mode=multicolor, which shows the symbol's own colours; leave out one, or take a palette"
        ))
    }
    let size = own.pointSize ?? picture.size
    if painting.hasGradient, size < leastGradientSize {
      findings.append(
        AdviceFinding(
          .smallGradient, own.layers.hasGradient == nil ? .option("gradient") : place, symbol: name,
          "a gradient cannot be seen in `\(name)` of \(text(size)) points; make it 28 or larger, or leave the gradient out"
        ))
    }
    return findings
  }

  /// The least size of a symbol with a gradient, in points; ours (Choosing.md).
  private static let leastGradientSize = 28.0

  /// A number of points, to a hundredth.
  static func text(_ points: Double) -> String { points.text(decimals: 2) }
}

extension AdvisedPicture {
  /// Whether an effect goes on for longer than WCAG 2.2.2 allows without a way to stop it.
  fileprivate func isEndless(_ playback: EffectPlayback) -> Bool {
    if loops { return true }
    if let end { return end > Advice.longestMotion }
    guard let repetition = playback.repetition ?? repetition else { return false }
    return repetition.count == nil
  }
}

extension SymbolEffect {
  /// Whether it changes the symbol once, and then nothing moves.
  fileprivate var isStill: Bool { if case .scale = kind { true } else { false } }
}
