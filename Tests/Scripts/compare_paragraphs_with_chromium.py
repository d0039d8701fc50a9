"""Sets paragraphs with symtext and with Chromium, and compares the positions of their lines.

compare_paragraphs_with_chromium.py SYMTEXT DIRECTORY GROUP [FONT] prints a list of JSON objects: for each case of a
group its name, the number of lines, `different`, the first line with letters other than Chromium's, and the largest
differences of lines' starts, ends and heights, in points. FONT has optical sizes, for the group of that name."""

import html
import json
import os
import subprocess
import sys

from chromium import Chromium

INTER = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"
NOTO = "/usr/share/fonts/truetype/noto/Noto{}.ttf"
SIZE = 20
LINE = 4 * SIZE

ENGLISH = (
    "The quick brown fox jumps over the lazy dog and runs away.\n"
    "A second paragraph follows, which is longer than the first one, and goes on for a while.\nShort.")
HEBREW = (
    "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם.\n"
    "כולם חוננו בתבונה ובמצפון, לפיכך חובה עליהם לנהוג איש ברעהו ברוח של אחווה.")
KOREAN = (
    "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다. “정말?” 그가 물었다(제1조). "
    "2024년 5월 17일, 50%, ₩1,234. 대한민국헌법재판소재판관후보자추천위원회 漢字語와日本語テキスト、ไทยคำ")
LONG = "Donaudampfschifffahrtsgesellschaft fährt Rindfleischetikettierungsüberwachung, Öl"

# Adjacent punctuation, as in Japanese and Chinese books.
PUNCTUATED = [
    "「『二重』の」括弧", "（「括弧」）。「次」、『次』", "彼は「はい。」と言った。「いいえ」も。",
    "東京（とうきょう）、「大阪」・「京都」：［注］；｛例｝", "【見出し】〔注〕〈引用〉《書名》、。，．",
    "他说：“你好。”《书名》（注释）！“真的？”“真的！”", "“（引用）”，‘单引号’。《“书”》；（一）：（二）",
    "えっ！？「本当」？（嘘）！", "全角　「空白」　（空白）。　終", "漢字(ASCII)「括弧」[x]「y」(z)。(w)",
]
PROSE = (
    "すべての人間は、（生まれながらに）して「自由」であり、かつ、『尊厳』と（権利）とについて「平等」である。"
    "「人間は」、「理性」と「良心」とを授けられており、（互いに）同胞の精神をもって「行動しなければならない」。")


def indents(first=0, rest=0, end=0, spacing=0, align="start"):
    """Returns Chromium's style and symtext's options for the same indents."""
    style = (f"text-indent: {first - rest}px; padding-inline-start: {rest}px; "
             f"padding-inline-end: {end}px; margin-bottom: {spacing}px; text-align: {align}")
    options = ["--indent", first, "--hanging-indent", rest, "--end-indent", end,
               "--paragraph-spacing", spacing, "--align", align]
    return style, [str(option) for option in options]


# Name, language, font, width, text, Chromium's style and symtext's options.
GROUPS = {
    "indents": [
        (f"{name} {language} {width}", language, font, width, text, *indents(*numbers))
        for language, font, text in [
            ("en", INTER, ENGLISH), ("he", NOTO.format("SansHebrew-Regular"), HEBREW)]
        for width in (170, 230, 420)
        for name, numbers in [
            ("first", (25, 0)), ("hanging", (0, 30)), ("both and end", (12, 30, 21)),
            ("spacing", (0, 0, 0, 14)), ("centred", (24, 0, 10, 6, "center")),
            ("at the end", (24, 8, 10, 6, "end")), ("justified", (24, 8, 10, 6, "justify"))]
    ],
    "punctuation": [
        (f"{text} {family} {width} {trim}", language, family, width, text,
         f"text-spacing-trim: {trim}", ["--text-spacing-trim", trim])
        for language, family in [
            ("ja", "Noto Sans CJK JP"), ("zh-Hans", "Noto Sans CJK SC"),
            ("zh-Hant", "Noto Sans CJK TC"), ("ja", "Noto Serif CJK JP")]
        for trim in ("normal", "space-all")
        for text, width in [(text, 900) for text in PUNCTUATED] + [
            (PROSE, width) for width in (100, 130, 160, 190, 210, 290, 420)]
    ],
    "breaks": [
        (f"{name} {language} {width}", language, font, width, text, style, options)
        for language, font, text in [
            ("de", INTER, LONG), ("ko", "Noto Sans CJK KR", KOREAN)]
        for width in (90, 130, 170, 230, 310, 420)
        for name, style, options in [
            ("anywhere", "overflow-wrap: anywhere", []),
            ("normal", "overflow-wrap: normal", ["--overflow-wrap", "normal"]),
            ("keep-all", "overflow-wrap: anywhere; word-break: keep-all",
             ["--word-break", "keep-all"]),
            ("keep-all normal", "overflow-wrap: normal; word-break: keep-all",
             ["--word-break", "keep-all", "--overflow-wrap", "normal"])]
    ],
}

