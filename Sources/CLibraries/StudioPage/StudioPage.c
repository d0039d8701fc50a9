#include "CSymtextStudioPage.h"

static const uint8_t page[] = {
#embed "../../../studio/index.html"
};
static const uint8_t style[] = {
#embed "../../../studio/studio.css"
};
static const uint8_t texts_script[] = {
#embed "../../../studio/texts.js"
};
static const uint8_t dom_script[] = {
#embed "../../../studio/dom.js"
};
static const uint8_t server_script[] = {
#embed "../../../studio/server.js"
};
static const uint8_t view_script[] = {
#embed "../../../studio/view.js"
};
static const uint8_t model_script[] = {
#embed "../../../studio/model.js"
};
static const uint8_t folder_script[] = {
#embed "../../../studio/folder.js"
};
static const uint8_t edits_script[] = {
#embed "../../../studio/edits.js"
};
static const uint8_t selection_script[] = {
#embed "../../../studio/selection.js"
};
static const uint8_t canvas_script[] = {
#embed "../../../studio/canvas.js"
};
static const uint8_t nodes_script[] = {
#embed "../../../studio/nodes.js"
};
static const uint8_t fields_script[] = {
#embed "../../../studio/fields.js"
};
static const uint8_t list_script[] = {
#embed "../../../studio/list.js"
};
static const uint8_t matrix_script[] = {
#embed "../../../studio/matrix.js"
};
static const uint8_t large_script[] = {
#embed "../../../studio/large.js"
};
static const uint8_t markers_script[] = {
#embed "../../../studio/markers.js"
};
static const uint8_t textview_script[] = {
#embed "../../../studio/textview.js"
};
static const uint8_t modesview_script[] = {
#embed "../../../studio/modesview.js"
};
static const uint8_t motionview_script[] = {
#embed "../../../studio/motionview.js"
};
static const uint8_t compareview_script[] = {
#embed "../../../studio/compareview.js"
};
static const uint8_t combineview_script[] = {
#embed "../../../studio/combineview.js"
};
static const uint8_t languagesview_script[] = {
#embed "../../../studio/languagesview.js"
};
static const uint8_t stage_script[] = {
#embed "../../../studio/stage.js"
};
static const uint8_t layertree_script[] = {
#embed "../../../studio/layertree.js"
};
static const uint8_t findings_script[] = {
#embed "../../../studio/findings.js"
};
static const uint8_t inspector_script[] = {
#embed "../../../studio/inspector.js"
};
static const uint8_t exporting_script[] = {
#embed "../../../studio/exporting.js"
};
static const uint8_t keys_script[] = {
#embed "../../../studio/keys.js"
};
static const uint8_t main_script[] = {
#embed "../../../studio/main.js"
};

static const CStudioFile files[] = {
    {"index.html", page, sizeof page},
    {"studio.css", style, sizeof style},
    {"texts.js", texts_script, sizeof texts_script},
    {"dom.js", dom_script, sizeof dom_script},
    {"server.js", server_script, sizeof server_script},
    {"view.js", view_script, sizeof view_script},
    {"model.js", model_script, sizeof model_script},
    {"folder.js", folder_script, sizeof folder_script},
    {"edits.js", edits_script, sizeof edits_script},
    {"selection.js", selection_script, sizeof selection_script},
    {"canvas.js", canvas_script, sizeof canvas_script},
    {"nodes.js", nodes_script, sizeof nodes_script},
    {"fields.js", fields_script, sizeof fields_script},
    {"list.js", list_script, sizeof list_script},
    {"matrix.js", matrix_script, sizeof matrix_script},
    {"large.js", large_script, sizeof large_script},
    {"markers.js", markers_script, sizeof markers_script},
    {"textview.js", textview_script, sizeof textview_script},
    {"modesview.js", modesview_script, sizeof modesview_script},
    {"motionview.js", motionview_script, sizeof motionview_script},
    {"compareview.js", compareview_script, sizeof compareview_script},
    {"combineview.js", combineview_script, sizeof combineview_script},
    {"languagesview.js", languagesview_script, sizeof languagesview_script},
    {"stage.js", stage_script, sizeof stage_script},
    {"layertree.js", layertree_script, sizeof layertree_script},
    {"findings.js", findings_script, sizeof findings_script},
    {"inspector.js", inspector_script, sizeof inspector_script},
    {"exporting.js", exporting_script, sizeof exporting_script},
    {"keys.js", keys_script, sizeof keys_script},
    {"main.js", main_script, sizeof main_script},
};

size_t symtext_studio_file_count(void) { return sizeof files / sizeof *files; }

CStudioFile symtext_studio_file(size_t index) {
  return files[index < symtext_studio_file_count() ? index : 0];
}
