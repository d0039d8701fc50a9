import SymtextAuthoring
import SymtextGraphics
import SymtextSymbolTestSupport
import SymtextSymbolText
import Testing

struct AdviceTests {
  private func findings(
    _ markup: String, _ change: (inout AdvisedPicture) -> Void = { _ in }
  ) throws -> [AdviceFinding] {
    var advice = Advice(
      library: try TestLibrary.bundled.get(), font: try TestLibrary.inter(size: 34))
    var picture = try AdvisedPicture(markup: markup)
    change(&picture)
    return advice.findings(in: picture)
  }

  private func rules(
    _ markup: String, _ change: (inout AdvisedPicture) -> Void = { _ in }
  ) throws -> [AdviceRule] {
    try findings(markup, change).map(\.rule)
  }

  // MARK: Motion

  @Test(arguments: [
    ("{heart effect=bounce:continuous} Like", AdviceRule.endless),
    ("{bell effect=wiggle:repeat=forever} Ring", .endless),
    ("{heart effect=bounce} Loading…", .bounceForState),
    ("{heart effect=bounce+pulse}", .severalEffects),
    ("{heart effect=rotate;pulse>bounce}", .severalEffects),
    ("{leaf effect=rotate:continuous} Grow", .unroundTurn),
    ("{checkmark.circle effect=drawOn:repeat=forever} Done", .frequentDraw),
    ("{wifi effect=pulse:repeat=forever} one two three four five six seven", .motionInText),
    ("{wifi effect=pulse:repeat=forever}", .motionAlone),
    (#"{wifi effect=pulse:repeat=forever alt=""}"#, .motionAlone),
  ])
  func `A use of motion that misleads is found`(markup: String, rule: AdviceRule) throws {
    #expect(try rules(markup) == [rule])
  }

  @Test(arguments: [
    "{heart} Like", "{heart effect=bounce} Like", "{bell effect=wiggle:repeat=3} Ring",
    "{heart effect=bounce>pulse} Sent", "{arrow.clockwise effect=rotate:continuous} Loading",
    "{gear effect=rotate:continuous} Working", "{checkmark.circle effect=drawOn} Done",
    "{wifi effect=pulse:repeat=forever} one two three four five six",
    "{wifi effect=pulse} one two three four five six seven", "{wifi effect=pulse:repeat=2}",
    #"{wifi effect=pulse:repeat=forever alt="Searching for networks"}"#,
    "{heart effect=scale:repeat=forever}",
  ])
  func `A good use of motion is not`(markup: String) throws {
    #expect(try rules(markup) == [])
  }

  @Test func `Options of the film count as braces do`() throws {
    let bounce = EffectPlan(.bounce(.up))
    #expect(try rules("{heart} Like") { $0.effect = bounce } == [])
    #expect(
      try rules("{heart} Like") {
        $0.effect = bounce
        $0.loops = true
      } == [.endless])
    #expect(
      try rules("{heart} Like") {
        $0.effect = bounce
        $0.repetition = .forever
        $0.end = 4
      } == [])
    #expect(
      try rules("{heart} Like") {
        $0.effect = bounce
        $0.repetition = .forever
        $0.end = 6
      } == [.endless])
    let found = try findings("{heart} Like") {
      $0.effect = bounce
      $0.loops = true
    }
    #expect(found.first?.place == .option("effect"))
    #expect(
      try rules("{heart} Like") {
        $0.effect = EffectPlan(.pulse)
        $0.isPressed = true
      } == [.fadeForTap])
    #expect(
      try rules("{heart} Like") {
        $0.effect = EffectPlan(.drawOn)
        $0.changesState = true
      } == [.frequentDraw])
    #expect(try rules("{heart effect=bounce:continuous} Like") { $0.moves = false } == [])
  }

  @Test func `A finding has the place of its symbol and names it`() throws {
    let markup = "Ä {image=a.png} **{bell}** {heart effect=bounce:continuous} Like"
    let found = try findings(markup)
    #expect(found.count == 1 && found[0].symbol == "heart")
    #expect(found[0].place == .markup(28))
    #expect(Array(markup.utf8)[28...].starts(with: "{heart".utf8))
  }

  // MARK: Colours

  @Test(arguments: [
    ("{sun.max.fill color=#fd0} Sunny", AdviceRule.contrast),
    ("[{bell}]{color=white}", .contrast),
    ("{moon.fill color=#002} Night", .contrast),
    ("{cloud.sun.rain mode=hierarchical size=13 color=systemBlue} Rain", .faintLayers),
    ("{cloud.sun palette=systemBlue} Rain", .oneColorPalette),
    ("{cloud.sun.rain mode=multicolor color=systemBlue} Rain", .colorOverMulticolor),
    ("{heart.fill gradient=yes color=systemBlue}", .smallGradient),
  ])
  func `A use of colours that misleads is found`(markup: String, rule: AdviceRule) throws {
    #expect(try rules(markup).contains(rule))
  }

  @Test(arguments: [
    "{bell color=systemBlue} News", "{cloud.sun.rain mode=hierarchical} Rain",
    "{cloud.sun palette=label,systemBlue} Rain", "{heart.fill gradient=yes size=40}",
    "{no.such.symbol color=#fd0}", "{bell} News",
  ])
  func `A good use of colours is not`(markup: String) throws {
    #expect(try rules(markup) == [])
  }

  @Test func `A colour is measured in the appearances that the picture is for`() throws {
    #expect(try rules("{moon.fill color=#002}") { $0.appearances = [.light] } == [])
    #expect(try rules("{sun.max.fill color=#fd0}") { $0.appearances = [.dark] } == [])
    #expect(
      try rules("{bell}") {
        $0.background = .black
        $0.appearances = [.light]
      } == [.contrast])
    #expect(try rules("{bell color=#fd0}") { $0.isOnPage = false } == [])
  }
}