STYLE = f"""
div {{ font-size: {SIZE}px; line-height: {LINE}px; margin-bottom: {LINE}px; font-kerning: normal;
  text-rendering: geometricPrecision; text-autospace: no-autospace;
  line-break: strict }}
p {{ white-space: pre-wrap; margin: 0 }}
p:last-child {{ margin: 0 !important }}
"""
LINES = r"""
[...document.querySelectorAll('div')].map(div => {
  const box = div.getBoundingClientRect(), lines = []
  for (const paragraph of div.children) {
    const node = paragraph.firstChild
    let offset = 0, last
    for (const character of node.data) {
      const range = document.createRange()
      range.setStart(node, offset)
      range.setEnd(node, offset += character.length)
      const place = [...range.getClientRects()].pop()
      if (!place || !place.width || !character.trim()) continue
      const middle = (place.top + place.bottom) / 2 - box.top
      if (!last || Math.abs(middle - last.middle) > %d / 2) {
        lines.push(last = {middle, text: '', left: Infinity, right: -Infinity})
      }
      last.text += character
      last.left = Math.min(last.left, place.left - box.left)
      last.right = Math.max(last.right, place.right - box.left)
    }
  }
  return lines
})
""" % LINE


def optical(font):
    """Returns lines in a font with optical sizes, at sizes within and beyond them."""
    sentence = "The quick brown fox jumps over the lazy dog, AVAST"
    return [
        (f"{size} {name}", "en", font, 2000, sentence, f"font-size: {size}px; {style}",
         ["--size", str(size), *options])
        for size in (6, 8, 11, 14, 17, 20, 33, 60)
        for name, style, options in [
            ("auto", "", []), ("none", "font-optical-sizing: none", ["--optical-size", "none"]),
            ("given", "font-variation-settings: 'opsz' 30", ["--optical-size", "30"])]
    ]


def with_chromium(cases, directory):
    """Returns the lines of every case."""
    files = sorted({font for _, _, font, *_ in cases if font.startswith("/")})
    faces = "".join(
        f"@font-face {{ font-family: f{number}; src: url(file://{file}); font-weight: 100 900 }}"
        for number, file in enumerate(files))
    page = [f"<!DOCTYPE html><meta charset=utf-8><style>{faces}{STYLE}</style>"]
    for _, language, font, width, text, style, _ in cases:
        family = f"f{files.index(font)}" if font in files else f"'{font}'"
        paragraphs = "".join(
            f'<p style="{style}">{html.escape(part)}</p>' for part in text.split("\n"))
        page.append(
            f"<div lang={language} dir=auto style=\"width: {width}px; font-family: {family}, "
            f"'Noto Sans'\">{paragraphs}</div>")
    path = os.path.join(directory, "paragraphs.html")
    with open(path, "w") as file:
        file.write("".join(page))
    with Chromium() as chromium:
        chromium.open(path, 1000, 800, has_fonts=bool(files))
        return chromium.run(LINES)


def with_symtext(symtext, language, font, text, width, options):
    printed = subprocess.run(
        [symtext, "metrics", text, "--plain", "--json", "--font", font, "--size", str(SIZE),
         "--width", str(width), "--line-height", f"{LINE}pt", "--language", language, *options],
        capture_output=True, text=True)
    if printed.returncode:
        sys.exit(printed.stderr)
    return json.loads(printed.stdout)["lines"]


def seen(text):
    """Returns the characters of a text that have a position in a line."""
    return "".join(character for character in text if not character.isspace())


def compare(ours, theirs):
    """Returns the difference, and the largest distances of lines' starts, ends and heights."""
    starts, ends, heights = [0], [0], [0]
    for line, other in zip(ours, theirs):
        letters = "".join(sorted(seen(line["text"])))
        if letters != "".join(sorted(other["text"])):
            return [line["text"], other["text"]], 0, 0, 0
        starts.append(abs(line["x"] - other["left"]))
        ends.append(abs(line["x"] + line["width"] - other["right"]))
        heights.append(abs(
            line["baseline"] - ours[0]["baseline"] - other["middle"] + theirs[0]["middle"]))
    different = [] if len(ours) == len(theirs) else [str(len(ours)), str(len(theirs))]
    return different, max(starts), max(ends), max(heights)


def main():
    symtext, directory, group, *font = sys.argv[1:]
    cases = optical(*font) if group == "optical" else GROUPS[group]
    report = []
    for case, theirs in zip(cases, with_chromium(cases, directory)):
        name, language, font, width, text, _, options = case
        ours = with_symtext(symtext, language, font, text, width, options)
        different, starts, ends, heights = compare(ours, theirs)
        report.append({"name": name, "lines": len(ours), "different": different, "starts": starts,
                       "ends": ends, "heights": heights})
    json.dump(report, sys.stdout, ensure_ascii=False)


if __name__ == "__main__":
    main()
