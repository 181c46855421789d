# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The translations are complete, and keep what the program puts into them."""

import re
import subprocess
import unittest
import xml.etree.ElementTree as xml

import tree

# English stands for itself; its file holds only the plurals.
PLURALS_ONLY = {"vitrine_en.ts"}
PLACE = re.compile(r"%(?:L?\d+|n|Ln)")
FINAL = "….:?"
BREAKING = re.compile(r" [:;?!»](?![/=])|« ")


def messages(file):
    for context in xml.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name"), message


def forms(message):
    translation = message.find("translation")
    if translation is None or translation.get("type") in ("vanished", "obsolete"):
        return None
    plural = translation.findall("numerusform")
    return [form.text or "" for form in plural] if plural else [translation.text or ""]


def typography(form, language):
    """French has a space before these marks that does not break; a plain one would let a line begin with the mark."""
    if language == "fr" and (found := BREAKING.search(form)):
        yield f"breaks before or after '{found.group().strip()}': use U+00A0 with : « », U+202F with ; ? !"


def message_problems(source, message, translated):
    if "%n" in source and message.get("numerus"):
        yield "does not group the digits of its number: %Ln does"
    if message.find("translation").get("type") == "unfinished" or not all(translated):
        yield "not translated"
        return
    for form in translated:
        lost = set(PLACE.findall(source)) - set(PLACE.findall(form))
        # A form for one may say "one" instead of the number.
        if lost - ({"%n", "%Ln"} if message.get("numerus") else set()):
            yield f"loses {', '.join(sorted(lost))}"
        if set(PLACE.findall(form)) - set(PLACE.findall(source)):
            yield "has a place that the source has not"
        if (source[-1] in "…:") != (form.rstrip()[-1] in "…:"):
            yield "ends in another way"


def problems(top):
    found = []
    for path in tree.files(top):
        if path.suffix != ".ts" or path.parts[0] != "translations":
            continue
        for context, message in messages(top / path):
            source, translated = message.findtext("source"), forms(message)
            if translated is None or (path.name in PLURALS_ONLY and not message.get("numerus")):
                continue
            found += [f"{path}: {context}: '{source}' {problem}"
                      for problem in message_problems(source, message, translated)]
            found += [f"{path}: {context}: '{source}' {problem}"
                      for form in translated for problem in typography(form, path.stem.rpartition("_")[2])]
    return found


def texts_of(file):
    return {(context, message.findtext("source"), message.findtext("comment")) for context, message in messages(file)
            if forms(message) is not None}


class Translations(tree.Check):
    @staticmethod
    def ts(source, translation, attributes=""):
        return (f'<TS version="2.1" language="de"><context><name>C</name><message{attributes}><source>{source}</source>'
                f"{translation}</message></context></TS>")

    def check(self, message, *expected):
        self.finds(problems, {"translations/x_de.ts": message}, *expected)

    def test_a_plain_space_before_a_french_mark_is_found(self):
        for form in ("Exécution : 1", "Vraiment ?", "« x", "x »"):
            self.finds(problems, {"translations/x_fr.ts": self.ts("x", f"<translation>{form}</translation>")},
                       "breaks before or after")
        self.finds(problems, {"translations/x_fr.ts": self.ts("x", "<translation>Vraiment\u202f?</translation>")})

    def test_what_is_not_translated_is_found(self):
        self.check(self.ts("Run", '<translation type="unfinished"></translation>'), "C: 'Run' not translated")
        self.check(self.ts("Run", "<translation></translation>"), "C: 'Run' not translated")
        self.check(self.ts("Run", "<translation>Lauf</translation>"))
        self.check(self.ts("Run", '<translation type="vanished">Lauf</translation>'))

    def test_a_lost_place_is_found(self):
        self.check(self.ts("%1 of %2", "<translation>%1 von</translation>"), "loses %2")
        self.check(self.ts("%1", "<translation>%1 %2</translation>"), "has a place")

    def test_plurals_need_every_form(self):
        numerus = ' numerus="yes"'
        self.check(self.ts("%Ln run(s)", "<translation><numerusform>ein Lauf</numerusform><numerusform>%Ln Läufe"
                           "</numerusform></translation>", numerus))
        self.check(self.ts("%Ln run(s)", "<translation><numerusform>ein Lauf</numerusform><numerusform></numerusform>"
                           "</translation>", numerus), "not translated")

    def test_numbers_are_grouped(self):
        self.check(self.ts("%n run(s)", "<translation><numerusform>ein Lauf</numerusform><numerusform>%n Läufe"
                           "</numerusform></translation>", ' numerus="yes"'), "does not group")

    def test_an_ellipsis_stays(self):
        self.check(self.ts("Open…", "<translation>Öffnen</translation>"), "ends in another way")

    def test_the_projects_translations_are_complete(self):
        self.clean(problems)

    def test_every_text_of_the_program_is_in_every_file(self):
        with tree.planted({}) as folder:
            fresh = f"{folder}/fresh.ts"
            said = subprocess.run(["/usr/lib/qt6/bin/lupdate", "-silent", "-I", ".", "-locations", "none", "app", "models",
                                   "-ts", fresh], cwd=tree.TOP, check=True, capture_output=True, text=True).stderr
            texts = texts_of(fresh)
        # A comment for translators that reaches none of them, a text without a context.
        self.assertEqual(said, "")
        for path in sorted((tree.TOP / "translations").glob("*.ts")):
            if path.name not in PLURALS_ONLY:
                missing = texts - texts_of(path)
                self.assertFalse(missing, f"{path.name} lacks texts; see translations/README.md: {sorted(map(str, missing))}")


if __name__ == "__main__":
    unittest.main()
