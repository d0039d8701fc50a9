"""Wraps paragraphs of many languages with symtext and with Chromium, and compares their lines.

compare_lines_with_chromium.py SYMTEXT DIRECTORY prints a list of JSON objects: for each text its name, the number of
lines, `different`, the first line that differs at each width with a difference, and `widest`, the largest difference
of a line's width, in points."""

import html
import json
import os
import subprocess
import sys

from chromium import Chromium

INTER = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"
NOTO = "/usr/share/fonts/truetype/noto/Noto{}.ttf"
CJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
SIZE = 20
WIDTHS = [130, 170, 230, 310, 420, 600]

# Name, language, font with its family, and text.
#
# Texts that Chromium breaks differently are omitted: it breaks before digits that follow a hyphen and before a full stop
# that follows a space (against rule LB13), and never after a slash, even in paths that are wider than the line. Lao and Khmer words depend on the
# dictionaries of ICU's version; Burmese words are too long for some lines.
TEXTS = [
    ("English", "en", "Inter", INTER,
     "The well-known “Hamburgefonstiv” test isn’t only for type designers—it’s for everyone (even "
     "non-experts) who reads 1,234.56 lines a day. Prices rose 3–5% (approx. $12.50), i.e. −7.5% … "
     "“Really?!” she asked. [brackets] {braces} state-of-the-art C++ C# #hashtag 50°C №5 §12"),
    ("Slashes", "en", "Inter", INTER,
     "By e-mail/web and/or post: either/or, TCP/IP, his/her well-known/new km/h, 24/7 n/a read/write "
     "self-service/full-service input/output client/server on-line/off-line yes/no"),
    ("German", "de", "Inter", INTER,
     "Die Donau\u00addampf\u00adschiff\u00adfahrts\u00adgesellschafts\u00adkapitäns\u00admütze lag auf dem "
     "Bei\u00adfahrer\u00adsitz, während „Grundstücks\u00adverkehrs\u00adgenehmigungs\u00adzuständig"
     "\u00adkeits\u00adübertragungs\u00adverordnung“ "
     "gelesen wurde; z.\u202fB. am 3.\u00a0Oktober 1990 um 12:30 Uhr, »Straße« usw. Haupt- und "
     "Neben\u00adein\u00adgänge."),
    ("French", "fr", "Noto Sans", NOTO.format("Sans-Regular"),
     "«\u202fVoulez-vous danser\u202f?\u202f» demanda-t-il\u202f; «\u202fnon\u202f!\u202f» répondit "
     "l’autre\u202f: c’est-à-dire aujourd’hui, à 15\u202fh\u202f30, le prix est de "
     "1\u202f234,56\u00a0€ (soit 20\u00a0%). Où est-il\u202f?"),
    ("Greek", "el", "Noto Sans", NOTO.format("Sans-Regular"),
     "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα· «γιατί όχι;» "
     "ρώτησε."),
    ("Russian", "ru", "Noto Sans", NOTO.format("Sans-Regular"),
     "Все люди рождаются свободными и равными в своём достоинстве и правах — и должны поступать в "
     "отношении друг друга в духе братства; «почему-то» кто-нибудь, в 1990-х гг. сказал: "
     "«Ёлки-палки!»…"),
    ("Arabic", "ar", "Noto Sans Arabic", NOTO.format("SansArabic-Regular"),
     "يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق، وقد وهبوا عقلاً وضميرًا وعليهم أن يعامل بعضهم "
     "بعضًا بروح الإخاء؛ لكل إنسان حق التمتع بكافة الحقوق (المادة ٢) دون أي تمييز."),
    ("Hebrew", "he", "Noto Sans Hebrew", NOTO.format("SansHebrew-Regular"),
     "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם. כולם חוננו בתבונה ובמצפון, לפיכך חובה עליהם "
     "לנהוג איש ברעהו ברוח של אחווה (סעיף 1), 5% 12:30."),
    ("Hindi", "hi", "Noto Sans Devanagari", NOTO.format("SansDevanagari-Regular"),
     "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है। उन्हें बुद्धि और "
     "अन्तरात्मा की देन प्राप्त है और परस्पर उन्हें भाईचारे के भाव से बर्ताव करना चाहिए॥"),
    ("Bengali", "bn", "Noto Sans Bengali", NOTO.format("SansBengali-Regular"),
     "সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা এবং অধিকার নিয়ে জন্মগ্রহণ করে। তাঁদের বিবেক এবং বুদ্ধি আছে; "
     "সুতরাং সকলেরই একে অপরের প্রতি ভ্রাতৃত্বসুলভ মনোভাব নিয়ে আচরণ করা উচিত।"),
    ("Tamil", "ta", "Noto Sans Tamil", NOTO.format("SansTamil-Regular"),
     "மனிதப் பிறிவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்; அவர்கள் மதிப்பிலும், உரிமைகளிலும் "
     "சமமானவர்கள், அவர்கள் நியாயத்தையும் மனச்சாட்சியையும் பெற்றவர்கள்."),
    ("Thai", "th", "Noto Sans Thai", NOTO.format("SansThai-Regular"),
     "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ ต่างมีเหตุผลและมโนธรรม "
     "และควรปฏิบัติต่อกันด้วยเจตนารมณ์แห่งภราดรภาพ ทุก ๆ คนมีสิทธิ"),
    ("Japanese", "ja", "Noto Sans CJK JP", CJK,
     "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。"
     "「キャッチャー・イン・ザ・ライ」（村上春樹訳）は、きょうのニュースで、えっ！？と思った――そう……言った。"
     "コンピューターのデータベース、第1条〜第30条、100％、￥1,000、いろいろな人々、ちょっとだけ。"),
    ("Simplified Chinese", "zh-Hans", "Noto Sans CJK SC", CJK,
     "人人生而自由，在尊严和权利上一律平等。《世界人权宣言》（第一条）——“每个人都有资格享有……”，"
     "不分种族、肤色、性别、语言；价格为￥1,234.50元，约50％！Hello世界，iPhone 15很贵？「你好」"),
    ("Korean", "ko", "Noto Sans CJK KR", CJK,
     "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다. “정말?” 그가 물었다(제1조). "
     "2024년 5월 17일, 50%, ₩1,234."),
]

