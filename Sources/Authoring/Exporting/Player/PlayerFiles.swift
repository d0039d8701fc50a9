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
package struct PlayerFiles: Sendable {
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
      text += "globalThis.customElements?.get(\"symtext-symbol\").define(\(data));\n"
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
      guard let successor = item.successor,
        !pairs.contains(where: { $0.0 == "\(item.name)>\(successor)" })
      else { continue }
      if let pair = try PlayerPair(item.name, successor, in: source, beside: face)?.json {
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
  /// - Parameter mode: the attribute `mode` of the elements.
  /// - Throws: ``SymbolError`` if no library has a symbol.
  package func markup(_ items: [Item], mode: RenderingMode) throws(SymbolError) -> String {
    var text = ""
    for item in items {
      let symbol = try PlayerSymbol(item.name, in: source, beside: face)
      text += symbol.markup(item.name, style: PlayerEffects.style, mode: mode) + "\n"
    }
    return text
  }

  private static func json(_ lights: StackStyles.Lights) -> JSONValue {
    func number(_ time: Double) -> JSONValue { .number(time.rounded(decimals: 4)) }
    return .object(
      StackStyles.lightings.filter { !$0.goesOn }.map { lighting -> (String, JSONValue) in
        let times = EffectTracks.LightTimes(
          lighting.style, steps: lights.count, isClosed: lights.isClosed)
        let style =
          (lighting.style.isCumulative ? "" : ".iterative")
          + (lighting.style.isReversing ? ".reversing" : "")
        return (
          style,
          .array(
            [times.period, times.rise, times.fall].map(number)
              + times.steps.map { .array($0.map { .array($0.map(number)) }) })
        )
      })
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
