internal import SymtextAnimation
internal import SymtextDrawing
internal import SymtextFonts
internal import SymtextGraphics
package import SymtextSupport
internal import SymtextSymbols
package import SymtextSymbolText
internal import SymtextTextLayout

/// The player of a page, `<symtext-symbol>`, and the data of its symbols.
///
/// The player is a JavaScript module without dependencies, whose curves come from the motions of films.
package struct PlayerFiles {
  /// A symbol, or one and its replacement.
  package struct Item: Hashable, Sendable {
    /// The name of a symbol.
    package var name: String
    /// The symbol that replaces it with the parts that both have; `nil` for none.
    package var successor: String?

    package init(_ name: String, successor: String? = nil) {
      (self.name, self.successor) = (name, successor)
    }
  }

  private let source: any SymbolSource
  private let face: Face

  /// - Parameter source: the libraries.
  /// - Throws: ``SymbolError`` if the bundled library cannot be read.
  package init(_ source: any SymbolSource) throws(SymbolError) {
    self.source = source
    face = try SymbolLibrary.bundled().face
  }

  /// Returns the player.
  /// - Parameter items: symbols whose data it has.
  /// - Throws: ``SymbolError`` if no library has a symbol, or ``EffectError`` if a replacement is too long.
  package func script(_ items: [Item]) throws -> String {
    let tables = PlayerEffects(face).json.packedText
    let attributes = JSONValue.array(PlayerAttribute.all.map { .string($0.name) }).packedText
    var text = PlayerSource.text
      .replacingFirst("/*TABLES*/", by: tables)
      .replacingFirst("/*ATTRIBUTES*/", by: attributes)
    if !items.isEmpty {
      // Without <, the module can stand in a page.
      let data = try data(items).packedText.split(
        separator: "<", omittingEmptySubsequences: false
      ).joined(separator: "\\u003c")
      text += "\ndefine(\(data));\n"
    }
    return text
  }

  /// Returns the data of symbols.
  /// - Throws: ``SymbolError`` if no library has a symbol, or ``EffectError`` if a replacement is too long.
  package func data(_ items: [Item]) throws -> JSONValue {
    var symbols: [(String, JSONValue)] = []
    var pairs: [(String, JSONValue)] = []
    var lights: Set<StackStyles.Lights> = []
    for item in items {
      for name in [item.name] + (item.successor.map { [$0] } ?? [])
      where !symbols.contains(where: { $0.0 == name }) {
        let symbol = try PlayerSymbol(name, in: source, beside: face)
        symbols.append((name, symbol.json))
        if let own = symbol.lights { lights.insert(own) }
      }
      guard let successor = item.successor else { continue }
      if let pair = try pair(item.name, successor) {
        pairs.append(("\(item.name)>\(successor)", pair))
      }
    }
    var members: [(String, JSONValue)] = [("symbols", .object(symbols))]
    if !pairs.isEmpty { members.append(("pairs", .object(pairs))) }
    let sorted = lights.sorted { ($0.count, $0.isClosed ? 1 : 0) < ($1.count, $1.isClosed ? 1 : 0) }
    if !sorted.isEmpty {
      members.append(
        ("lights", .object(sorted.map { ("\($0.count)\($0.isClosed ? "c" : "")", Self.json($0)) })))
    }
    return .object(members)
  }

  /// Returns elements that show their symbols before the player runs, a line each.
  /// - Throws: ``SymbolError`` if no library has a symbol.
  package func markup(_ items: [Item]) throws(SymbolError) -> String {
    var text = ""
    for item in items {
      let symbol = try PlayerSymbol(item.name, in: source, beside: face)
      text += symbol.markup(item.name, style: PlayerEffects.style) + "\n"
    }
    return text
  }

  private static func json(_ lights: StackStyles.Lights) -> JSONValue {
    .object(
      StackStyles.lightings.map { lighting -> (String, JSONValue) in
        let (length, easings) = EffectTracks.lights(
          lighting.style, steps: lights.count, isClosed: lights.isClosed, goesOn: lighting.goesOn)
        let style =
          (lighting.style.isCumulative ? "" : ".iterative")
          + (lighting.style.isReversing ? ".reversing" : "")
        return (
          (lighting.goesOn ? "on" : "") + style,
          .object([
            ("l", .number(length)), ("c", .array(easings.map(PlayerEffects.curve))),
          ])
        )
      })
  }

  /// Returns the magic replacement of a symbol by another; `nil` if they are one symbol, or move in other parts.
  private func pair(_ name: String, _ successor: String) throws -> JSONValue? {
    let font = Font(face: face, size: PlayerForm.size(face))
    var configuration = PlayerForm.configuration(isRightToLeft: false)
    configuration.effect = try EffectPlan("replace")
    configuration.successor = SymbolSuccessor(successor)
    let symbol = try ResolvedSymbol(name, in: source, beside: font, configuration: configuration)
    let items = SymbolPainter(tint: .black).items(symbol, at: Point(0, 2000))
    let list = DisplayList(width: symbol.advance, height: 3000, items: items)
    guard let replacement = PlayerReplacement(try Timeline(list)), let next = symbol.successor,
      replacement.sides.map(\.count) == [symbol, next].map({ PlayerMotion($0).parts.count })
    else { return nil }
    return .object([
      ("l", .number(Double(replacement.length))),
      (
        "s",
        .array(
          replacement.sides.map { side in
            .array(
              side.map { Self.json($0, baseline: symbol.baselineShift) })
          })
      ),
    ])
  }

  private static func json(_ part: PlayerReplacement.Part, baseline: Double) -> JSONValue {
    var members: [(String, JSONValue)] = part.tracks.map { track in
      let numbers: [Double] = track.knots.flatMap { [Double($0.time), $0.value.first ?? 0] }
      return (
        track.property.rawValue, .array(numbers.map { .number($0.rounded(decimals: 3)) })
      )
    }
    if !part.shapes.isEmpty {
      let shapes: [JSONValue] = part.shapes.map { shape in
        let text = PlayerForm.text(shape.outline, baseline: baseline)
        return .array([.number(Double(shape.time)), .string(text)])
      }
      members.append(("shape", .array(shapes)))
    }
    return .object(members)
  }
}

extension String {
  /// Returns the text with the first occurrence of a mark replaced.
  fileprivate func replacingFirst(_ mark: String, by text: String) -> String {
    var parts = split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 2 else { return self }
    parts.insert(text, at: 1)
    return parts.joined()
  }
}
