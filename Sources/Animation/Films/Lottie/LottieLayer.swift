internal import SymtextSupport

/// A layer of a Lottie file.
///
/// <https://lottie.github.io/lottie-spec/1.0/specs/layers/>
struct LottieLayer {
  /// The content of a layer.
  enum Content {
    /// Shapes, front to back.
    case shapes([JSONValue])
    /// The id of an asset that holds layers.
    case composition(String)
    /// The id of an image asset.
    case image(String)
  }

  /// The name in a player or an editor; empty for none.
  var name = ""
  var content: Content
  /// The frames in which the layer is visible.
  var frames: Range<Int>
  /// The frame at which the time of the asset starts.
  var start = 0
  /// The opacity; `nil` for opaque.
  var opacity: LottieValue?
  /// The transform: position, scale and rotation.
  ///
  /// Empty for none.
  var place: [(String, JSONValue)] = []
  /// The matte layer that clips this layer; at most one.
  var matte: [LottieLayer] = []
  /// Whether the matte hides this layer instead of showing it.
  var hasHoles = false

  /// - Parameter frames: the frames in which the layer is visible.
  init(_ content: Content, frames: Range<Int>) {
    self.content = content
    self.frames = frames
  }

  /// Whether the layer has no transform, opacity or matte.
  var isPlain: Bool { opacity == nil && place.isEmpty && matte.isEmpty }

  /// Returns the layer limited to some frames.
  ///
  /// The opacity also drops to 0 at the end, because rlottie shows a layer for one frame too many.
  func clamped(to frames: Range<Int>) -> LottieLayer {
    var layer = self
    layer.frames = layer.frames.clamped(to: frames)
    layer.opacity = (opacity ?? LottieValue([1]))
      .ended(at: Double(frames.upperBound), from: Double(frames.lowerBound))
    return layer
  }

  /// Returns the layer with a name, unless it has one.
  func named(_ name: String) -> LottieLayer {
    var layer = self
    if layer.name.isEmpty { layer.name = name }
    return layer
  }

  /// Returns the layer with its opacity multiplied.
  func thinned(by factor: Double) -> LottieLayer {
    var layer = self
    layer.opacity = (opacity ?? LottieValue([1])).mapped { [$0[0] * factor] }
    return layer
  }

  /// Returns layers in the order of a file: front to back, each matte before the layer that it clips.
  /// - Parameter size: the size of the picture, in pixels.
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
    // `ddd` precedes the transform: otherwise rlottie rotates the layer in 3D.
    var members: [(String, JSONValue)] = [("ddd", .number(0)), ("ty", .number(type))]
    if !name.isEmpty { members.append(("nm", .string(name))) }
    members += more
    members += [
      ("ip", .number(Double(frames.lowerBound))), ("op", .number(Double(frames.upperBound))),
      ("st", .number(Double(start))),
    ]
    // lottie-web requires a position.
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
