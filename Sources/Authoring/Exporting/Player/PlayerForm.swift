internal import SymtextAnimation
internal import SymtextFonts
internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbols
internal import SymtextSymbolText
internal import SymtextTextLayout

/// A form of a symbol, for one direction of text.
struct PlayerForm {
  /// The lightest weight, Regular and the heaviest; Regular alone if their outlines differ in structure.
  private let motions: [PlayerMotion]
  let altText: String

  /// The font size at which a unit is a thousandth of the cap height.
  static func size(_ face: Face) -> Double {
    1_000_000 / max(Font(face: face, size: 1000).metrics.capHeight, 1)
  }

  static func configuration(
    _ weight: SymbolWeight = .regular, isRightToLeft: Bool
  ) -> SymbolConfiguration {
    var configuration = SymbolConfiguration()
    configuration.weight = .named(weight)
    configuration.scale = .medium
    configuration.isRightToLeft = isRightToLeft
    return configuration
  }

  init(
    _ name: String, in source: any SymbolSource, beside face: Face, isRightToLeft: Bool
  ) throws(SymbolError) {
    let font = Font(face: face, size: Self.size(face))
    var motions: [PlayerMotion] = []
    var altText = ""
    for weight in [SymbolWeight.ultralight, .regular, .black] {
      let symbol = try ResolvedSymbol(
        name, in: source, beside: font,
        configuration: Self.configuration(weight, isRightToLeft: isRightToLeft))
      altText = symbol.altText
      motions.append(PlayerMotion(symbol))
    }
    let shapes = motions.map { motion in
      motion.parts.map { [$0.painted.solids.count, $0.painted.lines?.count ?? -1] }
    }
    self.motions = shapes.allSatisfy { $0 == shapes[1] } ? motions : [motions[1]]
    self.altText = altText
  }

  /// The mode that the symbol prefers.
  var preferredMode: RenderingMode { regular.preferredMode }

  /// The form in Regular.
  var regular: PlayerMotion { motions.count > 1 ? motions[1] : motions[0] }

  var lights: StackStyles.Lights? {
    regular.stepCount > 0
      ? StackStyles.Lights(count: regular.stepCount, isClosed: regular.isLoopClosed) : nil
  }

  // MARK: JSON

  var json: JSONValue {
    let motion = regular
    var members: [(String, JSONValue)] = [
      ("w", mixed { "\(Self.whole($0.advance))" }), ("m", mixed { Self.text($0.anchor, $0) }),
      ("g", .number(Double(motion.groupCount))),
    ]
    if motion.stepCount > 0 { members.append(("n", .number(Double(motion.stepCount)))) }
    if motion.isLoopClosed { members.append(("z", .number(1))) }
    switch motion.swing {
    case .turn(isClockwise: true): break
    case .turn(isClockwise: false): members.append(("t", .number(-1)))
    case .way(let degrees): members.append(("d", .number(degrees)))
    }
    if !motion.rotatesClockwise { members.append(("r", .number(-1))) }
    members.append(("p", .array(motion.parts.indices.map { part($0) })))
    return .object(members)
  }

  private func part(_ index: Int) -> JSONValue {
    let part = regular.parts[index]
    var members: [(String, JSONValue)] = [("g", .number(Double(part.group)))]
    switch part.effect {
    case .cut: members.append(("c", .number(1)))
    case .hidden: members.append(("e", .number(1)))
    case .painted: break
    }
    if hasLooks { members.append(("y", Self.json(part.look))) }
    if [part.effect, part.look.levels, part.look.own].contains(.cut) {
      members.append(("x", mixed { Self.text($0.parts[index].painted.middle, $0) }))
    }
    if part.pulses { members.append(("u", .number(1))) }
    if part.rotates { members.append(("r", .number(1))) }
    if let step = part.step { members.append(("k", .number(Double(step)))) }
    if part.pivot != nil {
      members.append(("v", mixed { Self.text($0.parts[index].pivot ?? $0.middle, $0) }))
    }
    members.append(
      (
        "q",
        .array([part.start, part.duration].map { .number(Double(Self.whole($0 * 1000))) })
      ))
    members.append(("o", mixed { Self.text($0.parts[index].painted.outline, $0) }))
    if let lines = part.painted.lines {
      members.append(("l", .array(lines.indices.map { line(index, $0) })))
    }
    if !part.painted.solids.isEmpty {
      members.append(
        (
          "s",
          .array(
            part.painted.solids.indices.map { solid in
              .array(
                [mixed { Self.text($0.parts[index].painted.solids[solid].outline, $0) }]
                  + Self.numbers(part.painted.solids[solid].presence))
            })
        ))
    }
    return .object(members)
  }

