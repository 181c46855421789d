#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""makepage.py OUTPUT: puts the parts of the verifier into one page that allows its own scripts and style only."""

import sys
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

FOLDER = Path(__file__).parent


def source_hash(text):
    return "'sha256-" + b64encode(sha256(text.encode()).digest()).decode() + "'"


def page():
    style, verify, own = ((FOLDER / name).read_text(encoding="utf-8") for name in ("page.css", "verify.js", "page.js"))
    parts = {"STYLE_HASH": source_hash(style), "SCRIPT_HASHES": source_hash(verify) + " " + source_hash(own), "STYLE": style,
             "VERIFY": verify, "PAGE": own}
    text = (FOLDER / "page.html").read_text(encoding="utf-8")
    for name, part in parts.items():
        text = text.replace(f"@{name}@", part)
    return text


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
