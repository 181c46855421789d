// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/meaning.h"

#include <QString>

#include <functional>

namespace vitrine {

/// The text of a message strip and the actions it offers. Plain text.
struct Message {
    Meaning meaning = Meaning::Info;
    QString headline;
    QString text;
    QString actionText; ///< text of the button; empty for none
    std::function<void()> action;
    QString secondText = {}; ///< text of a second button
    std::function<void()> second = {};

    bool operator==(const Message &other) const { return headline == other.headline && text == other.text; }
};

} // namespace vitrine
