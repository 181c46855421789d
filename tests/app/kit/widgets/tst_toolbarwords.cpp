// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/widgets/toolbarwords.h"

#include <QAction>
#include <QMainWindow>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include <memory>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// The words of a tool bar that matter less leave it where it is narrow, and the icons stay.
class TestToolBarWords final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_window = std::make_unique<QMainWindow>();
        m_bar = m_window->addToolBar(u"Bar"_s);
        m_bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        const auto icon = [] {
            QPixmap dot(16, 16);
            dot.fill(Qt::black);
            return QIcon(dot);
        }();
        m_open = m_bar->addAction(icon, u"Open a log of some length"_s);
        m_run = m_bar->addAction(icon, u"Run"_s);
        m_whole = 2 * m_bar->sizeHint().width();
        new ToolBarWords(m_bar, { m_open });
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void cleanup() { m_window.reset(); }

    void wordsComeAndGoWithTheRoom()
    {
        resize(m_whole);
        QVERIFY(hasWords(m_open));
        resize(m_whole / 4);
        QVERIFY(!hasWords(m_open));
        resize(m_whole);
        QVERIFY(hasWords(m_open));
    }

    void whatMattersKeepsItsWords()
    {
        resize(m_whole / 4);
        QVERIFY(!hasWords(m_open));
        QVERIFY(hasWords(m_run));
    }

    /// No more words go than have to, the first ones first.
    void theyGoOneAfterTheOther()
    {
        auto *second = m_bar->addAction(m_open->icon(), u"Another one of some length"_s);
        new ToolBarWords(m_bar, { second, m_run });
        const int whole = m_bar->sizeHint().width();
        bool isPartial = false;
        for (int width = 2 * whole; width > whole / 4; width -= 3) {
            resize(width);
            QVERIFY(hasWords(m_run) || !hasWords(second));
            isPartial = isPartial || (hasWords(m_run) && !hasWords(second));
        }
        QVERIFY(isPartial);
    }

    /// At no width do they come and go by themselves.
    void theyAreSteady()
    {
        for (int width = m_whole; width > m_whole / 4; width -= 3) {
            resize(width);
            const bool before = hasWords(m_open);
            for (int round = 0; round < 3; ++round)
                QCoreApplication::processEvents();
            QCOMPARE(hasWords(m_open), before);
        }
    }

private:
    void resize(int width)
    {
        m_window->resize(width, 200);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
    }
    bool hasWords(QAction *action) const
    {
        const auto *button = static_cast<QToolButton *>(m_bar->widgetForAction(action));
        return action->priority() != QAction::LowPriority
            && button->sizeHint().width() > button->fontMetrics().horizontalAdvance(action->iconText());
    }

    std::unique_ptr<QMainWindow> m_window;
    QToolBar *m_bar = nullptr;
    QAction *m_open = nullptr;
    QAction *m_run = nullptr;
    int m_whole = 0;
};

QTEST_MAIN(TestToolBarWords)
#include "tst_toolbarwords.moc"
