internal import SymtextSupport

/// An effect and its playback options.
public struct EffectPlayback: Hashable, Sendable {
  /// The effect.
  public var effect: SymbolEffect
  /// The repetition; `nil` for the one set for all effects.
  public var repetition: Repetition?
  /// The speed factor, .1 to 10; `nil` for the one set for all effects.
  public var speed: Double?

  /// Makes a playback.
  public init(_ effect: SymbolEffect, repetition: Repetition? = nil, speed: Double? = nil) {
    self.effect = effect
    self.repetition = repetition
    self.speed = speed
  }

  /// The valid speed factors.
  public static let speeds = 0.1...10

  /// Reads an effect with options: `pulse:repeat=3,delay=.5,speed=2`, `bounce:continuous`.
  /// - Throws: ``EffectError``.
  public init(_ text: String) throws(EffectError) {
    let halves = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(try SymbolEffect(String(halves.first ?? "")))
    guard halves.count > 1 else { return }
    for word in halves[1].split(separator: ",", omittingEmptySubsequences: false) {
      try take(String(word))
    }
    guard let repetition, repetition.isContinuous else { return }
    guard repetition.count == nil && repetition.delay == nil else {
      throw EffectError(
        "\(effect.name): continuous does not stop; leave out repeat= and delay=")
    }
  }

  /// The effect with its options as written: `pulse:repeat=3,speed=2`.
  var text: String {
    let options =
      (repetition?.words ?? []) + (speed.map { ["speed=\(MarkupNumber.text($0))"] } ?? [])
    return effect.text + (options.isEmpty ? "" : ":\(options.joined(separator: ","))")
  }

  private mutating func take(_ word: String) throws(EffectError) {
    let pair = word.split(separator: "=", maxSplits: 1).map(String.init)
    let (key, value) = (pair.first ?? "", pair.count > 1 ? pair[1] : "")
    var repetition = repetition ?? .once
    switch key {
    case "repeat":
      if value == "forever" {
        repetition.count = nil
      } else if let count = Int(value), (1...Repetition.mostTimes).contains(count) {
        repetition.count = count
      } else {
        throw EffectError(
          "\(effect.name): repeat is forever or 1 to \(Repetition.mostTimes), not “\(value)”")
      }
      self.repetition = repetition
    case "delay":
      guard let delay = Double(value), (0...Repetition.longestDelay).contains(delay) else {
        throw EffectError(
          "\(effect.name): delay is 0 to \(Int(Repetition.longestDelay)) seconds, not “\(value)”")
      }
      if self.repetition == nil { repetition.count = nil }
      repetition.delay = delay
      self.repetition = repetition
    case "continuous" where pair.count == 1:
      repetition.isContinuous = true
      if self.repetition == nil { repetition.count = nil }
      self.repetition = repetition
    case "speed":
      guard let speed = Double(value), Self.speeds.contains(speed) else {
        throw EffectError("\(effect.name): speed is .1 to 10, not “\(value)”")
      }
      self.speed = speed
    default:
      let near = NameSuggestions.nearest(
        to: key, among: ["repeat", "delay", "continuous", "speed"]
      ).first
      throw EffectError(
        "\(effect.name): there is no option “\(word)”"
          + (near.map { "; did you mean \($0)?" }
            ?? ": the options are repeat=, delay=, speed= and continuous"))
    }
  }
}
