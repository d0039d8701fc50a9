internal import SymtextSupport

/// A layer of a Lottie file.
///
/// <https://lottie.github.io/lottie-spec/1.0/specs/layers/>
struct LottieLayer {
  /// What it shows.
  enum Content {
    /// Shapes, those in front first.
    case shapes([JSONValue])
    /// The layers of an asset, by its name.
    case composition(String)
    /// The image of an asset, by its name.
    case image(String)
  }

  var content: Content
  /// The frames in which it is shown.
  var frames: Range<Int>
  /// When the time of its asset begins, in frames.
  var start = 0
  /// What thins it; `nil` for nothing.
  var opacity: LottieValue?
  /// What its place, size and turn are; empty where it is not moved.
  var place: [(String, JSONValue)] = []
  /// The layer that says where it is seen; none or one.
  var matte: [LottieLayer] = []
  /// Whether it is seen where the matte is not.
  var hasHoles = false

  /// - Parameters:
  ///   - frames: those in which it is shown.
  init(_ content: Content, frames: Range<Int>) {
    self.content = content
    self.frames = frames
  }

  /// Whether it is neither moved, thinned nor cut.
  var isPlain: Bool { opacity == nil && place.isEmpty && matte.isEmpty }

  /// The same in some frames only.
  ///
  /// It is gone at the end also for rlottie, which shows a layer in the frame behind its last.
  func clamped(to frames: Range<Int>) -> LottieLayer {
    var layer = self
    layer.frames = layer.frames.clamped(to: frames)
    layer.opacity = (opacity ?? LottieValue([1]))
      .ended(at: Double(frames.upperBound), from: Double(frames.lowerBound))
    return layer
  }

  /// The same with its opacity multiplied.
  func thinned(by factor: Double) -> LottieLayer {
    var layer = self
    layer.opacity = (opacity ?? LottieValue([1])).mapped { [$0[0] * factor] }
    return layer
  }

  /// Layers in the order of a file: those in front first, mattes before what they cut.
  /// - Parameter size: of the picture, in pixels.
  static func json(_ layers: [LottieLayer], size: (width: Int, height: Int)) -> JSONValue {
    .array(
      layers.reversed().flatMap { layer -> [JSONValue] in
        let type = JSONValue.number(layer.hasHoles ? 2 : 1)
        return layer.matte.map { $0.json(size: size, more: [("td", .number(1))]) }
          + [layer.json(size: size, more: layer.matte.isEmpty ? [] : [("tt", type)])]
      })
  }

  private func json(
    size: (width: Int, height: Int), more: [(String, JSONValue)]
  ) -> JSONValue {
    let type =
      switch content {
      case .composition: 0.0
      case .image: 2.0
      case .shapes: 4.0
      }
    // Before what moves it: rlottie turns it in space else.
    var members: [(String, JSONValue)] = [("ddd", .number(0)), ("ty", .number(type))]
    members += more
    members += [
      ("ip", .number(Double(frames.lowerBound))), ("op", .number(Double(frames.upperBound))),
      ("st", .number(Double(start))),
    ]
    // lottie-web needs a place.
    var transform = place.isEmpty ? [LottieGroup.origin] : place
    if let opacity {
      transform.append(("o", opacity.mapped { [$0[0] * 100] }.json(decimals: 2)))
    }
    members.append(("ks", .object(transform)))
    switch content {
    case .composition(let name):
      members += [
        ("refId", .string(name)), ("w", .number(Double(size.width))),
        ("h", .number(Double(size.height))),
      ]
    case .image(let name): members.append(("refId", .string(name)))
    case .shapes(let shapes): members.append(("shapes", .array(shapes)))
    }
    return .object(members)
  }
}
