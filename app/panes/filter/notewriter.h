// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "models/trail/record/records.h"

#include <QFuture>
#include <QString>

class QThreadPool;

namespace vitrine {

/// Puts a note or a mark into a trail, on a pool. It takes the place of the notes on the same thing that are there:
/// the trail keeps both, lists show the newest.
QFuture<Result<void>> writeNote(QThreadPool *pool, const QString &trail, NoteRecord note);

} // namespace vitrine
