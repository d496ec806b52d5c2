"""How long the first complete frame takes beside a bare PySide6 window, and what both hold in memory.

python tests/bench/start.py [PAIRS]: the two in turn, on the screen of DISPLAY or on one that Xvfb makes.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
WINDOWS = {"bare": HERE / "bare_window.py", "war": HERE / "war_window.py"}


def start_once(script: Path, environment: dict[str, str]) -> tuple[float, float, float]:
    """Return wall and processor milliseconds, and the greatest resident size in MB, up to the first frame."""
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, script], env=environment, stdout=subprocess.PIPE, check=True, timeout=60
    )
    figures = json.loads(done.stdout)
    return (figures["at"] - began) * 1_000, figures["processor"] * 1_000, figures["kilobytes"] / 1024


def main() -> None:
    pairs = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    if not os.environ.get("DISPLAY") and not os.environ.get("QT_QPA_PLATFORM"):
        xvfb = shutil.which("xvfb-run")
        if not xvfb:
            raise SystemExit("there is no screen, and no xvfb-run to make one")
        os.execv(xvfb, [xvfb, "-a", "-s", "-screen 0 1280x800x24", sys.executable, *sys.argv])
    with tempfile.TemporaryDirectory() as home:
        environment = {
            **os.environ,
            "HOME": home,
            "XDG_CONFIG_HOME": home,
            "PYTHONPATH": str(HERE.parents[1]),
        }
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program has its bytecode
        runs: dict[str, list[tuple[float, float, float]]] = {name: [] for name in WINDOWS}
        for script in WINDOWS.values():
            start_once(script, environment)
        for _ in range(pairs):
            for name, script in WINDOWS.items():
                runs[name].append(start_once(script, environment))
    for column, what in enumerate(("wall ms", "processor ms", "peak MB")):
        bare, war = ([run[column] for run in runs[name]] for name in ("bare", "war"))
        ratio = statistics.median(w / b for w, b in zip(war, bare, strict=True))
        print(
            f"{what:13} bare {min(bare):6.0f} least {statistics.median(bare):6.0f} median"
            f"   war {min(war):6.0f} least {statistics.median(war):6.0f} median   ratio {ratio:.2f}"
        )


if __name__ == "__main__":
    main()
