// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/importer.h"

#include <QDialog>

namespace vitrine {

/// What an import read and what it left out, in sentences, with the place of each record. Shows as many skipped
/// records as one can read; says how many more there are.
class ImportReportDialog final : public QDialog {
    Q_OBJECT

public:
    explicit ImportReportDialog(const ImportReport &report, QWidget *parent = nullptr);
};

} // namespace vitrine
