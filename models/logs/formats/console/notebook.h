// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/logreader.h"

namespace vitrine {

/// Jupyter notebooks, nbformat 4 (docs/formats.md#notebooks): each notebook is a run, each code cell a step.
class Notebook final : public LogReader {
public:
    static constexpr std::string_view name = "notebook";
    static bool isRecognized(const Sniff &sniff);
    void read(FileWindow &file, const Sniff &sniff, ImportContext &context) override;
};

} // namespace vitrine
