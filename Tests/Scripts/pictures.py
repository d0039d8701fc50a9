"""Differences of pictures."""

from PIL import Image, ImageChops, ImageFilter, ImageStat

# Neighbours with a smaller difference belong to one area, as in a gradient.
SLOPE = 6


def strongest(picture):
    """Returns the largest of red, green and blue."""
    red, green, blue = picture.split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def edges(picture):
    """Returns a mask of pixels whose neighbours differ."""
    ends = [picture.filter(filter(3)) for filter in (ImageFilter.MinFilter, ImageFilter.MaxFilter)]
    return strongest(ImageChops.difference(*ends)).point(lambda value: 255 if value > SLOPE else 0)


def comparison(ours, theirs):
    """Returns differences of 255: the mean of all pixels; the mean and the largest away from edges."""
    difference = strongest(ImageChops.difference(ours, theirs))
    flat = ImageChops.invert(ImageChops.lighter(edges(ours), edges(theirs)))
    return {
        "mean": ImageStat.Stat(difference).mean[0],
        "flatMean": ImageStat.Stat(difference, flat).mean[0],
        "flatMost": ImageChops.multiply(difference, flat).getextrema()[1],
    }


def on_white(picture, size):
    """Returns a picture at a size; an SVG's own size may differ by a pixel."""
    sheet = Image.new("RGBA", size, "white")
    sheet.alpha_composite(picture.convert("RGBA").crop((0, 0, *size)))
    return sheet.convert("RGB")
