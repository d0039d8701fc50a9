import Foundation
import SymtextFonts
import SymtextGraphics
import SymtextTestSupport
import Testing
@testable import SymtextTextLayout

/// Carets, hits, selections and movements at random places of random lines, compared with Chromium's.
///
/// `make test-carets` takes 1,000 places and prints the table of Documentation/Compatibility.md.
struct ChromiumPlacesTests {
  /// A kind of text: words, and a font that has them.
  private struct Kind {
    var name: String
    var words: [String]
    var font: String
    var direction = WritingDirection.leftToRight
  }

  private struct Place: Encodable {
    var offset: Int
    var x: Double
    var range: [Int]
  }

  private struct Question: Encodable {
    var text: String
    var font: String
    var size: Double
    var direction: String
    var symbol: Double
    var places: [Place]
  }

  private struct Answer: Decodable {
    var caret: Double?
    var hit: Int?
    var selection: [[Double]]
    var next: Int?
    var previous: Int?
    var nextWord: Int?
    var previousWord: Int?
  }

  private static let size = 40.0
  private static let symbol = 33.0

  private static let mixed = [
    "Total", "שלום", "12.5", "עולם", "7,", "end", "(abc", "de)", "سلام", "لا", "٣٤", "x",
  ]
  private static let kinds = [
    Kind(
      name: "Latin", words: ["office", "affluent", "isn’t", "3.5", "e\u{301}t", "–", "well-known"],
      font: TestFonts.noto("NotoSerif-Regular")),
    Kind(name: "English with Hebrew and Arabic", words: mixed, font: TestFonts.dejaVuSans),
    Kind(
      name: "Hebrew and Arabic with English", words: mixed, font: TestFonts.dejaVuSans,
      direction: .rightToLeft),
    Kind(
      name: "Thai", words: ["สวัสดีชาวโลก", "น้ำใจ", "ผู้ใหญ่", "ภาษาไทย", "ทุก", "ๆ", "คน"],
      font: TestFonts.noto("NotoSansThai-Regular")),
    Kind(
      name: "Devanagari", words: ["क्षत्रिय", "हिन्दी", "स्वतन्त्रता", "किताब", "में", "श्री"],
      font: TestFonts.noto("NotoSansDevanagari-Regular")),
    Kind(
      name: "Tamil", words: ["மனிதப்", "கொண்டு", "ஸ்ரீ", "நௌகா", "தமிழ்"],
      font: TestFonts.noto("NotoSansTamil-Regular")),
    Kind(
      name: "Bengali", words: ["স্বাধীন", "ক্ষেত্র", "বিবেক", "কোনো", "ভ্রাতৃ"],
      font: TestFonts.noto("NotoSansBengali-Regular")),
    Kind(
      name: "Emoji", words: ["a👩‍👩‍👧‍👦b", "👍🏽", "🇩🇪🇫🇷", "m❤️n", "1️⃣", "ok", "🎉🎉"],
      font: TestFonts.dejaVuSans),
  ]

  /// The answers that are compared.
  private enum Aspect: String, CaseIterable {
    case caret = "carets"
    case hit = "hits"
    case selection = "selections"
    case character = "characters"
    case word = "words"
  }

  /// The reasons for which answers may differ.
  private enum Reason: String, CaseIterable {
    case emoji = "Chromium rounds the advances of bitmap emoji to whole pixels"
    case cluster = "Chromium's hit is within a conjunct, where its own caret does not stop"
    case border = "where two directions meet, one place on the screen has two offsets"
    case rounding = "a hit in the middle of a character, within the rounding of advances"
    case together = "Chromium's movement by words passes a symbol and emoji beside it together"
    case punctuation = "Chromium's movement by words stops at punctuation"
  }

  /// The greatest distance of places that count as equal, in points.
  private static let tolerance = 0.7

