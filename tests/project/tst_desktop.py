# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What desktops are told about the program is valid, and says one name everywhere."""

import configparser
import os
import re
import shutil
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree as xml
from pathlib import Path

import tree

FILES = Path(os.environ["VITRINE_DESKTOP_FILES"])
ID = os.environ["VITRINE_APP_ID"]


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False)


class Desktop(unittest.TestCase):
    def assertAccepts(self, *command):
        result = run(*command)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        return result.stdout + result.stderr

    def test_the_desktop_file_is_valid(self):
        self.assertEqual(self.assertAccepts("desktop-file-validate", FILES / f"{ID}.desktop"), "")

    def test_the_validator_finds_a_mistake(self):
        with tempfile.NamedTemporaryFile("w", suffix=".desktop") as file:
            file.write((FILES / f"{ID}.desktop").read_text(encoding="utf-8").replace("Type=Application", "Type=Nothing"))
            file.flush()
            self.assertNotEqual(run("desktop-file-validate", file.name).returncode, 0)

    def test_the_metainfo_is_valid(self):
        self.assertAccepts("appstreamcli", "validate", "--no-net",
                           "--override=url-homepage-missing=info", FILES / f"{ID}.metainfo.xml")

    def test_the_metainfo_of_a_published_project_is_valid_and_has_pictures(self):
        file = FILES.parent / "public" / f"{ID}.metainfo.xml"
        self.assertAccepts("appstreamcli", "validate", "--no-net", file)
        images = xml.parse(file).getroot().findall("screenshots/screenshot/image")
        self.assertGreaterEqual(len(images), 3)
        for image in images:
            picture = tree.TOP / image.text.removeprefix("https://example.org/vitrine/main/")
            head = picture.read_bytes()[:24]
            size = tuple(str(int.from_bytes(head[at:at + 4], "big")) for at in (16, 20))
            self.assertEqual((image.get("width"), image.get("height")), size, picture)

    def test_actions_and_the_service_are_those_of_the_program(self):
        desktop = configparser.ConfigParser(interpolation=None)
        desktop.optionxform = str
        desktop.read(FILES / f"{ID}.desktop", encoding="utf-8")
        entry = desktop["Desktop Entry"]
        self.assertEqual(entry["DBusActivatable"], "true")
        self.assertIn("x-scheme-handler/vitrine", entry["MimeType"].split(";"))
        for action in entry["Actions"].strip(";").split(";"):
            words = desktop[f"Desktop Action {action}"]
            self.assertEqual(words["Exec"], f"vitrine --start {action}")
            for language in ("de", "fr"):
                self.assertTrue(words[f"Name[{language}]"])
        service = configparser.ConfigParser(interpolation=None)
        service.read(FILES / f"{ID}.service", encoding="utf-8")
        self.assertEqual(service["D-BUS Service"]["Name"], ID)
        self.assertTrue(Path(service["D-BUS Service"]["Exec"]).is_absolute())

    def test_the_service_starts_the_program_where_it_is_installed(self):
        """Also with another prefix than the build was configured for, as in packages."""
        build = FILES.parents[1]
        with tempfile.TemporaryDirectory() as folder:
            for prefix, destination in ((f"{folder}/opt", ""), ("/usr", f"{folder}/staged")):
                result = subprocess.run(["cmake", "--install", build, "--prefix", prefix, "--component", "service"], capture_output=True,
                                        text=True, check=False, env=os.environ | {"DESTDIR": destination})
                self.assertEqual(result.returncode, 0, result.stderr)
                service = configparser.ConfigParser(interpolation=None)
                service.read(f"{destination}{prefix}/share/dbus-1/services/{ID}.service", encoding="utf-8")
                self.assertEqual(service["D-BUS Service"]["Exec"], f"{prefix}/bin/vitrine")

    def test_every_mime_type_of_ours_has_an_icon(self):
        types = xml.parse(FILES / f"{ID}.xml").getroot()
        for icon in types.iter("{http://www.freedesktop.org/standards/shared-mime-info}icon"):
            xml.parse(tree.TOP / "packaging/desktop/icons" / f"{icon.get('name')}.svg")

    def test_the_mime_type_is_known_by_suffix_and_by_content(self):
        with tempfile.TemporaryDirectory() as folder:
            mime = Path(folder) / "mime"
            (mime / "packages").mkdir(parents=True)
            shutil.copy(FILES / f"{ID}.xml", mime / "packages")
            self.assertEqual(self.assertAccepts("env", f"XDG_DATA_HOME={folder}", "update-mime-database", mime), "")
            self.assertIn("application/x-vitrine-trail:*.vitrine", (mime / "globs2").read_text(encoding="utf-8"))
            magic = (mime / "magic").read_bytes()
        self.assertIn(b"[80:application/x-vitrine-trail]\n>0=\x00\x10SQLite format 3\x00\n1>68=\x00\x04Vitr", magic)

    def test_the_magic_is_the_application_id_of_trails(self):
        source = (tree.TOP / "models/trail/file/schema.h").read_text(encoding="utf-8")
        number = int(re.search(r"applicationId = (0x[0-9a-fA-F]+)", source).group(1), 16)
        self.assertEqual(number.to_bytes(4, "big"), b"Vitr")

    def test_one_name_everywhere(self):
        desktop = configparser.ConfigParser(interpolation=None)
        desktop.read(FILES / f"{ID}.desktop", encoding="utf-8")
        metainfo = xml.parse(FILES / f"{ID}.metainfo.xml").getroot()
        self.assertEqual(desktop["Desktop Entry"]["Icon"], ID)
        self.assertEqual(metainfo.findtext("id"), ID)
        self.assertEqual(metainfo.findtext("launchable"), f"{ID}.desktop")
        self.assertEqual(metainfo.findtext("icon"), ID)
        self.assertIn(metainfo.findtext("provides/mediatype"), desktop["Desktop Entry"]["MimeType"])

    def test_both_languages_are_there(self):
        text = (FILES / f"{ID}.desktop").read_text(encoding="utf-8")
        for language in ("de", "fr"):
            for key in ("GenericName", "Comment", "Keywords"):
                self.assertIn(f"\n{key}[{language}]=", text)


if __name__ == "__main__":
    unittest.main()
