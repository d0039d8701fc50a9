internal import FontGlyphs
internal import Geometry
internal import SymbolText
internal import TextLayout

/// What `symtext metrics` prints.
///
/// Points, y down.
struct MetricsReport {
  var font: Font
  var label: Label
  var lines: [Line]

  private var size: (width: Double, height: Double) {
    (lines.map(\.width).max() ?? 0, lines.last.map { $0.baseline + $0.descent } ?? 0)
  }

  var json: JSONValue {
    let metrics = font.metrics
    return .object([
      ("size", .object([("width", .number(size.width)), ("height", .number(size.height))])),
      (
        "font",
        .object([
          ("family", .string(font.face.family)), ("file", .string(font.face.file)),
          ("pointSize", .number(font.size)), ("weight", .number(font.weight)),
          ("capHeight", .number(metrics.capHeight)),
          ("capHeightSource", .string(metrics.capHeightSource.rawValue)),
          ("xHeight", .number(metrics.xHeight)),
          ("xHeightSource", .string(metrics.xHeightSource.rawValue)),
          ("ascent", .number(metrics.ascent)), ("descent", .number(metrics.descent)),
          ("lineGap", .number(metrics.lineGap)),
          ("bar", font.stems.map { .number($0.bar) } ?? .null),
          ("stem", font.stems.map { .number($0.stem) } ?? .null),
        ])
      ),
      ("lines", .array(lines.map(json(of:)))),
    ])
  }

  private func json(of line: Line) -> JSONValue {
    .object([
      ("baseline", .number(line.baseline)), ("x", .number(line.x)), ("width", .number(line.width)),
      ("ascent", .number(line.ascent)), ("descent", .number(line.descent)),
      (
        "runs",
        .array(
          line.elements.map { x, element in
            switch element {
            case .text(let run):
              .object([
                ("kind", .string("text")), ("text", .string(text(run.range))), ("x", .number(x)),
                ("advance", .number(run.advance)), ("glyphs", .number(Double(run.glyphs.count))),
              ])
            case .attachment(let attachment, _):
              json(of: label.attachments[attachment.id], x: x)
            }
          })
      ),
    ])
  }

  private func json(of attachment: LabelAttachment, x: Double) -> JSONValue {
    switch attachment {
    case .symbol(let symbol, _), .rightToLeftForm(let symbol, _): json(of: symbol, x: x)
    case .image(let image):
      .object([
        ("kind", .string("image")), ("altText", .string(image.altText)), ("x", .number(x)),
        ("width", .number(image.width)), ("height", .number(image.height)),
        (
          "baselineOffsetFromBottom",
          image.baselineOffsetFromBottom.map { .number($0) } ?? .null
        ),
      ])
    }
  }

  private func json(of symbol: SetSymbol, x: Double) -> JSONValue {
    .object([
      ("kind", .string("symbol")), ("name", .string(symbol.name)),
      (
        "codePoint",
        symbol.codePoint.map { .string("U+\(String($0, radix: 16, uppercase: true))") } ?? .null
      ),
      ("altText", .string(symbol.altText)), ("x", .number(x)), ("advance", .number(symbol.advance)),
      ("pointSize", .number(symbol.font.size)),
      ("wght", hasWeights(symbol) ? .number(symbol.axisValue) : .null),
      ("weightRule", .string(weightRule(symbol))),
      ("onAxis", .bool(symbol.matching?.isOnAxis ?? true)),
      ("scale", .string(symbol.scale.rawValue)),
      ("strokeWidth", symbol.strokeWidth.map { .number($0) } ?? .null),
      ("baselineShift", .number(symbol.baselineShift)),
      ("bounds", json(of: symbol.bounds)), ("alignmentRect", json(of: symbol.alignmentRect)),
      ("baselineOffsetFromBottom", .number(symbol.baselineOffsetFromBottom)),
    ])
  }

  private func json(of rect: Rect) -> JSONValue {
    .object([
      ("x", .number(rect.minX)), ("y", .number(rect.minY)), ("width", .number(rect.width)),
      ("height", .number(rect.height)),
    ])
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: Array(label.text.utf8)[range], as: UTF8.self)
  }

  /// The same numbers for people.
  var table: String {
    func n(_ value: Double) -> String {
      let hundredths = Int((abs(value) * 100).rounded())
      let fraction = hundredths % 100
      return
        "\(value < 0 && hundredths > 0 ? "−" : "")\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    }
    let metrics = font.metrics
    var rows = [
      "size       \(n(size.width)) × \(n(size.height)) pt",
      "font       \(font.face.family), \(n(font.size)) pt, weight \(n(font.weight)) (\(font.face.file))",
      "           cap height \(n(metrics.capHeight)) (\(metrics.capHeightSource.rawValue)), x-height \(n(metrics.xHeight)) (\(metrics.xHeightSource.rawValue)), ascent \(n(metrics.ascent)), descent \(n(metrics.descent))",
    ]
    if let stems = font.stems {
      rows.append("           strokes of H: bar \(n(stems.bar)), stem \(n(stems.stem))")
    } else {
      rows.append("           no H to measure strokes on")
    }
    for (number, line) in lines.enumerated() {
      rows.append("line \(number + 1)     baseline \(n(line.baseline)), width \(n(line.width))")
      for (x, element) in line.elements {
        switch element {
        case .text(let run):
          rows.append("  text     x \(n(x)), advance \(n(run.advance)): “\(text(run.range))”")
        case .attachment(let attachment, _):
          guard let symbol = label.attachments[attachment.id].symbol else { continue }
          let box = symbol.bounds
          rows += [
            "  symbol   x \(n(x)), advance \(n(symbol.advance)): \(symbol.name) (\(symbol.altText))",
            "           \(n(symbol.font.size)) pt, \(weight(symbol, n)), \(symbol.scale.rawValue)\(symbol.strokeWidth.map { ", stroke \(n($0))" } ?? "")",
            "           ink \(n(box.width)) × \(n(box.height)) at x \(n(box.minX)), y \(n(box.minY)); baseline offset from bottom \(n(symbol.baselineOffsetFromBottom))",
          ]
        }
      }
    }
    return rows.joined(separator: "\n") + "\n"
  }

  private func weight(_ symbol: SetSymbol, _ number: (Double) -> String) -> String {
    guard hasWeights(symbol) else { return "one weight" }
    let isBeyond = symbol.matching?.isOnAxis == false
    let note = isBeyond ? ", the text goes beyond the axis" : ""
    return "wght \(number(symbol.axisValue)) (\(weightRule(symbol))\(note))"
  }

  private func weightRule(_ symbol: SetSymbol) -> String {
    symbol.matching?.rule.rawValue ?? (hasWeights(symbol) ? "given" : "none")
  }

  private func hasWeights(_ symbol: SetSymbol) -> Bool { symbol.font.face.axis("wght") != nil }
}
