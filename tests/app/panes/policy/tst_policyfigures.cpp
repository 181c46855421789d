// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/widgets/messagestrip.h"
#include "app/panes/policy/changedsteps.h"
#include "app/panes/policy/confirmer.h"
#include "app/panes/policy/policyeditor.h"
#include "app/panes/policy/policypane.h"
#include "app/panes/policy/policytree.h"
#include "app/session/project.h"
#include "tests/app/cli/messageslog.h"
#include "tests/app/panes/policy/panereading.h"

#include <QDir>
#include <QPushButton>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 60'000;

/// Fifty runs of our own making with the numbers of the sample: 116 steps, 17 of them refused for their imports.
QByteArray ownLog()
{
    const std::string seen = "Observation:\nExecution logs:\nLast output from code snippet:\n2";
    const MessagesStep fine { "import math\\nmath.floor(2.5)", seen };
    const auto rejected = [](const std::string &module) { return MessagesStep { "import " + module, denial(module) }; };
    std::string log;
    for (const std::size_t later : { 2, 2, 1, 2, 1, 3, 3, 4, 4 }) {
        std::vector<MessagesStep> steps(later + 1, fine);
        steps.front() = rejected("sympy");
        log += messagesLine(steps);
    }
    for (const char *module : { "numpy", "numpy", "numpy", "scipy.optimize", "decimal" })
        log += messagesLine({ rejected(module), fine });
    log += messagesLine({ rejected("cmath"), rejected("numpy"), fine });
    log += messagesLine({ fine, rejected("cmath"), fine });
    log += messagesLine({ fine, fine, fine });
    for (int run = 0; run < 33; ++run)
        log += messagesLine({ fine, fine });
    return QByteArray::fromStdString(log);
}

} // namespace

