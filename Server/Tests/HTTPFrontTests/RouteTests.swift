import HTTPFront
import Testing

struct RouteTests {
  @Test(arguments: [
    ("/v1/button.png", Route.draw(command: "button", format: "png")),
    ("/v1/bar/tab.svg", .draw(command: "bar tab", format: "svg")),
    ("/v1/symbols/cart.fill.pdf", .symbol(name: "cart.fill", format: "pdf")),
    ("/v1/symbols/cart.json", .symbolFacts(name: "cart")),
    ("/v1/symbols", .symbols), ("/v1/metrics", .metrics), ("/metrics", .measures),
    ("/v1/animation.apng", .animation(format: "apng")),
    ("/v1/draw", .post), ("/v1/batch", .batch),
    ("/fonts/Symtext.ttf", .font(hash: nil, file: "Symtext.ttf")),
    ("/fonts/abc/Symtext.ttf", .font(hash: "abc", file: "Symtext.ttf")),
    ("/", .page("/")), ("/data/index.json", .page("/data/index.json")),
  ])
  func `addresses have their documented routes`(path: String, route: Route) {
    #expect(Route(path: path) == route)
  }

  @Test(arguments: [
    "/v1/button", "/v1/hello.png", "/v1/.png", "/v1/bar/tab", "/v1/a/b/c.png", "/v1/",
  ])
  func `other addresses have no route`(path: String) { #expect(Route(path: path) == nil) }

  @Test func `routes that use workers need a signature`() {
    #expect(Route.symbols.isSigned && Route.post.isSigned && Route.batch.isSigned)
    #expect(!Route.health.isSigned && !Route.page("/").isSigned)
  }
}
