// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Includes QScintilla for Vitrine's code: its headers need Qt's keyword macros, which Vitrine's targets disable
/// because they break Python's headers.
#define signals Q_SIGNALS // NOLINT
#define slots Q_SLOTS // NOLINT
#include <Qsci/qscicommandset.h>
#include <Qsci/qscilexercustom.h>
#include <Qsci/qsciscintilla.h>
#undef signals
#undef slots
