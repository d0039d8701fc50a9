import Foundation
import SymtextTestSupport
import Testing

/// `symtext serve --stdio` and its protocol.
struct ServeCommandTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func serve(
    _ lines: String, _ options: String...
  ) throws -> (answers: [[String: Any]], result: ProcessResult) {
    let result = try SymtextProcess.run(
      ["serve", "--stdio"] + options, input: lines, directory: directory.path)
    let answers = try result.outputText.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    return (answers, result)
  }

  private func error(_ answer: [String: Any]) -> [String: Any] {
    answer["error"] as? [String: Any] ?? [:]
  }

  @Test func `A picture equals the one that the command draws`() throws {
    let (answers, result) = try serve(
      """
      {"id": 7, "label": "Add to cart", "symbol": "cart", "ratio": 2}
      {"id": "svg", "command": "render", "text": "{bell} News\\nmore", "format": "svg"}

      {"command": "docicon", "symbol": "bell", "format": "ico"}
      {"command": "docicon", "symbol": "bell", "size": 16}
      {"command": "animate", "text": "{bell}", "effect": "bounce", "format": "json"}
      """)
    #expect(result.status == 0 && result.errorText == "")
    #expect(answers.count == 5)
    let button = answers[0]
    #expect(button["id"] as? Int == 7 && button["status"] as? String == "ok")
    #expect(button["mediaType"] as? String == "image/png" && button["format"] as? String == "png")
    #expect(button["altText"] as? String == "Add to cart")
    let commands: [[String]] = [
      ["button", "--label", "Add to cart", "--symbol", "cart", "--pixel-ratio", "2"],
      ["render", "{bell} News\nmore", "--format", "svg"],
    ]
    for (answer, command) in zip(answers, commands) {
      let data = try #require((answer["data"] as? String).flatMap { Data(base64Encoded: $0) })
      let drawn = try SymtextProcess.run(command + ["-o", "-"])
      #expect(Array(data) == drawn.output)
      #expect(answer["bytes"] as? Int == data.count)
    }
    #expect(button["pixelWidth"] as? Double == 2 * (button["width"] as? Double ?? 0))
    let (first, last) = (answers[1]["baseline"] as? Double, answers[1]["lastBaseline"] as? Double)
    #expect(try #require(first) < #require(last))
    #expect(answers[2]["mediaType"] as? String == "image/x-icon")
    #expect(answers[3]["pixelWidth"] as? Int == 16)
    #expect(answers[4]["format"] as? String == "json" && answers[4]["id"] is NSNull)
  }

  @Test func `Bytes of a picture follow their line`() throws {
    let result = try SymtextProcess.run(
      ["serve", "--stdio", "--frames"],
      input:
        #"{"id": 1, "symbol": "cart"}\#n{"id": 2, "command": "ping"}\#n{"symbol": "heart", "format": "svg"}"#
    )
    var rest = result.output[...]
    var frames: [[UInt8]] = []
    while let end = rest.firstIndex(of: 0x0A) {
      let answer = try #require(
        JSONSerialization.jsonObject(with: Data(rest[..<end])) as? [String: Any])
      #expect(answer["data"] == nil)
      let count = answer["bytes"] as? Int ?? 0
      rest = rest[(end + 1)...]
      frames.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    #expect(rest.isEmpty && frames.count == 3)
    #expect(Array(frames[0].prefix(8)) == pngSignature)
    #expect(frames[1].isEmpty)
    #expect(String(decoding: frames[2], as: UTF8.self).hasSuffix("</svg>\n"))
  }

  @Test func `Lines of spaces, tabs and carriage returns alone have no answer`() throws {
    let (answers, result) = try serve("\n \t \r\n\r\n{\"command\": \"ping\"}\r\n\t")
    #expect(result.status == 0 && answers.count == 1)
    #expect(answers.first?["command"] as? String == "ping")
  }

  @Test func `A wrong line is answered, and the next one, too`() throws {
    let long = String(repeating: "a", count: 1 << 20)
    let lines: [(String, code: String, key: String?, exit: Int)] = [
      ("nonsense", "not-json", nil, 65), ("[1]", "not-json", nil, 65),
      ("\0\0\0\u{1}", "not-json", nil, 65), ("\u{B} \u{C}", "not-json", nil, 65),
      ("{\"label\": \"\(long)\"}", "line-too-long", nil, 65),
      (#"{"id": {}}"#, "bad-id", "id", 65), (#"{"id": 1.5}"#, "bad-id", "id", 65),
      ("{\"id\": \"\(String(repeating: "a", count: 129))\"}", "bad-id", "id", 65),
      (#"{"id": 1, "command": "buton"}"#, "unknown-command", "command", 65),
      (#"{"id": 1, "command": "font build"}"#, "unknown-command", "command", 65),
      (#"{"id": 1, "label": "a", "output": "x.png"}"#, "unknown-key", "output", 65),
      (#"{"id": 1, "label": "a", "allowFiles": ["/"]}"#, "unknown-key", "allowFiles", 65),
      (#"{"id": 1, "label": "a", "report": "x"}"#, "unknown-key", "report", 65),
      (#"{"id": 1, "label": "a", "tnt": "red"}"#, "unknown-key", "tnt", 65),
      (#"{"id": 1, "label": "a", "tint": "rad"}"#, "bad-value", "tint", 64),
      (#"{"id": 1, "label": ["a"]}"#, "bad-value", "label", 65),
      (#"{"id": 1, "label": "a", "format": "gif"}"#, "bad-value", "format", 65),
      (
        #"{"id": 1, "command": "animate", "text": "{bell}", "effect": "bounce", "format": "mp4"}"#,
        "bad-value", "format", 65
      ),
      (
        #"{"id": 1, "command": "metrics", "text": "a", "format": "png"}"#, "unknown-key", "format",
        65
      ),
      (#"{"id": 1, "command": "render"}"#, "missing-key", "text", 65),
      (#"{"id": 1, "command": "render", "text": "{crt} a"}"#, "unknown-symbol", "text", 65),
      (#"{"id": 1, "symbol": "crt"}"#, "unknown-symbol", "symbol", 65),
      (#"{"id": 1, "command": "render", "text": "{$name}"}"#, "missing-argument", "args", 65),
      (
        #"{"id": 1, "command": "render", "text": "{image=/etc/passwd}"}"#, "not-allowed", "text", 65
      ),
      (#"{"id": 1, "label": "a", "font": "/etc/passwd"}"#, "not-allowed", "font", 65),
      (#"{"id": 1, "label": "a", "library": "/dev/zero"}"#, "not-allowed", "library", 65),
      (#"{"id": 1, "label": "a", "font": "No Such Family"}"#, "unavailable", nil, 69),
      (
        #"{"id": 1, "command": "render", "text": "a", "size": 10000, "ratio": 100}"#, "too-large",
        nil, 65
      ),
      (#"{"id": 1, "command": "hello", "label": "a"}"#, "unknown-key", "label", 65),
    ]
    let (answers, result) = try serve(
      lines.map { $0.0 + "\n{\"command\": \"ping\"}" }.joined(separator: "\n"), "--max-pixels",
      "1000000")
    #expect(result.status == 0 && answers.count == 2 * lines.count)
    for (index, line) in lines.enumerated() where 2 * index + 1 < answers.count {
      let (answer, ping) = (answers[2 * index], answers[2 * index + 1])
      let said = error(answer)
      let place: Comment = "\(line.0.prefix(80)): \(said)"
      #expect(said["code"] as? String == line.code, place)
      #expect(said["key"] as? String == line.key, place)
      #expect(said["exit"] as? Int == line.exit, place)
      #expect((said["message"] as? String)?.isEmpty == false, place)
      let hasID = line.0.hasPrefix(#"{"id": 1,"#)
      #expect(hasID ? answer["id"] as? Int == 1 : answer["line"] as? Int == 2 * index + 1, place)
      #expect(ping["status"] as? String == "ok", place)
    }
    #expect(directory.files.isEmpty)
  }

  @Test func `Metrics, lists and searches are answered as values`() throws {
    let (answers, _) = try serve(
      """
      {"id": 1, "command": "metrics", "text": "a {cart}", "size": 20, "tabs": "40"}
      {"id": 2, "command": "symbols list", "text": "arrow back"}
      {"id": 3, "command": "symbols list", "text": "nothing has this"}
      {"id": 4, "command": "symbols search", "text": "shopping_cart", "limit": 3}
      {"id": 5, "command": "symbols list", "text": "weather", "format": "md"}
      """)
    let printed = try SymtextProcess.run(["metrics", "a {cart}", "--size", "20", "--json"])
    let metrics = try #require(answers[0]["result"] as? NSDictionary)
    #expect(
      metrics
        == (try JSONSerialization.jsonObject(with: Data(printed.outputText.utf8)) as? NSDictionary))
    #expect(
      answers[0]["warnings"] as? [String]
        == ["tabs 40 has no effect: there is no tab in the text"])
    let list = try #require(answers[1]["result"] as? [[String: Any]])
    #expect(list.contains { $0["name"] as? String == "arrow.backward" })
    #expect((answers[2]["result"] as? [Any])?.isEmpty == true)
    #expect(
      ((answers[3]["result"] as? [[String: Any]])?.first?["name"] as? String)?.hasPrefix("cart")
        == true)
    #expect(answers[4]["mediaType"] as? String == "text/markdown")
  }

  @Test func `Hello lists the accepted requests`() throws {
    let (answers, _) = try serve(#"{"command": "hello"}"#, "--frames", "--max-pixels", "1000")
    let hello = try #require(answers[0]["result"] as? [String: Any])
    #expect(hello["protocol"] as? Int == 1 && hello["frames"] as? Bool == true)
    #expect((hello["limits"] as? [String: Int])?["pixels"] == 1000)
    #expect((hello["hash"] as? String)?.count == 16)
    let commands = try #require(hello["commands"] as? [[String: Any]])
    let names = commands.compactMap { $0["name"] as? String }
    for name in [
      "render", "button", "bar tab", "docicon", "animate", "animate bar tab", "symbols show",
      "symbols list", "symbols search", "metrics", "hello", "ping",
    ] { #expect(names.contains(name)) }
    #expect(!names.contains("batch") && Set(names).count == names.count)
    let button = try #require(commands.first { $0["name"] as? String == "button" })
    let keys = try #require(button["keys"] as? [[String: Any]])
    func key(_ name: String) -> [String: Any] { keys.first { $0["key"] as? String == name } ?? [:] }
    #expect(key("label")["kind"] as? String == "text")
    #expect(key("maxWidth")["kind"] as? String == "number")
    #expect(key("tint")["kind"] as? String == "color")
    #expect(key("sheet")["kind"] as? String == "switch")
    #expect(key("stateColor")["kind"] as? String == "texts")
    #expect(key("format")["values"] as? [String] == ["png", "svg", "pdf"])
    #expect(key("appearance")["values"] as? [String] == ["light", "dark"])
    #expect(key("language")["alias"] as? String == "locale")
    #expect(key("output").isEmpty && key("report").isEmpty)
    // A value that hello does not list is refused with the listed ones.
    for command in commands where command["kind"] as? String == "picture" {
      for key in command["keys"] as? [[String: Any]] ?? [] {
        #expect(
          ["switch", "number", "text", "color", "file", "choice", "texts"].contains(
            key["kind"] as? String))
      }
    }
    let codes = try #require(hello["errors"] as? [[String: Any]]).compactMap {
      $0["code"] as? String
    }
    let page = try PackageFiles.text(PackageFiles.path("Documentation/Protocol.md"))
    for code in codes { #expect(page.contains("| `\(code)` |")) }
    #expect(page.matches(of: /\n\| `[a-z-]+` \| (64|65|66|69|70)/).count == codes.count)
  }

  @Test func `With more threads every request gets exactly one answer`() throws {
    let lines = (0..<300).map {
      #"{"id": \#($0), "command": "render", "text": "a\#($0)", "format": "svg"}"#
    }
    let (answers, _) = try serve(lines.joined(separator: "\n"), "--threads", "4")
    #expect(Set(answers.compactMap { $0["id"] as? Int }) == Set(0..<300) && answers.count == 300)
    let (ordered, _) = try serve(lines.joined(separator: "\n"))
    #expect(ordered.compactMap { $0["id"] as? Int } == Array(0..<300))
  }

  @Test func `It exits after the given number of answers`() throws {
    let pings = String(repeating: #"{"command": "ping"}\#n"#, count: 9)
    #expect(try serve(pings, "--max-requests", "4").answers.count == 4)
  }

  @Test func `An option limits installed fonts to one`() throws {
    let lines = """
      {"label": "a", "font": "DejaVu Sans"}
      {"command": "render", "text": "[a]{font=\\"DejaVu Sans\\"}"}
      {"command": "render", "text": "漢", "format": "svg"}
      """
    let (answers, _) = try serve(lines, "--no-system-fonts")
    #expect(error(answers[0])["code"] as? String == "unavailable")
    #expect(error(answers[1])["code"] as? String == "unavailable")
    #expect((answers[2]["warnings"] as? [String])?.first?.contains("漢") == true)
    #expect(try serve(lines).answers[0]["status"] as? String == "ok")
  }

  @Test(arguments: [("TERM", 143), ("INT", 130)])
  func `Requests already read are answered after a signal`(signal: String, status: Int32) throws {
    let result = try Subprocess.run(
      "/bin/bash",
      [
        "-c",
        """
        mkfifo in
        "$0" serve --stdio < in > out.ndjson &
        exec 3> in
        for number in $(seq 40); do echo '{"label": "a", "id": '$number'}' >&3; done
        for try in $(seq 15000); do [ -s out.ndjson ] && break; sleep 0.02; done
        kill -\(signal) $!
        wait $!
        """, SymtextProcess.executable,
      ], directory: directory.path)
    #expect(result.status == status)
    let lines = try PackageFiles.text(directory.file("out.ndjson")).split(separator: "\n")
    #expect(lines.count == 40)
    #expect(lines.allSatisfy { $0.hasSuffix("}") })
  }

  @Test func `Invalid options have status 64, and no server 69`() throws {
    for options in [
      [], ["--stdio", "--threads", "0"], ["--stdio", "--memory", "1M"],
      ["--stdio", "--memory", "x"],
      ["--stdio", "--max-requests", "0"], ["--frames"],
    ] {
      #expect(try SymtextProcess.run(["serve"] + options).status == 64, "\(options)")
    }
    #expect(try SymtextProcess.run(["serve", "--stdio", "--allow-files", "/nowhere"]).status == 66)
    let copy = directory.file("symtext")
    try FileManager.default.createSymbolicLink(
      atPath: copy, withDestinationPath: SymtextProcess.executable)
    let none = try Subprocess.run(
      "/usr/bin/env", ["PATH=/nowhere", SymtextProcess.executable, "serve", "--http", "8080"])
    #expect(none.status == 69)
    #expect(none.errorText.contains("symtext-server is not installed; build it with `make server`"))
    try directory.write("#!/bin/sh\necho \"$@\" $SYMTEXT_PROGRAM\n", to: "symtext-server")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: directory.file("symtext-server"))
    let found = try Subprocess.run(
      "/usr/bin/env",
      [
        "PATH=\(directory.path):/usr/bin:/bin", SymtextProcess.executable, "serve", "--http",
        "8080", "--unknown",
      ])
    #expect(found.status == 0)
    #expect(found.outputText.hasPrefix("--http 8080 --unknown /"))
  }

  @Test func `The clients of the documentation work`() throws {
    let page = try PackageFiles.text(PackageFiles.path("Documentation/Protocol.md"))
    let folder = URL(fileURLWithPath: SymtextProcess.executable).deletingLastPathComponent().path
    for (language, program) in [("python", "python3"), ("js", "node")] {
      let start = try #require(page.range(of: "```\(language)\n"))
      let end = try #require(page.range(of: "\n```", range: start.upperBound..<page.endIndex))
      let code = String(page[start.upperBound..<end.lowerBound])
      #expect(code.split(separator: "\n").count <= 30)
      let file = try directory.write(code, to: "client.\(language)")
      let result = try Subprocess.run(
        "/usr/bin/env", ["PATH=\(folder):/usr/bin:/bin", program, file])
      #expect(result.status == 0 && result.errorText == "", "\(result.errorText)")
      let words = result.outputText.split(whereSeparator: \.isWhitespace)
      #expect(words.count == (language == "python" ? 4 : 8))
      #expect(words.allSatisfy { (Double($0) ?? 0) > 10 }, "\(result.outputText)")
    }
  }
}
