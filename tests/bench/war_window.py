"""War's window as `warapp` opens it, closed after its first frame."""

import gc
import sys

if __name__ == "__main__":
    gc.disable()  # as `warapp` does it until the first frame is shown

    from PySide6.QtCore import QCoreApplication, QTimer

    from warapp.app import Launch, run

    sys.exit(run(Launch(size=(1280, 800)), shown=lambda: QTimer.singleShot(0, QCoreApplication.quit)))
