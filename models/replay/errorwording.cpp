// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/errorwording.h"

#include <re2/re2.h>

#include <array>

namespace vitrine {

namespace {

/// One wording that some versions use, and what it becomes. `mark` is a literal part of it: texts without it, which
/// are nearly all, are not searched with the pattern.
struct Wording {
    std::string_view mark;
    const char *pattern;
    const char *common; ///< as RE2 rewrites: \1 is the first group
};

// Facts of CPython 3.11, 3.13 and 3.14 (tests/data/errorwording.json). A row may drop what one version leaves out,
// never what all of them have.
constexpr std::array wordings {
    Wording {
        "division", R"(((float|complex) (floor )?division|integer division or modulo) by zero)", "division by zero" },
    Wording { "modulo", R"(integer modulo by zero|float modulo by zero|float modulo\b)", "division by zero" },
    Wording { "divmod()", R"(float divmod\(\))", "division by zero" },
    Wording { "to a negative power", R"(0\.0 cannot be raised to a negative power)", "zero to a negative power" },
    Wording { "expected a ",
        R"(expected a ((nonnegative|positive|finite) input|noninteger or positive integer)(, got [-+.\w]*\w)?)",
        "math domain error" },
    Wording { "expected a number", R"(expected a number (in range from -1 up to 1|between -1 and 1), got [-+.\w]*\w)",
        "math domain error" },
    Wording { "expected argument value", R"(expected argument value (> -1|not less than 1), got [-+.\w]*\w)",
        "math domain error" },
    Wording { " is not in list",
        R"(('[^'\n]*'|"[^"\n]*"|[-+.\w]+|\([^()\n]*\)|\[[^\[\]\n]*\]|\{[^{}\n]*\}) is not in list)",
        "list.index(x): x not in list" },
    Wording { "too many values to unpack", R"((too many values to unpack \(expected \d+), got \d+\))", R"(\1))" },
    Wording { "(unhashable type",
        R"(cannot use '[^'\n]*' as a (?:dict key|set element) \((unhashable type: '[^'\n]*')\))", R"(\1)" },
    Wording { " or iterable", R"((argument of type '[^'\n]*' is not) a container or iterable)", R"(\1 iterable)" },
    Wording {
        "arg is an empty sequence", R"((max|min)\(\) arg is an empty sequence)", R"(\1() iterable argument is empty)" },
    Wording { "dictionary update sequence", R"(cannot convert dictionary update sequence element #\d+ to a sequence)",
        "object is not iterable" },
    Wording {
        "and no __dict__", R"((has no attribute '[^'\n]*') and no __dict__ for setting new attributes)", R"(\1)" },
    Wording { "Did you mean", R"((unexpected keyword argument '[^'\n]*')\. Did you mean '[^'\n]*'\?)", R"(\1)" },
    Wording { "invalid keyword argument", R"('(\w+)' is an invalid keyword argument for (\w+)\(\))",
        R"(\2() got an unexpected keyword argument '\1')" },
    Wording { "context manager protocol",
        R"('(?:[\w<>]+\.)*(\w+)' (object does not support the (?:asynchronous )?context manager protocol)(?: \(missed __\w+__ method\))?)",
        R"('\1' \2)" },
    Wording { "abstract method", R"(with(?:out an implementation for)? abstract method '?(\w+)'?)",
        R"(with abstract method \1)" },
    Wording { "abstract methods", R"(without an implementation for abstract methods '(\w+)', '(\w+)')",
        R"(with abstract methods \1, \2)" },
    Wording { "abstract methods", R"((with abstract methods \w+, \w+), '(\w+)')", R"(\1, \2)" },
    Wording { "must be in ", R"(((?:month|hour|minute|second|microsecond) must be in [\d.]*\d), not -?\d+)", R"(\1)" },
    Wording { "must be in range", R"(day -?\d+ must be in range 1\.\.\d+ for month \d+ in year \d+)",
        "day is out of range for month" },
    Wording { "year must be in", R"(year must be in 1\.\.9999, not (-?\d+))", R"(year \1 is out of range)" },
    Wording { "empty range ", R"(empty range (?:for|in) rand(?:int|range)(?:\(\) )?\(-?\d+, -?\d+(?:, -?\d+)?\))",
        "empty range for randrange()" },
    Wording { "not JSON compliant", R"((Out of range float values are not JSON compliant): [-\w]+)", R"(\1)" },
    Wording { "PatternError", R"(\bPatternError\b)", "error" },
    Wording { " given)",
        R"((\w+)\(\) takes (?:exactly )?((?:at least |at most )?\d+) (?:positional )?arguments? \((\d+) given\))",
        R"(\1 expected \2 arguments, got \3)" },
    Wording { " argument, got ", R"((\w+ expected (?:at least |at most )?\d+) argument, got)", R"(\1 arguments, got)" },
    Wording { "malformed node or string", R"((malformed node or string(?: on line \d+)?): [^\n]*)", R"(\1)" },
    Wording { "non-default argument", "non-default argument follows default argument",
        "parameter without a default follows parameter with a default" },
    Wording { "non-default argument", R"((non-default argument '\w+' follows default argument) '\w+')", R"(\1)" },
    Wording { "f-string: ", R"(f-string: (invalid syntax))", R"(\1)" },
    Wording {
        "f-string: ", R"(f-string: empty expression not allowed)", "f-string: valid expression required before '}'" },
    Wording { "Expected one or more names", R"(Expected one or more names after 'import')", "invalid syntax" },
    Wording { "method resolution\n", R"(Cannot create a consistent method resolution\norder)",
        "Cannot create a consistent method resolution order" },
    Wording { "__fspath__",
        R"(argument should be a str or an os\.PathLike object where __fspath__ returns a str, not '(\w+)')",
        R"(expected str, bytes or os.PathLike object, not \1)" },
    Wording { "must be an instance or", R"(super\(type, obj\): obj must be an instance or subtype of type)",
        "super(type, obj): obj is not an instance or subtype of type" },
    Wording { "(instance of ",
        R"(super\(type, obj\): obj \(instance of \w+\) is not an instance or subtype of type \(\w+\)\.)",
        "super(type, obj): obj is not an instance or subtype of type" },
};

re2::RE2::Options options()
{
    re2::RE2::Options options;
    options.set_log_errors(false);
    options.set_encoding(re2::RE2::Options::EncodingLatin1); // texts of logs may be any bytes
    return options;
}

} // namespace

std::string withCommonErrorWording(std::string_view text)
{
    std::string common(text);
    for (const Wording &wording : wordings) {
        if (common.contains(wording.mark))
            re2::RE2::GlobalReplace(&common, re2::RE2(wording.pattern, options()), wording.common);
    }
    return common;
}

} // namespace vitrine
