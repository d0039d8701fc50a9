import Foundation
import SymtextTestSupport
import Testing

/// A batch that answers while lines arrive: results, shards, archives, and the traces of a kill.
struct BatchStreamTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func batch(_ lines: String, _ options: String...) throws -> ProcessResult {
    try SymtextProcess.run(["batch", "-"] + options, input: lines, directory: directory.path)
  }

  private func shell(_ script: String) throws -> ProcessResult {
    try Subprocess.run(
      "/bin/bash", ["-c", script, SymtextProcess.executable], directory: directory.path)
  }

  private func bytes(_ file: String) throws -> [UInt8] {
    try PackageFiles.bytes(directory.file(file))
  }

  /// Parses lines of JSON.
  private func objects(_ text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  /// Returns lines of pictures that are drawn quickly; every seventh line is wrong.
  private static func lines(_ count: Int) -> String {
    (1...count).map { number in
      number % 7 == 0
        ? #"{"command": "render", "text": "{nosuch}", "id": \#(number), "output": "\#(number).svg"}"#
        : #"{"command": "render", "text": "a\#(number)", "id": \#(number), "output": "\#(number).svg"}"#
    }.joined(separator: "\n") + "\n"
  }

  @Test func `A result is available while the input is still open`() throws {
    let result = try shell(
      """
      ( echo '{"command": "render", "text": "a", "output": "a.svg"}'
        for try in $(seq 6000); do
          grep -q '"status": "ok"' out.ndjson 2> /dev/null && echo seen > seen && break
          sleep 0.05
        done ) | "$0" batch - --results - > out.ndjson
      """)
    #expect(result.status == 0 && result.errorText == "")
    #expect(directory.files.contains("seen"))
    #expect(try PackageFiles.text(directory.file("out.ndjson")).hasSuffix("\"wrong\": 0}\n"))
  }

  @Test(arguments: ["1", "2"])
  func `Results list every image and every error, in the order of the lines`(
    threads: String
  ) throws {
    let result = try batch(
      """
      {"label": "Add", "symbol": "cart", "id": "first", "meta": {"row": [1, null]}, "output": "a.png"}
      {"label": "b", "tnt": "red", "id": 2, "output": "b.png"}
      nonsense

      {"symbol": "crt", "id": 4, "meta": 7, "output": "d.png"}
      {"label": "e", "maxWidth": 0, "output": "e.png"}
      {"label": "f", "id": [1], "output": "f.png"}
      {"label": "g", "output": "a.png"}
      """, "--results", "r.ndjson", "--threads", threads)
    #expect(result.status == 65)
    let all = try objects(PackageFiles.text(directory.file("r.ndjson")))
    #expect(all.map { $0["line"] as? Int } == [1, 2, 3, 5, 6, 7, 8, nil])
    #expect(
      all.map { $0["status"] as? String }
        == ["ok", "error", "error", "error", "error", "error", "error", nil])
    #expect(all[0]["id"] as? String == "first" && all[0]["file"] as? String == "a.png")
    #expect((all[0]["meta"] as? [String: [Any]])?["row"]?.count == 2)
    #expect(all[0]["bytes"] as? Int == (try bytes("a.png")).count)
    let errors = all[1...6].map { $0["error"] as? [String: Any] ?? [:] }
    #expect(
      errors.map { $0["code"] as? String } == [
        "unknown-key", "not-json", "unknown-symbol", "bad-value", "bad-id", "taken-output",
      ])
    #expect(
      errors.map { $0["key"] as? String } == ["tnt", nil, "symbol", "maxWidth", "id", "output"])
    #expect(errors[0]["suggestion"] as? String == "tint")
    #expect(errors[2]["suggestion"] as? String == "cart" && errors[2]["exit"] as? Int == 65)
    #expect(errors[3]["message"] as? String == "maxWidth 0: 1 to 1,000,000 points is expected")
    #expect(errors[3]["exit"] as? Int == 64)
    #expect(all[1]["id"] as? Int == 2 && all[3]["meta"] as? Int == 7)
    let end = all[7]
    #expect(end["end"] as? Bool == true && end["lines"] as? Int == 7)
    #expect(end["made"] as? Int == 1 && end["wrong"] as? Int == 6)
    #expect(directory.files == ["a.png", "r.ndjson"])
  }

  @Test func `An option decides whether the batch continues after a wrong line`() throws {
    let lines = Self.lines(20)
    let report = try batch(lines, "--on-error", "report", "--results", "r.ndjson", "-o", "report")
    #expect(report.status == 0)
    #expect(try objects(PackageFiles.text(directory.file("r.ndjson"))).count == 21)
    let stop = try batch(
      lines, "--on-error", "stop", "--results", "s.ndjson", "-o", "stop", "--threads", "1")
    #expect(stop.status == 65)
    #expect(stop.errorText.hasSuffix("symtext: stopped at line 7; 6 images exist\n"))
    #expect(directory.files.filter { $0.hasPrefix("stop/") }.count == 6)
    // It is incomplete.
    #expect(directory.files.contains("s.ndjson.part") && !directory.files.contains("s.ndjson"))
    let wrong = try batch(lines, "--on-error", "ignore")
    #expect(wrong.status == 64)
  }

  @Test(arguments: ["--results out.ndjson", "--tar out.tar"])
  func `Results and archives are written by one process at a time`(option: String) throws {
    let lines = Self.lines(30)
    _ = try directory.write(lines, to: "lines.ndjson")
    // The first process keeps its file open until its input ends.
    let result = try shell(
      """
      mkfifo pipe
      "$0" batch pipe \(option) 2> first &
      exec 3> pipe
      cat lines.ndjson >&3
      for try in $(seq 400); do [ -s out.*.part ] && break; sleep 0.05; done
      "$0" batch lines.ndjson \(option) 2> second
      echo $?
      exec 3>&-
      wait $!
      """)
    #expect(result.outputText == "73\n")
    #expect(
      try PackageFiles.text(directory.file("second")).contains("another process is writing it"))
    #expect(directory.files.contains { $0.hasPrefix("out.") && !$0.hasSuffix(".part") })
  }

  @Test func `A missing shard is named`() throws {
    let lines = Self.lines(9)
    for number in 1...3 {
      _ = try batch(lines, "--shard", "\(number)/3", "--results", "r\(number).ndjson")
    }
    let merged = try SymtextProcess.run(
      ["manifest", "merge", "r1.ndjson", "r3.ndjson", "-o", "all.ndjson"],
      directory: directory.path)
    #expect(merged.status == 65)
    #expect(merged.errorText.contains("shard 2/3 is missing"))
    #expect(!directory.files.contains("all.ndjson"))
    _ = try batch(lines, "--shard", "2/4", "--results", "r4.ndjson")
    let mixed = try SymtextProcess.run(
      ["manifest", "merge", "r1.ndjson", "r4.ndjson"], directory: directory.path)
    #expect(mixed.status == 65)
    #expect(mixed.errorText.contains("give the shards of one batch"))
  }

  @Test func `Merged shards equal the whole, sorted by line`() throws {
    let lines = Self.lines(60)
    #expect(
      try batch(lines, "-o", "whole", "--results", "whole.ndjson", "--manifest", "whole.json")
        .status == 65)
    let whole = try PackageFiles.text(directory.file("whole.ndjson"))
    for count in [1, 2, 7] {
      var (results, manifests): ([String], [String]) = ([], [])
      for number in 1...count {
        let (result, manifest) = ("r\(count)-\(number).ndjson", "m\(count)-\(number).json")
        let run = try batch(
          lines, "-o", "whole", "--shard", "\(number)/\(count)", "--results", result, "--manifest",
          manifest, "--force")
        #expect(run.status == 65 || count == 7)
        results.append(result)
        manifests.append(manifest)
      }
      // In another order than theirs.
      let merged = try SymtextProcess.run(
        ["manifest", "merge"] + results.reversed(), directory: directory.path)
      #expect(merged.outputText == whole && merged.status == 0)
      let manifest = try SymtextProcess.run(
        ["manifest", "merge"] + manifests + ["-o", "all.json"], directory: directory.path)
      #expect(manifest.status == 0)
      #expect(try bytes("all.json") == bytes("whole.json"))
    }
    let twice = try SymtextProcess.run(
      ["manifest", "merge", "r2-1.ndjson", "r2-1.ndjson"], directory: directory.path)
    #expect(twice.status == 65 && twice.errorText.contains("both have line 1"))
    try directory.write(
      whole.split(separator: "\n").dropLast().joined(separator: "\n"), to: "cut.ndjson")
    let cut = try SymtextProcess.run(
      ["manifest", "merge", "cut.ndjson"], directory: directory.path)
    #expect(cut.status == 65 && cut.errorText.contains("cut.ndjson is incomplete"))
    for shard in ["0/2", "3/2", "1", "a/b", "1/2/3"] {
      #expect(try batch(lines, "--shard", shard).status == 64)
    }
  }

  @Test func `A batch killed anywhere and restarted loses and repeats nothing`() throws {
    let lines = Self.lines(2000)
    try directory.write(lines, to: "lines.ndjson")
    let whole = try batch(lines, "-o", "whole", "--results", "whole.ndjson")
    #expect(whole.status == 65)
    // Killed after this number of lines: each run continues where the last one stopped.
    let killed = try shell(
      """
      for count in 1 50 300 301 700 650 1200 1900; do
        "$0" batch lines.ndjson -o out --results r.ndjson --threads 2 2> /dev/null &
        batch=$!
        for try in $(seq 2000); do
          lines=$(cat r.ndjson.part 2> /dev/null | wc -l)
          [ "$lines" -ge $count ] && break
          kill -0 $batch 2> /dev/null || break
          sleep 0.005
        done
        kill -9 $batch 2> /dev/null && echo killed
        wait $batch 2> /dev/null
      done
      """)
    #expect(killed.outputText.split(separator: "\n").count >= 6)
    let last = try batch(lines, "-o", "out", "--results", "r.ndjson")
    #expect(last.status == 65)
    let results = try objects(PackageFiles.text(directory.file("r.ndjson")))
    #expect(results.dropLast().map { $0["line"] as? Int } == (1...2000).map { $0 })
    #expect(results.last?["wrong"] as? Int == 285)
    let (made, known) = (results.last?["made"] as? Int ?? 0, results.last?["known"] as? Int ?? 0)
    #expect(made + known == 1715 && known > 600)
    let files = PackageFiles.files(under: directory.file("whole"))
    // A partial file after a kill has its own name.
    let again = PackageFiles.files(under: directory.file("out")).filter {
      !$0.hasPrefix(".symtext-")
    }
    #expect(files.count == 1715 && again == files)
    for file in files { #expect(try bytes("out/\(file)") == bytes("whole/\(file)")) }
    #expect(!directory.files.contains { $0.contains(".part") })
  }

  @Test func `WebDataset can read an archive, which is the same each time`() throws {
    let lines = """
      {"label": "Cart", "symbol": "cart", "id": 1, "output": "a/cart.fill-normal@2x.png"}
      {"symbol": "heart", "format": "svg", "output": "b.d/heart"}
      {"command": "animate", "text": "{bell}", "effect": "bounce", "output": "bell.json"}
      {"label": "no name"}
      {"label": "x", "output": "a/cart_fill-normal@2x.svg"}
      {"label": "x", "output": "../x.png"}
      """
    for (file, threads) in [("1.tar", "1"), ("2.tar", "2")] {
      let result = try batch(lines, "--tar", file, "--threads", threads)
      #expect(result.status == 65)
      #expect(
        result.errorText.contains(
          "standard input:5: line 1 already has the key a/cart_fill-normal@2x"))
      #expect(
        result.errorText.contains("standard input:6: output: a name such as a/b.png is expected"))
    }
    #expect(try bytes("1.tar") == bytes("2.tar"))
    let streamed = try batch(lines, "--tar", "-")
    #expect(try streamed.output == bytes("1.tar"))
    let read = try Subprocess.run(
      Python.executable,
      [PackageFiles.path("Tests/Scripts/read_samples.py"), directory.file("1.tar")])
    #expect(
      read.outputText == """
        a/cart_fill-normal@2x json png 1
        b.d/heart json svg 2
        bell entry.json json 3
        000000004 json png 4

        """, "\(read.errorText)")
    #expect(directory.files == ["1.tar", "2.tar"])
  }

  @Test func `An incomplete archive has no final name`() throws {
    try directory.write(Self.lines(3000), to: "lines.ndjson")
    let result = try shell(
      """
      "$0" batch lines.ndjson --tar a.tar 2> /dev/null &
      for try in $(seq 1000); do [ -s a.tar.part ] && break; sleep 0.01; done
      kill -9 $!
      wait $!
      """)
    #expect(result.status == 137)
    #expect(directory.files == ["a.tar.part", "lines.ndjson"])
  }

  @Test func `A table is read, with its quotes and its empty cells`() throws {
    try directory.write(
      "id,label.en,label.fr,locale,symbol,noFallback,output\r\n"
        + "1,\"Add, \"\"now\"\"\nor later\",Ajouter,en,cart,true,a.png\r\n"
        + "2,Add,Ajouter,fr,,false,b.png\r\n,x,,,,,,too,many\r\n4,\"open,c", to: "t.csv")
    let result = try SymtextProcess.run(
      ["batch", "t.csv", "--results", "r.ndjson"], directory: directory.path)
    #expect(result.status == 65)
    let all = try objects(PackageFiles.text(directory.file("r.ndjson")))
    #expect(all.map { $0["line"] as? Int } == [2, 4, 5, 6, nil])
    #expect(
      all[0]["altText"] as? String == "Add, \"now\"\nor later"
        || all[0]["altText"] as? String == "Add, \"now\" or later")
    #expect(all[0]["id"] as? String == "1")
    #expect(all[1]["altText"] as? String == "Ajouter")
    #expect(all.map { $0["status"] as? String } == ["ok", "ok", "error", "error", nil])
    #expect(
      result.errorText.contains("t.csv:5: there are 9 cells, but the first line has 7 columns"))
    #expect(
      result.errorText.contains("t.csv:6: the quotation mark that opens here is never closed"))
    try directory.write("label,label\n", to: "twice.csv")
    let twice = try SymtextProcess.run(["batch", "twice.csv"], directory: directory.path)
    #expect(twice.status == 65 && twice.errorText.contains("two columns are named label"))
  }

  @Test func `All drawing commands work: animations, pages, sheets and sets of icons`() throws {
    let result = try batch(
      """
      {"command": "animate", "text": "{bell} a", "effect": "wiggle", "output": "a.svg"}
      {"command": "animate button", "symbol": "heart", "effect": "bounce", "fps": 10, "output": "b.png"}
      {"command": "docicon", "symbol": "bell", "output": "c.ico"}
      {"command": "docicon", "symbol": "bell", "size": 32, "output": "d.png"}
      {"command": "symbols show", "text": "heart", "output": "e.svg"}
      {"command": "symbols list", "text": "arrow back", "output": "f.md"}
      {"command": "animate", "text": "{bell}", "effect": "bounce", "frames": "x", "output": "g.png"}
      """, "--results", "r.ndjson")
    #expect(result.status == 65)
    #expect(
      result.errorText.hasPrefix("standard input:7: there is no key frames for animate"))
    #expect(directory.files == ["a.svg", "b.png", "c.ico", "d.png", "e.svg", "f.md", "r.ndjson"])
    let single = try SymtextProcess.run(
      ["animate", "{bell} a", "--effect", "wiggle", "-o", "-", "--format", "svg"])
    #expect(try bytes("a.svg") == single.output)
    let table = try SymtextProcess.run([
      "symbols", "list", "arrow", "back", "-o", "-", "--format", "md",
    ])
    #expect(try bytes("f.md") == table.output)
    let all = try objects(PackageFiles.text(directory.file("r.ndjson")))
    #expect(all[5]["width"] is NSNull && all[2]["pixelWidth"] as? Int == 256)
  }

  @Test func `A closed reader ends the batch`() throws {
    try directory.write(Self.lines(3000), to: "lines.ndjson")
    let result = try shell(
      "\"$0\" batch lines.ndjson -o out --results - 2> /dev/null | head -1; exit ${PIPESTATUS[0]}")
    #expect(result.status == 141)
  }

  @Test(.enabled(if: TestExtent.isWhole))
  func `A million lines take little memory`() throws {
    let optimised = PackageFiles.path("bin/symtext")
    let program = PackageFiles.exists(optimised) ? optimised : SymtextProcess.executable
    let script = """
      import json, resource, subprocess, sys
      with open("lines.ndjson", "w") as file:
          for number in range(1, 1_000_001):
              line = {"command": "render", "text": f"{number % 1000}", "output": f"picture-{number}.svg"}
              file.write(json.dumps(line) + "\\n")
      words = ["batch", "lines.ndjson", "--tar", "-", "--results", "r.ndjson"]
      status = subprocess.run([sys.argv[1], *words], stdout=subprocess.DEVNULL).returncode
      print(status, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
      """
    let file = try directory.write(script, to: "scale.py")
    let result = try Subprocess.run(
      "/usr/bin/env", ["python3", file, program], directory: directory.path, mostSeconds: 7200)
    let words = result.outputText.split(whereSeparator: \.isWhitespace)
    #expect(words.first == "0")
    let kilobytes = try #require(words.last.flatMap { Int($0) })
    #expect(kilobytes < 48 * 1024 + 16 * 1_000_000 / 1024, "\(kilobytes) KB")
    let last = try Subprocess.run("/usr/bin/tail", ["-1", directory.file("r.ndjson")])
    #expect(last.outputText.contains("\"lines\": 1000000, \"made\": 1000000"))
  }
}