  /// Whether any mode differs from monochrome.
  private var hasLooks: Bool {
    regular.parts.contains { part in
      let look = part.look
      return look.level > 0 || look.colors != nil || look.levels != part.effect
        || look.own != part.effect
    }
  }

  /// Returns the level, its opacity, the opacity in multicolor, and the colour there; -1 clears, and 0 hides.
  private static func json(_ look: PlayerLook) -> JSONValue {
    func number(_ effect: PlayerLook.Effect) -> JSONValue {
      switch effect {
      case .cut: .number(-1)
      case .hidden: .number(0)
      case .painted(let opacity): .number(opacity.rounded(decimals: 3))
      }
    }
    return .array(
      [.number(Double(look.level)), number(look.levels), number(look.own)]
        + (css(look).map { [.string($0)] } ?? []))
  }

  /// Returns the colour of a part in multicolor; `nil` for the colour of the text.
  static func css(_ look: PlayerLook) -> String? {
    guard let colors = look.colors?.map(hexadecimal), colors.count == 2 else { return nil }
    return colors[0] == colors[1] ? colors[0] : "light-dark(\(colors[0]),\(colors[1]))"
  }

  private static func hexadecimal(_ color: Color) -> String {
    "#"
      + [color.red, color.green, color.blue].map { part in
        let text = String(whole(part * 255), radix: 16)
        return text.count < 2 ? "0" + text : text
      }.joined()
  }

  private func line(_ part: Int, _ index: Int) -> JSONValue {
    func line(_ motion: PlayerMotion) -> PaintedLine? {
      motion.parts[part].painted.lines?[index]
    }
    guard let own = line(regular) else { return .null }
    var members: [(String, JSONValue)] = [
      ("o", mixed { motion in line(motion).map { Self.text($0.path, motion) } ?? "" }),
      (
        "w",
        mixed { motion in
          line(motion).map {
            "\(Self.whole($0.width)) \(Self.whole($0.leastWidth)) \(max(Self.whole($0.begunShare * 1e4), 1))"
          } ?? ""
        }
      ),
    ]
    if own.isDot { members.append(("d", .number(1))) }
    if own.cap == "butt" { members.append(("b", .number(1))) }
    if own.join == "miter" { members.append(("j", .number(own.miterLimit))) }
    if let presence = own.presence { members.append(("p", .array(Self.numbers(presence)))) }
    if own.tip != nil || own.isDot {
      members.append(
        (
          "t",
          mixed { motion in
            let own = line(motion)
            return Self.text(own?.tip ?? own?.path.bounds?.middle ?? .zero, motion)
          }
        ))
    }
    if let carrier = own.carrier {
      let none = carrier.map * Point.zero
      let places = (0...Self.places).flatMap { place -> [Double] in
        let motion = carrier.line.motion(at: Double(place) / Double(Self.places))
        let way = carrier.map * (Point.zero + motion.way) - none
        return [way.x.rounded(), way.y.rounded(), motion.turn.rounded(decimals: 1)]
      }
      members.append(("c", .array(Self.turned(places).map { .number($0) })))
    }
    return .object(members)
  }

