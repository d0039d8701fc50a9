"""Drawn pictures."""

import dataclasses
import io
import pathlib

from .errors import SymtextError


@dataclasses.dataclass(frozen=True, repr=False)
class Picture:
    """A picture or animation, as the bytes of a file. Sizes and baselines are in points, from the top left."""

    data: bytes
    format: str
    media_type: str
    width: float | None
    height: float | None
    pixel_width: float | None
    pixel_height: float | None
    baseline: float | None
    last_baseline: float | None
    alt_text: str
    warnings: list[str]
    measures: dict | None = None

    @classmethod
    def _of(cls, answer, data):
        return cls(
            data,
            answer["format"],
            answer["mediaType"],
            answer.get("width"),
            answer.get("height"),
            answer.get("pixelWidth"),
            answer.get("pixelHeight"),
            answer.get("baseline"),
            answer.get("lastBaseline"),
            answer.get("altText", ""),
            answer.get("warnings", []),
            answer.get("measures"),
        )

    def __repr__(self):
        size = "" if self.width is None else f"{self.width:g}×{self.height:g} pt, "
        line = "" if self.baseline is None else f"baseline {self.baseline:g}, "
        return f"Picture({self.format}, {size}{line}{len(self.data)} bytes)"

    def save(self, path):
        """Writes the picture to a file."""
        pathlib.Path(path).write_bytes(self.data)

    def image(self):
        """Returns the picture as an image of Pillow, always RGBA with straight alpha; of a film, the first frame.

        Raises ImportError without Pillow, and SymtextError for a format without pixels."""
        import PIL.Image

        if self.format not in ("png", "webp", "gif"):
            raise SymtextError(f"{self.format} has no pixels; draw it with format=\"png\"", "bad-value", 65, "format")
        return PIL.Image.open(io.BytesIO(self.data)).convert("RGBA")

    def __array__(self, dtype=None, copy=None):
        """The pixels for NumPy, as `numpy.asarray(picture)`: height × width × 4 bytes, RGBA with straight alpha."""
        import numpy

        if copy is False:
            raise ValueError("the pixels of a picture are decoded, which makes a copy")
        return numpy.array(self.image(), dtype=dtype)

    # Notebooks display objects with these methods.
    def _repr_png_(self):
        return self.data if self.format == "png" else None

    def _repr_svg_(self):
        return self.data.decode() if self.format == "svg" else None
