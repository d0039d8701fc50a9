internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextSymbolText

extension TemplateSheet {
  /// Adds the guides for drawing effects: those of the original template, otherwise guides along the lines of the
  /// drawing.
  mutating func addGuides(of entry: SymbolFont.Entry, in source: TemplateSource) {
    for (number, layer) in layers.enumerated() {
      // Layers with the same glyph share its outline and lines.
      let original = source.layers.firstIndex { $0.glyphs == layer.glyphs } ?? number
      var strokes = variants.map {
        source.cuts(of: original, at: $0.weight, $0.scale)
      }
      if strokes.allSatisfy(\.isEmpty) {
        let lines = variants.compactMap { source.lines(of: original, at: $0.weight, $0.scale) }
        guard lines.count == variants.count, lines.contains(where: { !$0.lines.isEmpty }) else {
          continue
        }
        guard version.number >= 6 else {
          omissions.insert(.lineGuides)
          continue
        }
        let cuts = LineCuts(lines, on: variants.map { $0.paths[number] })
        if cuts.lacksLines { omissions.insert(.crossedLines) }
        strokes = cuts.strokes
      }
      guard version.number >= 6 else { continue }
      let guides = source.strokeGuides(of: original)
      let cap = layer.motion.ends.end
      strokeGuides[number] =
        guides.isEmpty && cap != nil
        ? (strokes.first ?? []).map { _ in StrokeGuide(cap: cap) } : guides
      for index in variants.indices { variants[index].cuts[number] = strokes[index] }
    }
  }

  /// Returns the guide points of a part in each variant, as `data-clipstroke-keyframes`; `nil` without guides.
  func keyframes(of part: TemplatePart) -> [String?] {
    let paths = variants.map { part.path(of: $0.paths[part.layer]) }
    let said = variants.map { variant -> String? in
      guard annotations.indices.contains(part.layer), let original = part.original else {
        return nil
      }
      return annotations[part.layer].keyframes[DrawnVariant(variant.weight, variant.scale)]?[
        original]
    }
    let outlines = paths.map { MeasuredOutline($0) }
    let cuts = variants.map { $0.cuts.indices.contains(part.layer) ? $0.cuts[part.layer] : [] }
    let own = strokes(on: outlines, cuts)
    return variants.indices.map { index in
      let strokes = own.map { cuts[index][$0] }
      if let text = said[index],
        strokes.isEmpty || Self.says(text, strokes, on: outlines[index])
      {
        return text
      }
      guard !strokes.isEmpty else { return nil }
      return DrawKeyframes(
        strokes: strokes.map { stroke in
          stroke.compactMap { cut in
            guard let first = outlines[index].nearest(to: cut.first)?.place,
              let second = outlines[index].nearest(to: cut.second)?.place
            else { return nil }
            return .init(time: cut.time, first: first, second: second)
          }
        }
      ).text
    }
  }

  /// Returns the indices of the strokes whose cuts lie on an outline in each variant: each part of a layer has its own
  /// strokes, the same in all variants.
  private func strokes(on outlines: [MeasuredOutline], _ cuts: [[[StrokeCut]]]) -> [Int] {
    (0..<(cuts.map(\.count).min() ?? 0)).filter { stroke in
      zip(cuts, outlines).allSatisfy { cuts, outline in
        cuts[stroke].allSatisfy { cut in
          [cut.first, cut.second].allSatisfy {
            outline.nearest(to: $0).map { $0.distance <= Self.guideTolerance } ?? false
          }
        }
      }
    }
  }

  /// Returns the attributes that add to the guide points of a part.
  func guideWords(of part: TemplatePart) -> GuideWords {
    guard let guides = strokeGuides[part.layer], !guides.isEmpty else { return GuideWords() }
    let cuts = variants.map { $0.cuts.indices.contains(part.layer) ? $0.cuts[part.layer] : [] }
    let outlines = variants.map { MeasuredOutline(part.path(of: $0.paths[part.layer])) }
    let own = strokes(on: outlines, cuts).filter { guides.indices.contains($0) }
    return GuideWords(own.map { guides[$0] }, counts: own.map { cuts[0][$0].count })
  }

  /// Whether the text describes the same cuts on an outline; the outline may have another direction than in the
  /// original template.
  private static func says(
    _ text: String, _ strokes: [[StrokeCut]], on outline: MeasuredOutline
  ) -> Bool {
    guard let keyframes = try? DrawKeyframes(text),
      keyframes.strokes.map(\.count) == strokes.map(\.count)
    else { return false }
    return zip(keyframes.strokes.joined(), strokes.joined()).allSatisfy { keyframe, cut in
      [(keyframe.first, cut.first), (keyframe.second, cut.second)].allSatisfy { place, point in
        outline.point(at: place).map { $0.distance(to: point) <= guideTolerance } ?? false
      }
    }
  }

  /// The largest distance of a cut's end from an outline, in template units: twelve font units, as in drawing.
  private static let guideTolerance = 0.6
}
