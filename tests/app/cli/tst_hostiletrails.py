# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trail files made to do harm: every command on them ends in time, with a message, and deletes no recorded code.

Each row of HARM is a copy of one small trail and what is done to it. `verify` must not call any of them unchanged,
those in HARMLESS. VITRINE_TRAILS names some of them, to try these only."""

import concurrent.futures
import json
import os
import resource
import shutil
import signal
import socket
import sqlite3
import stat
import struct
import subprocess
import tempfile
import unittest
from pathlib import Path

PROGRAM = os.environ["VITRINE_BINARY"]
LOG = [{"task": "Add.", "task_images": None},
       {"step_number": 1, "timing": {"start_time": 1700000000.0, "end_time": 1700000002.5, "duration": 2.5},
        "tool_calls": [], "error": None, "model_output": "Thought: add.\n<code>\nx = 2 + 3\nprint(x)\n</code>",
        "code_action": "x = 2 + 3\nprint(x)", "observations": "Execution logs:\n5", "action_output": None,
        "is_final_answer": False}]
LIMIT = 20  # seconds for one command; a file that hangs it needs far longer
LOOP = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"


def tables(database):
    names = [name for (name,) in database.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'")]
    return [name for name in names if not name.startswith("sqlite_")]


def sql(*statements):
    """Statements in a database whose own triggers are gone, and whose schema can be written."""
    def harm(path):
        database = sqlite3.connect(path, isolation_level=None)
        database.execute("PRAGMA writable_schema = ON")
        triggers = [row for (row,) in database.execute("SELECT sql FROM sqlite_master WHERE type = 'trigger'")]
        for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            database.execute(f'DROP TRIGGER "{name}"')
        database.execute("PRAGMA ignore_check_constraints = ON")
        for statement in statements:
            for one in statement(database) if callable(statement) else [statement]:
                database.execute(one)
        for trigger in triggers:
            try:
                database.execute(trigger)
            except sqlite3.Error:
                pass
        database.close()
    return harm


def for_each(text):
    return lambda database: [text.format(t=name) for name in tables(database)]


def replaced(old, new, table="steps"):
    """Another text of a table's definition, by hand, for what ALTER TABLE refuses."""
    return sql(f"UPDATE sqlite_master SET sql = replace(sql, '{old}', '{new}') WHERE name = '{table}'")


def wrong_types(value):
    def statements(database):
        found = []
        for table in tables(database):
            for row in database.execute(f'PRAGMA table_info("{table}")').fetchall():
                if not row[5]:
                    found.append(f'UPDATE OR IGNORE "{table}" SET "{row[1]}" = {value}')
        return found

    def harm(path):
        sql("UPDATE sqlite_master SET sql = replace(replace(sql, ') STRICT, WITHOUT ROWID', ') WITHOUT ROWID'), ') STRICT', ')') "
            "WHERE type = 'table'")(path)
        sql(statements)(path)
        sql("UPDATE sqlite_master SET sql = replace(sql, ') WITHOUT ROWID', ') STRICT, WITHOUT ROWID') WHERE sql LIKE "
            "'%) WITHOUT ROWID'",
            "UPDATE sqlite_master SET sql = sql || ' STRICT' WHERE type = 'table' AND sql LIKE '%)' AND name NOT LIKE 'sqlite_%'"
            )(path)
    return harm


def joined(value):
    """A recording by hooks beside the run of the log, and a call id that is no text, or a huge one, in both."""
    def copied(database):
        yield ("INSERT INTO sources SELECT id + 1000, file, sha256, size, 'vitrine-hook', importer_version, imported_at, entry "
               "FROM sources")
        for table, moved in (("runs", ("id", "source")), ("steps", ("id", "run"))):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            values = ", ".join(f'"{name}" + 1000' if name in moved else "'session'" if name == "external_id" else f'"{name}"'
                               for name in columns)
            yield f"UPDATE runs SET external_id = 'session'"
            yield f"INSERT INTO {table} SELECT {values} FROM {table} WHERE id < 1000"
        columns = [row[1:4] for row in database.execute("PRAGMA table_info(step_tool_calls)")]
        given = {"step": "id", "call_id": value}
        values = ", ".join(given.get(name, "1" if kind == "INTEGER" else "'x'") for name, kind, _ in columns)
        yield f"INSERT INTO step_tool_calls SELECT {values} FROM steps"

    def harm(path):
        sql("UPDATE sqlite_master SET sql = replace(replace(sql, ') STRICT, WITHOUT ROWID', ') WITHOUT ROWID'), ') STRICT', ')') "
            "WHERE name = 'step_tool_calls'")(path)
        sql(copied)(path)
        sql("UPDATE sqlite_master SET sql = sql || CASE WHEN sql LIKE '%WITHOUT ROWID' THEN ', STRICT' ELSE ' STRICT' END "
            "WHERE name = 'step_tool_calls'")(path)
    return harm


