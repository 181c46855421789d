// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/meaning.h"

#include <QString>

#include <functional>

namespace vitrine {

/// What a strip says, and what can be done about it. Plain text.
struct Message {
    Meaning meaning = Meaning::Info;
    QString headline;
    QString text;
    QString actionText; ///< of the button that is offered; empty for none
    std::function<void()> action;
    QString secondText = {}; ///< of another button
    std::function<void()> second = {};

    bool operator==(const Message &other) const { return headline == other.headline && text == other.text; }
};

} // namespace vitrine
