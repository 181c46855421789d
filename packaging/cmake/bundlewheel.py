# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""bundlewheel.py WHEEL FOLDER: writes a copy of a wheel into FOLDER that brings the libraries it needs, and prints its path.

Libraries get names of their own, so that no program takes them for the system's. The platform tag names the oldest C
library on which all of it loads.
"""

import base64
import csv
import hashlib
import io
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

# Part of every system on which Python runs.
SYSTEM = re.compile(r"(ld-linux.*|libc|libm|libdl|libpthread|librt|libutil|libresolv)\.so(\.\d+)?$")
LIBRARIES = "vitrine.libs"


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def needed(file):
    return [name for name in output("patchelf", "--print-needed", str(file)).split() if not SYSTEM.match(name)]


def location(file, name):
    for line in output("ldd", str(file)).splitlines():
        found = re.match(rf"\s*{re.escape(name)} => (/\S+)", line)
        if found:
            return Path(found[1])
    raise SystemExit(f"{file}: {name} is not found")


def bundle(root):
    """Copies what the modules in `root` need, and what that needs, into one folder; all find each other there."""
    folder = root / LIBRARIES
    new_names = {}

    def take(file, original):
        for name in needed(original):
            if name not in new_names:
                source = location(original, name).resolve()
                digest = hashlib.sha256(source.read_bytes()).hexdigest()[:8]
                new_names[name] = f"{name.split('.so')[0]}-{digest}.so{name.split('.so')[1]}"
                folder.mkdir(exist_ok=True)
                target = folder / new_names[name]
                shutil.copyfile(source, target)
                target.chmod(0o755)
                take(target, source)
                output("patchelf", "--set-soname", new_names[name], "--set-rpath", "$ORIGIN", str(target))
            output("patchelf", "--replace-needed", name, new_names[name], str(file))

    for module in sorted(root.glob("vitrine/*.so")):
        take(module, module)
        output("patchelf", "--set-rpath", f"$ORIGIN/../{LIBRARIES}", str(module))


def platform_tag(root):
    versions = set()
    for file in [*root.glob("vitrine/*.so"), *root.glob(f"{LIBRARIES}/*")]:
        versions |= {tuple(map(int, found)) for found in re.findall(r"GLIBC_(\d+)\.(\d+)", output("objdump", "-T", str(file)))}
    major, minor = max(versions)
    return f"manylinux_{major}_{minor}_x86_64" if sys.maxsize > 2**32 else f"manylinux_{major}_{minor}_i686"


def retag(root, old, new):
    for file in root.glob("*.dist-info/WHEEL"):
        file.write_text(file.read_text().replace(f"-{old}\n", f"-{new}\n"))


def record(root):
    info = next(root.glob("*.dist-info"))
    rows = io.StringIO()
    writer = csv.writer(rows, lineterminator="\n")
    for file in sorted(path for path in root.rglob("*") if path.is_file() and path != info / "RECORD"):
        digest = base64.urlsafe_b64encode(hashlib.sha256(file.read_bytes()).digest()).rstrip(b"=").decode()
        writer.writerow([file.relative_to(root), f"sha256={digest}", file.stat().st_size])
    writer.writerow([(info / "RECORD").relative_to(root), "", ""])
    (info / "RECORD").write_text(rows.getvalue())


def main(wheel, folder):
    with tempfile.TemporaryDirectory() as made:
        root = Path(made)
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(root)
        bundle(root)
        old = wheel.stem.rsplit("-", 1)[1]
        new = platform_tag(root)
        retag(root, old, new)
        record(root)
        target = folder / f"{wheel.stem.rsplit('-', 1)[0]}-{new}.whl"
        with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
            for file in sorted(path for path in root.rglob("*") if path.is_file()):
                archive.write(file, file.relative_to(root))
    print(target)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
