#!/bin/sh
# Resolves the locked requirements for every supported Python at once. No index or address is written into them.
set -eu
cd "$(dirname "$0")/../.."
command -v uv >/dev/null || { echo "✗ This needs uv (pip install uv)." >&2; exit 1; }

lock() {
    output=deploy/requirements/$1.txt
    shift
    uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
        --custom-compile-command "make lock" --output-file "$output" "$@"
}

lock test pyproject.toml deploy/requirements/build.in --all-extras ${UPGRADE:+--upgrade}
lock run pyproject.toml deploy/requirements/build.in --constraint deploy/requirements/test.txt
lock node deploy/requirements/node.in
