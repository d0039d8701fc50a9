#include "CSymtextPolyclipping.h"

#include "Clipper/clipper.hpp"

struct ClipResult {
  ClipperLib::Paths paths;
};

// Whether any polygon encloses an area.
static bool add(ClipperLib::Clipper &clipper, ClipPolygons polygons, ClipperLib::PolyType type) {
  bool any = false;
  const int64_t *next = polygons.coordinates;
  for (size_t contour = 0; contour < polygons.contours; ++contour) {
    ClipperLib::Path path;
    path.reserve(polygons.counts[contour]);
    for (size_t point = 0; point < polygons.counts[contour]; ++point, next += 2)
      path.push_back(ClipperLib::IntPoint(next[0], next[1]));
    any = clipper.AddPath(path, type, true) || any;
  }
  return any;
}

ClipResult *clip_polygons(
    int operation, ClipPolygons subject, int subject_even_odd, ClipPolygons clip, int clip_even_odd,
    int64_t *steps) {
  ClipperLib::WorkLeft = *steps;
  struct Report {
    int64_t *steps;
    ~Report() { *steps = ClipperLib::WorkLeft > 0 ? ClipperLib::WorkLeft : 0; }
  } report{steps};
  try {
    ClipperLib::Clipper clipper;
    clipper.PreserveCollinear(true);
    const bool has_subject = add(clipper, subject, ClipperLib::ptSubject);
    const bool has_clip = add(clipper, clip, ClipperLib::ptClip);
    auto *result = new ClipResult;
    if (!has_subject && !has_clip) return result;
    const auto type = operation == CLIP_UNION          ? ClipperLib::ctUnion
                      : operation == CLIP_INTERSECTION ? ClipperLib::ctIntersection
                                                       : ClipperLib::ctDifference;
    const bool done = clipper.Execute(
        type, result->paths, subject_even_odd ? ClipperLib::pftEvenOdd : ClipperLib::pftNonZero,
        clip_even_odd ? ClipperLib::pftEvenOdd : ClipperLib::pftNonZero);
    if (done) return result;
    delete result;
    return nullptr;
  } catch (...) {
    return nullptr;
  }
}

size_t clip_contour_count(const ClipResult *result) { return result->paths.size(); }
size_t clip_point_count(const ClipResult *result, size_t contour) {
  return result->paths[contour].size();
}
void clip_points(const ClipResult *result, size_t contour, int64_t *coordinates) {
  for (const auto &point : result->paths[contour]) {
    *coordinates++ = point.X;
    *coordinates++ = point.Y;
  }
}
void clip_free(ClipResult *result) { delete result; }
