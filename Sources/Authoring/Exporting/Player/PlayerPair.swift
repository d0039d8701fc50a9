internal import SymtextAnimation
internal import SymtextDrawing
internal import SymtextFonts
internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbols
internal import SymtextSymbolText
internal import SymtextTextLayout

/// The magic replacement of a symbol by another, as data of the player.
struct PlayerPair {
  /// The motion at a weight.
  private struct Form {
    var replacement: PlayerReplacement
    var baseline: Double
  }

  /// The lightest weight, Regular and the heaviest; Regular alone if their lines differ in structure.
  private let leftToRight: [Form]
  /// The forms in text from right to left; empty if both symbols look alike there.
  private let rightToLeft: [Form]

  /// - Returns: `nil` if they are one symbol, or move in other parts.
  /// - Throws: ``SymbolError`` if no library has a symbol, or ``EffectError`` if the replacement is too long.
  init?(
    _ name: String, _ successor: String, in source: any SymbolSource, beside face: Face
  ) throws {
    func forms(isRightToLeft: Bool) throws -> [Form] {
      let forms = try [SymbolWeight.ultralight, .regular, .black].map { weight in
        try Self.form(
          name, successor, in: source, beside: face, weight, isRightToLeft: isRightToLeft)
      }
      guard let regular = forms[1] else { return [] }
      let all = forms.compactMap(\.self)
      let structures = all.map { form in
        form.replacement.sides.map { $0.map { $0.morph?.lines.count ?? -1 } }
      }
      return all.count == 3 && structures.allSatisfy({ $0 == structures[1] }) ? all : [regular]
    }
    leftToRight = try forms(isRightToLeft: false)
    guard !leftToRight.isEmpty else { return nil }
    let isMirrored = try [name, successor].contains {
      try PlayerSymbol($0, in: source, beside: face).hasTwoForms
    }
    rightToLeft = isMirrored ? try forms(isRightToLeft: true) : []
  }

  private static func form(
    _ name: String, _ successor: String, in source: any SymbolSource, beside face: Face,
    _ weight: SymbolWeight, isRightToLeft: Bool
  ) throws -> Form? {
    let font = Font(face: face, size: PlayerForm.size(face))
    var configuration = PlayerForm.configuration(weight, isRightToLeft: isRightToLeft)
    configuration.effect = try EffectPlan("replace")
    configuration.successor = SymbolSuccessor(successor)
    let symbol = try ResolvedSymbol(name, in: source, beside: font, configuration: configuration)
    let items = SymbolPainter(tint: .black).items(symbol, at: Point(0, 2000))
    let list = DisplayList(width: symbol.advance, height: 3000, items: items)
    guard let replacement = PlayerReplacement(try Timeline(list)), let next = symbol.successor,
      replacement.sides.map(\.count) == [symbol, next].map({ PlayerMotion($0).parts.count })
    else { return nil }
    return Form(replacement: replacement, baseline: symbol.baselineShift)
  }

  var json: JSONValue {
    let length = leftToRight[leftToRight.count / 2].replacement.length
    return .object(
      [("l", .number(Double(length))), ("s", Self.sides(leftToRight))]
        + (rightToLeft.isEmpty ? [] : [("r", Self.sides(rightToLeft))]))
  }

  private static func sides(_ forms: [Form]) -> JSONValue {
    let regular = forms[forms.count / 2].replacement
    return .array(
      regular.sides.indices.map { side in
        .array(regular.sides[side].indices.map { part($0, of: side, forms) })
      })
  }

  private static func part(_ index: Int, of side: Int, _ forms: [Form]) -> JSONValue {
    let part = forms[forms.count / 2].replacement.sides[side][index]
    var members: [(String, JSONValue)] = part.tracks.map { track in
      let numbers: [Double] = track.knots.flatMap { [Double($0.time), $0.value.first ?? 0] }
      return (
        track.property.rawValue, .array(numbers.map { .number($0.rounded(decimals: 3)) })
      )
    }
    if let morph = part.morph {
      let lines = morph.lines.indices.map { line -> JSONValue in
        Self.line(
          forms.compactMap { form in
            form.replacement.sides[side][index].morph.map { ($0.lines[line], form.baseline) }
          })
      }
      members.append(("m", .array([.number(Double(morph.start)), .array(lines)])))
    }
    return .object(members)
  }

  private static func line(
    _ forms: [(line: PlayerReplacement.Line, baseline: Double)]
  ) -> JSONValue {
    let regular = forms[forms.count / 2].line
    func path(_ path: (PlayerReplacement.Line) -> Path) -> JSONValue {
      PlayerForm.mixed(forms.map { PlayerForm.text(path($0.line), baseline: $0.baseline) })
    }
    var members: [(String, JSONValue)] = [("a", path(\.from)), ("z", path(\.to))]
    if regular.lifted != nil { members.append(("h", path { $0.lifted ?? $0.from })) }
    if regular.widths != nil {
      let texts = forms.map { form in
        [form.line.widths?.from, form.line.widths?.to].map { "\(PlayerForm.whole($0 ?? 0))" }
          .joined(separator: " ")
      }
      members.append(("w", PlayerForm.mixed(texts)))
    }
    if regular.change != 0...1 {
      members.append(
        ("t", .array([.number(regular.change.lowerBound), .number(regular.change.upperBound)])))
    }
    if regular.style.cap == .butt { members.append(("b", .number(1))) }
    if regular.style.join == .miter {
      members.append(("j", .number(regular.style.miterLimit.rounded(decimals: 2))))
    }
    return .object(members)
  }
}
