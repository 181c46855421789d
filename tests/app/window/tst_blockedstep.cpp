// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/codeeditor.h"
#include "app/panes/policy/policyeditor.h"
#include "app/panes/policy/policypane.h"
#include "app/panes/policy/whypanel.h"
#include "app/panes/step/steppane.h"
#include "app/panes/step/stepstrip.h"
#include "app/session/project.h"
#include "app/window/policychooser.h"
#include "app/wording/translations.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/profiles.h"
#include "models/items/runmodel.h"
#include "models/items/stepmodel.h"
#include "tests/app/cli/messageslog.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

} // namespace

/// What the window says and offers at a step that the policy denies.
class TestBlockedStep final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void init()
    {
        failOnWarnings();
        forgetAll();
        m_window = std::make_unique<MainWindow>(makeInProcessBackend);
        m_window->resize(1400, 900);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void cleanup() { m_window.reset(); }

    void theStripSaysTheRuleAndWhatWouldHelp()
    {
        openBlocked();
        QVERIFY2(strip()->headline().contains(u"Import of pandas is not allowed"), qPrintable(strip()->headline()));
        QTRY_VERIFY_WITH_TIMEOUT(strip()->detail().startsWith(u"Rule imports.allow."), patienceMs);
        QCOMPARE(button(u"allowBlocked")->text(), u"Allow pandas — 1 step would pass"_s);
        QVERIFY(button(u"allowBlocked")->isDefault());
        QTRY_VERIFY(button(u"allowBlocked")->x() < button(u"whyBlocked")->x());
        QVERIFY(link(u"sameReason") == nullptr); // there is only this one
    }

    void codeDoesNotMoveOnceTheRuleIsKnown()
    {
        const auto location = [this] { return editor()->mapTo(m_window.get(), QPoint()); };
        QVERIFY(openIn(*m_window));
        selectBlocked();
        QTRY_VERIFY(strip()->isVisible());
        QCoreApplication::processEvents();
        const auto first = location();
        QTRY_VERIFY_WITH_TIMEOUT(strip()->detail().startsWith(u"Rule "), patienceMs);
        QCoreApplication::processEvents();
        QCOMPARE(location(), first);
    }

    void allowingChangesTheDraftAndNothingElse()
    {
        openBlocked();
        const auto active = m_window->project()->activePolicy();
        QTRY_COMPARE_WITH_TIMEOUT(button(u"allowBlocked")->text(), u"Allow pandas — 1 step would pass"_s, patienceMs);
        button(u"allowBlocked")->setFocus();
        QTest::keyClick(button(u"allowBlocked"), Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(draft() && draft()->imports.allow != active.imports.allow, patienceMs);
        QVERIFY(std::ranges::contains(draft()->imports.allow, std::string("pandas")));
        QVERIFY(m_window->project()->activePolicy() == active);
        QTRY_VERIFY_WITH_TIMEOUT(button(u"showPolicyDraft") != nullptr, patienceMs);
        QVERIFY(strip()->detail().endsWith(u"The draft allows it."));
        QVERIFY(button(u"allowBlocked") == nullptr);
        button(u"showPolicyDraft")->click();
        const auto *policies = m_window->findChild<PolicyPane *>();
        QTRY_VERIFY(policies->isVisible() && !policies->visibleRegion().isEmpty());
    }

    void whyOpensBesideTheCodeAndEscapeGoesBack()
    {
        openBlocked();
        editor()->setFocus();
        QTest::keyClick(m_window.get(), Qt::Key_F12);
        QTRY_VERIFY_WITH_TIMEOUT(panel()->isVisible(), patienceMs);
        QVERIFY(panel()->isAncestorOf(QApplication::focusWidget()) || panel()->hasFocus());
        QCoreApplication::processEvents();
        QVERIFY(editor()->isVisible());
        const QRect code(editor()->mapTo(m_window.get(), QPoint()), editor()->size());
        const QRect why(panel()->mapTo(m_window.get(), QPoint()), panel()->size());
        QVERIFY(!code.intersects(why));
        QVERIFY(why.left() >= code.right());
        QTRY_COMPARE_WITH_TIMEOUT(label(u"whyHeadline")->text(), u"Denied by policy rule imports.allow"_s, patienceMs);
        QVERIFY(label(u"whyReasons")->text().contains(u"Line 1: Import of pandas is not allowed."));
        QVERIFY(!label(u"whySource")->text().contains(u"draft"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!panel()->isVisible());
        QVERIFY(editor()->hasFocus());
        // From the code, too.
        button(u"whyBlocked")->click();
        QVERIFY(panel()->isVisible());
        editor()->setFocus();
        QTest::keyClick(editor(), Qt::Key_Escape);
        QVERIFY(!panel()->isVisible());
    }

    void whyCutsNothingInASmallWindow()
    {
        m_window->resize(1024, 640);
        openBlocked();
        QTest::keyClick(m_window.get(), Qt::Key_F12);
        QTRY_COMPARE_WITH_TIMEOUT(label(u"whyHeadline")->text(), u"Denied by policy rule imports.allow"_s, patienceMs);
        for (const auto *name : { u"whyHeadline", u"whyReasons", u"whySource" }) {
            const auto *text = label(name);
            QTRY_VERIFY2(text->height() >= text->heightForWidth(text->width()), qPrintable(text->text()));
        }
        auto *changes = m_window->findChild<QTreeWidget *>(u"whyChanges"_s);
        QTest::keyClick(m_window.get(), Qt::Key_Return, Qt::AltModifier);
        QTRY_VERIFY_WITH_TIMEOUT(changes->hasFocus() && changes->currentItem() != nullptr, patienceMs);
        const auto middle = [changes] { return changes->visualItemRect(changes->currentItem()).center(); };
        QTRY_VERIFY(changes->viewport()->visibleRegion().contains(middle()));
    }

    void aChangeIsChosenByKeys()
    {
        openBlocked();
        QTest::keyClick(m_window.get(), Qt::Key_Return, Qt::AltModifier);
        auto *changes = m_window->findChild<QTreeWidget *>(u"whyChanges"_s);
        QTRY_VERIFY_WITH_TIMEOUT(changes->hasFocus() && changes->currentItem() != nullptr, patienceMs);
        QCOMPARE(changes->currentItem()->text(0), u"Allow pandas"_s);
        QTest::keyClick(changes, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(
            draft() && std::ranges::contains(draft()->imports.allow, std::string("pandas")), patienceMs);
    }

    void othersForTheSameReasonAreAFilterAway()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"runs.jsonl"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const std::vector<MessagesStep> without { { "1", "1" }, { "2", "2" } };
        const std::vector<MessagesStep> with { { "1", "1" }, { "import sympy", denial("sympy") } };
        for (const auto &steps : { with, without, with, with })
            file.write(QByteArray::fromStdString(messagesLine(steps)));
        file.close();
        QVERIFY(openIn(*m_window, file.fileName()));
        m_window->findChild<QAction *>(u"inspectLayout"_s)->trigger();
        selectBlocked();
        QTRY_VERIFY_WITH_TIMEOUT(link(u"sameReason") != nullptr, patienceMs);
        QCOMPARE(link(u"sameReason")->text(), u"2 more steps denied for the same reason"_s);
        QCOMPARE(button(u"allowBlocked")->text(), u"Allow sympy — 3 steps would pass"_s);
        link(u"sameReason")->click();
        QTRY_COMPARE_WITH_TIMEOUT(m_window->project()->matchingSteps(), std::optional<quint64>(3), patienceMs);
        QCOMPARE(m_window->project()->runs()->rowCount(), 3);
        QCOMPARE(
            m_window->findChild<QLineEdit *>(u"filterField"_s)->text(), u"status == blocked and import == \"sympy\""_s);
    }

    // The recording is one thing, the active policy another: neither is taken for the other.
    void whatTheActivePolicyAllowsIsNotCalledDenied()
    {
        openBlocked();
        QTRY_VERIFY_WITH_TIMEOUT(strip()->detail().startsWith(u"Rule "), patienceMs);
        auto policy = defaultPolicy();
        policy.name = "with pandas";
        policy.imports.allow.push_back("pandas");
        m_window->findChild<PolicyChooser *>()->addActivated(policy);
        QTRY_COMPARE_WITH_TIMEOUT(
            strip()->detail(), u"It was blocked when it ran; the active policy, with pandas, allows it."_s, patienceMs);
        QVERIFY(button(u"allowBlocked") == nullptr);
        const auto row = m_window->project()->steps()->rowOf(m_window->project()->currentStep());
        QTRY_COMPARE_WITH_TIMEOUT(
            m_window->project()->steps()->verdict(row), std::optional(Verdict::Allowed), patienceMs);
        const auto *findings = m_window->findChild<QTreeView *>(u"findingsView"_s)->model();
        const auto isDenied
            = [findings] { return !findings->match(findings->index(0, 0), Qt::DisplayRole, u"Denied"_s).isEmpty(); };
        QTRY_VERIFY_WITH_TIMEOUT(!isDenied(), patienceMs);
    }

private:
    StepPane *step() const { return m_window->findChild<StepPane *>(); }
    StepStrip *strip() const { return m_window->findChild<StepStrip *>(u"stepStrip"_s); }
    CodeEditor *editor() const { return step()->editor(); }
    WhyPanel *panel() const { return m_window->findChild<WhyPanel *>(); }
    QPushButton *button(QStringView name) const { return strip()->findChild<QPushButton *>(name.toString()); }
    QToolButton *link(QStringView name) const { return strip()->findChild<QToolButton *>(name.toString()); }
    QLabel *label(QStringView name) const { return m_window->findChild<QLabel *>(name.toString()); }
    std::optional<Policy> draft() const
    {
        const auto read = readPolicy(m_window->findChild<PolicyEditor *>()->toPlainText().toStdString());
        return read ? std::optional(*read) : std::nullopt;
    }
    void selectBlocked() const
    {
        auto *steps = m_window->project()->steps();
        for (int row = 0; row < steps->rowCount(); ++row)
            if (const auto *known = steps->peek(row); known && known->errorLayer == ErrorLayer::Policy)
                m_window->project()->selectStep(known->id);
        QTRY_COMPARE_WITH_TIMEOUT(step()->stepId(), m_window->project()->currentStep(), patienceMs);
    }
    void openBlocked()
    {
        QVERIFY(openIn(*m_window));
        selectBlocked();
        QTRY_VERIFY_WITH_TIMEOUT(strip()->isVisible() && strip()->meaning() == Meaning::Blocked, patienceMs);
    }

    Translations m_translations { QCoreApplication::instance(), QStringLiteral("en") }; // for its plurals
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestBlockedStep)
#include "tst_blockedstep.moc"
