"""Prints the contents of a one-page PDF document as read by pypdf and fontTools, as JSON."""

import io
import json
import sys

import pypdf
from fontTools.cffLib import CFFFontSet
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

document = pypdf.PdfReader(sys.argv[1], strict=True)
root = document.trailer["/Root"]
page = document.pages[0]


def tree(element):
    """Returns tags with their descendants; numbers are marked content."""
    element = element.get_object()
    if isinstance(element, int):
        return int(element)
    if isinstance(element, list):
        return [tree(kid) for kid in element]
    if "/Obj" in element:
        return {element["/Type"][1:]: []}
    kids = tree(element["/K"]) if "/K" in element else []
    tag = element["/S"][1:] + (f" {element['/Alt']}" if "/Alt" in element else "")
    tag += f" [{element['/Lang']}]" if "/Lang" in element else ""
    return {tag: kids if isinstance(kids, list) else [kids]}


def parents():
    """Returns the tag of each marked part by the parent tree."""
    number, elements = root["/StructTreeRoot"]["/ParentTree"]["/Nums"][:2]
    assert number == page["/StructParents"]
    return [element.get_object()["/S"][1:] for element in elements]


def links():
    """Returns the page's links, and the parent tree's entry for each."""
    numbers = root["/StructTreeRoot"]["/ParentTree"]["/Nums"]
    elements = {int(numbers[place]): numbers[place + 1] for place in range(0, len(numbers), 2)}
    for reference in page.get("/Annots", []):
        link = reference.get_object()
        element = elements[int(link["/StructParent"])].get_object()
        yield {
            "address": link["/A"]["/URI"],
            "text": link["/Contents"],
            "box": [float(value) for value in link["/Rect"]],
            "tag": element["/S"][1:],
            "isItsOwn": element["/K"]["/Obj"].get_object() == link,
        }


def font(entry):
    """Returns a font's name, and differences between the font program and the document."""
    descendant = entry["/DescendantFonts"][0].get_object()
    descriptor = descendant["/FontDescriptor"]
    first, list_of_widths = descendant["/W"]
    widths = {first + index: float(width) for index, width in enumerate(list_of_widths)}
    read = true_type_glyphs if "/FontFile2" in descriptor else compact_glyphs
    glyphs = read(descendant, descriptor)
    texts = unicode_map(entry["/ToUnicode"].get_data().decode())
    return {
        "name": entry["/BaseFont"][1:],
        "kind": descendant["/Subtype"][1:],
        "glyphs": [
            {**glyphs[number], "says": widths[number], "text": texts[number]}
            for number in sorted(widths)
        ],
    }


def compact_glyphs(descendant, descriptor):
    """Returns the glyphs of a table `CFF `, in thousandths of the em."""
    assert descendant["/Subtype"] == "/CIDFontType0"
    fonts = CFFFontSet()
    fonts.decompile(io.BytesIO(descriptor["/FontFile3"].get_data()), None)
    top = fonts[0]
    glyphs = {}
    for index, name in enumerate(top.charset):
        pen = BoundsPen(None)
        charstring = top.CharStrings[name]
        charstring.draw(pen)
        glyphs[index] = {"bounds": pen.bounds, "width": charstring.width}
    return glyphs


def true_type_glyphs(descendant, descriptor):
    """Returns the glyphs of a TrueType font by their numbers in the document, in thousandths of the em."""
    assert descendant["/Subtype"] == "/CIDFontType2"
    program = descriptor["/FontFile2"].get_object()
    data = program.get_data()
    assert program["/Length1"] == len(data)
    file = TTFont(io.BytesIO(data))
    assert not {"fvar", "gvar", "avar"} & set(file.keys())
    places = descendant["/CIDToGIDMap"].get_data()
    outlines, names = file.getGlyphSet(), file.getGlyphOrder()
    scale = 1000 / file["head"].unitsPerEm
    glyphs = {}
    for number in range(len(places) // 2):
        name = names[int.from_bytes(places[2 * number : 2 * number + 2])]
        pen = BoundsPen(outlines)
        outlines[name].draw(pen)
        bounds = pen.bounds and [value * scale for value in pen.bounds]
        glyphs[number] = {"bounds": bounds, "width": outlines[name].width * scale}
    return glyphs


def unicode_map(text):
    """Returns the glyphs and characters of a ToUnicode map."""
    texts = {}
    for line in text.splitlines():
        if line.startswith("<") and line.endswith(">") and "><" in line:
            number, characters = line.strip("<>").split("><")
            texts[int(number, 16)] = bytes.fromhex(characters).decode("utf-16-be")
    return texts




def described():
    """Returns the XMP metadata as pypdf reads it, and whether it can be found without parsing the document."""
    metadata = document.xmp_metadata
    with open(sys.argv[1], "rb") as file:
        plain = b"<?xpacket begin=" in file.read()
    return {
        "title": metadata.dc_title.get("x-default", ""),
        "languages": metadata.dc_language,
        "format": metadata.dc_format,
        "tools": [metadata.xmp_creator_tool, metadata.pdf_producer],
        "dates": [value for value in (metadata.xmp_create_date, metadata.xmp_modify_date) if value],
        "isPlain": plain,
    }


resources = page["/Resources"]
facts = {
    "title": (document.metadata or {}).get("/Title", ""),
    "language": root.get("/Lang", ""),
    "described": described(),
    "marked": bool(root["/MarkInfo"]["/Marked"]),
    "showsTitle": bool(root.get("/ViewerPreferences", {}).get("/DisplayDocTitle")),
    "size": [float(value) for value in page["/MediaBox"]],
    "tree": tree(root["/StructTreeRoot"]["/K"]),
    "parents": parents(),
    "links": list(links()),
    "fonts": [font(entry.get_object()) for entry in resources.get("/Font", {}).values()],
    "content": page.get_contents().get_data().decode(),
    "resources": {key: sorted(value) for key, value in resources.items()},
}
print(json.dumps(facts))
