#include "CSymtextBundledWords.h"

#include <string.h>

static const uint8_t ar[] = {
#embed "../../../fonts/words/ar.tsv"
};
static const uint8_t de[] = {
#embed "../../../fonts/words/de.tsv"
};
static const uint8_t el[] = {
#embed "../../../fonts/words/el.tsv"
};
static const uint8_t es[] = {
#embed "../../../fonts/words/es.tsv"
};
static const uint8_t fr[] = {
#embed "../../../fonts/words/fr.tsv"
};
static const uint8_t he[] = {
#embed "../../../fonts/words/he.tsv"
};
static const uint8_t hi[] = {
#embed "../../../fonts/words/hi.tsv"
};
static const uint8_t it[] = {
#embed "../../../fonts/words/it.tsv"
};
static const uint8_t ja[] = {
#embed "../../../fonts/words/ja.tsv"
};
static const uint8_t ko[] = {
#embed "../../../fonts/words/ko.tsv"
};
static const uint8_t nl[] = {
#embed "../../../fonts/words/nl.tsv"
};
static const uint8_t pl[] = {
#embed "../../../fonts/words/pl.tsv"
};
static const uint8_t pt[] = {
#embed "../../../fonts/words/pt.tsv"
};
static const uint8_t ru[] = {
#embed "../../../fonts/words/ru.tsv"
};
static const uint8_t sv[] = {
#embed "../../../fonts/words/sv.tsv"
};
static const uint8_t th[] = {
#embed "../../../fonts/words/th.tsv"
};
static const uint8_t tr[] = {
#embed "../../../fonts/words/tr.tsv"
};
static const uint8_t vi[] = {
#embed "../../../fonts/words/vi.tsv"
};
static const uint8_t zh_hans[] = {
#embed "../../../fonts/words/zh-Hans.tsv"
};
static const uint8_t zh_hant[] = {
#embed "../../../fonts/words/zh-Hant.tsv"
};

static const struct {
  const char *language;
  CBundledWords words;
} tables[] = {
    {"ar", {ar, sizeof ar}},
    {"de", {de, sizeof de}},
    {"el", {el, sizeof el}},
    {"es", {es, sizeof es}},
    {"fr", {fr, sizeof fr}},
    {"he", {he, sizeof he}},
    {"hi", {hi, sizeof hi}},
    {"it", {it, sizeof it}},
    {"ja", {ja, sizeof ja}},
    {"ko", {ko, sizeof ko}},
    {"nl", {nl, sizeof nl}},
    {"pl", {pl, sizeof pl}},
    {"pt", {pt, sizeof pt}},
    {"ru", {ru, sizeof ru}},
    {"sv", {sv, sizeof sv}},
    {"th", {th, sizeof th}},
    {"tr", {tr, sizeof tr}},
    {"vi", {vi, sizeof vi}},
    {"zh-hans", {zh_hans, sizeof zh_hans}},
    {"zh-hant", {zh_hant, sizeof zh_hant}},
};

CBundledWords symtext_bundled_words(const char *language) {
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
    if (strcmp(tables[i].language, language) == 0) return tables[i].words;
  }
  return (CBundledWords){NULL, 0};
}

const char *symtext_words_language(size_t index) {
  return index < sizeof tables / sizeof *tables ? tables[index].language : NULL;
}
