// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/codetagsoption.h"

namespace vitrine {

void CodeTagsOption::declare(CLI::App &parser)
{
    parser
        .add_option("--code-tags", m_tags, tr("Opening and closing code tags, if not <code> and </code>").toStdString())
        ->type_name("OPEN CLOSE");
}

CodeTags CodeTagsOption::tags() const
{
    return m_tags.first.empty() ? CodeTags {} : CodeTags { m_tags.first, m_tags.second };
}

} // namespace vitrine
