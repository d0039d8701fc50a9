import HTTPFront
import Testing

struct AcceptedCodingsTests {
  @Test(arguments: [
    "gzip", "br, gzip", "gzip;q=0.5", "*", "br;q=1, *", "*;q=0.1", "identity , gzip ; q=1",
    "*;q=0, gzip",
  ])
  func `gzip is accepted by its name or by a star`(header: String) {
    #expect(AcceptedCodings(header).haveGzip)
  }

  @Test(arguments: ["", "br", "identity", "gzip;q=0", "*;q=0", "x-gzip", "gzip;q=0, *", "br;q=0"])
  func `gzip is otherwise not accepted`(header: String) {
    #expect(!AcceptedCodings(header).haveGzip)
  }
}
