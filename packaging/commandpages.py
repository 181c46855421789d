#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes shell completions and manual pages of all commands from the program's own help.

commandpages.py PROGRAM FOLDER   writes FOLDER/{bash/vitrine,zsh/_vitrine,fish/vitrine.fish} and FOLDER/man/vitrine-COMMAND.1
"""

import os
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

LEFT = re.compile(r"^(-\w,)?(--[\w-]+)(?: (.*))?$")


@dataclass
class Option:
    short: str
    long: str
    value: str  # what stands for its value in the help, "" for a flag
    choices: list
    text: str


@dataclass
class Command:
    words: tuple
    purpose: str = ""
    usage: str = ""
    arguments: list = field(default_factory=list)  # (name, text)
    options: list = field(default_factory=list)
    commands: list = field(default_factory=list)  # (name, purpose)

    @property
    def path(self):
        return " ".join(self.words)


def help_of(program, words):
    settings = os.environ | {"LANGUAGE": "en", "LC_ALL": "C.UTF-8", "COLUMNS": "100", "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run([program, *words, "--help"], capture_output=True, text=True, check=True, env=settings).stdout


def entries(lines):
    """(left, text) of each entry of a list: what is explained, and the explanation, which may begin on the next line."""
    found = []
    for line in lines:
        if re.match(r"  \S", line):
            left, _, text = line.strip().partition("  ")
            found.append([left, text.strip()])
        elif line.strip() and found:
            found[-1][1] = f"{found[-1][1]} {line.strip()}".strip()
    return found


def option(left, text):
    short, long, rest = LEFT.match(left).groups()
    rest = re.sub(r" ?\[[^\]]*\]| ?(?:REQUIRED|Needs:.*|Excludes:.*)", "", rest or "").strip()
    choices = re.search(r":\{([^}]*)\}", rest)
    return Option((short or "").rstrip(","), long, re.sub(r":(?:\{[^}]*\}|[A-Z]+)", "", rest),
                  choices.group(1).split(",") if choices else [], text)


def parsed(text, words):
    command, part = Command(words), []
    parts = {}
    for line in text.splitlines():
        if line.startswith("Usage: "):
            command.usage = line.removeprefix("Usage: ")
        elif re.fullmatch(r"[A-Z][a-z]+:", line):
            part = parts.setdefault(line[:-1], [])
        elif line.startswith(" "):
            part.append(line)
        elif line and not command.usage:
            command.purpose = line
        elif line:
            part = []
    command.arguments = entries(parts.get("Arguments", []))
    command.options = [option(left, text) for left, text in entries(parts.get("Options", []))]
    command.commands = entries(parts.get("Commands", []))
    return command


def commands(program, words=("vitrine",)):
    """The program itself and all commands below it, each before those below it."""
    command = parsed(help_of(program, words[1:]), words)
    yield command
    for name, _ in command.commands:
        yield from commands(program, (*words, name))


def in_quotes(text):
    """For a shell that knows no escapes between single quotes."""
    return "'" + text.replace("'", "'\\''") + "'"


def bash(all_commands):
    def table(name, rows):
        return [f"declare -gA {name}=("] + [f"    [{in_quotes(key)}]={in_quotes(' '.join(words))}" for key, words in rows if words] + [")"]

    lines = ["# Completion of vitrine for bash, made from its own help."]
    lines += table("_vitrine_commands", [(each.path, [name for name, _ in each.commands]) for each in all_commands])
    lines += table("_vitrine_options", [(each.path, [name for one in each.options for name in (one.short, one.long) if name])
                                        for each in all_commands])
    lines += table("_vitrine_choices", [(f"{each.path} {one.long}", one.choices) for each in all_commands for one in each.options])
    return "\n".join(lines) + """
