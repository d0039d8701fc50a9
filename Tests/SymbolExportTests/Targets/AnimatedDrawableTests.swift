import SymtextTextLayout
import SymtextFontGlyphs
import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import SymtextFonts
import SymtextGraphics
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextSymbols
import Testing

@testable import SymtextAnimation
@testable import SymtextSymbolExport

struct AnimatedDrawableTests {
  /// A reader of moving drawables: it places each path at a time as Android does.
  private final class Drawing: NSObject, XMLParserDelegate {
    struct Place {
      var map: Affine
      var opacity: Double
    }

    private struct Element {
      var name: String
      var values: [String: Double]
      var children: [String]
    }

    private var elements: [String: Element] = [:]
    private var open: [String] = []
    private var target = ""
    private var property = ""
    private(set) var duration = 0.0
    private(set) var paths: [String] = []
    private var frames: [String: [String: [(Double, Double)]]] = [:]

    init(_ text: String) throws {
      super.init()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = self
      guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let own = attributes["android:name"] ?? ""
      switch name {
      case "group", "path":
        let values = attributes.compactMapValues(Double.init).map {
          ($0.key.dropFirst(8), $0.value)
        }
        elements[own] = Element(
          name: own,
          values: Dictionary(uniqueKeysWithValues: values.map { (String($0.0), $0.1) }),
          children: open)
        if name == "group" { open.append(own) } else { paths.append(own) }
      case "target": target = own
      case "objectAnimator": duration = Double(attributes["android:duration"] ?? "") ?? 0
      case "propertyValuesHolder": property = attributes["android:propertyName"] ?? ""
      case "keyframe":
        let knot = (
          Double(attributes["android:fraction"] ?? "") ?? -1,
          Double(attributes["android:value"] ?? "") ?? .nan
        )
        frames[target, default: [:]][property, default: []].append(knot)
      default: break
      }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      if name == "group" { open.removeLast() }
    }

    /// Returns the place of a path in the viewport at a share of the duration.
    func place(_ path: String, at share: Double) throws -> Place {
      let element = try #require(elements[path])
      var map = Affine.identity
      for name in element.children {
        let group = try #require(elements[name])
        func value(_ property: String, _ rest: Double) -> Double {
          frames[name]?[property].map { Self.value($0, at: share) } ?? group.values[property]
            ?? rest
        }
        let pivot = Point(value("pivotX", 0), value("pivotY", 0))
        // https://developer.android.com/reference/android/graphics/drawable/VectorDrawable: first scale, then rotate,
        // then translate, all about the pivot.
        map =
          map * .translation(value("translateX", 0), value("translateY", 0))
          * .rotation(degrees: value("rotation", 0), about: pivot)
          * .translation(pivot.x, pivot.y) * .scale(value("scaleX", 1), value("scaleY", 1))
          * .translation(-pivot.x, -pivot.y)
      }
      let alpha =
        frames[path]?["fillAlpha"].map { Self.value($0, at: share) } ?? element.values["fillAlpha"]
      return Place(map: map, opacity: try #require(alpha))
    }

    private static func value(_ frames: [(Double, Double)], at share: Double) -> Double {
      var last = frames[0]
      for frame in frames {
        if frame.0 >= share {
          return frame.0 == last.0
            ? frame.1 : last.1 + (frame.1 - last.1) * (share - last.0) / (frame.0 - last.0)
        }
        last = frame
      }
      return last.1
    }
  }

  private static let effects = [
    "bounce", "bounce.down", "wiggle", "rotate", "pulse", "breathe", "scale", "appear", "disappear",
    "variableColor", "bounce.wholeSymbol", "wiggle.left",
  ]

  @Test(arguments: effects)
  func `The parts of a drawable are where our own motion has them, at any time`(word: String) throws
  {
    var job = try TestJob.job(["wifi", "person.badge.plus", "cloud.sun", "heart", "trash"])
    job.modes = [.hierarchical]
    let effect = try SymbolEffect(word)
    job.effects = [(word, effect)]
    let files = try TestJob.texts(.android, job)
    let ending = word.lowercased().split(separator: ".").joined(separator: "_")
    var count = 0
    for symbol in job.symbols {
      let name = symbol.name.split(separator: ".").joined(separator: "_")
      guard let text = files["res/drawable/sym_\(name)_\(ending).xml"] else { continue }
      count += 1
      let drawing = try Drawing(text)
      try compare(drawing, with: effect, of: symbol.name, in: job)
    }
    #expect(count == (word == "variableColor" ? 1 : 5))
  }

  /// Compares the places of some points with those of the effect's own motion.
  private func compare(
    _ drawing: Drawing, with effect: SymbolEffect, of name: String, in job: ExportJob
  ) throws {
    let flattener = SymbolFlattener(job.library.library, box: .icon)
    let symbol = try flattener.resolved(name, .init(mode: .hierarchical))
    let model = MotionModel(symbol, byShapes: false, draws: false)
    let motion = MotionMaker(
      model: model, restLit: model.parts.map { _ in 1 }, reducesMotion: false
    ).motion(effect)
    #expect(abs(drawing.duration - 1000 * motion.length) <= 1)
    let placement = try flattener.flat(name, .init()).placement
    #expect(!drawing.paths.isEmpty)
    for path in drawing.paths {
      let number = try #require(Int(path.dropFirst(4).prefix { $0 != "_" }))
      let rest = try drawing.place(path, at: effect.kind == .appear(.up) ? 1 : 0)
      for step in 0...20 {
        let share = Double(step) / 20
        let place = try drawing.place(path, at: share)
        let state = motion.state(of: number, at: share * motion.length)
        let pose = state.pose(capHeight: model.capHeight, lit: 1)
        if pose.opacity > 0.01 {
          for point in [Point(4, -4), Point(20, -18)] {
            let own = placement.map * (pose.map * point)
            let shown = place.map * (placement.map * point).scaled(AndroidPath.steps)
            let way = own.distance(
              to: Point(shown.x / AndroidPath.steps, shown.y / AndroidPath.steps))
            #expect(way < 0.08, "\(name) \(path) \(share): \(way) units")
          }
        }
        if rest.opacity > 0 {
          #expect(
            abs(place.opacity - pose.opacity * rest.opacity) < 0.01, "\(name) \(path) \(share)")
        }
      }
    }
  }

  @Test func `Effects that need lines or another symbol are named in the report`() throws {
    var job = try TestJob.job(["heart"])
    job.effects = try ["drawOn", "replace", "bounce"].map { ($0, try SymbolEffect($0)) }
    let (files, report) = try ExportTarget.android.files(of: job)
    #expect(
      files.map(\.path).filter { $0.hasPrefix("res/drawable") } == [
        "res/drawable/sym_heart.xml", "res/drawable/sym_heart_bounce.xml",
      ])
    for word in ["drawOn", "replace"] {
      #expect(report.remarks.contains { $0.text.hasPrefix("the effect \(word) is left out") })
    }
    #expect(!report.remarks.contains { $0.text == "effects are left out" })
  }
}

extension Point {
  fileprivate func scaled(_ factor: Double) -> Point { Point(x * factor, y * factor) }
}
