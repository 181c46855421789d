// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/logreader.h"

namespace vitrine {

/// Sessions of goose: as its store has them and `goose session export` writes them, one message per line as in its
/// first versions, and as `goose run --output-format json` and `stream-json` print them.
class Goose final : public LogReader {
public:
    static constexpr std::string_view name = "goose";
    static bool isRecognized(const Sniff &sniff);
    void read(FileWindow &file, const Sniff &sniff, ImportContext &context) override;
};

} // namespace vitrine
