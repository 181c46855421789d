# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
words = "the quick brown fox jumps over the lazy dog while agents write code".split()
lines = []
for i in range(30_000):
    word = words[i % len(words)]
    lines.append(f"{i:06d} {word.upper():<8} {word[::-1]} {len(word)}")
text = "\n".join(lines)
(len(text), text.count("GOD"), text.replace("fox", "cat").find("tac"))
