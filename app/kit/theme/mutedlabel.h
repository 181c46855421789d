// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/theme/elidedlabel.h"

namespace vitrine {

/// Plain text of less weight: contexts, counts, why something is absent. Muted as Theme says it, on whatever background
/// role it stands, and with every palette. GUI thread only.
class MutedLabel final : public ElidedLabel {
    Q_OBJECT

public:
    explicit MutedLabel(const QString &text = {}, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
};

} // namespace vitrine
