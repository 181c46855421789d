// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "models/trail/record/records.h"

#include <QFuture>
#include <QString>

class QThreadPool;

namespace vitrine {

/// Writes a note or a mark to a trail, in a pool. It replaces earlier notes on the same object: the trail keeps both,
/// lists show the latest.
QFuture<Result<void>> writeNote(QThreadPool *pool, const QString &trail, NoteRecord note);

} // namespace vitrine
