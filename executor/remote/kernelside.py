# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""What a kernel gets before anything else: values without pickle, tools that ask the host, the final answer, and a look
at the session after each step. Whatever it tells is the sandbox's word: code there can replace all of this."""

import base64
import collections
import dataclasses
import datetime
import decimal
import json
import math
import pathlib
import reprlib
import sys
import types

ASKING = "vitrine-tool "  # what the prompt of an input begins with that is the call of a tool
PIECE = 1 << 20  # characters of one message of what is printed


class FinalAnswerException(BaseException):
    """Carries the final answer out. The other side looks for its name."""


class ToolError(RuntimeError):
    """A tool did not answer."""


class Shown:
    """A text that is its own repr."""

    def __init__(self, text):
        self.text = text

    def __repr__(self):
        return self.text


def encode(value):
    """What JSON can hold, with markers for the rest."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, list):
        return [encode(item) for item in value]
    if isinstance(value, dict):
        if all(isinstance(key, str) and key != "__type__" for key in value):
            return {key: encode(item) for key, item in value.items()}
        pairs = [[encode(key), encode(item)] for key, item in value.items()]
        return {"__type__": "dict_with_complex_keys", "data": pairs}
    for kind in (tuple, set, frozenset):
        if isinstance(value, kind):
            return {"__type__": kind.__name__, "data": [encode(item) for item in value]}
    return encode_rare(value)


def encode_rare(value):
    if isinstance(value, bytes):
        return {"__type__": "bytes", "data": base64.b64encode(value).decode()}
    if isinstance(value, complex):
        return {"__type__": "complex", "real": value.real, "imag": value.imag}
    for kind in (datetime.datetime, datetime.date, datetime.time):
        if isinstance(value, kind):
            return {"__type__": kind.__name__, "data": value.isoformat()}
    if isinstance(value, datetime.timedelta):
        return {"__type__": "timedelta", "total_seconds": value.total_seconds()}
    if isinstance(value, decimal.Decimal):
        return {"__type__": "Decimal", "data": str(value)}
    if isinstance(value, pathlib.PurePath):
        return {"__type__": "Path", "data": str(value)}
    return encode_foreign(value)


def encode_foreign(value):
    numpy = sys.modules.get("numpy")
    if numpy is not None and isinstance(value, numpy.ndarray):
        return {"__type__": "ndarray", "data": encode(value.tolist()), "dtype": str(value.dtype)}
    if numpy is not None and isinstance(value, numpy.generic):
        return encode(value.item())
    image = sys.modules.get("PIL.Image")
    if image is not None and isinstance(value, image.Image):
        import io

        out = io.BytesIO()
        value.save(out, format="PNG")
        return {"__type__": "PIL.Image", "data": base64.b64encode(out.getvalue()).decode()}
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = {field.name: encode(getattr(value, field.name)) for field in dataclasses.fields(value)}
        kind = type(value)
        return {"__type__": "dataclass", "class_name": kind.__name__, "module": kind.__module__, "data": fields}
    raise TypeError(f"Cannot safely serialize object of type {type(value).__name__}")


def decode(value):
    """The inverse of encode. Values that need a missing library remain markers."""
    if isinstance(value, list):
        return [decode(item) for item in value]
    if not isinstance(value, dict):
        return value
    reader = READERS.get(value.get("__type__"))
    if reader is not None:
        return reader(value)
    return {key: decode(item) for key, item in value.items()}


def decode_array(value):
    try:
        import numpy
    except ImportError:
        return decode(value["data"])
    return numpy.array(decode(value["data"]), dtype=value["dtype"])


def decode_image(value):
    try:
        import io

        import PIL.Image
    except ImportError:
        return value
    return PIL.Image.open(io.BytesIO(base64.b64decode(value["data"])))


def decode_record(value):
    fields = {key: decode(item) for key, item in value["data"].items()}
    return {"__dataclass__": value["class_name"], "__module__": value["module"], **fields}


READERS = {
    "dict_with_complex_keys": lambda value: {decode(key): decode(item) for key, item in value["data"]},
    "tuple": lambda value: tuple(decode(value["data"])),
    "set": lambda value: set(decode(value["data"])),
    "frozenset": lambda value: frozenset(decode(value["data"])),
    "bytes": lambda value: base64.b64decode(value["data"]),
    "complex": lambda value: complex(value["real"], value["imag"]),
    "datetime": lambda value: datetime.datetime.fromisoformat(value["data"]),
    "date": lambda value: datetime.date.fromisoformat(value["data"]),
    "time": lambda value: datetime.time.fromisoformat(value["data"]),
    "timedelta": lambda value: datetime.timedelta(seconds=value["total_seconds"]),
    "Decimal": lambda value: decimal.Decimal(value["data"]),
    "Path": lambda value: pathlib.Path(value["data"]),
    "ndarray": decode_array,
    "PIL.Image": decode_image,
    "dataclass": decode_record,
}


def plain_json(value):
    """JSON of a value; of what JSON cannot hold, its repr."""
    try:
        return json.dumps(value, allow_nan=False)
    except (TypeError, ValueError, RecursionError):
        return json.dumps(repr(value))


def arguments_json(positional, named):
    if not named:
        return plain_json(list(positional))
    if not positional:
        return plain_json(named)
    return json.dumps({"args": json.loads(plain_json(list(positional))), "kwargs": json.loads(plain_json(named))})


def agree(recorded, called):
    """The same arguments may be given by place or by name."""
    if recorded == called:
        return True
    return isinstance(recorded, dict) and isinstance(called, list) and list(recorded.values()) == called


class Cassette:
    """The recorded answers of one tool: by its arguments, else in their order."""

    def __init__(self, calls):
        self.calls = [(json.loads(arguments), result) for arguments, result in calls]

    def next(self, arguments):
        found = next((i for i, call in enumerate(self.calls) if agree(call[0], arguments)), 0)
        return self.calls.pop(found)[1] if self.calls else None


class Printing:
    """Sends what a step prints in pieces, and no more of it than the host keeps: the beginning at once, the end when the
    step ends. A kernel alone would gather gigabytes into one message."""

    def __init__(self, most, streams):
        self.most = most
        self.writes = {stream: stream.write for stream in streams}
        for stream in streams:
            stream.write = lambda text, stream=stream: self.write(stream, text)
        self.begin()

    def begin(self, *_):
        self.room = self.most
        self.sent = 0
        self.held = collections.deque()
        self.holding = 0

    def write(self, stream, text):
        if not isinstance(text, str):
            return self.writes[stream](text)
        now = text[: self.room]
        self.room -= len(now)
        self.send(stream, now)
        if len(now) < len(text):
            self.hold(stream, text[max(len(now), len(text) - self.most - 1) :])
        return len(text)

    def send(self, stream, text):
        for start in range(0, len(text), PIECE):
            piece = text[start : start + PIECE]
            self.writes[stream](piece)
            self.sent += len(piece)
            if self.sent >= PIECE:
                self.sent = 0
                stream.flush()

    def hold(self, stream, text):
        self.held.append((stream, text))
        self.holding += len(text)
        while self.holding - len(self.held[0][1]) > self.most:
            self.holding -= len(self.held.popleft()[1])

    def end(self, *_):
        last = None
        for stream, text in self.held:
            if last not in (None, stream):
                last.flush()  # each stream would send when it likes
            self.send(stream, text)
            last = stream
        self.begin()


class Session:
    """The state of one kernel's session."""

    def __init__(self, shell, most_printed, tools, identities, variables, answers):
        self.shell = shell
        self.printing = Printing(most_printed, (sys.stdout, sys.stderr))
        shell.events.register("pre_run_cell", self.printing.begin)
        shell.events.register("post_run_cell", self.printing.end)
        self.known = {}
        self.answer = None
        self.calls = []
        self.own = {name: self.asking(name) for name in tools}
        self.own |= {name: self.answering(name, double) for name, double in answers.items()}
        self.own |= {name: self.giving_back(name) for name in identities}
        shell.user_ns.update(decode(variables))
        self.put_tools_back()

    def put_tools_back(self):
        self.shell.user_ns.update(self.own)

    def asking(self, name):
        def call(*positional, **named):
            question = json.dumps({"tool": name, "arguments": arguments_json(positional, named)})
            answer = json.loads(self.shell.kernel.raw_input(ASKING + question))
            if "error" in answer:
                raise ToolError(answer["error"])
            return json.loads(answer["result"])

        call.__name__ = call.__qualname__ = name
        return call

    def answering(self, name, double):
        """A tool whose answers were sent along, because the host cannot be asked."""
        source = next(iter(double))
        cassette = Cassette(double.get("recorded", []))
        namespace = {}

        def answer(positional, named, arguments):
            if source == "python":
                if name not in namespace:
                    exec(compile(double["python"], f"<{name}>", "exec"), namespace)
                return plain_json(namespace[name](*positional, **named))
            return double["constant"] if source == "constant" else cassette.next(json.loads(arguments))

        def call(*positional, **named):
            arguments = arguments_json(positional, named)
            record = {"seq": len(self.calls) + 1, "name": name, "arguments": json.loads(arguments), "source": source}
            self.calls.append(record)
            try:
                result = answer(positional, named, arguments)
            except Exception as fault:
                record["error"] = str(fault)
                raise
            if result is None:
                record["source"] = "missing"
                record["error"] = f"tool '{name}' has no recorded result"
                raise ToolError(record["error"])
            record["result"] = json.loads(result)
            return json.loads(result)

        call.__name__ = call.__qualname__ = name
        return call

    def giving_back(self, name):
        def call(answer):
            return answer

        def final_answer(answer):
            self.answer = answer
            try:
                text = "safe:" + json.dumps(encode(answer))
            except (TypeError, RecursionError):
                text = "safe:" + json.dumps(str(answer))
            raise FinalAnswerException(text)

        function = final_answer if name == "final_answer" else call
        function.__name__ = function.__qualname__ = name
        return function

    def look(self, most, is_final):
        """The current session as the host reads it: the last value and all variables."""
        self.put_tools_back()
        output = self.answer if is_final else self.shell.user_ns.get("_oh", {}).get(self.shell.execution_count - 1)
        self.answer = None
        told = {"status": "ok", "output": self.output(output, most), "variables": self.variables()}
        told["tool_calls"] = self.calls
        self.calls = []
        return Shown(json.dumps(told))

    def output(self, value, most):
        text = repr(value)
        told = {"repr": text[:most], "type": type(value).__name__, "cut": len(text) > most, "text": str(value)[:most]}
        try:
            told["json"] = json.loads(json.dumps(value, allow_nan=False))
        except (TypeError, ValueError, RecursionError):
            pass
        return told

    def variables(self):
        short = reprlib.Repr(maxlevel=4, maxtuple=40, maxlist=40, maxdict=40, maxset=40, maxstring=200, maxother=200, maxlong=200)
        hidden = self.shell.user_ns_hidden
        now = {}
        for name, value in list(self.shell.user_ns.items()):
            if not name.startswith("_") and name not in self.own and name not in hidden:
                text = f"module {value.__name__}" if isinstance(value, types.ModuleType) else short.repr(value)
                now[name] = (id(value), text[:200], sys.getsizeof(value, 0), type(value).__name__, self.shape(value))
        told = [self.variable(name, what) for name, what in sorted(now.items())]
        told += [self.gone(name, what) for name, what in sorted(self.known.items()) if name not in now]
        self.known = now
        return told

    def variable(self, name, what):
        _, text, size, kind, shape = what
        change = "added" if name not in self.known else "same" if self.known[name] == what else "changed"
        told = {"name": name, "type": kind, "repr": text, "size": max(size, 0), "change": change}
        if shape is not None:
            told["shape"] = shape
        return told

    @staticmethod
    def gone(name, what):
        return {"name": name, "type": what[3], "repr": what[1], "size": 0, "change": "removed"}

    @staticmethod
    def shape(value):
        shape = getattr(value, "shape", None)
        plain = type(shape) is tuple and all(type(side) is int and side >= 0 for side in shape)
        return list(shape) if plain else None
