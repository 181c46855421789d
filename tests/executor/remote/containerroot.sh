#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
#
# containerroot.sh [--kernel] FILE...   writes a tar archive of a root folder to standard output: this system's python3
# with its standard library, and the libraries that it and FILE... are linked with; --kernel: and its Jupyter server,
# and pip with the certificates that it wants even where an index has none.
set -eu

more=
modules=
if [ "${1:-}" = --kernel ]; then
    shift
    packages=/usr/lib/python3/dist-packages
    more="$packages /usr/bin/jupyter-server /usr/share/jupyter /etc/ssl/certs/ca-certificates.crt"
    modules=$(find $packages -name '*.so' -not -path '*/numpy/*' -not -path '*/pandas/*')
fi
python=$(readlink -f "$(command -v python3)")
folder=/usr/lib/${python##*/}
# shellcheck disable=SC2086 # one word a file
libraries=$(ldd "$python" "$folder"/lib-dynload/*.so $modules "$@" 2>/dev/null |
    sed -nE 's,^.*[[:space:]](/[^[:space:]]+) \(0x.*,\1,p' | sed 's,^/lib,/usr/lib,' | sort -u)
# shellcheck disable=SC2086 # one word a library
resolved=$(readlink -f $libraries | sort -u)
# shellcheck disable=SC2086
printf '%s\n' $libraries $resolved /usr/lib64/ld-linux-x86-64.so.2 "$python" /usr/bin/python3 "$folder" $more \
    /bin /lib /lib64 | sed 's,^/,,' | sort -u |
    tar -C / -cf - --exclude='*/test' --exclude='*/tests' --exclude='*/__pycache__' --exclude='*/config-*' \
        --exclude='*/dist-packages/numpy*' --exclude='*/dist-packages/pandas*' --exclude='*/dist-packages/scipy*' -T -
