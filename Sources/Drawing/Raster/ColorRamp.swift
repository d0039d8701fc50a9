package import Colors
internal import Geometry

/// A gradient's colours, ready for pixels.
struct ColorRamp {
  /// The colours from the start to the end, evenly.
  private let colors: [PremultipliedColor]
  /// How far along a pixel lies: `x · column + y · row + first`, in places of the list.
  private let x: Double
  private let y: Double
  private let first: Double

  /// How many steps the way has: finer than a byte shows.
  private static let steps = 1024

  /// - Parameter pixelRatio: pixels per point.
  init(_ gradient: LinearGradient, pixelRatio: Double) {
    colors = (0...Self.steps).map {
      PremultipliedColor(gradient.color(at: Double($0) / Double(Self.steps)))
    }
    let way = gradient.end - gradient.start
    let length = way.dot(way)
    guard length > 0, length.isFinite, pixelRatio > 0 else {
      // No way at all: everything lies behind the end.
      (x, y, first) = (0, 0, Double(Self.steps))
      return
    }
    let scale = Double(Self.steps) / length
    x = way.x * scale / pixelRatio
    y = way.y * scale / pixelRatio
    // Of the middle of a pixel.
    first = (x + y) / 2 - way.dot(gradient.start - .zero) * scale
  }

  /// The colour of a pixel of the picture.
  @inline(__always)
  func color(column: Int, row: Int) -> PremultipliedColor {
    let place = x * Double(column) + y * Double(row) + first
    return colors[place > 0 ? Int(min(place, Double(Self.steps)) + 0.5) : 0]
  }
}

extension LinearGradient {
  /// The colour at a place of the way, 0 to 1.
  package func color(at offset: Double) -> Color {
    guard var last = stops.first else { return Color(red: 0, green: 0, blue: 0, alpha: 0) }
    for stop in stops {
      if offset < stop.offset {
        let span = stop.offset - last.offset
        return last.color.mixed(with: stop.color, span > 0 ? (offset - last.offset) / span : 0)
      }
      last = stop
    }
    return last.color
  }
}

extension Color {
  /// The colour some part of the way to another; parts multiplied by their opacity.
  fileprivate func mixed(with other: Color, _ part: Double) -> Color {
    let part = min(max(part, 0), 1)
    let alpha = alpha + (other.alpha - alpha) * part
    guard alpha > 0 else { return opacity(0) }
    func mix(_ a: Double, _ b: Double) -> Double {
      (a * self.alpha * (1 - part) + b * other.alpha * part) / alpha
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: alpha)
  }
}
