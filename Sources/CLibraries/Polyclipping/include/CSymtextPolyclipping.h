#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Closed polygons: x and y by turns, all contours in a row, and how many points each has.
typedef struct {
  const int64_t *_Nullable coordinates;
  const size_t *_Nullable counts;
  size_t contours;
} ClipPolygons;

typedef struct ClipResult ClipResult;

enum { CLIP_INTERSECTION = 0, CLIP_UNION = 1, CLIP_DIFFERENCE = 2 };

/// Combines polygons; null when the operation fails (coordinates beyond 2^62, no memory, too many steps).
///
/// `steps` is how many steps it may take, and is then how many are left: a step is an edge that is passed
/// in a band between two points' heights, four or twelve where more than 500 or 2,000 are; a point that is made
/// counts as twenty.
ClipResult *_Nullable clip_polygons(
    int operation, ClipPolygons subject, int subject_even_odd, ClipPolygons clip, int clip_even_odd,
    int64_t *_Nonnull steps);

size_t clip_contour_count(const ClipResult *_Nonnull result);
size_t clip_point_count(const ClipResult *_Nonnull result, size_t contour);
/// Copies a contour's points: x and y by turns.
void clip_points(const ClipResult *_Nonnull result, size_t contour, int64_t *_Nullable coordinates);
void clip_free(ClipResult *_Nullable result);

#ifdef __cplusplus
}
#endif
