// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/importer.h"

#include <QDialog>

namespace vitrine {

/// Sentences about an import: what was read and what was skipped, with the position of each record. Lists a readable
/// number of skipped records, and counts the others.
class ImportReportDialog final : public QDialog {
    Q_OBJECT

public:
    explicit ImportReportDialog(const ImportReport &report, QWidget *parent = nullptr);
};

} // namespace vitrine
