from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from tafelrunde.draw import Scene
from tafelrunde.draw.gallery import scene as gallery_scene

HERE = Path(__file__).parent


def desert_scene() -> Scene:
    """The board in `desert.py`, which is a script and no package."""
    spec = spec_from_file_location("desert", HERE / "desert.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    sys.modules["desert"] = module
    spec.loader.exec_module(module)
    scene = module.scene()
    assert isinstance(scene, Scene)
    return scene


@pytest.fixture(scope="session")
def desert() -> Scene:
    return desert_scene()


@pytest.fixture(scope="session", params=["gallery", "desert"])
def scene(request: pytest.FixtureRequest) -> Scene:
    return gallery_scene() if request.param == "gallery" else desert_scene()
