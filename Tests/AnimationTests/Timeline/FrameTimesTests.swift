@testable import SymtextAnimation
import SymtextDrawing
import SymtextSymbolTestSupport
import SymtextSymbolText
import Testing

struct FrameTimesTests {
  @Test func `Many symbols move for a shorter time than few`() throws {
    let many = String(repeating: "{wifi}", count: 200)
    #expect(throws: EffectError.self) {
      try MovingPictures.label(many).animated("variableColor:repeat=300")
    }
    let short = try MovingPictures.label(many).animated("bounce:repeat=3")
    // 200 symbols in 1,250 frames are as many drawings as a film may have.
    #expect(try short.frameTimes(rate: 60).count < 1250)
    #expect(throws: EffectError.self) { try short.frameTimes(rate: 1000) }
    _ = try MovingPictures.label("{wifi}").animated("variableColor:repeat=300")
  }

  @Test(
    arguments: [
      (1.0, 60.0, 60), (2, 30, 60), (0.7 / 3, 60, 14), (0.7 / 3, 10, 2), (0.001, 10, 1), (0, 60, 1),
      (2.4, 12, 29),
    ] as [(Double, Double, Int)])
  func `A loop has the best number of frames and does not repeat the first`(
    length: Double, rate: Double, count: Int
  ) throws {
    let times = try FrameTimes(length: length, rate: rate, loops: true)
    #expect(times.count == count && times.endIndex == count && times.startIndex == 0)
    for number in times.indices {
      #expect(times[number] == Double(number) * length / Double(count))
    }
    #expect(times[0] == 0 && (length == 0 || times[count - 1] < length))
    #expect(length == 0 || times.duration == length)
  }

  @Test(
    arguments: [
      (0.7, 60.0, 43), (0.66, 60, 41), (1, 60, 61), (0.1 + 0.2, 10, 4), (0.7, 30, 22), (0, 60, 1),
      (1e-12, 60, 1), (0.001, 60, 2), (2.4, 24, 59), (1, 1, 2),
    ] as [(Double, Double, Int)])
  func `A single play has frames at multiples of the frame time, the last at its end`(
    length: Double, rate: Double, count: Int
  ) throws {
    let times = try FrameTimes(length: length, rate: rate, loops: false)
    #expect(times.count == count)
    for number in times.indices.dropLast() {
      // Not accumulated, but exact.
      #expect(times[number] == Double(number) / rate)
      #expect(times[number] < length || count == 1)
    }
    #expect(times[count - 1] >= length)
    #expect(times[count - 1] - length < 1 / rate)
    #expect(times.duration == Double(count) / rate)
  }

  @Test(arguments: [true, false])
  func `Frames are evenly spaced over the whole duration`(loops: Bool) throws {
    let times = try FrameTimes(length: 0.66, rate: 50, loops: loops)
    #expect(times.showing(0) == 0)
    #expect(abs(times.showing(times.count) - times.duration) < 1e-15)
    for number in times.indices.dropLast(2) {
      let step = times.showing(number + 1) - times.showing(number)
      #expect(abs(step - times.duration / Double(times.count)) < 1e-12)
      #expect(abs(times[number + 1] - times[number] - step) < 1e-12)
    }
  }

  @Test func `A still timeline lasts one frame`() throws {
    for loops in [true, false] {
      let times = try FrameTimes(length: 0, rate: 50, loops: loops)
      #expect(times.count == 1 && times[0] == 0 && times.duration == 0.02)
    }
  }

  @Test(arguments: [true, false])
  func `Too many frames are an error that names their number`(loops: Bool) throws {
    let most = Double(FrameTimes.most)
    let length = loops ? most / 1000 : (most - 1) / 1000
    #expect(try FrameTimes(length: length, rate: 1000, loops: loops).count == FrameTimes.most)
    do throws(EffectError) {
      _ = try FrameTimes(length: 600, rate: 240, loops: loops)
      Issue.record("144,000 frames are not too many")
    } catch {
      #expect(
        error.description
          == "the motion takes 600.0 s, which are \(loops ? 144_000 : 144_001) frames; a picture has at most 10000: lower the frame rate or shorten it"
      )
    }
  }

  @Test(arguments: [Double.infinity, .nan, 1e300, .greatestFiniteMagnitude], [true, false])
  func `Invalid lengths are refused`(length: Double, loops: Bool) {
    #expect(throws: EffectError.self) {
      try FrameTimes(length: length, rate: 60, loops: loops)
    }
  }

  @Test(arguments: [-1.0, -1e300, -Double.infinity])
  func `An empty timeline has one frame`(length: Double) throws {
    #expect(try FrameTimes(length: length, rate: 60, loops: false).count == 1)
  }

  @Test func `A timeline clamps its rate to 1 to 1000`() throws {
    let timeline = try TestLibrary.label("{wifi}").animated("bounce.wholeSymbol")
    func count(_ rate: Double) throws -> Int { try timeline.frameTimes(rate: rate).count }
    #expect(try count(60) == 43)
    for rate in [0.0, -5, 1, -Double.infinity] { #expect(try count(rate) == 2) }
    for rate in [1000.0, 1e300, Double.infinity] { #expect(try count(rate) == 701) }
  }

  @Test(arguments: [Double.nan, .infinity, -Double.infinity, 0, -1, 1e300])
  func `A timeline accepts any rate and any time`(number: Double) throws {
    for loops in [true, false] {
      var options = TimelineOptions()
      options.loops = loops
      let timeline = try TestLibrary.label("{wifi}").animated("bounce", options: options)
      #expect((try? timeline.frameTimes(rate: number).count) ?? 1 > 0)
      #expect(!timeline.description(rate: number).isEmpty)
      #expect(!timeline.displayList(at: number).items.isEmpty)
      if !loops && number > 0 {
        #expect(
          timeline.displayList(at: number).description
            == timeline.displayList(at: timeline.length).description)
      }
    }
  }
}