  /// The number of steps along a line that carries another.
  private static let places = 18

  /// Returns triples whose angles have no jumps at a full turn.
  private static func turned(_ places: [Double]) -> [Double] {
    var places = places
    for index in stride(from: 5, to: places.count, by: 3) {
      let way = places[index] - places[index - 3]
      places[index] -= 360 * (way / 360).rounded()
    }
    return places
  }

  private static func numbers(_ presence: Presence) -> [JSONValue] {
    [presence.arrival, presence.departure, presence.length].map { .number($0) }
  }

  // MARK: Texts

  /// Returns a text at the three weights; one if they are equal, or Regular's if their structures differ.
  private func mixed(_ text: (PlayerMotion) -> String) -> JSONValue {
    Self.mixed(motions.map(text))
  }

  /// Returns Regular's text between the differences of the numbers at the lightest and the heaviest weight; Regular's alone
  /// if all are equal, or if their structures differ.
  static func mixed(_ texts: [String]) -> JSONValue {
    let own = texts[texts.count / 2]
    func commands(_ text: String) -> [UInt8] { text.utf8.filter { $0 >= UInt8(ascii: "A") } }
    let numbers = texts.map(Self.numbers)
    guard texts.count == 3, texts.contains(where: { $0 != own }),
      texts.allSatisfy({ commands($0) == commands(own) }),
      numbers.allSatisfy({ $0.count == numbers[1].count })
    else { return .string(own) }
    let mixed = texts.indices.map { index -> JSONValue in
      guard index != 1 else { return .string(own) }
      var text = ""
      for (value, regular) in zip(numbers[index], numbers[1]) {
        let more = value - regular
        text += (more < 0 || text.isEmpty ? "" : " ") + "\(more)"
      }
      return .string(text)
    }
    return .array(mixed)
  }

  /// Returns the whole numbers of a text; a minus sign begins a number.
  private static func numbers(_ text: String) -> [Int] {
    var numbers: [Int] = []
    var sign = 1
    var isNumber = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = sign * Int(byte - UInt8(ascii: "0"))
        if isNumber {
          numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + digit
        } else {
          numbers.append(digit)
        }
        isNumber = true
      case UInt8(ascii: "-"): (sign, isNumber) = (-1, false)
      default: (sign, isNumber) = (1, false)
      }
    }
    return numbers
  }

  /// Returns a whole number; 0 for one that is out of reach.
  static func whole(_ value: Double) -> Int {
    value.isFinite && abs(value) < 1e6 ? Int(value.rounded()) : 0
  }

  private static func text(_ point: Point, _ motion: PlayerMotion) -> String {
    text(point, baseline: motion.baseline)
  }

  private static func text(_ point: Point, baseline: Double) -> String {
    let (x, y) = (whole(point.x), whole(point.y - baseline))
    return "\(x)\(y < 0 ? "" : " ")\(y)"
  }

  static func text(_ path: Path, _ motion: PlayerMotion) -> String {
    text(path, baseline: motion.baseline)
  }

  /// Returns a path as text in whole units, each point relative to the step before it.
  static func text(_ path: Path, baseline: Double) -> String {
    var text = ""
    var last = (x: 0, y: 0)
    var start = last
    func add(_ letter: String, _ points: Point...) {
      text += letter
      let origin = last
      for (index, point) in points.enumerated() {
        last = (whole(point.x), whole(point.y - baseline))
        let (x, y) = (last.x - origin.x, last.y - origin.y)
        text += (index == 0 || x < 0 ? "" : " ") + "\(x)" + (y < 0 ? "" : " ") + "\(y)"
      }
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        add("m", point)
        start = last
      case .line(let point): add("l", point)
      case .quad(let control, let end): add("q", control, end)
      case .cubic(let first, let second, let end): add("c", first, second, end)
      case .close:
        text += "z"
        last = start
      }
    }
    return text
  }
}
