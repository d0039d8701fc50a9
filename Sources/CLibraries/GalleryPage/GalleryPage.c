#include "CSymtextGalleryPage.h"

static const uint8_t page[] = {
#embed "../../../gallery/index.html"
};
static const uint8_t style[] = {
#embed "../../../gallery/gallery.css"
};
static const uint8_t words_script[] = {
#embed "../../../gallery/words.js"
};
static const uint8_t search_script[] = {
#embed "../../../gallery/search.js"
};
static const uint8_t state_script[] = {
#embed "../../../gallery/state.js"
};
static const uint8_t library_script[] = {
#embed "../../../gallery/library.js"
};
static const uint8_t colors_script[] = {
#embed "../../../gallery/colors.js"
};
static const uint8_t outlines_script[] = {
#embed "../../../gallery/outlines.js"
};
static const uint8_t pens_script[] = {
#embed "../../../gallery/pens.js"
};
static const uint8_t painter_script[] = {
#embed "../../../gallery/painter.js"
};
static const uint8_t svg_script[] = {
#embed "../../../gallery/svg.js"
};
static const uint8_t motion_script[] = {
#embed "../../../gallery/motion.js"
};
static const uint8_t formats_script[] = {
#embed "../../../gallery/formats.js"
};
static const uint8_t grid_script[] = {
#embed "../../../gallery/grid.js"
};
static const uint8_t inspector_script[] = {
#embed "../../../gallery/inspector.js"
};
static const uint8_t basket_script[] = {
#embed "../../../gallery/basket.js"
};
static const uint8_t controls_script[] = {
#embed "../../../gallery/controls.js"
};
static const uint8_t main_script[] = {
#embed "../../../gallery/main.js"
};

static const CGalleryFile files[] = {
    {"index.html", page, sizeof page},
    {"gallery.css", style, sizeof style},
    {"words.js", words_script, sizeof words_script},
    {"search.js", search_script, sizeof search_script},
    {"state.js", state_script, sizeof state_script},
    {"library.js", library_script, sizeof library_script},
    {"colors.js", colors_script, sizeof colors_script},
    {"outlines.js", outlines_script, sizeof outlines_script},
    {"pens.js", pens_script, sizeof pens_script},
    {"painter.js", painter_script, sizeof painter_script},
    {"svg.js", svg_script, sizeof svg_script},
    {"motion.js", motion_script, sizeof motion_script},
    {"formats.js", formats_script, sizeof formats_script},
    {"grid.js", grid_script, sizeof grid_script},
    {"inspector.js", inspector_script, sizeof inspector_script},
    {"basket.js", basket_script, sizeof basket_script},
    {"controls.js", controls_script, sizeof controls_script},
    {"main.js", main_script, sizeof main_script},
};

size_t symtext_gallery_file_count(void) { return sizeof files / sizeof *files; }

CGalleryFile symtext_gallery_file(size_t index) {
  return files[index < symtext_gallery_file_count() ? index : 0];
}