def written(offset, content):
    def harm(path):
        with open(path, "r+b") as file:
            file.seek(offset if offset >= 0 else offset + os.path.getsize(path))
            file.write(content)
    return harm


def whole(content):
    return lambda path: Path(path).write_bytes(content)


def cut(share):
    return lambda path: os.truncate(path, int(os.path.getsize(path) * share))


def beside(suffix, content):
    return lambda path: Path(str(path) + suffix).write_bytes(content)


def instead(make):
    def harm(path):
        os.remove(path)
        make(path)
    return harm


def link_to_itself(path):
    os.symlink(path.name, path)


def listening(path):
    server = socket.socket(socket.AF_UNIX)
    server.bind(str(path))
    server.close()


def other_encoding(path):
    database = sqlite3.connect(path)
    for index in ("run_text", "execution_text"):
        database.execute(f"DROP TABLE {index}")
    script = "\n".join(database.iterdump())
    database.close()
    os.remove(path)
    fresh = sqlite3.connect(path)
    fresh.execute("PRAGMA encoding = 'UTF-16le'")
    fresh.execute("PRAGMA application_id = 1449751666")
    fresh.execute("PRAGMA user_version = 1")
    fresh.executescript(script)
    fresh.close()


HOT_JOURNAL = (b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + struct.pack(">IIIII", 1, 7, 9, 512, 4096)).ljust(512, b"\0") + \
    struct.pack(">I", 1) + b"\xff" * 4096 + struct.pack(">I", 0)
WAL = struct.pack(">IIIIIIII", 0x377F0682, 3007000, 4096, 0, 1, 2, 0, 0) + b"\xaa" * (24 + 4096)

