# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts for users, and comments in headers, have none of the words and openings that docs/glossary.md replaces."""

import functools
import re
import unittest
import xml.etree.ElementTree as xml

import tree

# Each word with what stands for it.
BANNED = {
    r"tell(?:s|ing)?|told": "report, show, record",
    r"who(?:so|se)?ever|whatever|nobody|somebody": "anyone, or name what acts",
    r"anew|mend(?:s|ed)?": "again, rebuild, fix",
    r"in force": "active",
    r"refus(?:e|es|ed|al|als)": "denied, or blocked",
    r"(?:tool )?doubles": "tool stubs",
    r"remarks?": "diagnostics",
    r"expert (?:list|item)s?": "Issues",
    r"famil(?:y|ies)": "group",
    r"(?:at |the )gate": "approvals",
    r"(?:prove|proving|confirm|confirmed) by running|by running|suggest least": "Verify by Replay, Suggest Minimal Policy",
    r"stands?": "is, is located",
    r"leads? (?:there|to)": "open, link",
    r"beg[iau]n(?:s|ning)?": "start",
    r"let(?:s)? through": "match",
    r"(?:is|are) no [a-z]+[ .:,;]": "is not a",
    r"goes? on|came of|is gone|made if|that is there|is wanted|wants": "continue, result, missing, created, expected",
    r"otherwise than|just as|all the same": "differently",
    r"vouch(?:es|ed)?": "verify",
    r"colours?|behaviours?|licences?|grey": "American spelling",
    r"by itself|by themselves|as it is": "automatically, unchanged",
}
OPENING = re.compile(r"^(?:Of|That|Who|What|Those)\b(?!.*\?)")
# The same for comments, which may speak of standing locks or a stream that begins.
BANNED_IN_COMMENTS = {
    r"tell(?:s|ing)?|told": "report, record, distinguish",
    r"stands?|standing|stood": "is, is stored, means",
    r"who(?:so|se)?ever|whatever|nobody|somebody": "name what acts; any",
    r"anew|mend(?:s|ed)?": "again, rebuild, fix",
    r"refus(?:e|es|ed|al|als)": "denied, rejected, fails",
    r"otherwise than|remarks?": "differently than, diagnostics",
    r"colour(?:s|ed|ing)?|behaviours?": "American spelling",
}
# The same for names in C++: words of a name in camel case.
BANNED_IN_NAMES = {
    r"tell(?:s|ing)?|told|teller": "report, record, show",
    r"places?": "location, site, position",
    r"doubles|remarks?": "stubs, diagnostics",
    r"begun|anew": "started, again",
    r"deeds?|acts": "activity, events",
    r"expert|sight|lookout|shelf": "issues, visibility, wait, buffer",
    r"refus(?:e|es|ed|al|als)": "denied, rejected",
    r"colou(?:r|rs|red)|centre|neighbours?": "American spelling",
}
ALLOWED_NAMES = re.compile(r"(?:Py|Q)[A-Z_]\w*|ConnectionRefusedError|ECONNREFUSED|\w*[iI]nPlace\w*")
NAME = re.compile(r'"(?:\\.|[^"\\\n])*"|//[^\n]*|\b[A-Za-z_]\w*\b')
PART_OF_NAME = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
WORD_IN_NAME = re.compile("|".join(rf"(?:{word})" for word in BANNED_IN_NAMES), re.IGNORECASE)
OPENING_OF_COMMENT = re.compile(r"^(?:Of|That|Whom?|Whose|What|Those)\b")
COMMENT = re.compile(r"^(.*?)//[/!]?<?(?: (.*))?$")
# Texts that use such a word in its usual sense.
ALLOWED = {
    "&What's This?", "What Is This", "Vitrine opens no network connection by itself.",
    "See what agent code did, and decide what it may do.",
    "as_recorded, mended",
}
# The list of replaced words, and a page made from the program's help, which from_help reads.
WITHOUT_PROSE = {"docs/glossary.md", "docs/cli.md"}
WORD = re.compile("|".join(rf"\b(?:{word})(?!\w)" for word in BANNED), re.IGNORECASE)
WORD_IN_COMMENT = re.compile("|".join(rf"\b(?:{word})(?!\w)" for word in BANNED_IN_COMMENTS), re.IGNORECASE)


