"""Faults that an outline made from another has and the other has not. A designer sees them, an IoU does not.

Both outlines have the same segments, so that a place of one is a place of the other.

- facets: places where an edge that bent to one side bends to the other without a corner between, beyond Regular's
- waists: straight edges that are not moved alike all along, and curves that are moved less between their ends
- dents: contours that are circles at Regular and not here
- crumbs: contours of almost no area, beyond Regular's"""

import math

import pyclipper
from fontTools.pens.basePen import decomposeQuadraticSegment

# Half a Regular stroke, and the turns of a step that are a bend and a corner, in radians.
STEP, BEND, CORNER = 0.46, 0.07, 0.785
# Segments that turn less than this into each other are one edge.
SMOOTH = 0.1
# The least length of an edge that can have a waist, and the greatest area of a crumb, in units of the drawing.
LONG, CRUMB = 1.0, 0.15
# The greatest difference of movements along an edge, in units of the drawing; that of a circle's radii, as a part.
EVEN, ROUND = 0.08, 0.02
# The greatest movement of an edge from Regular to Black, and of the whole outline that a font places anew.
FAR = 2.5
GRID = 1000


def contours(commands, unit):
    """Returns the segments of each contour of a recording pen, in units of the drawing: (a, b) or (a, control, b)."""
    found = []
    for operator, points in commands:
        points = [(x / unit, y / unit) for x, y in (p for p in points if p is not None)]
        if operator == "moveTo":
            found.append([])
            here = start = points[0]
        elif operator == "lineTo":
            found[-1].append((here, points[0]))
            here = points[0]
        elif operator == "qCurveTo":
            for control, end in decomposeQuadraticSegment(points):
                found[-1].append((here, control, end))
                here = end
        elif operator == "closePath":
            if here != start:
                found[-1].append((here, start))
            else:
                found[-1].append((here, here))  # The same number of segments at every weight.
    return found


def centred(outline):
    """Returns contours with the middle of their box at the origin, because fonts place each weight anew."""
    points = [at(segment, t / 4)[0] for contour in outline for segment in contour for t in range(4)]
    if not points:
        return outline
    xs, ys = [x for x, _ in points], [y for _, y in points]
    x, y = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    return [[tuple((a - x, b - y) for a, b in segment) for segment in contour] for contour in outline]


def at(segment, t):
    """Returns the point of a segment at a parameter, and the direction."""
    if len(segment) == 2:
        (ax, ay), (bx, by) = segment
        return (ax + (bx - ax) * t, ay + (by - ay) * t), (bx - ax, by - ay)
    (ax, ay), (bx, by), (cx, cy) = segment
    u = 1 - t
    point = (u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ay + 2 * u * t * by + t * t * cy)
    way = (u * (bx - ax) + t * (cx - bx), u * (by - ay) + t * (cy - by))
    return point, way if way != (0, 0) else (cx - ax, cy - ay)


def angle(a, b):
    return math.atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1])


def length(segment):
    return math.dist(segment[0], segment[-1])


def polygons(outline):
    """Returns the area of an outline as polygons that do not cross."""
    clipper = pyclipper.Pyclipper()
    grids = []
    for contour in outline:
        points = []
        for segment in contour:
            for part in range(1 if len(segment) == 2 else 12):
                (x, y), _ = at(segment, part / 12)
                points.append((round(x * GRID), round(y * GRID)))
        if len(points) > 2:
            grids.append(points)
    try:
        clipper.AddPaths(grids, pyclipper.PT_SUBJECT, True)
    except pyclipper.ClipperException:
        return []  # No contour has an area.
    joined = clipper.Execute(pyclipper.CT_UNION, pyclipper.PFT_NONZERO, pyclipper.PFT_NONZERO)
    return [[(x / GRID, y / GRID) for x, y in points] for points in joined]


def turns(areas):
    """Returns how often the edges of polygons turn the other way."""
    return sum(
        changes(stretch)
        for points in areas
        if sum(math.dist(a, b) for a, b in zip(points, points[1:] + points[:1])) >= 8 * STEP
        for stretch in stretches(points)
    )


def stretches(points):
    """Returns the edges of a closed polygon between its corners; without a corner, one that ends where it starts."""
    points = [b for a, b in zip(points[-1:] + points, points) if a != b]
    ways = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(points[-1:] + points, points)]
    corners = [i for i, (a, b) in enumerate(zip(ways, ways[1:] + ways[:1])) if abs(angle(a, b)) > CORNER]
    if not corners:
        return [points + points[:1]]
    twice = points + points
    return [twice[a : b + 1] for a, b in zip(corners, corners[1:] + [corners[0] + len(points)])]


def changes(line):
    """Returns how often a line without corners turns the other way."""
    around = sum(math.dist(a, b) for a, b in zip(line, line[1:]))
    count = int(around / STEP)
    if count < 1:
        return 0
    places, way = [], 0.0
    for a, b in zip(line, line[1:]):
        side = math.dist(a, b)
        while len(places) * around / count < way + side:
            part = (len(places) * around / count - way) / side
            places.append((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part))
        way += side
    places.append(line[-1])
    ways = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(places, places[1:]) if a != b]
    closed = bool(ways) and line[0] == line[-1] and abs(angle(ways[-1], ways[0])) <= CORNER
    found = [turn for turn in map(angle, ways, ways[1:] + ways[:1] * closed) if abs(turn) > BEND]
    return sum(a * b < 0 for a, b in zip(found, found[1:] + found[:1] * closed))


