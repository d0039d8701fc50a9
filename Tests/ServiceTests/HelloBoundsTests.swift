import Foundation
import SymtextTestSupport
import Testing

/// The values that `hello` lists for keys, compared with the parser's errors.
struct HelloBoundsTests {
  private func answers(_ requests: [[String: Any]]) throws -> [[String: Any]] {
    let lines = try requests.map {
      String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self)
    }
    let result = try SymtextProcess.run(
      ["serve", "--stdio"], input: lines.joined(separator: "\n") + "\n")
    return try result.outputText.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  private static let bases: [[String: any Sendable]] = [
    ["command": "render", "text": "a"], ["command": "button", "label": "a"],
    ["command": "bar tab", "item": "a=house"], ["command": "docicon", "symbol": "heart"],
    ["command": "animate", "text": "{bell}", "effect": "bounce", "format": "json"],
    ["command": "symbols list", "text": "heart", "format": "svg"],
    ["command": "symbols search", "text": "heart"],
  ]

  @Test(arguments: bases)
  func `Values outside the listed ones are refused, and listed ones are accepted`(
    base: [String: any Sendable]
  ) throws {
    let hello = try answers([["command": "hello"]])
    let result = try #require(hello[0]["result"] as? [String: Any])
    let commands = try #require(result["commands"] as? [[String: Any]])
    let name = base["command"] as? String
    let command = try #require(commands.first { $0["name"] as? String == name })
    var requests: [[String: Any]] = []
    var expected: [(key: String, value: String, isRefused: Bool)] = []
    func ask(_ key: String, _ value: String, isRefused: Bool) {
      var request = base.mapValues { $0 as Any }.merging([key: value]) { $1 }
      // A moment and a strip of frames are not animations.
      if ["at", "sheet"].contains(key) { request["format"] = nil }
      requests.append(request)
      expected.append((key, value, isRefused))
    }
    for key in try #require(command["keys"] as? [[String: Any]]) {
      let name = try #require(key["key"] as? String)
      switch key["kind"] as? String {
      case "number":
        let least = try #require(key["minimum"] as? Double, "\(name)")
        let greatest = try #require(key["maximum"] as? Double, "\(name)")
        ask(name, "\(Int(least) - 1)", isRefused: true)
        ask(name, "\(Int(greatest) + 1)", isRefused: true)
        if key["integer"] as? Bool == true { ask(name, "1.5", isRefused: true) }
      case "choice" where name != "format":
        ask(name, "nonsense", isRefused: true)
        // Accepted values are drawn: for one command, and quickly.
        guard base["command"] as? String == "render", name != "compression" else { break }
        for value in try #require(key["values"] as? [String]) { ask(name, value, isRefused: false) }
      default: break
      }
    }
    #expect(requests.count > 2)
    for (answer, ask) in zip(try answers(requests), expected) {
      let error = answer["error"] as? [String: Any] ?? [:]
      let message = error["message"] as? String ?? ""
      if ask.isRefused {
        #expect(error["key"] as? String == ask.key, "\(ask): \(message)")
        #expect(error["code"] as? String == "bad-value", "\(ask): \(message)")
      } else {
        // A required companion of the value may be missing.
        #expect(!message.contains("is expected"), "\(ask): \(message)")
      }
    }
  }

  @Test func `Almost all numeric keys have bounds, and choices list their values`() throws {
    let hello = try answers([["command": "hello"]])
    let result = try #require(hello[0]["result"] as? [String: Any])
    let commands = try #require(result["commands"] as? [[String: Any]])
    let keys = commands.flatMap { $0["keys"] as? [[String: Any]] ?? [] }
    for key in keys where key["kind"] as? String == "number" {
      #expect(key["minimum"] != nil && key["maximum"] != nil, "\(key["key"] ?? "")")
    }
    func values(_ name: String) -> [String] {
      keys.first { $0["key"] as? String == name }?["values"] as? [String] ?? []
    }
    #expect(
      values("mode").contains("multicolor") && values("variable") == ["color", "hide", "draw"])
    #expect(values("device") == ["phone", "pad", "desktop"])
    #expect(values("contentSize").count == 12 && values("toState").count == 6)
    #expect(values("effectsOf") == ["5", "6", "7"])
  }
}