HARM = {
    "trigger on every table": sql(for_each('CREATE TRIGGER "x_{t}" AFTER INSERT ON "{t}" BEGIN DELETE FROM step_code; END')),
    "trigger before reading runs": sql("CREATE TRIGGER x AFTER UPDATE ON runs BEGIN DELETE FROM contents; END"),
    "own trigger with another body": sql(
        "CREATE TRIGGER steps_no_update BEFORE UPDATE ON steps BEGIN DELETE FROM step_code; END"),
    "view in place of a table": sql("ALTER TABLE steps RENAME TO steps2", "CREATE VIEW steps AS SELECT * FROM steps2"),
    "view without an end": sql("ALTER TABLE steps RENAME TO steps2",
                               f"CREATE VIEW steps AS SELECT s.* FROM steps2 s, ({LOOP})"),
    "view of its own": sql(f"CREATE VIEW endless AS {LOOP}"),
    "view over itself": sql("CREATE VIEW a AS SELECT 1", "UPDATE sqlite_master SET sql = 'CREATE VIEW a AS SELECT * FROM a' "
                            "WHERE name = 'a'"),
    "virtual table": sql("CREATE VIRTUAL TABLE x USING fts5(a)"),
    "virtual table in place of one": sql("DROP TABLE words", "CREATE VIRTUAL TABLE words USING fts5(word)"),
    "shadow table altered": sql("CREATE VIRTUAL TABLE x USING fts5(a)", "INSERT INTO x VALUES ('a')",
                                "UPDATE x_data SET block = zeroblob(9)"),
    "unknown module": sql("INSERT INTO sqlite_master VALUES ('table', 'x', 'x', 0, 'CREATE VIRTUAL TABLE x USING nomodule(a)')"),
    "generated column": sql("ALTER TABLE runs ADD COLUMN g TEXT AS (hex(zeroblob(100000000))) VIRTUAL"),
    "generated column of a table": replaced(") STRICT", ", g INTEGER AS (abs(-9223372036854775807 - 1)) VIRTUAL) STRICT"),
    "check with a function": replaced(") STRICT", ", CHECK (length(hex(randomblob(100000000))) > 0)) STRICT"),
    "default with a function": replaced("kind TEXT NOT NULL", "kind TEXT NOT NULL DEFAULT (load_extension(''x''))"),
    "index on an expression": sql("CREATE INDEX x ON steps (length(hex(zeroblob(10))) , run)"),
    "partial index that lies": sql("CREATE INDEX x ON steps (run) WHERE run > 0",
                                   "UPDATE sqlite_master SET sql = 'CREATE INDEX x ON steps (run) WHERE run < 0' WHERE name = 'x'"),
    "collation that nobody has": sql("CREATE INDEX x ON runs (model)",
                                     "UPDATE sqlite_master SET sql = 'CREATE INDEX x ON runs (model COLLATE nowhere)' WHERE name = 'x'"),
    "index of another table": sql("UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM sqlite_master WHERE name = 'runs') "
                                  "WHERE name = 'steps_run'"),
    "two tables on one page": sql("UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM sqlite_master WHERE name = 'runs') "
                                  "WHERE name = 'steps'"),
    "schema that is huge": sql(lambda database: [f"CREATE TABLE z{n} (a)" for n in range(2000)]),
    "definition that is huge": sql("CREATE TABLE z (" + ", ".join(f"c{n}" for n in range(1900)) + ")"),
    "definition that is no SQL": sql("UPDATE sqlite_master SET sql = 'nonsense' WHERE name = 'steps'"),
    "text in every column": wrong_types("'\x1b[2Jx'"),
    "bytes in every column": wrong_types("x'ff00ff'"),
    "nothing in every column": wrong_types("NULL"),
    "numbers without end in every column": wrong_types("9e999"),
    "least number in every column": wrong_types("-9223372036854775808"),
    "call ids of bytes in joined runs": joined("x'00ff1b'"),
    "call ids without end in joined runs": joined("9e999"),
    "huge call ids in joined runs": joined("CAST(zeroblob(30000000) AS TEXT)"),
    "text in free pages": sql("PRAGMA secure_delete = OFF", "CREATE TABLE x (a)",
                              "INSERT INTO x VALUES (printf('%.*c', 100000, 'x') || 'hidden text')", "DROP TABLE x"),
    "claims of a gigabyte": sql("UPDATE contents SET size = 1073741824", "UPDATE blocks SET size = 1073741824"),
    "claims of less than nothing": sql("UPDATE contents SET size = -1", "UPDATE blocks SET size = -1"),
    "contents that name themselves": sql("UPDATE contents SET form = 3, bytes = CAST(id AS BLOB)"),
    "largest row of a sequence": sql("UPDATE sqlite_sequence SET seq = 9223372036854775807"),
    "text as a sequence": sql("UPDATE sqlite_sequence SET seq = 'x'"),
    "prompts in a circle": sql("INSERT INTO prompts VALUES (1000001, 1000002, 'x', 1), (1000002, 1000001, 'x', 1)"),
    "entries from the end": sql("UPDATE entries SET seq = -seq"),
    "head that is elsewhere": sql("UPDATE head SET seq = 9223372036854775807"),
    "another application": sql("PRAGMA application_id = 7"),
    "newer version": sql("PRAGMA user_version = 999999"),
    "negative version": sql("PRAGMA user_version = -1"),
    "needs a newer program": sql("UPDATE compatibility SET readable_from = 999999"),
    "free pages that are used": written(32, struct.pack(">II", 2, 400)),
    "page of zeros": written(4096 * 3, b"\0" * 4096),
    "pages of chance": written(4096 * 2, bytes(range(256)) * 64),
    "root page of chance": written(100, b"\x05" + b"\xff" * 300),
    "page size of one": written(16, b"\0\x01"),
    "page size of zero": written(16, b"\0\0"),
    "cut in the middle": cut(0.5),
    "cut at the first page": cut(0.001),
    "only a header": whole(b"SQLite format 3\0"),
    "empty": whole(b""),
    "no database": whole(b"\x1b]0;title\x07" * 1000),
    "log of changes beside it": beside("-wal", WAL),
    "journal beside it": beside("-journal", HOT_JOURNAL),
    "UTF-16": other_encoding,
    "folder": instead(lambda path: path.mkdir()),
    "pipe": instead(os.mkfifo),
    "socket": instead(listening),
    "link to itself": instead(link_to_itself),
    "link to nothing": instead(lambda path: os.symlink("/nowhere/at/all", path)),
    "device without an end": instead(lambda path: os.symlink("/dev/zero", path)),
}
# No change of what is recorded: SQLite drops a log and a journal that do not fit; versions are said beside the result; rows
# of prompts to which no step leads, and numbers for later rows, are in no entry. The content of free pages is no part of what
# is recorded: no command shows them, `repair` and `redact` leave none behind.
HARMLESS = {"log of changes beside it", "journal beside it", "largest row of a sequence", "text as a sequence", "newer version",
            "negative version", "needs a newer program", "prompts in a circle", "text in free pages"}
# With --in-place or --yes these would change what they are given.
COMMANDS = [["list"], ["show"], ["stats"], ["export"], ["search", "code contains x"], ["sql", "SELECT * FROM runs"],
            ["prove", "--step", "1"], ["redact", "--containing", "nowhere", "--into", "{new}"],
            ["prune", "--older-than", "1d", "--preview"]]
CHOSEN = [name for name in os.environ.get("VITRINE_TRAILS", "").split(",") if name]


