import Foundation
import SymtextTestSupport
import Testing

struct ButtonCommandTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func button(_ arguments: String...) throws -> ProcessResult {
    try SymtextProcess.run(["button", "-o", directory.file("a.png")] + arguments)
  }

  @Test(arguments: ["plain", "tinted", "filled"], ["small", "regular", "large"])
  func `A button of every style and size is drawn`(style: String, size: String) throws {
    let result = try button("--label", "Go", "--symbol", "cart", "--style", style, "--size", size)
    #expect(result.status == 0 && result.errorText == "")
    #expect(directory.files == ["a.png"])
  }

  @Test(arguments: [
    [], ["--label", ""], ["--label", "a", "--style", "round"], ["--label", "a", "--size", "huge"],
    ["--label", "a", "--tint", "reddish"],
  ])
  func `Invalid button options have status 64`(arguments: [String]) throws {
    let result = try SymtextProcess.run(["button", "-o", directory.file("a.png")] + arguments)
    #expect(result.status == 64)
    #expect(directory.files.isEmpty)
  }

  @Test(arguments: [
    (["--symbol", "{nosuch else=heart.fill scale=large}"], "heart.fill"),
    (["--symbol", "{bell weight=bold}"], "bell"),
    (
      [
        "--symbol", "star", "--state", "selected", "--state-symbol", "selected={nosuch else=heart}",
      ], "heart"
    ),
  ])
  func `A symbol may stand in braces, and else= replaces one that no library has`(
    arguments: [String], name: String
  ) throws {
    let result = try SymtextProcess.run(
      ["button", "--label", "Go", "--spec", "-o", directory.file("a.png")] + arguments)
    #expect(result.status == 0, "\(result.errorText)")
    #expect(result.outputText.contains("\"name\": \"\(name)\""))
  }

  @Test(arguments: [
    ["--label", "A {bell"], ["--label", "A {bell scael=2}"], ["--symbol", "{bell alt=x}"],
    ["--symbol", "{bell else=a.png}"],
    ["--label", "A", "--form", "popUp", "--trailing-symbol", "bell"],
    ["--symbol", "bell", "--trailing-symbol", "star"], ["--symbol", "bell {star}x {"],
  ])
  func `A symbol that the button cannot have is named`(arguments: [String]) throws {
    let result = try SymtextProcess.run(["button", "-o", directory.file("a.png")] + arguments)
    #expect(result.status == 64 || result.status == 65, "\(arguments)")
    #expect(result.errorText.contains("{") || result.errorText.contains("--trailing-symbol"))
    #expect(directory.files.isEmpty)
  }

  @Test(arguments: [
    ["--label", "A {nosuch}"], ["--label", "A", "--trailing-symbol", "nosuch"],
  ])
  func `A missing symbol in a label or after it is told`(arguments: [String]) throws {
    for missing in ["box", "skip"] {
      let result = try SymtextProcess.run(
        ["button", "-o", directory.file("a.png"), "--missing", missing] + arguments)
      #expect(result.status == 0 && result.errorText.contains("nosuch"), "\(result.errorText)")
    }
  }

  @Test func `A subtitle without a label is a warning`() throws {
    let result = try button("--symbol", "bell", "--subtitle", "Now")
    #expect(result.status == 0 && result.errorText.contains("--subtitle"))
  }

  @Test func `A disabled button needs no contrast`() throws {
    let result = try button("--label", "Go", "--state", "disabled", "--check-contrast")
    #expect(result.errorText.contains("exempt") && result.errorText.contains("enough everywhere"))
  }

  @Test func `An unknown symbol has status 65`() throws {
    let result = try button("--symbol", "hart")
    #expect(result.status == 65)
    #expect(result.errorText.contains("`heart`"))
    #expect(directory.files.isEmpty)
  }

  @Test(arguments: [
    "--placement top", "--placement only", "--shape capsule", "--shape roundedRectangle",
    "--role destructive", "--role cancel", "--state pressed", "--state focused",
    "--state selected", "--state disabled", "--preset system", "--preset regular",
    "--preset bar", "--preset compactBar", "--style prominent", "--style glass",
    "--style bordered", "--style gray", "--size mini", "--size extraLarge",
    "--max-width 90 --truncate middle", "--max-width 90 --max-lines 3", "--direction rtl",
    "--text-style body --content-size AX5", "--contrast increased --appearance dark",
    "--tint systemPink", "--platform macOS", "--platform watchOS", "--form pullDown", "--bold-text",
    "--state-symbol normal=heart.fill", "--state-color normal=systemPink", "--behind systemTeal",
    "--state hover", "--state loading", "--shape square", "--width 300", "--min-width 300",
    "--radius 3", "--height 60", "--padding 40", "--gap 20", "--icon-size 30",
    "--theme ios-18 --font Inter",
    "--content-size AX5", "--font DejaVu\u{A0}Serif", "--mode hierarchical",
  ])
  func `Every option draws a button`(options: String) throws {
    let words = options.split(separator: " ").map {
      $0.replacingOccurrences(of: "\u{A0}", with: " ")
    }
    let result = try SymtextProcess.run(
      ["button", "-o", directory.file("a.png"), "--label", "Add to cart", "--symbol", "cart"]
        + words)
    #expect(result.status == 0 && result.errorText == "", "\(result.errorText)")
    let plain = try SymtextProcess.run(
      ["button", "-o", directory.file("b.png"), "--label", "Add to cart", "--symbol", "cart"])
    #expect(plain.status == 0)
    // A preset of medium scale repeats the default.
    let says = options != "--preset regular" && options != "--preset compactBar"
    let isSame =
      try PackageFiles.bytes(directory.file("a.png"))
      == PackageFiles.bytes(directory.file("b.png"))
    #expect(isSame != (says && options != "--shape capsule"))
  }

  @Test(arguments: [
    "--placement left", "--shape round", "--role none", "--state hovered", "--preset big",
    "--max-width 0", "--max-width x", "--max-lines 0", "--truncate end", "--direction up",
    "--content-size AX6 --text-style body", "--platform Windows",
    "--text-style footnote2 --platform visionOS", "--content-size AX1 --platform visionOS",
    "--state-symbol on=heart",
    "--state-color selected=reddish",
    "--behind reddish", "--form link", "--sheet --spec",
    "--pixel-ratio 0", "--contrast high", "--theme materiel", "--radius -1",
  ])
  func `An invalid value is named`(options: String) throws {
    let words = options.split(separator: " ").map(String.init)
    let result = try SymtextProcess.run(
      ["button", "-o", directory.file("a.png"), "--label", "Add"] + words)
    #expect(result.status == 64 && result.errorText.contains(words[0]))
    #expect(directory.files.isEmpty)
  }

  @Test(arguments: ["png", "svg", "pdf"])
  func `A sheet has every picture format`(format: String) throws {
    let file = directory.file("sheet.\(format)")
    let result = try SymtextProcess.run(
      ["button", "-o", file, "--label", "أضف", "--symbol", "cart", "--sheet"])
    #expect(result.status == 0 && result.errorText == "" && result.output.isEmpty)
    #expect(try PackageFiles.bytes(file).count > 10_000)
  }

  /// Returns the parsed JSON of `--spec`.
  private func spec(_ arguments: [String]) throws -> [String: Any] {
    let result = try SymtextProcess.run(
      ["button", "-o", directory.file("a.png"), "--spec"] + arguments)
    #expect(result.status == 0 && result.errorText == "")
    let object = try JSONSerialization.jsonObject(with: Data(result.output))
    return try #require(object as? [String: Any])
  }

  private func box(_ object: Any?) throws -> (x: Double, y: Double, width: Double, height: Double) {
    let box = try #require(object as? [String: Double])
    return (
      try #require(box["x"]), try #require(box["y"]), try #require(box["width"]),
      try #require(box["height"])
    )
  }

  @Test(arguments: ["leading", "trailing", "top", "bottom", "only"], ["mini", "large"])
  func `Measurements in JSON are those of the picture`(placement: String, size: String) throws {
    let arguments = [
      "--label", "Add to cart", "--symbol", "cart", "--placement", placement, "--size", size,
    ]
    let json = try spec(arguments)
    let plain = try SymtextProcess.run(["button", "-o", "-"] + arguments)
    let picture = SymtextTestSupport.size(ofPNG: plain.output)
    let (width, height) = (json["width"] as? Double, json["height"] as? Double)
    #expect(width == Double(picture.width) && height == Double(picture.height))
    let paddings = try #require(json["paddings"] as? [String: Double])
    let content = try box(json["contentFrame"])
    let sum = (paddings["left padding"] ?? 0) + (paddings["right padding"] ?? 0) + content.width
    #expect(abs(sum - Double(picture.width)) < 0.001)
    let symbol = try #require(json["symbol"] as? [String: Any])
    #expect(symbol["name"] as? String == "cart")
    let symbolFrame = try box(json["symbolBox"])
    #expect(symbolFrame.x >= content.x - 0.001)
    if placement == "only" {
      #expect(json["labelFrame"] is NSNull && json["gap"] is NSNull && json["baseline"] is Double)
    } else {
      let label = try box(json["labelBox"])
      let gap = try #require(json["gap"] as? Double)
      let isStacked = placement == "top" || placement == "bottom"
      let inks =
        isStacked ? symbolFrame.height + label.height : symbolFrame.width + label.width
      #expect(abs(inks + gap - (isStacked ? content.height : content.width)) < 0.001)
      #expect((json["capMiddleOffset"] as? Double).map { abs($0) < 0.001 } ?? isStacked)
    }
    let target = try box(json["hitTarget"])
    #expect(target.width >= 44 && target.height >= 44)
  }

  @Test func `A spec on standard output prints its measurements on standard error`() throws {
    let result = try SymtextProcess.run(["button", "--label", "Add", "--spec", "-o", "-"])
    #expect(result.status == 0 && result.output.starts(with: pngSignature))
    let object = try JSONSerialization.jsonObject(with: Data(result.errorText.utf8))
    #expect((object as? [String: Any])?["label"] as? String == "Add")
  }
}