  /// Returns a line of random words and symbols.
  private func text(_ kind: Kind, _ random: inout SplitMix64) -> String {
    (0..<6).map { _ in
      let word = kind.words.randomElement(using: &random) ?? ""
      return switch Int.random(in: 0..<6, using: &random) {
      case 0: "\u{FFFC}" + word
      case 1: word + " \u{FFFC}"
      default: word
      }
    }.joined(separator: " ")
  }

  private func frame(_ text: String, _ kind: Kind) throws -> TextFrame {
    let attributes = TextAttributes(font: Font(face: try Face(file: kind.font), size: Self.size))
    var styled = StyledText()
    for (index, part) in text.components(separatedBy: "\u{FFFC}").enumerated() {
      if index > 0 {
        styled.append(
          Attachment(content: 0, advance: Self.symbol, ascent: 10, descent: 0),
          attributes: attributes)
      }
      styled.append(part, attributes: attributes)
    }
    return Paragraph(styled, direction: kind.direction).frame()
  }

  private func places(_ frame: TextFrame, _ count: Int, _ random: inout SplitMix64) -> [Place] {
    let offsets = frame.carets(ofLine: 0).map(\.position.offset)
    return (0..<count).map { _ in
      let ends = [0, 1].map { _ in offsets.randomElement(using: &random) ?? 0 }.sorted()
      return Place(
        offset: offsets.randomElement(using: &random) ?? 0,
        x: Double.random(in: 0...frame.lines[0].width, using: &random).rounded(), range: ends)
    }
  }

  /// Returns the answers that differ: the reason, `nil` if there is none, and the answers.
  private func differences(
    _ frame: TextFrame, _ place: Place, _ answer: Answer
  ) -> [(aspect: Aspect, reason: Reason?, text: String)] {
    let utf8 = frame.text.utf8
    // Chromium rounds the advances of images to whole pixels, for emoji .2 more each.
    let emoji = WordBreaks.segments(in: utf8, range: utf8.indices).filter(\.isEmoji).count
    let loose = Self.tolerance + 0.25 * Double(emoji)
    var found: [(Aspect, Reason?, String)] = []
    func carets(_ offset: Int) -> [Double] {
      let caret = frame.caret(at: offset)
      return [caret.x] + (caret.weakX.map { [$0] } ?? [])
    }
    if let theirs = answer.caret {
      let distance = carets(place.offset).map { abs($0 - theirs) }.min() ?? 0
      if distance > Self.tolerance {
        found.append(
          (
            .caret, distance <= loose ? .emoji : nil,
            "caret at \(place.offset): \(carets(place.offset)), Chromium \(theirs)"
          ))
      }
    }
    let hit = frame.position(at: Point(place.x, 1)).offset
    if let theirs = answer.hit, theirs != hit {
      let (own, other) = (carets(hit), carets(theirs))
      let middles = own.flatMap { x in other.map { (x + $0) / 2 } }
      var reason: Reason?
      if frame.caret(at: theirs).position.offset != theirs {
        reason = .cluster
      } else if own.contains(where: { x in other.contains { abs($0 - x) < Self.tolerance } }) {
        reason = .border
      } else if middles.contains(where: { abs($0 - place.x) < loose }) {
        reason = emoji > 0 ? .emoji : .rounding
      }
      found.append((.hit, reason, "hit at \(place.x): \(hit), Chromium \(theirs)"))
    }
    let ours = joined(
      frame.selectionRects(for: place.range[0]..<place.range[1])
        .map { [$0.rect.minX, $0.rect.maxX] })
    let theirs = joined(answer.selection)
    let distance =
      ours.count == theirs.count
      ? zip(ours, theirs).map { max(abs($0[0] - $1[0]), abs($0[1] - $1[1])) }.max() ?? 0 : 99
    if distance > Self.tolerance {
      found.append(
        (
          .selection, distance <= loose ? .emoji : nil,
          "\(place.range): \(ours), Chromium \(theirs)"
        ))
    }
    func compare(_ movement: TextMovement, _ theirs: Int?, _ aspect: Aspect) {
      let own = frame.position(movement, from: TextPosition(place.offset)).offset
      guard let theirs, theirs != own else { return }
      var reason: Reason?
      if aspect == .word {
        let part = min(own, theirs)..<max(own, theirs)
        let words = WordBreaks.segments(in: utf8, range: part)
        let isTogether = words.allSatisfy {
          $0.isEmoji || utf8[$0.range].elementsEqual("\u{FFFC}".utf8)
        }
        if isPunctuation(utf8, at: movement == .nextWord ? theirs - 1 : theirs) {
          reason = .punctuation
        } else if isTogether {
          reason = .together
        }
      }
      found.append(
        (aspect, reason, "\(movement) from \(place.offset): \(own), Chromium \(theirs)"))
    }
    compare(.nextCharacter, answer.next, .character)
    compare(.previousCharacter, answer.previous, .character)
    compare(.nextWord, answer.nextWord, .word)
    compare(.previousWord, answer.previousWord, .word)
    return found
  }