def ran(arguments, folder):
    """Ends of its own accord, with a status of commands and no raw escapes in what it prints."""
    try:
        done = subprocess.run([PROGRAM, *arguments], stdin=subprocess.DEVNULL, capture_output=True, check=False, timeout=LIMIT,
                              cwd=folder, env=os.environ | {"HOME": str(folder)})
    except subprocess.TimeoutExpired:
        return None, f"no end of {arguments}"
    output = done.stdout + done.stderr
    if done.returncode not in (0, 1, 2):
        return None, f"{done.returncode} of {arguments}: {output[-300:]}"
    if b"\x1b" in output:
        return None, f"escapes printed by {arguments}"
    if done.returncode != 0 and not output.strip():
        return None, f"no message of {arguments}"
    return done.returncode, output


def code_in(path):
    """The recorded code, as bytes in the file; nothing for what is no plain file."""
    return stat.S_ISREG(os.lstat(path).st_mode) and CODE in path.read_bytes()


CODE = b"x = 2 + 3"


def faults_of(name, sample, folder):
    folder.mkdir()
    path = folder / "a.vitrine"
    shutil.copyfile(sample, path)
    try:
        HARM[name](path)
    except (sqlite3.Error, OSError) as error:
        return [f"{name}: could not be made: {error}"]
    had_code = code_in(path)
    faults = []
    status, text = ran(["trail", "verify", str(path)], folder)
    if status is None or (status == 0 and name not in HARMLESS):
        faults.append(text if status is None else "verify calls it unchanged")
    turn = 2 * list(HARM).index(name)
    others = COMMANDS if CHOSEN else [COMMANDS[(turn + step) % len(COMMANDS)] for step in range(2)]
    for number, command in enumerate([["repair", "--into", "{new}"], *others]):
        given = [part.format(new=folder / f"new{number}.vitrine") for part in command[1:]]
        status, text = ran(["trail", command[0], str(path), *given], folder)
        faults += [text] if status is None else []
    status, text = ran(["grab", str(folder / "window.png"), str(path)], folder)
    faults += [text] if status is None else []
    log = folder / "log.json"  # another one than the first, which would not be imported again
    log.write_text(json.dumps(LOG).replace("Add.", "Add again."), encoding="utf-8")
    status, text = ran(["import", str(log), "--trail", str(path)], folder)
    faults += [text] if status is None else []
    if had_code and not code_in(path):
        faults.append("the recorded code is gone")
    return [f"{name}: {fault}" for fault in faults]


class HostileTrails(unittest.TestCase):
    def test_every_command_lasts(self):
        wanted = list(HARM) if CHOSEN in ([], ["all"]) else CHOSEN
        with tempfile.TemporaryDirectory() as top:
            folder = Path(top)
            log = folder / "log.json"
            log.write_text(json.dumps(LOG), encoding="utf-8")
            sample = folder / "sample.vitrine"
            status, text = ran(["import", str(log), "--trail", str(sample)], folder)
            self.assertEqual(status, 0, text)
            database = sqlite3.connect(sample)
            database.execute("PRAGMA journal_mode = DELETE")
            database.close()
            self.assertIn(CODE, sample.read_bytes())
            with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
                found = list(pool.map(lambda one: faults_of(one[1], sample, folder / str(one[0])), enumerate(wanted)))
            self.assertFalse(any(found), "\n".join(fault for faults in found for fault in faults))

    def test_a_full_disk_is_no_obstacle_to_reading(self):
        with tempfile.TemporaryDirectory() as top:
            folder = Path(top)
            log, file = folder / "log.json", folder / "a.vitrine"
            log.write_text(json.dumps(LOG), encoding="utf-8")
            self.assertEqual(ran(["import", str(log), "--trail", str(file)], folder)[0], 0)
            # A process that may write no file, as on a full disk. The signal for that stays ignored.
            ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            self.addCleanup(signal.signal, signal.SIGXFSZ, ignored)
            for command in ("list", "verify", "export"):
                done = subprocess.run([PROGRAM, "trail", command, str(file)], stdin=subprocess.DEVNULL, capture_output=True, check=False,
                                      restore_signals=False, env=os.environ | {"HOME": str(folder)},
                                      preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)))
                self.assertEqual(done.returncode, 0, done.stderr)

    def test_a_repaired_trail_has_nothing_of_the_free_pages(self):
        with tempfile.TemporaryDirectory() as top:
            folder = Path(top)
            log = folder / "log.json"
            log.write_text(json.dumps(LOG), encoding="utf-8")
            file, repaired = folder / "a.vitrine", folder / "b.vitrine"
            self.assertEqual(ran(["import", str(log), "--trail", str(file)], folder)[0], 0)
            HARM["text in free pages"](file)
            self.assertIn(b"hidden text", file.read_bytes())
            self.assertEqual(ran(["trail", "repair", str(file), "--into", str(repaired)], folder)[0], 0)
            self.assertNotIn(b"hidden text", repaired.read_bytes())


if __name__ == "__main__":
    unittest.main()
