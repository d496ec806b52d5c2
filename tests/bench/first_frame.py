"""Says when a window's first frame is on the screen, in a process that start.py began."""

import json
import resource
import time

from PySide6.QtWidgets import QApplication


def tell_first_frame() -> None:
    """Wait until the window just shown is painted, print when that was and what it took, and quit."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    application.sync()  # the screen's answer and what follows from it, without loading another class
    figures = {
        "at": time.monotonic(),
        "processor": time.process_time(),
        "kilobytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss,
    }
    print(json.dumps(figures), flush=True)
    application.quit()