/// What allowing a module would do to a log whose figures are known, found out by keys alone: of a log of our own, and
/// of the sample where it is.
class TestPolicyFigures final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QVERIFY(m_folder.isValid());
    }

    void predictsAndConfirms_data()
    {
        QTest::addColumn<QString>("log");
        QTest::newRow("own log") << QString();
        if (QFile::exists(sampleLog()))
            QTest::newRow("sample log") << sampleLog();
    }
    void predictsAndConfirms()
    {
        QFETCH(QString, log);
        open(log.isEmpty() ? written() : log);
        QTRY_COMPARE(steps({ u"sympy"_s, u"numpy"_s, u"cmath"_s, u"scipy.optimize"_s, u"decimal"_s }), 17);
        for (const auto &[module, moved] : { std::pair("sympy", 9), std::pair("numpy", 4), std::pair("cmath", 2),
                 std::pair("scipy.optimize", 1), std::pair("decimal", 1) }) {
            toggle(module);
            QTRY_COMPARE(count(u"Now Allowed"_s), moved);
            QCOMPARE(count(u"Now Denied"_s), 0);
            QCOMPARE(count(u"Now Undecidable"_s), 0);
            const int notComparable = count(u"Not Comparable"_s);
            QVERIFY2(notComparable > 0, module);
            if (moved == 9)
                QCOMPARE(notComparable, 22);
            QCOMPARE(moved + notComparable + count(u"Unchanged"_s), 116);
            QTRY_COMPARE(m_changed->topLevelItemCount(), moved);
            confirm(moved); // also where the module is not installed: the policy lets it pass
            press(m_pane->findChild<PolicyEditor *>(), QKeySequence::Undo);
            QTRY_COMPARE(count(u"Unchanged"_s), 116);
            QTRY_COMPARE(m_changed->topLevelItemCount(), 0);
        }
    }

    void closingTheTrailKeepsWhatWasConfirmed()
    {
        open(written());
        toggle("decimal");
        toggle("cmath");
        QTRY_COMPARE(count(u"Now Allowed"_s), 3);
        auto *button = m_pane->findChild<QPushButton *>(u"confirmDraft"_s);
        QTRY_VERIFY(button->isEnabled());
        const QString file = m_project->file();
        auto *confirmer = m_pane->findChild<Confirmer *>();
        connect(confirmer, &Confirmer::changed, m_project.get(), [this, confirmer] {
            if (confirmer->done() == 1)
                m_project->close();
        });
        QTest::keyClick(button, Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(!m_project->isOpen(), patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(!confirmationIn(file).empty(), patienceMs);
        const auto kept = confirmationIn(file);
        QVERIFY(kept.at("stopped").get<bool>());
        QCOMPARE(kept.at("total").get<int>(), 3);
        QCOMPARE(kept.at("run").get<int>(), 1);
        QCOMPARE(kept.at("steps").size(), std::size_t { 1 });
        QCOMPARE(kept.at("steps")[0].at("observed").get<std::string>(), "allowed");
    }

private:
    QString written() const
    {
        QFile file(m_folder.filePath(u"figures.jsonl"_s));
        if (file.open(QIODevice::WriteOnly))
            file.write(ownLog());
        return file.fileName();
    }

    void open(const QString &log)
    {
        m_pane.reset();
        m_project.reset();
        QDir(TrailImports::folder()).removeRecursively();
        m_project = std::make_unique<Project>(makeInProcessBackend);
        m_pane = std::make_unique<PolicyPane>(m_project.get(), executorOfThisProcess);
        m_changed = m_pane->findChild<ChangedSteps *>();
        m_pane->resize(900, 700);
        m_pane->show();
        m_project->openFiles({ log });
        QTRY_COMPARE_WITH_TIMEOUT(count(u"Unchanged"_s), 116, patienceMs);
        QTRY_VERIFY(ruleOf(u"sympy"_s) != nullptr);
    }

    /// By the arrow keys and the space bar.
    void toggle(const char *module) const
    {
        auto *tree = m_pane->findChild<PolicyTree *>();
        QTest::keyClick(tree, Qt::Key_Home);
        const auto *group = tree->topLevelItem(0);
        for (int row = 0; row < group->childCount() && tree->currentItem()->text(0) != QLatin1StringView(module); ++row)
            QTest::keyClick(tree, Qt::Key_Down);
        QCOMPARE(tree->currentItem()->text(0), QLatin1StringView(module));
        QTest::keyClick(tree, Qt::Key_Space);
    }

    void confirm(int moved) const
    {
        auto *button = m_pane->findChild<QPushButton *>(u"confirmDraft"_s);
        QTRY_VERIFY(button->isEnabled());
        QTest::keyClick(button, Qt::Key_Space);
        for (int row = 0; row < m_changed->topLevelItemCount(); ++row) {
            QVERIFY(m_changed->topLevelItem(row)->text(3).startsWith(u"Allowed"));
            QTRY_VERIFY_WITH_TIMEOUT(m_changed->topLevelItem(row)->text(4).startsWith(u"Allowed"), patienceMs);
        }
        const QString reported = u"Verified %1 of %1 changed step(s) under the draft: no disagreement."_s.arg(moved);
        QTRY_COMPARE_WITH_TIMEOUT(m_pane->findChild<MessageStrip *>()->message().headline, reported, patienceMs);
    }

    static void press(QWidget *widget, QKeySequence::StandardKey key) { QTest::keySequence(widget, key); }

    QTreeWidgetItem *ruleOf(const QString &name) const { return rowOf(*m_pane->findChild<PolicyTree *>(), name); }

    /// That use a module, as the tree tells.
    int steps(const QStringList &modules) const
    {
        int sum = 0;
        for (const QString &module : modules) {
            const auto *row = ruleOf(module);
            sum += row != nullptr && row->checkState(0) == Qt::Unchecked ? row->text(2).toInt() : 1000;
        }
        return sum;
    }

    int count(const QString &name) const { return countOf(*m_pane, name); }

    QTemporaryDir m_folder;
    std::unique_ptr<Project> m_project;
    std::unique_ptr<PolicyPane> m_pane;
    ChangedSteps *m_changed = nullptr;
};

QTEST_MAIN(TestPolicyFigures)
#include "tst_policyfigures.moc"
