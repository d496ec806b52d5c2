"""War's window as `warapp` opens it, closed after its first frame."""

import sys

from PySide6.QtCore import QCoreApplication, QTimer

from warapp.app import Launch, run

if __name__ == "__main__":
    quit_after_frame = lambda: QTimer.singleShot(0, QCoreApplication.quit)  # noqa: E731
    sys.exit(run(Launch(size=(1280, 800)), shown=quit_after_frame))