def meant(word, words):
    return next(instead for banned, instead in words.items() if re.fullmatch(rf"(?:{banned})", word, re.IGNORECASE))


def sentences(text):
    return [part.strip() for part in re.split(r"(?<=[.:;?!])\s|\n{2,}|\n(?=[-|#] |\d+\. )", text) if part.strip()]


def from_translations(top):
    for path in sorted((top / "translations").glob("*_de.ts")):
        for context in xml.parse(path).getroot().iter("context"):
            for message in context.iter("message"):
                yield f"{path.name}: {context.findtext('name')}", message.findtext("source")


def plain(text):
    """Without code, tags and addresses."""
    text = re.sub(r"</(?:p|h\d|li|td|tr|title)>", "\n\n", text)
    text = re.sub(r"<pre>.*?</pre>|<code>.*?</code>|<[^>]*>|```.*?```|`[^`]*`|\]\([^)]*\)", " ", text, flags=re.DOTALL)
    return re.sub(r"^    .*$", "", text, flags=re.MULTILINE)


def from_pages(top):
    names = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "executor/python/README.md",
             "packaging/vitrine.1"]
    for pattern in ("docs/*.md", "resources/guide/*.html"):
        names += sorted(str(path.relative_to(top)) for path in top.glob(pattern))
    for name in names:
        if name not in WITHOUT_PROSE and (top / name).is_file():
            for part in sentences(plain((top / name).read_text(encoding="utf-8"))):
                yield name, re.sub(r"\s+", " ", part)


def from_help(top):
    page = top / "docs/cli.md"
    if page.is_file():
        for line in page.read_text(encoding="utf-8").splitlines():
            yield "docs/cli.md", re.sub(r"^ {4}.{28}", "", line) if line.startswith("    ") else line


LITERAL_OR_COMMENT = re.compile(r'"((?:\\.|[^"\\\n])*)"|//.*')
# Statements of SQL, style sheets, and calls such as begin().
CODE_IN_LITERAL = re.compile(r"\b(?:SELECT|INSERT|UPDATE|DELETE|CREATE|WHERE|ORDER BY|PRAGMA|TRIGGER|CAST)\b.*|font-family:|\w+\([^)]*\)")


def from_literals(top):
    """The messages in code without translations: strings of at least three words."""
    for path in tree.code_files(top):
        if path.parts[0] == "tests":
            continue
        for number, line in enumerate((top / path).read_text(encoding="utf-8").splitlines(), 1):
            for text in LITERAL_OR_COMMENT.findall(line):
                text = CODE_IN_LITERAL.sub(" ", text)
                if len(re.findall(r"[A-Za-z]{2,}", text)) >= 3:
                    yield f"{path}:{number}", text


def comments(text):
    """The comments of a C++ file, each with the number of its first line."""
    first, parts = 0, []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        match = COMMENT.match(line) if line.count('"') % 2 == 0 else None
        is_alone = match and not match.group(1).strip()
        if parts and not is_alone:
            yield first, " ".join(parts)
            parts = []
        if is_alone:
            first = first if parts else number
            parts.append((match.group(2) or "").strip())
        elif match and match.group(2) and not match.group(1).endswith(":"):
            yield number, match.group(2)


def without_code(comment):
    return re.sub(r'`[^`]*`|"[^"]*"|\w+::\w+', " ", comment)