def edges(contour):
    """Returns the edges of a contour as lists of segment numbers: straight ones, and curves without a corner."""
    found, before = [], None
    for index, segment in enumerate(contour):
        if length(segment) < 1e-3:
            continue
        start, end = at(segment, 0)[1], at(segment, 1)[1]
        isLine = len(segment) == 2
        if before and before[0] == isLine and abs(angle(before[1], start)) < SMOOTH:
            found[-1].append(index)
        else:
            found.append([index])
        before = isLine, end
    return found


def movements(regular, other):
    """Yields for each long edge whether it is straight, and the normals and the movements along them at its places.

    The normals point to the right, which is into the black. A heavier glyph may be another one with as many segments by
    chance: contours that would move too far are not the same."""
    for contour, moved in zip(regular, other):
        if len(contour) != len(moved):
            continue
        edges_found = []
        for edge in edges(contour):
            if sum(length(contour[index]) for index in edge) < LONG:
                continue
            found = []
            for index in edge:
                for t in (0.1, 0.3, 0.5, 0.7, 0.9):
                    (ax, ay), (dx, dy) = at(contour[index], t)
                    (bx, by), _ = at(moved[index], t)
                    long = math.hypot(dx, dy)
                    normal = dy / long, -dx / long
                    found.append((normal, (bx - ax) * normal[0] + (by - ay) * normal[1]))
            edges_found.append((len(contour[edge[0]]) == 2, found))
        if all(abs(move) < FAR for _, found in edges_found for _, move in found):
            yield from edges_found


def shift(regular, other):
    """Returns by how much a font has shifted a whole outline: the shift with which curves move most evenly.

    Least absolute differences, by weighted least squares; None if no curve shows it."""
    rows = [
        (a[0][0] - b[0][0], a[0][1] - b[0][1], a[1] - b[1])
        for straight, found in movements(regular, other) if not straight
        for a, b in zip(found, found[5:])
    ]  # fmt: skip
    x = y = 0.0
    for _ in range(30):
        xx = xy = yy = xm = ym = 1e-12
        for a, b, m in rows:
            weight = 1 / max(abs(a * x + b * y - m), 1e-3)
            xx += weight * a * a
            xy += weight * a * b
            yy += weight * b * b
            xm += weight * a * m
            ym += weight * b * m
        whole = xx * yy - xy * xy
        if whole < 1e-6 * max(xx, yy) ** 2:
            return None
        x, y = (xm * yy - ym * xy) / whole, (ym * xx - xm * xy) / whole
    return x, y


def shifted(outline, by):
    return [[tuple((a - by[0], b - by[1]) for a, b in segment) for segment in contour] for contour in outline]


def waists(regular, other):
    """Returns how many edges are not moved alike all along."""
    count = 0
    edges_found = list(movements(regular, other))
    # A heavier outline moves against its normals.
    sign = math.copysign(1, sum(move for _, found in edges_found for _, move in found))
    for straight, found in edges_found:
        moves = [move * sign for _, move in found]
        if straight:
            count += max(moves) - min(moves) > EVEN
            continue
        # How far each movement lies below the greatest on both its sides.
        highest = moves[0]
        after = [max(moves[i:]) for i in range(len(moves))]
        dip = 0.0
        for value, later in zip(moves, after):
            highest = max(highest, value)
            dip = max(dip, min(highest, later) - value)
        count += dip > EVEN
    return count


def roundness(contour):
    """Returns the greatest radius of a contour as a multiple of the least, from its middle; 9 for no circle."""
    points = [at(segment, t / 8)[0] for segment in contour for t in range(8)]
    if len(points) < 24:
        return 9.0
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    middle = ((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2)
    radii = [math.dist(middle, p) for p in points]
    return max(radii) / max(min(radii), 1e-9)


def dents(regular, other):
    return sum(
        roundness(a) < 1 + ROUND and 1 + 2 * ROUND < roundness(b) < 9 for a, b in zip(regular, other)
    )


def area(points):
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(points, points[1:] + points[:1])) / 2


def crumbs(areas):
    return sum(1e-4 < abs(area(points)) < CRUMB for points in areas)


def faults(regular, other, unit):
    """Returns the number of facets, waists, dents and crumbs of an outline made from Regular's, as recorded commands."""
    regular, other = contours(regular, unit), contours(other, unit)
    own, made = polygons(regular), polygons(other)
    return {
        "facets": max(turns(made) - turns(own), 0),
        "waists": min(
            waists(regular, other), waists(centred(regular), centred(other)),
            waists(regular, shifted(other, shift(regular, other) or (0, 0))),
        ),
        "dents": dents(regular, other),
        "crumbs": max(crumbs(made) - crumbs(own), 0),
    }
