#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Closed polygons: alternating x and y of all contours, and the number of points of each contour.
typedef struct {
  const int64_t *_Nullable coordinates;
  const size_t *_Nullable counts;
  size_t contours;
} ClipPolygons;

typedef struct ClipResult ClipResult;

enum { CLIP_INTERSECTION = 0, CLIP_UNION = 1, CLIP_DIFFERENCE = 2 };

/// Combines polygons; null on failure: coordinates beyond 2^62, no memory, or too many steps.
///
/// `steps` is the limit of steps before, and the steps left after the call. A step is an edge that crosses a scanbeam.
/// An edge counts as four steps in a scanbeam of more than 500 edges, and as twelve in one of more than 2,000. A new
/// point counts as twenty steps.
ClipResult *_Nullable clip_polygons(
    int operation, ClipPolygons subject, int subject_even_odd, ClipPolygons clip, int clip_even_odd,
    int64_t *_Nonnull steps);

size_t clip_contour_count(const ClipResult *_Nonnull result);
size_t clip_point_count(const ClipResult *_Nonnull result, size_t contour);
/// Copies a contour's points as alternating x and y.
void clip_points(const ClipResult *_Nonnull result, size_t contour, int64_t *_Nullable coordinates);
void clip_free(ClipResult *_Nullable result);

#ifdef __cplusplus
}
#endif
