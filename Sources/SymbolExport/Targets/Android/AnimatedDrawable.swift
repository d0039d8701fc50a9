internal import SymtextAnimation
internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbolText

/// A drawable of Android that plays an effect: an `animated-vector` with its drawable and animators in one file.
///
/// Each part of the symbol is in two groups. The outer one moves and turns it, the inner one scales it, because both have
/// centres of their own. <https://developer.android.com/reference/android/graphics/drawable/AnimatedVectorDrawable>
struct AnimatedDrawable {
  /// The file.
  private(set) var text: String
  /// The names of the colours that it uses.
  let colors: ExactSet
  /// Whether a path is longer than lint likes.
  private(set) var isLong = false

  /// A named element and its animations.
  private struct Target {
    var name: String
    /// Properties of the element, with values in its own units.
    var properties: [(name: String, knots: [EffectTracks.Knot])]
  }

  /// - Parameters:
  ///   - symbol: flattened in the parts of the effect.
  ///   - mode: the mode in which the symbol was flattened.
  ///   - isMirrored: whether it is mirrored in layouts from right to left.
  ///   - colorPrefix: the word before names of colours.
  /// - Throws: ``ExportError`` if a path is longer than a string can be.
  init(
    _ symbol: FlatSymbol, _ effect: SampledEffect, mode: RenderingMode, isMirrored: Bool,
    colorPrefix: String
  ) throws(ExportError) {
    var fill = AndroidFill(mode, colorPrefix: colorPrefix)
    var targets: [Target] = []
    var groups = ""
    for (number, part) in effect.parts.enumerated() {
      let shapes = symbol.shapes.filter { $0.part == number }
      guard !shapes.isEmpty else { continue }
      var paths = ""
      var opacities: [Target] = []
      for shape in shapes {
        let color = fill.color(of: shape)
        for data in try AndroidPath.data(shape.path, of: symbol.name) {
          if data.utf8.count > AndroidPath.longest { isLong = true }
          let name = "path\(number)_\(opacities.count)"
          let start = part.value(.opacity) * shape.opacity
          paths += """
                          <path
                              android:name="\(name)"
                              android:fillColor="\(color)"
                              \(VectorDrawable.alpha(start))
                              android:pathData="\(data)"/>

            """
          opacities.append(
            Target(
              name: name,
              properties: part.animation(.opacity, as: ["fillAlpha"]) { $0 * shape.opacity }))
        }
      }
      let factor = symbol.placement.factor * AndroidPath.steps
      let move = Target(
        name: "move\(number)",
        properties: part.animation(.rotation, as: ["rotation"]) { $0 }
          + part.animation(.x, as: ["translateX"]) { $0 * factor }
          + part.animation(.y, as: ["translateY"]) { $0 * factor })
      let size = Target(
        name: "size\(number)",
        properties: part.animation(.scale, as: ["scaleX", "scaleY"]) { $0 })
      let own = [
        ("rotation", part.value(.rotation)), ("translateX", part.value(.x) * factor),
        ("translateY", part.value(.y) * factor),
      ].filter { $0.1 != 0 }
      let scale = part.value(.scale)
      groups += """
                <group\(Self.attributes(move.name, symbol.placement.map * part.anchor, own))>
                    <group\(Self.attributes(size.name, symbol.placement.map * part.pivot, scale == 1 ? [] : [("scaleX", scale), ("scaleY", scale)]))>
        \(paths)            </group>
                </group>

        """
      targets += [move, size] + opacities
    }
    colors = fill.colors
    text = """
      <animated-vector xmlns:android="http://schemas.android.com/apk/res/android"
          xmlns:aapt="http://schemas.android.com/aapt">
          <aapt:attr name="android:drawable">
              <vector
                  \(VectorDrawable.attributes(symbol, fill, isMirrored: isMirrored, indent: "            "))>
      \(groups)        </vector>
          </aapt:attr>
      \(targets.map { Self.text($0, length: effect.length) }.joined())</animated-vector>

      """
  }

  private static func attributes(
    _ name: String, _ pivot: Point, _ values: [(String, Double)]
  ) -> String {
    let all =
      ["android:name=\"\(name)\""]
      + ([
        ("pivotX", pivot.x * AndroidPath.steps), ("pivotY", pivot.y * AndroidPath.steps),
      ] + values).map { "android:\($0.0)=\"\($0.1.text(decimals: 3))\"" }
    return all.map { " \($0)" }.joined()
  }

  private static func text(_ target: Target, length: Double) -> String {
    guard !target.properties.isEmpty else { return "" }
    let properties = target.properties.map { property in
      let frames = property.knots.map {
        "                    <keyframe android:fraction=\"\($0.time.text(decimals: 4))\""
          + " android:value=\"\($0.value.text(decimals: 3))\"/>\n"
      }.joined()
      return """
                    <propertyValuesHolder android:propertyName="\(property.name)" android:valueType="floatType">
        \(frames)                </propertyValuesHolder>

        """
    }.joined()
    return """
          <target android:name="\(target.name)">
              <aapt:attr name="android:animation">
                  <objectAnimator
                      android:duration="\(Int((length * 1000).rounded()))"
                      android:interpolator="@android:anim/linear_interpolator">
      \(properties)            </objectAnimator>
              </aapt:attr>
          </target>

      """
  }
}

extension SampledEffect.Part {
  /// The value of a property at the beginning.
  fileprivate func value(_ property: SampledEffect.Property) -> Double {
    tracks.first { $0.property == property }?.knots.first?.value ?? property.rest
  }

  /// Returns the animation of a property under Android's names.
  fileprivate func animation(
    _ property: SampledEffect.Property, as names: [String], _ value: (Double) -> Double
  ) -> [(name: String, knots: [EffectTracks.Knot])] {
    guard let track = tracks.first(where: { $0.property == property }) else { return [] }
    let knots = track.knots.map { knot in
      var knot = knot
      knot.value = value(knot.value)
      return knot
    }
    return names.map { ($0, knots) }
  }
}