# Texts in a font that lacks the script: name, language, fallback family, and text; if the text is missing, that of the
# entry above is used.
STAND_INS = [
    ("Arabic", "ar", "Noto Sans Arabic", None), ("Hebrew", "he", "Noto Sans Hebrew", None),
    ("Hindi", "hi", "Noto Sans Devanagari", None), ("Bengali", "bn", "Noto Sans Bengali", None),
    ("Tamil", "ta", "Noto Sans Tamil", None), ("Thai", "th", "Noto Sans Thai", None),
    ("Japanese", "ja", "Noto Sans CJK JP", None), ("Korean", "ko", "Noto Sans CJK KR", None),
    ("Simplified Chinese", "zh-Hans", "Noto Sans CJK SC", None),
    ("Georgian", "ka", "Noto Sans Georgian",
     "ყველა ადამიანი იბადება თავისუფალი და თანასწორი თავისი ღირსებითა და უფლებებით. მათ მინიჭებული აქვთ გონება "
     "და სინდისი და ერთმანეთის მიმართ უნდა იქცეოდნენ ძმობის სულისკვეთებით."),
    ("Armenian", "hy", "Noto Sans Armenian",
     "Բոլոր մարդիկ ծնվում են ազատ ու հավասար իրենց արժանապատվությամբ ու իրավունքներով։ Նրանք ունեն բանականություն "
     "ու խիղճ և միմյանց պետք է եղբայրաբար վերաբերվեն։"),
    ("Amharic", "am", "Noto Sans Ethiopic",
     "የሰው ልጅ ሁሉ ሲወለድ ነጻና በክብርና በመብትም እኩልነት ያለው ነው። የተፈጥሮ ማስተዋልና ሕሊና ስላለው አንዱ ሌላውን በወንድማማችነት መንፈስ "
     "መመልከት ይገባዋል።"),
    ("Telugu", "te", "Noto Sans Telugu",
     "ప్రతిపత్తిస్వత్వముల విషయమున మానవులెల్లరును జన్మతః స్వతంత్రులును సమానులును నగుదురు. వారు వివేదన-అంతఃకరణ "
     "సంపన్నులగుటచే పరస్పరము భ్రాతృభావముతో వర్తింపవలయును."),
    ("Gujarati", "gu", "Noto Sans Gujarati",
     "પ્રતિષ્ઠા અને અધિકારોની દૃષ્ટિએ સર્વ માનવો જન્મથી સ્વતંત્ર અને સમાન હોય છે. તેમનામાં વિચારશક્તિ અને અંતઃકરણ હોય છે "
     "અને તેમણે પરસ્પર બંધુત્વની ભાવનાથી વર્તવું જોઇએ."),
    ("Kannada", "kn", "Noto Sans Kannada",
     "ಎಲ್ಲಾ ಮಾನವರೂ ಸ್ವತಂತ್ರರಾಗಿಯೇ ಹುಟ್ಟಿದ್ದಾರೆ. ಹಾಗೂ ಘನತೆ ಮತ್ತು ಹಕ್ಕುಗಳಲ್ಲಿ ಸಮಾನರಾಗಿದ್ದಾರೆ. ವಿವೇಕ ಮತ್ತು ಅಂತಃಕರಣಗಳನ್ನು "
     "ಪಡೆದವರಾದ್ದರಿಂದ ಅವರು ಪರಸ್ಪರ ಸಹೋದರ ಭಾವದಿಂದ ವರ್ತಿಸಬೇಕು."),
    ("Malayalam", "ml", "Noto Sans Malayalam",
     "മനുഷ്യരെല്ലാവരും തുല്യാവകാശങ്ങളോടും അന്തസ്സോടും സ്വാതന്ത്ര്യത്തോടുംകൂടി ജനിച്ചവരാണ്. അന്യോന്യം ഭ്രാതൃഭാവത്തോടെ "
     "പെരുമാറുവാനാണ് മനുഷ്യന് വിവേകബുദ്ധിയും മനസാക്ഷിയും."),
    ("Sinhala", "si", "Noto Sans Sinhala",
     "සියලු මනුෂ්‍යයෝ නිදහස්ව උපත ලබා ඇත. ගරුත්වයෙන් හා අයිතිවාසිකම්වලින් සමාන වෙති."),
    ("Punjabi", "pa", "Noto Sans Gurmukhi",
     "ਸਾਰਾ ਮਨੁੱਖੀ ਪਰਿਵਾਰ ਆਪਣੀ ਮਹਿਮਾ, ਸ਼ਾਨ ਅਤੇ ਹੱਕਾਂ ਦੇ ਪੱਖੋਂ ਜਨਮ ਤੋਂ ਹੀ ਆਜ਼ਾਦ ਹੈ ਅਤੇ ਸੁਤੇ ਸਿੱਧ ਸਾਰੇ ਲੋਕ ਬਰਾਬਰ ਹਨ."),
    ("Vietnamese", "vi", None,
     "Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền lợi. Mọi con người đều được tạo hóa "
     "ban cho lý trí và lương tâm và cần phải đối xử với nhau trong tình bằng hữu."),
    ("Turkish", "tr", None,
     "Bütün insanlar hür, haysiyet ve haklar bakımından eşit doğarlar. Akıl ve vicdana sahiptirler ve birbirlerine "
     "karşı kardeşlik zihniyeti ile hareket etmelidirler."),
    ("Hebrew in English", "en", "Noto Sans Hebrew",
     "The Hebrew word שלום (shalom, 4 letters) means “peace”, as in שלום עליכם and in 1,234 other places; x ≠ y."),
]
for name, language, family, text in STAND_INS:
    text = text or next(entry[4] for entry in TEXTS if entry[0] == name)
    TEXTS.append((f"{name} beside Inter", language, ("Inter", family), INTER, text))

