"use strict";

/** Returns a text of the page, with values in the places {0}, {1} and so on. */
const say = (key, ...values) => (Texts.all[key] ?? key).replace(/\{(\d)\}/g, (_, place) => values[place]);

/** All texts of the page. A translation replaces this table. */
const Texts = {
  all: {
    // The bar
    title: "{0} – Studio", search: "Search symbols", undo: "Undo", redo: "Redo", export: "Export", keys: "Keys", close: "Close",
    saving: "Saving…", waiting: "Waiting to save", saved: "Saved {0}", notSaved: "Not saved", making: "Drawing {0} of {1}", allMade: "Up to date",
    readOnlyShort: "Read only", readOnly: "The studio was started with --read-only.",
    toLight: "Light appearance", toDark: "Dark appearance", oneProblem: "1 problem", manyProblems: "{0} problems", noProblems: "No problems",
    undone: "Undone: {0}", redone: "Redone: {0}",
    noToken: "This page has no access to the folder.", noAnswer: "The studio does not answer.",
    startAgain: "Open the address that symtext studio printed.", away: "The studio does not answer. Trying again…", back: "Connected again", ended: "The studio has ended", quit: "End the studio",

    // The list
    symbols: "Symbols", stage: "Symbol", annotations: "Inspector", filter: "Filter",
    "filter.all": "All symbols", "filter.findings": "With problems", "filter.changed": "Changed", "filter.drawing": "Drawings", "filter.icon": "Icons", "filter.template": "Templates",
    oneSymbol: "1 symbol", manySymbols: "{0} symbols", picked: "{0} selected", isChanged: "changed", cannotBeRead: "cannot be read",
    emptyFolder: "This folder has no symbols. Save an SVG file in it, and it appears here.", chooseSymbol: "Choose a symbol on the left.",
    cannotBeMade: "{0} cannot be drawn", keepsLooking: "The studio reads the file again as soon as it is saved.",

    // The stage
    views: "Views", "tab.symbol": "Symbol", "tab.text": "Text", "tab.modes": "Modes", "tab.motion": "Motion", "tab.compare": "Compare", "tab.combine": "Combine", "tab.languages": "Languages",
    largeView: "Large picture. Click a shape to select its layer, double-click to select the shape alone.", largeRole: "drawing",
    matrix: "Nine weights and three scales", capHeight: "Cap height", baseline: "Baseline",
    tools: "Tools", "tool.anchor": "Anchor", "tool.draw": "Draw", "tool.margins": "Margins", "tool.guides": "Guides", toolKey: "{0} ({1})",
    look: "Look", weight: "Weight", scale: "Scale", mode: "Mode", value: "Value", valueSlider: "Value, from 0 to 1",
    "weight.100": "Ultralight", "weight.200": "Thin", "weight.300": "Light", "weight.400": "Regular", "weight.500": "Medium", "weight.600": "Semibold", "weight.700": "Bold", "weight.800": "Heavy", "weight.900": "Black",
    "scale.small": "Small", "scale.medium": "Medium", "scale.large": "Large",
    "mode.monochrome": "Monochrome", "mode.hierarchical": "Hierarchical", "mode.palette": "Palette", "mode.multicolor": "Multicolor",
    "appearance.light": "light", "appearance.dark": "dark",
    chosenLayer: "Layer {0} is selected", chosenShape: "1 shape is selected", chosenShapes: "{0} shapes are selected", chooseFirst: "Select a layer or a shape first.",
    anchorAt: "Anchor at {0}, {1}", penAt: "Pen of shape {0} begins at {1} %", "margin.left": "Left margin, {0} added", "margin.right": "Right margin, {0} added",

    // Views
    sampleText: "Text", sample: "Turn on {} alerts at 8:30", sampleHint: "{} stands for the symbol. The numbers are sizes in pixels.", font: "Font", systemFont: "System font",
    paletteColors: "Palette", paletteColor: "Palette colour {0}", reset: "Reset", values: "Values", valueOf: "Value {0} %",
    effect: "Effect", play: "Play", speed: "Speed", repeat: "Repeat", replaceBy: "Replace by symbol…",
    comparison: "Comparison", "compare.beside": "Side by side", "compare.onion": "Overlaid", "compare.blink": "Blink", before: "Start of session", now: "Now", changes: "Changes", noChanges: "No changes in this session",
    combineHint: "Select the variants that the font should have.", combineInFile: "The font’s variants are in a file; change them there.", noVariants: "No variants can be made of this symbol.", addVariant: "Add {0}", removeVariant: "Remove {0}",
    languages: "Languages", language: "Language", languageCode: "Code, as pt-BR", addLanguage: "Add language", altIn: "Description in {0}", formIn: "Form in {0}", form: "Form", sameForm: "Same symbol",
    rightToLeft: "Right to left", staysForm: "Stays as it is", mirrorForm: "Is mirrored",

    // Layers
    "side.layers": "Layers", "side.motion": "Motion", "side.words": "Words", "side.findings": "Problems",
    "kind.drawing": "drawing", "kind.icon": "icon", "kind.template": "template", noSymbol: "No symbol",
    layers: "Layers", layerTools: "Change layers", newLayer: "New layer of the selected shapes", toFront: "Move to the front", toBack: "Move to the back", removeLayer: "Remove layer", moveLayer: "Move layer", assign: "Move shapes to layer",
    layerNumber: "Layer {0}", restLayer: "All others", shapeNumber: "Shape {0}", oneShape: "1 shape", manyShapes: "{0} shapes", moveTo: "Move to", chooseLayer: "Choose a layer", newLayerShort: "New layer", looseShapes: "In no layer ({0})", noLayerShapes: "Shapes ({0})",
    layersHint: "Click a shape in the picture. Press 1, 2 or 3 to give it a layer with that level.", layersFixed: "Select a layer to see its properties. Its shapes are set in the file itself.",
    level: "Level", "level.primary": "Primary", "level.secondary": "Secondary", "level.tertiary": "Tertiary", "short.primary": "1st", "short.secondary": "2nd", "short.tertiary": "3rd", levelKey: "{0} ({1})",
    color: "Colour", noColor: "As the text", tintColor: "Text colour, set", ownColor: "Own colour", colorLight: "On light ground", colorDark: "On dark ground",
    clears: "Clears", clearsIn: "Clears, {0}", clearsShort: "clears", "short.monochrome": "Mono", "short.hierarchical": "Hier", "short.multicolor": "Multi",
    threshold: "Lit above", slider: "{0}, slider", over: "> {0}", none: "None", group: "Motion group", groupShort: "G{0}", always: "Always", pulses: "Pulses", rotates: "Rotates",
    more: "More", opacity: "Opacity", opacityIn: "Opacity, {0}", layerAnchor: "Own anchor", tag: "Purpose", "tag.slash": "Slash", "tag.badge": "Badge", "tag.enclosure": "Enclosure",
    stroke: "Stroke ×", strokeAt: "Stroke factor, {0}", "short.400": "Reg", "short.900": "Blk", fill: "In .fill", automatic: "Automatic", "fill.filled": "Filled", "fill.stroked": "Stroked", fine: "Fine",
    penStart: "Pen starts", reversed: "Reversed", bothWays: "Both ways", noPen: "Appears without a pen",
    placement: "Placement", margins: "Margins", "marginField.left": "Left margin", "marginField.right": "Right margin", "short.left": "L", "short.right": "R", shift: "Shift", opticalCenter: "Optical centre",
    valueLayers: "Value layers", reverseValue: "Reverse", dropValue: "Remove", noLayers: "Make layers first.",

    // Motion and words
    movement: "Movement", anchor: "Anchor", wiggle: "Wiggle", rotate: "Rotate", clockwise: "Clockwise", counterclockwise: "Counterclockwise", alongAngle: "Along an angle", wiggleAngle: "Angle of the wiggle", angle: "°",
    drawOrder: "Draw order", backToFront: "Back to front", frontToBack: "Front to back", valueMode: "Shown by", byText: "As the text says", "valueMode.color": "Colour", "valueMode.draw": "Drawing",
    loop: "Loop", "loop.open": "Open", "loop.closed": "Closed", loopIs: "Loop: {0}",
    valueHint: "Layers light up as the value passes their thresholds. Other colours at low values cannot be set.",
    groups: "Motion groups", groupsHint: "The highest number moves first.", groupOf: "Motion group of layer {0}",
    names: "Names", alt: "Description", category: "Category", keywords: "Keywords", aliases: "Other names", since: "Since", note: "Note", words: "Separated by commas",
    use: "Use", preferredMode: "Preferred mode", displayOnly: "Display only", displayOnlyHint: "Why it must not change",
    languagesHint: "Descriptions in other languages, and the form from right to left, are in the view Languages.",

    // Several symbols
    manyHint: "Changes apply to all of them.", mixed: "Differs", altFromName: "Descriptions from names", altFromNames: "Descriptions of {0} symbols from their names", ofSymbols: "{0}, {1} symbols",
    project: "Font", family: "Family", prefix: "Prefix", exportThese: "Export these {0}",

    // Findings, export, conflicts
    findingBefore: "Problem before", findingNext: "Next problem", noFindings: "No problems found.", folderFindings: "In the folder", lineOf: "line {0}",
    "severity.error": "Error", "severity.warning": "Warning", "severity.note": "Note",
    template: "Save a template of {0}", copyPath: "Copy the path of the file", pathCopied: "Path copied: {0}", exportAll: "All {0} symbols", exportSome: "{0} selected symbols", chooseTarget: "Choose what to export.", exporting: "Exporting…", writtenTo: "Written to {0}", save: "Save {0}",
    set: "Set {0}", conflict: "{0} was changed by another program", conflictKey: "Both changed {0}.", conflictFile: "Your change is not saved yet.", conflictUndo: "The step is not taken back, because the file is no longer as it was.", ours: "Yours", theirs: "Theirs", keepOurs: "Keep mine", takeTheirs: "Take theirs",
    useLetters: "Single letters are shortcuts while the middle of the page has the focus",
  },

  /** Keys, with spaces between them; Mod is Command on a Mac, else Control. */
  keyHelp: [
    ["/", "Search"], ["↑ ↓ ← →", "Move between symbols"], ["Enter", "Go to the picture"], ["Esc", "Go back"], ["[ ]", "Lighter, heavier"],
    ["1 2 3", "Level of the layer"], ["0", "Clear the layers behind"], ["V", "Layers show a value"], ["G", "Motion group"], ["A", "Anchor"], ["D", "Pens"], ["M", "Margins"],
    ["Space", "Play"], ["L", "Loop"], ["N ⇧N", "Next problem, previous"], ["C", "Compare"], ["Mod+Z", "Undo"], ["⇧Mod+Z", "Redo"], ["Mod+A", "Select all symbols"], ["Mod+E", "Export"], ["?", "Keys"],
  ],
};
