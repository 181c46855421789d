// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/theme/elidedlabel.h"

namespace vitrine {

/// Muted plain text: context, counts, the reason why something is absent. Uses the muted color of Theme on any
/// background role and with every palette. GUI thread only.
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
