"""The step of the build that makes what is not in the repository: compiled kernel and translations."""

from __future__ import annotations

import runpy
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parents[2]
KERNEL = ROOT / "warapp" / "lab" / "build_kernel.py"
TRANSLATIONS = ROOT / "resources" / "tools" / "i18n" / "release.py"


def get_build_hook() -> type[BuildHookInterface[Any]]:
    """Return the build hook class; hatchling is available only during a build."""
    kernel_hook: type[BuildHookInterface[Any]] = runpy.run_path(str(KERNEL))["get_build_hook"]()

    class BuildHook(kernel_hook):  # type: ignore[valid-type, misc]
        """Adds kernel and translations to wheels, and to the checkout of an editable install."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Build what can be built; say what can't."""
            super().initialize(version, build_data)
            try:
                built = runpy.run_path(str(TRANSLATIONS))["build"]()
            except (OSError, subprocess.CalledProcessError) as error:
                self.app.display_warning(f"built without translations: {error}")
                return
            build_data["artifacts"] += [f"/{path.relative_to(ROOT).as_posix()}" for path in built]

    return BuildHook
