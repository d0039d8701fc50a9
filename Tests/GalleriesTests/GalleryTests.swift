@testable import Galleries
import Testing

struct GalleryTests {
  @Test func `The page's files are in the program`() {
    #expect(GalleryPage.files.first?.name == "index.html")
  }
}
