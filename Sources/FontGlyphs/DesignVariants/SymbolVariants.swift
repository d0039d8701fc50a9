internal import SymtextSupport
package import SymtextSymbols
package import SymtextGraphics
package import SymtextOpenType

/// Makes design variants of symbols: filled, slashed, enclosed, badged.
///
/// A drawing with the variant's name replaces it.
package struct SymbolVariants: Sendable {
  private let drawn: ExactDictionary<Symbol>
  private let signs: @Sendable (String) -> Symbol?
  private let customizesDisplayOnly: Bool

  /// - Parameters:
  ///   - symbols: The drawings to vary, by their names and aliases.
  ///   - customizesDisplayOnly: Whether variants of display-only symbols are made, too.
  ///   - signs: Finds further symbols for badges, by name.
  package init(
    _ symbols: [Symbol], customizesDisplayOnly: Bool = false,
    signs: @escaping @Sendable (String) -> Symbol? = { _ in nil }
  ) {
    self.signs = signs
    self.customizesDisplayOnly = customizesDisplayOnly
    var drawn: ExactDictionary<Symbol> = [:]
    for symbol in symbols { drawn[symbol.name] = symbol }
    let own = drawn
    for symbol in symbols {
      for alias in symbol.metadata.aliases where drawn[alias] == nil {
        // An alias hides no variant of another symbol.
        let variant = VariantName(alias, isKnown: { own[$0] != nil })
        if let variant, variant.base != symbol.name, !variant.names.contains(symbol.name) {
          continue
        }
        drawn[alias] = symbol
      }
    }
    self.drawn = drawn
  }

  /// Returns the symbol with a name, drawn or generated.
  /// - Throws: ``FontError`` with the reason when there is none.
  package func symbol(named name: String) throws(FontError) -> Symbol {
    if let symbol = drawn[name] { return symbol }
    guard Symbol.isValidName(name),
      let variant = VariantName(
        name, isKnown: { drawn[$0] != nil }, isSign: { signs($0) != nil })
    else {
      throw FontError("there is no drawing \(name), nor a base drawing for that variant")
    }
    // A symbol has one name, derived from its drawing's.
    let isNumbered = variant.numberNames.contains(name)
    return try symbol(variant, name: isNumbered ? variant.names.first ?? name : name)
  }

  private func symbol(_ variant: VariantName, name: String) throws(FontError) -> Symbol {
    guard let base = drawn[variant.base] else {
      throw FontError("there is no drawing \(variant.base)")
    }
    if !customizesDisplayOnly, let symbol = displayOnlySymbol(of: variant) {
      throw FontError("\(name) is not made: \(symbol.metadata.restriction(of: symbol.name))")
    }
    var made = try symbol(variant, name: name, of: base, isMirrored: false, sign: { sign($0) })
    made.rightToLeft = try rightToLeft(variant, name: name, of: base)
    if made.rightToLeft != nil { made.metadata.rightToLeft = .mirrored }
    return made
  }

  /// Returns the drawing in right-to-left text where it is no mirror image: on a mirrored symbol a sign keeps its own
  /// direction, and a sign with a right-to-left form takes it.
  private func rightToLeft(
    _ variant: VariantName, name: String, of base: Symbol
  ) throws(FontError) -> RightToLeftDrawing? {
    var badge: Symbol?
    if case .symbol(let sign) = variant.badge { badge = self.sign(sign) }
    guard base.metadata.rightToLeft != nil || badge?.metadata.rightToLeft != nil else { return nil }
    // Without a badge, the mirror image of the variant will do.
    if base.metadata.rightToLeft == .mirrored, badge == nil { return nil }
    let form = badge.map { rightToLeftSign($0) }
    let mirrorImage = form?.mirrored(true)
    switch base.metadata.rightToLeft {
    case nil:
      let made = try symbol(
        variant, name: name, of: base, isMirrored: false, sign: { _ in form })
      return RightToLeftDrawing(layers: made.layers, motion: made.motion)
    case .mirrored:
      return try symbol(
        variant, name: name, of: base, isMirrored: false, sign: { _ in mirrorImage }
      ).mirroredDrawing
    case .symbol(let other):
      guard let drawing = drawn[other] else { return nil }
      return try symbol(
        variant, name: name, of: drawing, isMirrored: true, sign: { _ in mirrorImage }
      ).mirroredDrawing
    }
  }

  /// Returns the form of a sign in right-to-left text, under the name of the sign.
  private func rightToLeftSign(_ sign: Symbol) -> Symbol {
    switch sign.metadata.rightToLeft {
    case nil: return sign
    case .mirrored: return sign.mirrored(true)
    case .symbol(let name):
      var form = self.sign(name) ?? sign
      form.name = sign.name
      return form
    }
  }

  private func symbol(
    _ variant: VariantName, name: String, of base: Symbol, isMirrored: Bool,
    sign: (String) -> Symbol?
  ) throws(FontError) -> Symbol {
    var base = base
    base.layers = base.centredLayers.withNumberedGroups
    base = base.mirrored(isMirrored)
    let drawing = filledDrawing(base).map { isMirrored ? $0.mirrored : $0 }
    var layers = base.layers
    if variant.isFilled && variant.enclosure == nil {
      if let drawing { layers = drawing } else { layers = try filled(base, otherwise: name) }
    } else if variant.enclosure != nil {
      // A small, enclosed shape is more legible filled.
      layers = drawing ?? filledForm(base) ?? layers
    }
    if variant.isSlashed { layers = SlashedSymbol.layers(layers) }
    var motion = base.motion
    if let enclosure = variant.enclosure {
      // Rotation inside an enclosure is about the symbol's own centre; all other motion includes the enclosure.
      let middle = motion.anchor ?? Point(DrawingGrid.size / 2, DrawingGrid.size / 2)
      motion.anchor =
        layers.contains { $0.motion.rotates }
        ? EnclosedSymbol.map(layers, in: enclosure, opticalShift: base.opticalShift) * middle : nil
      layers = EnclosedSymbol.layers(
        layers, in: enclosure, isFilled: variant.isFilled, opticalShift: base.opticalShift)
    }
    if let badge = variant.badge {
      layers = BadgedSymbol.layers(layers, badge: badge, sign: sign)
    }
    var symbol = Symbol(
      name: name, layers: layers.withVariantGroups, metadata: metadata(base, variant))
    symbol.motion = motion
    if variant.enclosure == nil, variant.badge == nil { symbol.opticalShift = base.opticalShift }
    if variant.enclosure == nil { symbol.spacing = base.spacing }
    return symbol
  }

  /// Returns the display-only symbol that a name would customise, as the base or the badge of a variant.
  ///
  /// `nil` if there is none, or if the variants of display-only symbols are made, too.
  package func displayOnlySymbol(customizedBy name: String) -> Symbol? {
    guard !customizesDisplayOnly, drawn[name] == nil, Symbol.isValidName(name),
      let variant = VariantName(name, isKnown: { drawn[$0] != nil }, isSign: { signs($0) != nil })
    else { return nil }
    return displayOnlySymbol(of: variant)
  }

  private func displayOnlySymbol(of variant: VariantName) -> Symbol? {
    var symbols = [drawn[variant.base]]
    if case .symbol(let badge) = variant.badge { symbols.append(sign(badge)) }
    return symbols.compactMap(\.self).first(where: \.metadata.isDisplayOnly)
  }

  private func filled(_ base: Symbol, otherwise name: String) throws(FontError) -> [SymbolLayer] {
    if let layers = filledForm(base) { return layers }
    guard !base.layers.hasOutlines else {
      throw FontError(
        "\(name) cannot be made: no outline of \(base.name) encloses white that can be filled; draw \(base.name).fill"
      )
    }
    throw FontError(
      "\(name) cannot be made: no line of \(base.name) is closed; draw \(base.name).fill, or mark the line to fill with class=\"filled\""
    )
  }

  /// Returns the filled form, made from strokes or outlines.
  private func filledForm(_ base: Symbol) -> [SymbolLayer]? {
    base.layers.hasOutlines
      ? FilledOutlineSymbol.layers(of: base) : FilledSymbol.layers(of: base)
  }

  private func filledDrawing(_ base: Symbol) -> [SymbolLayer]? {
    drawn["\(base.name).fill"]?.centredLayers.withNumberedGroups
  }

  /// Returns the symbol of a badge.
  private func sign(_ name: String) -> Symbol? { drawn[name] ?? signs(name) }

  // MARK: Metadata

  private func metadata(_ base: Symbol, _ variant: VariantName) -> SymbolMetadata {
    var metadata = base.metadata
    metadata.aliases = []
    metadata.forms = [:]
    metadata.words = [:]
    metadata.base = base.name
    var words: [String] = []
    if variant.isSlashed {
      metadata.altText += ", crossed out"
      words += ["slash", "off", "unavailable"]
    }
    if let enclosure = variant.enclosure {
      metadata.altText += " in a \(variant.isFilled ? "filled " : "")\(enclosure.rawValue)"
      words.append(enclosure.rawValue)
    } else if variant.isFilled {
      metadata.altText += ", filled"
    }
    if variant.isFilled { words.append("fill") }
    switch variant.badge {
    case nil: break
    case .dot:
      metadata.altText += " with a badge"
      words.append("badge")
    case .symbol(let name):
      let badge = sign(name)?.metadata.altText ?? name
      metadata.altText += " with \(badge.prefix(1).lowercased() + badge.dropFirst()) badge"
      words += ["badge", name]
    }
    metadata.keywords += words.filter { !metadata.keywords.contains($0) }
    if metadata.rightToLeft != .mirrored { metadata.rightToLeft = nil }
    return metadata
  }
}

