// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/codeeditor.h"
#include "app/kit/widgets/messagestrip.h"
#include "app/panes/step/stepresults.h"
#include "app/session/execution/executors.h"
#include "app/session/project.h"
#include "app/window/mainwindow.h"
#include "app/wording/translations.h"
#include "models/items/stepmodel.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QDockWidget>
#include <QTest>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;
constexpr QSize smallest(1024, 640);

} // namespace

/// The smallest window that has to do: nothing in it may want more room than there is.
class TestSmallWindow final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // Its words need more room than those of the code.
        qputenv("LANGUAGE", "de");
        m_translations = std::make_unique<Translations>(QCoreApplication::instance());
        useOwnSettings();
        forgetAll();
        m_window = std::make_unique<MainWindow>(makeInProcessBackend);
        m_window->resize(smallest);
        m_window->show();
        action(u"resetLayout")->trigger();
        QVERIFY(openIn(*m_window));
    }

    void cleanupTestCase()
    {
        m_window.reset();
        m_translations.reset();
    }

    void everyStepFits()
    {
        for (int row = 0; row < project()->steps()->rowCount(); ++row) {
            project()->selectStep(project()->steps()->idAt(row));
            QTRY_VERIFY_WITH_TIMEOUT(project()->step() != nullptr && project()->isQuiet(), patienceMs);
            QVERIFY2(fits(), qPrintable(u"step %1"_s.arg(row + 1)));
        }
    }

    void everyTabOfAStepFits()
    {
        project()->selectStep(project()->steps()->idAt(3));
        QTRY_VERIFY_WITH_TIMEOUT(project()->step() != nullptr && project()->isQuiet(), patienceMs);
        auto *results = m_window->findChild<StepResults *>();
        for (int page = 0; page < StepResults::pageCount; ++page) {
            results->setCurrentIndex(page);
            QVERIFY2(fits(), qPrintable(u"tab %1"_s.arg(page)));
        }
    }

    void aMessageFits()
    {
        m_window->findChild<MessageStrip *>(u"messageStrip"_s)->show({ Meaning::Error, u"Title"_s, u"Text"_s, {}, {} });
        QVERIFY(fits());
        m_window->findChild<MessageStrip *>(u"messageStrip"_s)->dismiss();
    }

    void everyPaneFits()
    {
        for (const auto *pane : m_window->findChildren<QDockWidget *>()) {
            action(QString(u"show-" + pane->objectName()))->trigger();
            QVERIFY2(fits(), qPrintable(pane->objectName()));
        }
        action(u"resetLayout")->trigger();
        QVERIFY(fits());
    }

    void aDraftBelowAMessageFits_data()
    {
        QTest::addColumn<QString>("layout");
        for (const auto *layout : { "inspectLayout", "replayLayout", "policyLayout", "evidenceLayout" })
            QTest::newRow(layout) << QString::fromLatin1(layout);
    }

    void aDraftBelowAMessageFits()
    {
        QFETCH(const QString, layout);
        action(u"inspectLayout")->trigger();
        project()->selectStep(project()->steps()->idAt(2));
        QTRY_VERIFY_WITH_TIMEOUT(project()->step() != nullptr && project()->isQuiet(), patienceMs);
        auto *strip = m_window->findChild<MessageStrip *>(u"messageStrip"_s);
        strip->show({ Meaning::Draft, u"Title"_s, u"Text"_s, u"Action"_s, [] { }, u"Second"_s, [] { } });
        auto *code = m_window->findChild<CodeEditor *>(u"codeEditor"_s);
        code->append(u"\n# more"_s);
        QVERIFY(fits());
        action(layout)->trigger();
        QVERIFY(staysSmall());
        action(u"inspectLayout")->trigger();
        QVERIFY(staysSmall());
        code->undo();
        strip->dismiss();
        action(u"resetLayout")->trigger();
        QVERIFY(fits());
    }

private:
    Project *project() const { return m_window->project(); }
    QAction *action(QStringView name) const { return m_window->findChild<QAction *>(name.toString()); }
    // What is laid out anew by the room there is takes some rounds.
    bool fits()
    {
        const auto isSmall = [this] {
            m_window->resize(smallest);
            QCoreApplication::processEvents();
            return m_window->size() == smallest && m_window->minimumSizeHint().height() <= smallest.height();
        };
        if (QTest::qWaitFor(isSmall, 1'000))
            return true;
        qWarning() << "The window has" << m_window->size() << "and wants" << m_window->minimumSizeHint();
        return false;
    }

    // What wants too much room for a moment has made the window larger for good.
    bool staysSmall()
    {
        for (int turns = 0; turns < 20; ++turns)
            QCoreApplication::processEvents();
        if (m_window->size() == smallest)
            return true;
        qWarning() << "The window has grown to" << m_window->size();
        for (const auto *pane : m_window->findChildren<QDockWidget *>())
            if (pane->isVisible())
                qWarning() << pane->objectName() << pane->minimumSizeHint();
        for (const auto *w : m_window->findChild<QDockWidget *>(u"policy"_s)->findChildren<QWidget *>())
            if (std::max(w->minimumSizeHint().width(), w->minimumWidth()) > 150)
                qWarning() << "CHILD" << w->objectName() << w->metaObject()->className() << w->minimumSizeHint()
                           << w->minimumWidth();
        return false;
    }

    std::unique_ptr<Translations> m_translations;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestSmallWindow)
#include "tst_smallwindow.moc"
