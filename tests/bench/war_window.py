"""War's window as `warapp` opens it, closed after its first frame."""

import gc
import sys

from warapp import startup
from warapp.launch import Launch


def main() -> int:
    gc.disable()  # as `warapp` does it until the first frame is shown
    with startup.explained():
        startup.load_qt()
        from warapp.app import run

    from tests.bench.first_frame import tell_first_frame

    status = run(Launch(size=(1280, 800)), shown=tell_first_frame)
    startup.keep_bytecode()  # the window was closed before it would do so itself
    return status


if __name__ == "__main__":
    sys.exit(main())
