"""Where the frozen program begins: processes of the lab are copies of it and must not open windows."""

import sys

from warapp.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