# Lines are high enough for any font, so that a character's middle identifies its line.
LINE = 4 * SIZE
STYLE = f"""
div {{ white-space: pre-wrap; overflow-wrap: anywhere; line-break: strict; hyphens: manual;
  font-size: {SIZE}px; line-height: {LINE}px; margin-bottom: {LINE}px; font-kerning: normal;
  text-rendering: geometricPrecision; text-autospace: no-autospace }}
"""
LINES = r"""
[...document.querySelectorAll('div')].map(div => {
  const node = div.firstChild, top = div.getBoundingClientRect().top, lines = []
  let offset = 0
  for (const character of node.data) {
    const range = document.createRange()
    range.setStart(node, offset)
    range.setEnd(node, offset += character.length)
    const box = [...range.getClientRects()].pop()
    const isSeen = box && box.width && character.trim()
    const line = box ? Math.floor(((box.top + box.bottom) / 2 - top) / %d) : 0
    while (lines.length <= line) lines.push({count: 0, left: Infinity, right: -Infinity})
    if (!isSeen) continue
    // A soft hyphen is seen as a hyphen.
    if (character != '\u00ad') lines[line].count += 1
    lines[line].left = Math.min(lines[line].left, box.left)
    lines[line].right = Math.max(lines[line].right, box.right)
  }
  return lines
})
""" % LINE


