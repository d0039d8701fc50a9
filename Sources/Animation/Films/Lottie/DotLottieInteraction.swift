internal import SymtextSupport

/// The action of a person that the player of a dotLottie answers.
///
/// The player turns back where it is, if it plays a motion backwards.
public enum DotLottieInteraction: String, CaseIterable, Sendable {
  /// The pointer is over the picture: the motion plays in, and out when the pointer leaves.
  case hover
  /// A click: the motion plays in, and out at the next click.
  case toggle

  /// Returns the state machine of a timeline.
  ///
  /// A motion that ends as it began, such as a bounce, plays once for each action. A loop plays while it is on.
  /// <https://docs.lottiefiles.com/en/format/dotlottie/interactivity/state-machines/specification>
  /// - Parameters:
  ///   - markers: the markers of the file.
  ///   - animation: the id of the animation.
  func stateMachine(
    for timeline: Timeline, _ markers: [LottieMarker], animation: String
  ) -> JSONValue {
    let first = markers.first?.name ?? ""
    func state(
      _ name: String, _ segment: String, isReversed: Bool = false, plays: Bool = true,
      loops: Bool = false, to next: [(state: String, guarding: JSONValue)]
    ) -> JSONValue {
      .object([
        ("name", .string(name)), ("type", .string("PlaybackState")),
        ("animation", .string(animation)), ("segment", .string(segment)),
        ("mode", .string(isReversed ? "Reverse" : "Forward")), ("autoplay", .bool(plays)),
        ("loop", .bool(loops)),
        (
          "transitions",
          .array(
            next.map { way in
              .object([
                ("type", .string("Transition")), ("toState", .string(way.state)),
                ("guards", .array([way.guarding])),
              ])
            })
        ),
      ])
    }
    let returns = markers.contains { $0.name == "both" }
    let isPush = !timeline.loops && timeline.endsAsItBegins
    let states: [JSONValue]
    if isPush {
      states = [
        state("rest", first, plays: false, to: [("once", Self.event)]),
        state("once", first, to: [("again", Self.event)]),
        state("again", first, to: [("once", Self.event)]),
      ]
    } else if timeline.loops && !returns {
      states = [
        state("rest", first, plays: false, to: [("on", Self.guarding(true))]),
        state("on", first, loops: true, to: [("rest", Self.guarding(false))]),
      ]
    } else {
      states = [
        state("rest", first, plays: false, to: [("in", Self.guarding(true))]),
        state("in", first, to: [("out", Self.guarding(false))]),
        state(
          "out", returns ? "out" : first, isReversed: !returns, to: [("in", Self.guarding(true))]),
      ]
    }
    return .object([
      ("initial", .string("rest")), ("states", .array(states)),
      ("interactions", .array(interactions(isPush: isPush))),
      (
        "inputs",
        .array([
          .object(
            isPush
              ? [("type", .string("Event")), ("name", .string(Self.push))]
              : [
                ("type", .string("Boolean")), ("name", .string(Self.isOn)), ("value", .bool(false)),
              ])
        ])
      ),
    ])
  }

  /// The names of the inputs.
  private static let (push, isOn) = ("play", "on")

  private static let event = JSONValue.object([
    ("type", .string("Event")), ("inputName", .string(push)),
  ])

  private static func guarding(_ value: Bool) -> JSONValue {
    .object([
      ("type", .string("Boolean")), ("inputName", .string(isOn)),
      ("conditionType", .string("Equal")), ("compareTo", .bool(value)),
    ])
  }

  private func interactions(isPush: Bool) -> [JSONValue] {
    func interaction(_ type: String, _ action: [(String, JSONValue)]) -> JSONValue {
      .object([("type", .string(type)), ("actions", .array([.object(action)]))])
    }
    let fire = [("type", JSONValue.string("Fire")), ("inputName", .string(Self.push))]
    func set(_ value: Bool) -> [(String, JSONValue)] {
      [
        ("type", .string("SetBoolean")), ("inputName", .string(Self.isOn)), ("value", .bool(value)),
      ]
    }
    switch self {
    case .hover:
      return isPush
        ? [interaction("PointerEnter", fire)]
        : [interaction("PointerEnter", set(true)), interaction("PointerExit", set(false))]
    case .toggle:
      return [
        interaction(
          "Click",
          isPush ? fire : [("type", .string("Toggle")), ("inputName", .string(Self.isOn))])
      ]
    }
  }
}
