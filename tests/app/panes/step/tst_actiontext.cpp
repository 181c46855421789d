// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/actiontext.h"

#include <QTest>

using namespace vitrine;

class TestActionText final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatWasDoneAndWhatCameOfIt()
    {
        StepRecord step;
        RecordedToolCall call;
        call.name = "Write";
        call.arguments = R"({"file_path":"math_utils.py","content":"x = 1\n```\n<b>no</b>"})";
        call.result = "created";
        step.toolCalls.push_back(call);
        const auto text = ActionText::markdown(step);
        QVERIFY(text.contains("Write math_utils.py"));
        QVERIFY(text.contains("created"));
        // The content cannot leave its fence.
        QVERIFY2(text.contains("````\nx = 1\n```\n<b>no</b>\n````"), text.constData());
    }

    void isEmptyWhereNothingWasDone()
    {
        StepRecord step;
        step.thought = "Hm.";
        QVERIFY(ActionText::markdown(step).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestActionText)
#include "tst_actiontext.moc"
