internal import SymtextGraphics
package import SymtextSymbolImport
internal import SymtextSymbols
internal import SymtextSupport

/// The guide points of a template's paths, as a list for people.
package struct GuideList {
  private let template: TemplateFile

  package init(_ template: TemplateFile) { self.template = template }

  /// The list: for each path its strokes, and for each guide point its number, its place in the ink in percent, and the
  /// time at which the pen reaches it.
  package var text: String {
    guard let variant = template.referenceVariant ?? template.variants.keys.min(),
      let drawing = template.variants[variant]
    else { return "there are no paths\n" }
    let lines = drawing.paths.enumerated().flatMap { number, path in
      let own = self.lines(path)
      return ["path \(number + 1): \(own.first ?? "")"] + own.dropFirst()
    }
    return (["guide points of \(variant)"] + lines).joined(separator: "\n") + "\n"
  }

  private static func percent(_ part: Double, of length: Double) -> String {
    length > 0 ? (100 * part / length).text(decimals: 0) : "0"
  }

  private func lines(_ path: TemplatePath) -> [String] {
    guard let text = path.keyframes else { return ["no guide points"] }
    let strokes: [[DrawKeyframes.Keyframe]]
    let words: GuideWords
    do {
      strokes = try DrawKeyframes(text).strokes
      words = try GuideWords(caps: path.drawCaps, attach: path.drawAttach)
    } catch {
      return ["unreadable: its guide points \(error)"]
    }
    let outline = MeasuredOutline(path.path)
    let box = path.path.bounds ?? Rect(.zero)
    var lines = [
      "\(strokes.count) stroke\(strokes.count == 1 ? "" : "s")"
        + (words.cap.map { ", caps \($0.rawValue)" } ?? "")
    ]
    var number = 0
    for (index, stroke) in strokes.enumerated() {
      for keyframe in stroke {
        number += 1
        var place = "no place of its contours"
        if let first = outline.point(at: keyframe.first),
          let second = outline.point(at: keyframe.second)
        {
          let middle = first.interpolated(to: second, 0.5)
          place =
            Self.percent(middle.x - box.minX, of: box.width) + ","
            + Self.percent(middle.y - box.minY, of: box.height)
        }
        let attached = words.attachments.contains(number) ? ", carries parts" : ""
        lines.append(
          "  \(number): stroke \(index + 1), at \(place), time \(keyframe.time.text(decimals: 3))\(attached)"
        )
      }
    }
    return lines
  }
}
