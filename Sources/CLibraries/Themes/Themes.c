#include "CSymtextThemes.h"

#include <string.h>

static const uint8_t macos_26[] = {
#embed "../../../themes/macos-26.json"
};
static const uint8_t ios_18[] = {
#embed "../../../themes/ios-18.json"
};
static const uint8_t macos_15[] = {
#embed "../../../themes/macos-15.json"
};
static const uint8_t visionos[] = {
#embed "../../../themes/visionos.json"
};
static const uint8_t watchos[] = {
#embed "../../../themes/watchos.json"
};
static const uint8_t tvos[] = {
#embed "../../../themes/tvos.json"
};
static const uint8_t material[] = {
#embed "../../../themes/material.json"
};
static const uint8_t windows[] = {
#embed "../../../themes/windows.json"
};
static const uint8_t fluent[] = {
#embed "../../../themes/fluent.json"
};
static const uint8_t adwaita[] = {
#embed "../../../themes/adwaita.json"
};
static const uint8_t bootstrap[] = {
#embed "../../../themes/bootstrap.json"
};
static const uint8_t shadcn[] = {
#embed "../../../themes/shadcn.json"
};

static const struct {
  const char *name;
  CTheme theme;
} themes[] = {
    {"macos-26", {macos_26, sizeof macos_26}},
    {"ios-18", {ios_18, sizeof ios_18}},
    {"macos-15", {macos_15, sizeof macos_15}},
    {"visionos", {visionos, sizeof visionos}},
    {"watchos", {watchos, sizeof watchos}},
    {"tvos", {tvos, sizeof tvos}},
    {"material", {material, sizeof material}},
    {"windows", {windows, sizeof windows}},
    {"fluent", {fluent, sizeof fluent}},
    {"adwaita", {adwaita, sizeof adwaita}},
    {"bootstrap", {bootstrap, sizeof bootstrap}},
    {"shadcn", {shadcn, sizeof shadcn}},
};

CTheme symtext_theme(const char *name) {
  for (size_t i = 0; i < sizeof themes / sizeof *themes; i++) {
    if (strcmp(themes[i].name, name) == 0) return themes[i].theme;
  }
  return (CTheme){NULL, 0};
}

const char *symtext_theme_name(size_t index) {
  return index < sizeof themes / sizeof *themes ? themes[index].name : NULL;
}
