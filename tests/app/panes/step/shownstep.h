// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/plaintextview.h"
#include "app/kit/theme/applicationpalette.h"
#include "app/panes/step/steppane.h"
#include "app/panes/step/stepstrip.h"
#include "tests/app/panes/step/steps.h"

#include <QRegularExpression>
#include <QTest>

#include <memory>

namespace vitrine::testing {

/// A step pane on the screen, and what its tests do to it.
class ShownStep {
protected:
    void makePane()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
        applyPalette(PaletteChoice::Light);
        m_pane = std::make_unique<StepPane>();
        m_pane->resize(700, 600);
        m_pane->show();
        QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
    }
    void showStep(const StepRecord &record, StepId id = 1)
    {
        m_pane->setStep(summaryOf(id, record), std::make_shared<StepRecord>(record));
    }
    void setExecution(const Execution &execution)
    {
        m_pane->setExecutions(std::make_shared<std::vector<Execution>>(1, execution));
    }
    StepStrip *strip() const { return m_pane->findChild<StepStrip *>(); }
    PlainTextView *view(const QString &name) const { return m_pane->findChild<PlainTextView *>(name); }

    std::unique_ptr<StepPane> m_pane;
};

} // namespace vitrine::testing
