import Symtext

/// Boolean operations that preserve curves: a ring and a star, and a hundred rings at once.
enum Booleans {
  static func run(rounds: Int) {
    let ring = Path.ellipse(center: Point(12, 12), radiusX: 10, radiusY: 10)
    let star = star(center: Point(13, 12), outer: 11, inner: 5, points: 9)
    var many = Path()
    for index in 0..<100 {
      let center = Point(Double(index % 10) * 7, Double(index / 10) * 7)
      many.append(.ellipse(center: center, radiusX: 5, radiusY: 4))
    }
    let jobs: [(phase: String, count: Int, body: () -> Path?)] = [
      ("ring and star, union", 1000, { ring.combined(.union, with: star, tolerance: 1e-3) }),
      ("ring less star", 1000, { ring.combined(.difference, with: star, tolerance: 1e-3) }),
      ("ring within star", 1000, { ring.combined(.intersection, with: star, tolerance: 1e-3) }),
      ("100 overlapping rings, union", 20, { many.withoutOverlaps(tolerance: 1e-3) }),
    ]
    for job in jobs {
      var times: [Double] = []
      for _ in 0..<rounds {
        let start = cpuMicroseconds()
        for _ in 0..<job.count { precondition(job.body() != nil) }
        times.append(cpuMicroseconds() - start)
      }
      Measurement(
        workload: "booleans", phase: job.phase, microseconds: median(times), items: job.count
      ).print()
    }
  }

  private static func star(center: Point, outer: Double, inner: Double, points: Int) -> Path {
    var path = Path()
    // Rotates repeatedly by half a step.
    let (c, s) = (0.939_692_620_785_908_4, 0.342_020_143_325_668_7)
    var direction = Vector(0, -1)
    for index in 0..<2 * points {
      let place = center + direction * (index.isMultiple(of: 2) ? outer : inner)
      if index == 0 { path.move(to: place) } else { path.line(to: place) }
      direction = Vector(direction.x * c - direction.y * s, direction.x * s + direction.y * c)
    }
    path.close()
    return path
  }
}
