// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/codeblobs.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>

#include <string>
#include <utility>

namespace vitrine {

/// `--code-tags`: the tags that the models of a log put around their code.
class CodeTagsOption final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::CodeTagsOption)

public:
    void declare(CLI::App &parser);
    CodeTags tags() const;

private:
    std::pair<std::string, std::string> m_tags;
};

} // namespace vitrine