extension [SymbolLayer] {
  /// The layers mirrored about the middle of the drawing grid.
  fileprivate var mirrored: [SymbolLayer] {
    Symbol(name: "", layers: self, metadata: SymbolMetadata(altText: "", category: ""))
      .mirroredDrawing.layers
  }
}

extension Symbol {
  /// Returns the symbol, its layers and motion mirrored if asked.
  fileprivate func mirrored(_ isMirrored: Bool) -> Symbol {
    guard isMirrored else { return self }
    var symbol = self
    let drawing = mirroredDrawing
    symbol.layers = drawing.layers
    symbol.motion = drawing.motion
    symbol.opticalShift = opticalShift.map { Vector(-$0.x, $0.y) }
    symbol.spacing = spacing.mirrored
    return symbol
  }

  /// The layers, shifted so that the middle between the margins, if there are any, is the middle of the grid at every
  /// weight.
  ///
  /// An enclosure or badge is then placed evenly.
  fileprivate var centredLayers: [SymbolLayer] {
    guard let pairs = margins?.pairs else { return layers }
    func map(_ scale: SymbolScale, _ weight: SymbolWeight) -> Affine {
      guard let weights = pairs[scale], let pair = weights[weight] ?? weights[.regular] else {
        return .identity
      }
      return .translation((DrawingGrid.size - pair.left - pair.right) / 2, 0)
    }
    return layers.map { layer in
      var layer = layer
      for index in layer.shapes.indices {
        layer.shapes[index].path = layer.shapes[index].path.transformed(by: map(.medium, .regular))
        layer.shapes[index].masters = layer.shapes[index].masters?.transformed(by: map)
      }
      layer.motion.anchor = layer.motion.anchor.map { map(.medium, .regular) * $0 }
      return layer
    }
  }
}

extension [SymbolLayer] {
  /// Whether any shape is drawn as outlines instead of strokes.
  var hasOutlines: Bool { contains { $0.shapes.contains { $0.masters != nil } } }

  /// The layers as background: primary layers become secondary.
  ///
  /// Secondary layers stay, because a further step would be invisible on dark backgrounds.
  var behind: [SymbolLayer] {
    map { layer in
      var layer = layer
      if layer.level == .primary { layer.level = .secondary }
      return layer
    }
  }

  /// The bounds of the centre lines of painted layers.
  package var lineBounds: Rect? {
    filter { !$0.clearsInMonochrome }.flatMap(\.shapes).compactMap(\.path.bounds)
      .union
  }
}
