"""War's window as `warapp` opens it, closed after its first frame."""

import sys

from warapp.desktop import qt_startup
from warapp.launch_options import LaunchOptions


def main() -> int:
    with qt_startup.explained():
        from warapp.app import run

    from tests.bench.first_frame import tell_first_frame

    return run(LaunchOptions(size=(1280, 800)), shown=tell_first_frame)


if __name__ == "__main__":
    sys.exit(main())
