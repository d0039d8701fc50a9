import SymtextPreviews
import SymtextSymbolTestSupport
import SymtextSymbolText
import Testing

/// Names and states of buttons in other languages.
struct SpokenStatesTests {
  @Test(arguments: [
    (ButtonState.selected, ButtonForm.push, "Herz, ausgewählt"),
    (.disabled, .push, "Herz, deaktiviert"), (.selected, .toggle, "Herz, ein"),
    (.normal, .toggle, "Herz, aus"),
  ])
  func `A button says its symbol and its state in its language`(
    state: ButtonState, form: ButtonForm, text: String
  ) throws {
    var button = Button(label: "", symbol: "heart", state: state, form: form)
    button.attributes.language = "de"
    let layout = try button.layout(
      font: try TestLibrary.inter(size: 17), library: try TestLibrary.bundled.get())
    #expect(layout.altText.replacing(", gefüllt", with: "") == text)
  }
}