def seen(text):
    """Returns the visible part of a text."""
    return "".join(c for c in text if not c.isspace() and c != "\u00ad")


def with_chromium(directory):
    """Returns the lines of every text at every width."""
    files = {file: number for number, (*_, file, _) in enumerate(TEXTS) if not file.endswith(".ttc")}
    faces = "".join(
        f"@font-face {{ font-family: f{number}; src: url(file://{file}); font-weight: 100 900 }}"
        for file, number in files.items())
    page = [f"<!DOCTYPE html><meta charset=utf-8><style>{faces}{STYLE}</style>"]
    for _, language, family, file, text in TEXTS:
        # A collection cannot be a web font; its families are installed.
        name = f"f{files[file]}" if file in files else f"'{family}'"
        if isinstance(family, tuple) and family[1]:
            name += f", '{family[1]}'"
        for width in WIDTHS:
            page.append(
                f"<div lang={language} dir=auto style=\"width: {width}px; font-family: {name}, "
                f"'Noto Sans'\">{html.escape(text)}</div>")
    path = os.path.join(directory, "lines.html")
    with open(path, "w") as file:
        file.write("".join(page))
    with Chromium() as chromium:
        chromium.open(path, 1000, 800)
        return chromium.run(LINES)


def with_symtext(symtext, language, font, text, width):
    printed = subprocess.run(
        [symtext, "metrics", text, "--plain", "--json", "--font", font, "--size", str(SIZE),
         "--width", str(width), "--language", language],
        capture_output=True, text=True)
    if printed.returncode:
        sys.exit(printed.stderr)
    return json.loads(printed.stdout)["lines"]


def compare(theirs, ours, text):
    """Returns the first line that differs, and otherwise the largest difference of the widths."""
    start = 0
    widest = 0
    for line, other in zip(ours, theirs):
        count = sum(len(seen(run["text"])) for run in line["runs"])
        if count != other["count"]:
            return [text[start : start + count], text[start : start + other["count"]]], widest
        start += count
        # Both measure spaces inside a line; only one measures narrow spaces at its end.
        if other["count"] > 1:
            widest = max(widest, abs(line["width"] - other["right"] + other["left"]))
    return None, widest


def main():
    symtext, directory = sys.argv[1:]
    theirs = iter(with_chromium(directory))
    report = []
    for name, language, family, file, text in TEXTS:
        font = family if file.endswith(".ttc") else file
        entry = {"name": name, "lines": 0, "different": {}, "widest": 0}
        for width in WIDTHS:
            ours = with_symtext(symtext, language, font, text, width)
            different, widest = compare(next(theirs), ours, seen(text))
            entry["lines"] += len(ours)
            entry["widest"] = max(entry["widest"], widest)
            if different:
                entry["different"][str(width)] = different
        report.append(entry)
    json.dump(report, sys.stdout, ensure_ascii=False)


if __name__ == "__main__":
    main()
