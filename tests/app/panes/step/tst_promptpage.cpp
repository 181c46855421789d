// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/plaintextview.h"
#include "app/kit/text/textsurface.h"
#include "app/panes/step/differenceview.h"
#include "app/panes/step/promptpage.h"

#include <QTest>
#include <QToolButton>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

const std::vector<PromptMessage> first { { "system", "be good" }, { "user", "add one and one" } };
const std::vector<PromptMessage> second { { "system", "be good" }, { "user", "add one and one" },
    { "assistant", "1 + 1" }, { "tool-response", "2" } };

} // namespace

/// What the model saw, and what is new in it.
class TestPromptPage final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s)); }

    void whatBothBeginWithIsOneSection()
    {
        const auto sections = DifferenceDocument::betweenPrompts(first, second);
        QCOMPARE(sections.size(), 3U);
        QCOMPARE(sections[0].state, DifferenceSection::State::Same);
        QVERIFY(sections[0].rows.empty());
        QCOMPARE(sections[1].title, u"Message 3, assistant"_s);
        QCOMPARE(sections[1].state, DifferenceSection::State::Differs);
        QCOMPARE(sections[1].leftNote, u"not present yet"_s);
        QCOMPARE(sections[2].rows.front().right, u"2"_s);
    }

    void changedAndGoneMessagesAreReported()
    {
        auto changed = first;
        changed[0].text = "be bad";
        const auto sections = DifferenceDocument::betweenPrompts(second, changed);
        QCOMPARE(sections.size(), 4U);
        QCOMPARE(sections[0].state, DifferenceSection::State::Differs);
        QCOMPARE(sections[1].state, DifferenceSection::State::Same);
        QCOMPARE(sections[3].rightNote, u"no longer present"_s);
    }

    void growthIsShownByKeys()
    {
        PromptPage page;
        page.resize(600, 300);
        page.setPrompt(second);
        page.setBefore(3, first);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        auto *growth = page.findChild<QToolButton *>(u"promptGrowth"_s);
        growth->setFocus();
        QTest::keyClick(growth, Qt::Key_Space);
        const auto *difference = page.findChild<DifferenceView *>(u"promptDifference"_s);
        QVERIFY(difference->isVisible());
        QVERIFY(difference->rightSurface()->plainText().contains(u"1 + 1"));
        QVERIFY(!difference->leftSurface()->plainText().contains(u"1 + 1"));
        // It stays for the step that comes next.
        page.setPrompt(first);
        QVERIFY(difference->isVisible());
        page.setBefore(2, second);
        QVERIFY(difference->leftSurface()->plainText().contains(u"1 + 1"));
        page.setPrompt({});
        QVERIFY(!difference->isVisible());
        QVERIFY(!growth->isVisible());
        QCOMPARE(page.findChild<PlainTextView *>(u"promptView"_s)->reasonWhenEmpty(), u"not recorded"_s);
    }
};

QTEST_MAIN(TestPromptPage)
#include "tst_promptpage.moc"
