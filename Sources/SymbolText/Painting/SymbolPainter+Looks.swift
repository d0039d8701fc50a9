internal import SymtextFontGlyphs
internal import SymtextFonts
internal import SymtextGraphics
internal import SymtextSymbols

extension SymbolPainter {
  /// Returns the mode in effect for a symbol, and the colour for parts without their own.
  ///
  /// A palette that paints all layers alike is monochrome, in its colour. Multicolor is monochrome where the ground
  /// hides one of the symbol's colours.
  func modeAndTint(of symbol: ResolvedSymbol) -> (mode: RenderingMode, tint: Color) {
    let tint = painting.resolved(painting.layers.color ?? .tint, tint: self.tint)
    let mode = mode(of: symbol)
    switch mode {
    case .palette:
      let colors = symbol.layers.filter { !$0.clears(in: mode) && $0.opacity(in: mode) > 0 }
        .map { color(of: $0, mode: mode, tint: tint) }
      guard let first = colors.first, colors.allSatisfy({ $0.isAlike(first) }) else { break }
      return (.monochrome, first)
    case .multicolor:
      guard let ground = painting.ground else { break }
      let looks = looks(of: symbol, mode: mode, tint: tint)
      let isHidden = symbol.layers.indices.contains { index in
        guard case .painted(let color) = looks[index] else { return false }
        // Only a mark that one colour cuts out lies on a body; other layers, such as lines in a frame, lie on the ground.
        let isOnBody =
          symbol.layers[index].clears(in: .monochrome)
          && body(of: index, in: symbol, looks[..<index]) != nil
        return color.over(ground).isAlike(ground) && !isOnBody
      }
      if isHidden { return (.monochrome, tint) }
    case .automatic, .monochrome, .hierarchical: break
    }
    return (mode, tint)
  }

  /// Returns the effect of each layer of a symbol, back to front.
  ///
  /// A mark that one colour cuts out is cut out in other modes, too, where its colour is like that of its body.
  func looks(of symbol: ResolvedSymbol, mode: RenderingMode, tint: Color) -> [LayerLook] {
    var looks: [LayerLook] = []
    for (index, layer) in symbol.layers.enumerated() {
      if layer.clears(in: mode) {
        // Only a layer that may be unlit needs the colour.
        let body =
          layer.variableThreshold == nil ? nil : body(of: index, in: symbol, looks[...])
        looks.append(.cut(outOf: body ?? tint))
      } else if layer.opacity(in: mode) == 0 {
        looks.append(.hidden)
      } else {
        let color = color(of: layer, mode: mode, tint: tint)
        if layer.clears(in: .monochrome), looks.contains(where: { $0.hides(color) }),
          let body = body(of: index, in: symbol, looks[...]), color.over(body).isAlike(body)
        {
          looks.append(.cut(outOf: body))
        } else {
          looks.append(.painted(color))
        }
      }
    }
    return looks
  }

  /// Returns whether each layer of a symbol is a mark that is cut out of those behind it, back to front.
  package func cuts(of symbol: ResolvedSymbol) -> [Bool] {
    let painter = SymbolPainter(symbol.painting(of: painting), tint: tint)
    let (mode, tint) = painter.modeAndTint(of: symbol)
    return zip(symbol.layers, painter.looks(of: symbol, mode: mode, tint: tint)).map {
      $1.isCut && !$0.erases
    }
  }

  /// Returns the order in which parts are painted.
  ///
  /// Of successive cuts, those that the value leaves unlit come first: they are closed again, and would close a lit cut
  /// that they overlap.
  func ordered(
    _ parts: [(part: SymbolPart, pose: LayerPose)], _ looks: [LayerLook],
    lit: (SymbolPart) -> LitPart
  ) -> [(part: SymbolPart, pose: LayerPose)] {
    var ordered: [(part: SymbolPart, pose: LayerPose)] = []
    var litCuts: [(part: SymbolPart, pose: LayerPose)] = []
    for part in parts {
      let isCut =
        looks.indices.contains(part.part.layer) && looks[part.part.layer].isCut
      if !isCut {
        ordered += litCuts
        litCuts = []
      }
      if isCut, part.pose.light == 1, case .all = lit(part.part) {
        litCuts.append(part)
      } else {
        ordered.append(part)
      }
    }
    return ordered + litCuts
  }

  /// Returns the colour of the painted layer on which a layer lies: the foremost one whose box has at least half of the
  /// layer's; `nil` if there is none.
  ///
  /// Marks are no bodies: the stem and the bulb of a thermometer, two layers of one colour, make one mark.
  /// - Parameter looks: those of the layers behind it.
  private func body(
    of index: Int, in symbol: ResolvedSymbol, _ looks: ArraySlice<LayerLook>
  ) -> Color? {
    func box(_ layer: Int) -> Rect? {
      symbol.layers[layer].glyphs[symbol.scale].flatMap { symbol.font.inkBounds(of: $0) }
    }
    guard let own = box(index) else { return nil }
    for behind in looks.indices.reversed() {
      guard case .painted(let color) = looks[behind],
        !symbol.layers[behind].clears(in: .monochrome), let box = box(behind)
      else { continue }
      let width = min(own.maxX, box.maxX) - max(own.minX, box.minX)
      let height = min(own.maxY, box.maxY) - max(own.minY, box.minY)
      if width > 0, height > 0, width * height >= own.width * own.height / 2 { return color }
    }
    return nil
  }
}

extension LayerLook {
  /// Whether the layer clears those behind it.
  fileprivate var isCut: Bool {
    if case .cut = self { true } else { false }
  }

  /// Whether a colour hardly differs from that of the layer.
  fileprivate func hides(_ color: Color) -> Bool {
    if case .painted(let body) = self { color.over(body).isAlike(body) } else { false }
  }
}
