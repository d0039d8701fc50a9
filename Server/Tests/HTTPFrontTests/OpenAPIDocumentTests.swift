import HTTPFront
import Testing
import SymtextSupport

struct OpenAPIDocumentTests {
  private let document: JSONValue

  init() throws {
    document = OpenAPIDocument(hello: try HelloFixture.hello(), isSigned: false).value
  }

  private func parameter(_ name: String, of path: String) -> JSONValue? {
    document["paths"]?[path]?["get"]?["parameters"]?.values?.first {
      $0["name"]?.string == name
    }
  }

  @Test func `each command has an address for each of its formats`() {
    let paths = document["paths"]?.members?.map(\.0) ?? []
    for path in [
      "/v1/button.png", "/v1/button.svg", "/v1/button.pdf", "/v1/bar/tab.png", "/v1/render.svg",
      "/v1/symbols/{name}.png", "/v1/symbols/{name}.json", "/v1/animation.apng",
      "/v1/animation.lottie", "/v1/metrics", "/v1/symbols", "/v1/draw", "/v1/batch",
    ] { #expect(paths.contains(path)) }
    #expect(!paths.contains("/v1/docicon.png"))
    #expect(Set(paths).count == paths.count)
  }

  @Test func `keys have the types that the worker reports`() {
    #expect(parameter("size", of: "/v1/button.png")?["schema"] == ["type": "number"])
    #expect(
      parameter("size", of: "/v1/render.png")?["schema"] == [
        "type": "number", "minimum": .number(0.01), "maximum": 10_000,
      ])
    #expect(
      parameter("maxLines", of: "/v1/render.png")?["schema"] == [
        "type": "integer", "minimum": 1, "maximum": 9,
      ])
    #expect(
      parameter("style", of: "/v1/button.png")?["schema"] == [
        "type": "string", "enum": ["plain", "gray"], "default": "plain",
      ])
    #expect(
      parameter("stateSymbol", of: "/v1/button.png")?["schema"] == [
        "type": "array", "items": ["type": "string"],
      ])
    #expect(parameter("text", of: "/v1/render.png")?["required"] == true)
    #expect(parameter("text", of: "/v1/animation.gif")?["required"] == nil)
  }

  @Test func `keys for files are listed only if files are allowed`() throws {
    #expect(parameter("library", of: "/v1/button.png") == nil)
    let open = OpenAPIDocument(hello: try HelloFixture.hello(), isSigned: false, hasFiles: true)
      .value
    let names = open["paths"]?["/v1/button.png"]?["get"]?["parameters"]?.values?.compactMap {
      $0["name"]?.string
    }
    #expect(names?.contains("library") == true)
  }
}