_vitrine() {
    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} path=vitrine word words
    for word in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
        case " ${_vitrine_commands[$path]} " in *" $word "*) path="$path $word" ;; esac
    done
    words=${_vitrine_choices["$path $before"]}
    if [ -z "$words" ]; then
        case $current in -*) words=${_vitrine_options[$path]} ;; *) words=${_vitrine_commands[$path]} ;; esac
    fi
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}
complete -o bashdefault -o default -F _vitrine vitrine
"""


def zsh(all_commands):
    def told(text):
        return re.sub(r"([\[\]:\\])", r"\\\1", text)

    def spec(one):
        value = f":{told(one.value)}:" + (f"({' '.join(one.choices)})" if one.choices else "_files") if one.value else ""
        return in_quotes(f"{one.long}[{told(one.text)}]{value}")

    lines = ["#compdef vitrine", "# Completion of vitrine for zsh, made from its own help.", "_vitrine() {",
             "    local at=vitrine word", "    local -A below=("]
    lines += [f"        {in_quotes(each.path)} {in_quotes(' '.join(name for name, _ in each.commands))}"
              for each in all_commands if each.commands]
    lines += ["    )", "    for word in ${words[2,CURRENT-1]}; do",
              '        [[ " ${below[$at]} " == *" $word "* ]] && at="$at $word"', "    done", "    case $at in"]
    for each in all_commands:
        below = " ".join(in_quotes(f"{told(name)}:{told(purpose)}") for name, purpose in each.commands)
        lines += [f"        {in_quotes(each.path)})"]
        if below:
            lines += [f"            local -a commands=({below})", "            [[ $PREFIX == -* ]] || _describe command commands"]
        lines += [f"            _arguments {' '.join(spec(one) for one in each.options)} '*:file:_files' ;;"]
    return "\n".join(lines + ["    esac", "}", '_vitrine "$@"']) + "\n"


def fish(all_commands):
    def told(text):
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"

    lines = ["# Completion of vitrine for fish, made from its own help.",
             "set -g __vitrine_paths " + " ".join(told(each.path) for each in all_commands), """
function __vitrine_at
    set -l at vitrine
    for word in (commandline -opc)[2..]
        contains -- "$at $word" $__vitrine_paths; and set at "$at $word"
    end
    test "$at" = "$argv[1]"
end
"""]
    for each in all_commands:
        head = f"complete -c vitrine -n {told('__vitrine_at ' + told(each.path))}"
        lines += [f"{head} -a {told(name)} -d {told(purpose)}" for name, purpose in each.commands]
        for one in each.options:
            words = [head, *(["-s", one.short[1:]] if one.short else []), "-l", one.long[2:], "-d", told(one.text)]
            if one.value:
                words += ["-r"] + (["-f", "-a", told(" ".join(one.choices))] if one.choices else [])
            lines.append(" ".join(words))
    return "\n".join(lines) + "\n"


def man(command, version):
    def plain(text):
        text = text.replace("\\", "\\e").replace("-", "\\-")
        return re.sub(r"^([.'])", r"\\&\1", text)

    name = "-".join(command.words)
    lines = [f'.TH {name.upper()} 1 "" "Vitrine {version}" "User Commands"', ".SH NAME", f"{plain(name)} \\- {plain(command.purpose)}",
             ".SH SYNOPSIS", f".B {plain(command.path)}", plain(command.usage.removeprefix(command.path).strip())]
    for title, rows in (("ARGUMENTS", command.arguments), ("COMMANDS", command.commands),
                        ("OPTIONS", [(f"{one.short + ', ' if one.short else ''}{one.long} {one.value}".strip()
                                      + (f" ({', '.join(one.choices)})" if one.choices else ""), one.text) for one in command.options])):
        if rows:
            lines.append(f".SH {title}")
            for left, text in rows:
                lines += [".TP", f".B {plain(left)}", plain(text)]
    lines += [".SH SEE ALSO", ".BR vitrine (1)"]
    return "\n".join(line for line in lines if line) + "\n"


def write(program, folder):
    all_commands = list(commands(program))
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout.split()[-1]
    pages = {"bash/vitrine": bash(all_commands), "zsh/_vitrine": zsh(all_commands), "fish/vitrine.fish": fish(all_commands)}
    pages |= {f"man/{'-'.join(each.words)}.1": man(each, version) for each in all_commands[1:]}
    for name, text in pages.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(os.path.abspath(sys.argv[1]), Path(sys.argv[2]))