def problems_of_comments(top):
    found = []
    for path in tree.code_files(top):
        if path.suffix != ".h":
            continue
        for line, comment in comments((top / path).read_text(encoding="utf-8")):
            match = WORD_IN_COMMENT.search(without_code(comment))
            if match:
                found.append(f"{path}:{line}: '{comment}' says {match.group()}: {meant(match.group(), BANNED_IN_COMMENTS)}")
            if OPENING_OF_COMMENT.match(comment):
                found.append(f"{path}:{line}: '{comment}' opens with a clause in place of a subject")
    return found


def names_in(text):
    return {name for name in NAME.findall(re.sub(r'R"(\w*)\(.*?\)\1"', "", text, flags=re.DOTALL))
            if name[0] not in '"/' and not ALLOWED_NAMES.fullmatch(name)}


@functools.cache
def banned_words_of(name):
    return [word for word in PART_OF_NAME.findall(name) if WORD_IN_NAME.fullmatch(word)]


def problems_of_names(top):
    found = []
    for path in tree.code_files(top):
        for name in sorted(names_in((top / path).read_text(encoding="utf-8"))):
            found += [f"{path}: {name} says {word}: {meant(word, BANNED_IN_NAMES)}" for word in banned_words_of(name)]
    return found


def problems(top):
    found = []
    for read in (from_translations, from_pages, from_help, from_literals):
        for where, text in read(top):
            if text in ALLOWED:
                continue
            for match in WORD.finditer(text):
                found.append(f"{where}: '{text}' says {match.group()}: {meant(match.group(), BANNED)}")
            if OPENING.match(text):
                found.append(f"{where}: '{text}' opens with a clause in place of a subject")
    return found


class Wording(tree.Check):
    TS = "<TS><context><name>C</name><message><source>{}</source></message></context></TS>"

    def test_a_banned_word_is_found(self):
        self.finds(problems, {"translations/x_de.ts": self.TS.format("The log tells of it")}, "says tells")

    def test_an_opening_is_found(self):
        self.finds(problems, {"README.md": "What ran is kept.\n"}, "opens with a clause")

    def test_code_is_no_prose(self):
        self.finds(problems, {"resources/guide/a.html": "<p>Type <code>begin</code>.</p><pre>stand</pre>"})

    def test_help_is_read(self):
        self.finds(problems, {"docs/cli.md": "    " + "--trail DB".ljust(28) + "Made anew\n"}, "says anew")

    def test_messages_in_code_are_read(self):
        self.finds(problems, {"a.cpp": 'auto a = "tell"; auto b = "nobody is here"; // "as it is told"\nauto c = "BEGIN; SELECT told FROM places";\n'},
                   "a.cpp:1: 'nobody is here' says nobody")

    def test_a_question_may_open_like_that(self):
        self.finds(problems, {"README.md": "What is this?\n"})

    def test_comments_of_headers_are_read(self):
        self.finds(problems_of_comments, {"a.h": "/// Reads it and\n/// tells of it.\nint a;\n/// Of\n/// a list.\nint b; ///< as told\n",
                                          "b.cpp": "/// As told.\n"},
                   "a.h:1: 'Reads it and tells of it.' says tells", "a.h:4: 'Of a list.' opens", "a.h:6: 'as told'")

    def test_code_in_comments_is_no_prose(self):
        self.finds(problems_of_comments, {"a.h": "/// Calls `tell` and Choice::told for \"told\".\nauto a = \"http://told\";\n"})

    def test_names_are_read(self):
        self.finds(problems_of_names, {"a.cpp": 'int findPlaces(Told t); // tell\nauto x = "place"; int placeholder, inPlace;\n'},
                   "a.cpp: Told says Told", "a.cpp: findPlaces says Places")

    def test_names_are_plain(self):
        self.clean(problems_of_names)

    def test_comments_of_headers_are_plain(self):
        self.clean(problems_of_comments)

    def test_all_texts_are_plain(self):
        self.clean(problems)


if __name__ == "__main__":
    unittest.main()
