"""War's window as `warapp` opens it, closed after its first frame."""

import sys

from warapp.launch_options import LaunchOptions
from warapp.opening import open_window


def main() -> int:
    def shown() -> None:
        from tests.bench.first_frame import tell_first_frame

        tell_first_frame()

    return open_window(LaunchOptions(size=(1280, 800)), shown)


if __name__ == "__main__":
    sys.exit(main())
