@testable import SymtextAnimation
import SymtextAuthoring
import SymtextFontGlyphs
import SymtextSymbols
import SymtextSymbolText
import SymtextImageFormats

extension LimitTable {
  /// Returns the error for an effect; `nil` if it is valid.
  private static func said(of effect: String) -> String? {
    do throws(EffectError) {
      _ = try EffectPlan(effect)
      return nil
    } catch {
      return error.description
    }
  }

  static let motion: [Limit] = [
    Limit("effects of a symbol", EffectPlan.mostEffects) { count in
      said(of: Array(repeating: "bounce", count: count).joined(separator: "+"))
    },
    Limit("repetitions of an effect", Repetition.mostTimes) { count in
      said(of: "bounce:repeat=\(count)")
    },
    Limit("seconds between two plays of an effect", Int(Repetition.longestDelay)) { seconds in
      said(of: "bounce:delay=\(seconds)")
    },
    Limit("speed factor of an effect", Int(EffectPlayback.speeds.upperBound)) { speed in
      said(of: "bounce:speed=\(speed)")
    },
    Limit("degrees of the angle of a wiggle", 3600) { angle in
      said(of: "wiggle.custom(\(angle))")
    },
    Limit("keyframes of a path of a template", DrawKeyframes.mostKeyframes) { count in
      do throws(DrawKeyframes.Problem) {
        _ = try DrawKeyframes("0" + String(repeating: " 0 0 0 0", count: count))
        return nil
      } catch {
        return "its data-clipstroke-keyframes \(error)"
      }
    },
    Limit("points of a path for `template guide`", GuideMaker.mostPoints) { count in
      do throws(GuideError) {
        try GuideMaker.check(points: count)
        return nil
      } catch {
        return error.description
      }
    },
    Limit("frames of a film", FrameTimes.most) { count in
      do throws(EffectError) {
        _ = try FrameTimes(length: Double(count), rate: 1, loops: true)
        return nil
      } catch {
        return error.description
      }
    },
    Limit("drawings of all moving symbols, one for each frame", FrameTimes.mostOfAllSymbols) {
      count in
      do throws(EffectError) {
        try FrameTimes.check(moving: 1, frames: count)
        return nil
      } catch {
        return error.description
      }
    },
    Limit("path segments of all moving symbols, one for each frame", FrameTimes.mostSegments) {
      count in
      do throws(EffectError) {
        try FrameTimes.check(segments: count, frames: 1)
        return nil
      } catch {
        return error.description
      }
    },
    Limit(
      "shapes of a Lottie that are redrawn for each frame", LottieTimelineWriter.mostDrawings
    ) { count in
      do throws(RenderingError) {
        try LottieTimelineWriter.check(drawings: count)
        return nil
      } catch {
        return error.description
      }
    },
    Limit("plays of an animated PNG", Int(Int32.max)) { plays in
      do throws(RenderingError) {
        _ = try APNGEncoder(width: 1, height: 1, plays: plays)
        return nil
      } catch {
        return error.description
      }
    },
    Limit("plays of an animated WebP or a GIF", WebPEncoder.mostPlays) { plays in
      do throws(RenderingError) {
        _ = try WebPEncoder(width: 1, height: 1, plays: plays)
        _ = try GIFEncoder(width: 1, height: 1, plays: plays)
        return nil
      } catch {
        return error.description
      }
    },
    Limit("pixels of a side of a WebP", 16_383) { side in
      do throws(RenderingError) {
        _ = try WebPEncoder(width: side, height: 1)
        return nil
      } catch {
        return error.description
      }
    },
    Limit("pixels of a side of a GIF", 65_535) { side in
      do throws(RenderingError) {
        _ = try GIFEncoder(width: 1, height: side)
        return nil
      } catch {
        return error.description
      }
    },
    Limit("seconds until the end of a frame of an animated PNG", 86_400) { seconds in
      do throws(RenderingError) {
        var encoder = try APNGEncoder(width: 1, height: 1)
        try encoder.append(
          Pixmap(width: 1, height: 1, pixels: [0, 0, 0, 0]), until: Double(seconds))
        return nil
      } catch {
        return error.description
      }
    },
  ]
}