  private func isPunctuation(_ utf8: [UInt8], at offset: Int) -> Bool {
    guard utf8.indices.contains(offset) else { return false }
    let words = WordBreaks.segments(in: utf8, range: utf8.indices)
    guard let word = words.first(where: { $0.range.contains(offset) }), !word.isWord else {
      return false
    }
    return String(decoding: utf8[word.range], as: UTF8.self).contains(where: \.isPunctuation)
  }

  /// Merges adjacent ranges: Chromium has one for each font, and one for each box.
  private func joined(_ boxes: [[Double]]) -> [[Double]] {
    var result: [[Double]] = []
    for box in boxes.sorted(by: { $0[0] < $1[0] }) where box[1] > box[0] + 0.01 {
      if let last = result.last, box[0] - last[1] < 0.3 {
        result[result.count - 1][1] = max(last[1], box[1])
      } else {
        result.append(box)
      }
    }
    return result
  }

  @Test func `Chromium answers the same about random places`() throws {
    let wanted = ProcessInfo.processInfo.environment["PLACES"].flatMap { Int($0) } ?? 200
    let each = 5
    let count = max(wanted / each / Self.kinds.count, 1)
    var random = SplitMix64(state: 43)
    var questions: [(kind: Kind, frame: TextFrame, question: Question)] = []
    for kind in Self.kinds {
      for _ in 0..<count {
        let text = text(kind, &random)
        let frame = try frame(text, kind)
        questions.append(
          (
            kind, frame,
            Question(
              text: text, font: kind.font, size: Self.size, direction: kind.direction.rawValue,
              symbol: Self.symbol, places: places(frame, each, &random))
          ))
      }
    }
    let directory = try TemporaryDirectory()
    let printed = try Python.run(
      "chromium_places.py", [directory.path],
      input: Array(try JSONEncoder().encode(questions.map(\.question))))
    let answers = try JSONDecoder().decode([[Answer]].self, from: Data(printed.utf8))
    var explained: [Reason: [Aspect: Int]] = [:]
    var different: [String] = []
    var total = 0
    for ((kind, frame, question), answer) in zip(questions, answers) {
      try #require(question.places.count == answer.count)
      for (place, answer) in zip(question.places, answer) {
        total += 1
        for found in differences(frame, place, answer) {
          if let reason = found.reason {
            explained[reason, default: [:]][found.aspect, default: 0] += 1
          } else {
            different.append("\(kind.name), “\(question.text)”: \(found.text)")
          }
        }
      }
    }
    print("| of \(total) places | \(Aspect.allCases.map(\.rawValue).joined(separator: " | ")) |")
    for reason in Reason.allCases {
      let row = Aspect.allCases.map { "\(explained[reason]?[$0] ?? 0)" }
      print("| \(reason.rawValue) | \(row.joined(separator: " | ")) |")
    }
    for text in different { print(text) }
    #expect(total >= 200)
    #expect(different.isEmpty, "\(different.joined(separator: "\n"))")
  }
}
