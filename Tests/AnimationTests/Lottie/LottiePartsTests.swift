@testable import SymtextAnimation
import SymtextGraphics
import SymtextSupport
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import Testing

/// Names, markers, colour slots and state machines, by which a player and an editor know the parts of a Lottie file.
struct LottiePartsTests {
  private func file(
    _ text: String, _ effect: String, loops: Bool = false, returns: Bool = false
  ) throws -> (timeline: Timeline, json: JSONValue, markers: [LottieMarker]) {
    var options = MovingPictures.options(loops: loops)
    options.returns = returns
    let timeline = try MovingPictures.label(text).animated(effect, options: options)
    let (file, markers) = try timeline.lottieFile(rate: 60, pixelRatio: 1, background: .white)
    return (timeline, file, markers)
  }

  @Test func `Layers have the names of symbols, of their parts, and of texts`() throws {
    let whole = try file("Ag {bell} on", "bounce.wholeSymbol").json
    let names = whole["layers"]?.values?.compactMap { $0["nm"]?.string } ?? []
    #expect(
      names == ["on", "bell", "Ag", "background"] || names == ["bell", "Ag on", "background"])
    let parts = try file("{wifi}", "variableColor").json
    let own = parts["layers"]?.values?.compactMap { $0["nm"]?.string } ?? []
    #expect(own.last == "background" && own.count > 2)
    #expect(own.dropLast().allSatisfy { $0.hasPrefix("wifi ") } && Set(own).count == own.count)
  }

  @Test func `Markers name the ways in and out`() throws {
    func markers(_ effect: String, loops: Bool = false, returns: Bool = false) throws -> [String] {
      let (timeline, _, markers) = try file("{bell}", effect, loops: loops, returns: returns)
      let last = Int((timeline.length * 60).rounded()) + 1
      for marker in markers {
        #expect(marker.frames.lowerBound >= 0 && marker.frames.upperBound <= last)
        #expect(!marker.frames.isEmpty)
      }
      return markers.map(\.name)
    }
    #expect(try markers("appear") == ["in"])
    #expect(try markers("disappear") == ["out"])
    #expect(try markers("bounce") == ["in"])
    #expect(try markers("rotate", loops: true) == ["loop"])
    #expect(try markers("appear", loops: true, returns: true) == ["in", "out", "both"])
    let (_, json, ways) = try file("{bell}", "drawOn", loops: true, returns: true)
    // It comes back in the time in which it went, after a rest.
    #expect(abs(ways[0].frames.count - ways[1].frames.count) <= 2)
    #expect(ways[1].frames.lowerBound - ways[0].frames.upperBound >= 25)
    #expect(json["markers"]?.values?.count == 3)
    #expect(json["markers"]?.values?[1]["cm"]?.string == "out")
  }

  @Test func `Colours are slots, and a theme has those of another appearance`() throws {
    func drawn(_ color: Color, _ mark: Color) throws -> JSONValue {
      let text = "{folder.badge.plus palette=\(mark.hex),\(color.hex)} and"
      let label = try MovingPictures.label(text, mode: .automatic)
      return try label.animated("bounce").lottieFile(
        rate: 60, pixelRatio: 1, background: nil
      ).file
    }
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    var slots = LottieSlots()
    let light = slots.file(try drawn(blue, blue), other: try drawn(blue, red))
    #expect(slots.isAlike && slots.differs)
    let names = light["slots"]?.members?.map(\.0) ?? []
    // Two parts of one colour are two slots if their colours differ in the dark.
    #expect(names.count == 3 && names.first == "color" && names.last == "color3")
    let rules = slots.theme["rules"]?.values ?? []
    #expect(rules.compactMap { $0["id"]?.string } == names)
    #expect(rules.contains { $0["value"]?.values?.compactMap(\.number) == [1, 0, 0] })
    let text = String(decoding: light.bytes, as: UTF8.self)
    for name in names { #expect(text.contains("\"sid\":\"\(name)\"")) }

    var other = LottieSlots()
    _ = other.file(try drawn(blue, blue), other: try file("{bell}", "pulse").json)
    #expect(!other.isAlike)
  }

  @Test(arguments: DotLottieInteraction.allCases)
  func `A state machine reaches every state, and its segments are markers`(
    interaction: DotLottieInteraction
  ) throws {
    for (effect, loops, returns, count) in [
      ("bounce", false, false, 3), ("appear", false, false, 3), ("appear", true, true, 3),
      ("rotate", true, false, 2),
    ] {
      let (timeline, _, markers) = try file("{bell}", effect, loops: loops, returns: returns)
      let machine = interaction.stateMachine(for: timeline, markers, animation: "animation")
      let states = machine["states"]?.values ?? []
      let names = states.compactMap { $0["name"]?.string }
      #expect(names.count == count && machine["initial"]?.string == names.first)
      let inputs = machine["inputs"]?.values?.compactMap { $0["name"]?.string } ?? []
      var reached: Set<String> = ["rest"]
      for state in states {
        #expect(markers.contains { $0.name == state["segment"]?.string })
        for way in state["transitions"]?.values ?? [] {
          reached.insert(way["toState"]?.string ?? "")
          for guarding in way["guards"]?.values ?? [] {
            #expect(inputs.contains(guarding["inputName"]?.string ?? ""))
          }
        }
      }
      #expect(reached == Set(names))
      let types = machine["interactions"]?.values?.compactMap { $0["type"]?.string } ?? []
      #expect(types.first == (interaction == .toggle ? "Click" : "PointerEnter"))
      let isReversed = states.contains { $0["mode"]?.string == "Reverse" }
      #expect(isReversed == (effect == "appear" && !returns))
    }
  }
}

extension Color {
  /// `#rrggbb`.
  fileprivate var hex: String {
    "#"
      + [red, green, blue].map { value in
        let byte = String(Int((value * 255).rounded()), radix: 16)
        return byte.count < 2 ? "0" + byte : byte
      }.joined()
  }
}
