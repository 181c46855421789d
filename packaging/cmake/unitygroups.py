# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sorts source files into groups that may be compiled as one file: unitygroups.py LIST, with a line of TARGET, SIZE
and FILEs, separated by tabs, for each target.

Two files that declare the same name for themselves (in an unnamed namespace, as a macro or an alias) cannot be in one
group, nor a file that declares a name and one that calls a function of that name; the same alias may be in both. Prints
a line "TARGET GROUP FILE" for each file; neighbors share a group where they can.
"""

import re
import sys
from pathlib import Path

_NOISE = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<!\w)\'(?:\\.|[^\'\\\n])*\'', re.DOTALL)
_WORD = re.compile(r"[A-Za-z_]\w*")
_TYPE = re.compile(r"\b(?:class|struct|union|enum(?:\s+(?:class|struct))?)\s+(?:\[\[[^\]]*\]\]\s*)?([A-Za-z_]\w*)")
_ALIAS = re.compile(r"\b(?:using|namespace)\s+([A-Za-z_]\w*)\s*=")
_HELPER = re.compile(r'^#include "(tests/[^"]+\.h)"', re.MULTILINE)
_HELPER_FUNCTION = re.compile(r"^inline [^(\n]*?(\w+)\(", re.MULTILINE)
_DEFINED_ALIAS = re.compile(r"\b(?:using|namespace)\s+([A-Za-z_]\w*)\s*=\s*([^;]*);")
_MACRO = re.compile(r"^\s*#\s*define\s+(\w+)", re.MULTILINE)
_CALL = re.compile(r"(?<![\w.:>])([A-Za-z_]\w*)\s*\(")
_TYPE_NAME = re.compile(r"^(?:class|struct|union|using|enum|enum class)\s+(?:\[\[[^\]]*\]\]\s*)?([A-Z]\w*)", re.MULTILINE)
_LOGGING = re.compile(r"\bQ_(?:LOGGING_CATEGORY|GLOBAL_STATIC)\s*\(\s*(\w+)")


def _without_templates(head):
    """The text without what stands in angle brackets, so that its last word is the declared name."""
    kept, depth = [], 0
    for letter in head:
        if letter == "<":
            depth += 1
        elif letter == ">" and depth:
            depth -= 1
        elif not depth:
            kept.append(letter)
    return "".join(kept)


def _declared(head):
    """The names that a declaration, up to its body or end, declares."""
    names = set(_ALIAS.findall(head)) | set(_TYPE.findall(head))
    if not names:
        head = re.sub(r"\[\[.*?\]\]|\balignas\s*\([^)]*\)|\brequires\b.*", "", _without_templates(head))
        words = _WORD.findall(re.split(r"[(=\[;]", head, maxsplit=1)[0])
        names = set(words[-1:])
    return names


def own_names(text):
    """The names that a source file declares for itself."""
    names = set(_MACRO.findall(text)) | set(_LOGGING.findall(text))
    text = _NOISE.sub('""', re.sub(r"^\s*#[^\n]*(?:\\\n[^\n]*)*", "", text, flags=re.MULTILINE))
    names |= {name for name in _ALIAS.findall(text)}
    scopes, head = [], ""  # of each open brace: "own", "named" or "body"
    for letter in text:
        if letter == "{":
            outer = scopes[-1] if scopes else "named"
            if re.search(r"\bnamespace\s*$", head) and outer != "body":
                scopes.append("own")
            elif re.search(r'\bnamespace\s+[\w:]+\s*$|\bextern\s+""\s*$', head) and outer != "body":
                scopes.append(outer)
            else:
                if outer == "own" or (outer == "named" and re.match(r"\s*(?:template\s*<.*>\s*)?static\b", head)):
                    names |= _declared(head)
                scopes.append("enum" if outer == "own" and re.match(r"\s*enum\s+(?!class|struct)", head) else "body")
            head = ""
        elif letter == "}":
            if scopes and scopes[-1] == "enum":
                names |= set(_WORD.findall(re.sub(r"=[^,]*", "", head)))
            if scopes:
                scopes.pop()
            head = ""
        elif letter == ";":
            if scopes and scopes[-1] == "own" or (not scopes or scopes[-1] == "named") and re.match(r"\s*static\b", head):
                names |= _declared(head)
            head = ""
        else:
            head += letter
    return names - {"const", "override", "noexcept", "final"}


def alias_names(text):
    """Name -> what it stands for. The same alias may be declared twice."""
    return {name: " ".join(meaning.split()) for name, meaning in _DEFINED_ALIAS.findall(_NOISE.sub('""', text))}


def called_names(text):
    """The names that a source file calls as functions of its own scope, where a private one of another would hide theirs."""
    return set(_CALL.findall(_NOISE.sub('""', text)))


def header_types(top):
    """The types that the headers of the project declare: a private one of the same name would hide theirs."""
    words = set()
    for folder in ("base", "executor", "models", "app"):
        for header in (top / folder).rglob("*.h"):
            words |= set(_TYPE_NAME.findall(header.read_text(encoding="utf-8")))
    return words


def helper_names(top, text):
    """The functions of the headers that a test shares with others: those of another test would be overloads of its own."""
    names, waiting, seen = set(), _HELPER.findall(text), set()
    while waiting:
        header = waiting.pop()
        if header not in seen and (top / header).is_file():
            seen.add(header)
            helper = (top / header).read_text(encoding="utf-8")
            names |= set(_HELPER_FUNCTION.findall(helper))
            waiting += _HELPER.findall(helper)
    return names


class File:
    """What a source file brings into a group: the names that it declares for itself, the aliases among them, those that it
    calls, and the functions of the test headers that it includes."""

    def __init__(self, top, text):
        self.names, self.aliases = own_names(text), alias_names(text)
        self.calls, self.helpers = called_names(text), helper_names(top, text)


class Group:
    """Files that are compiled as one, and what they bring along."""

    def __init__(self, first, room):
        self.name, self.room = Path(first).stem, room
        self.names, self.aliases, self.calls, self.helpers = set(), {}, set(), set()

    def takes(self, file):
        same = {name for name, meaning in file.aliases.items() if self.aliases.get(name) == meaning}
        mine, theirs = self.names - same, file.names - same
        return self.room > 0 and not (mine & theirs or mine & (file.calls | file.helpers) or (self.calls | self.helpers) & theirs)

    def add(self, file):
        self.room -= 1
        self.names |= file.names
        self.aliases |= file.aliases
        self.calls |= file.calls
        self.helpers |= file.helpers


def groups(files, size, top, shared=frozenset()):
    """Each file's group, named after its first file: the first with room in which no private name of one means something
    else to another. Who has a private name that is also one of `shared` is alone."""
    taken = []
    for name in files:
        file = File(top, Path(name).read_text(encoding="utf-8"))
        is_alone = bool(file.names & shared)
        group = next((group for group in taken if group.takes(file)), None)
        if is_alone or group is None:
            group = Group(name, 1 if is_alone else size)
            taken.append(group)
        group.add(file)
        yield group.name, name


if __name__ == "__main__":
    project = Path(__file__).resolve().parents[2]
    types = header_types(project)
    for line in Path(sys.argv[1]).read_text(encoding="utf-8").splitlines():
        target, most, *sources = line.split("\t")
        for group_name, member in groups(sources, int(most), project, types):
            print(f"{target} {group_name} {member}")
