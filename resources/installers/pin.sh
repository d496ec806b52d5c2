#!/usr/bin/env bash
# Pins in requirements.txt, by their hashes, the newest releases that pyproject.toml allows of all that packages are
# made of, and checks that every system gets them: to be run when a dependency changes, and before a release.
set -euo pipefail
cd "$(dirname "$0")/../.."

pinned=resources/installers/requirements.txt
pipx run uv lock --upgrade --quiet
pipx run uv export --group packaging --no-emit-project --no-header --no-annotate --quiet -o "$pinned"
pipx run uv run --no-project python resources/installers/check_targets.py
