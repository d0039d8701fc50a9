"""How far pictures are apart."""

from PIL import Image, ImageChops, ImageFilter, ImageStat

# Neighbours that are less apart belong to one area, as those of a gradient do.
SLOPE = 6


def strongest(picture):
    """The largest of red, green and blue."""
    red, green, blue = picture.split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def edges(picture):
    """Where neighbours are not alike."""
    ends = [picture.filter(filter(3)) for filter in (ImageFilter.MinFilter, ImageFilter.MaxFilter)]
    return strongest(ImageChops.difference(*ends)).point(lambda value: 255 if value > SLOPE else 0)


def comparison(ours, theirs):
    """Differences of 255: the mean of all pixels; the mean and the largest of those at no edge."""
    difference = strongest(ImageChops.difference(ours, theirs))
    flat = ImageChops.invert(ImageChops.lighter(edges(ours), edges(theirs)))
    return {
        "mean": ImageStat.Stat(difference).mean[0],
        "flatMean": ImageStat.Stat(difference, flat).mean[0],
        "flatMost": ImageChops.multiply(difference, flat).getextrema()[1],
    }


def on_white(picture, size):
    """A picture of a size; SVG's own may be a pixel more or less."""
    sheet = Image.new("RGBA", size, "white")
    sheet.alpha_composite(picture.convert("RGBA").crop((0, 0, *size)))
    return sheet.convert("RGB")
