// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/flatlist.h"
#include "app/panes/policy/denialtext.h"
#include "app/panes/policy/whypanel.h"
#include "app/panes/step/stepmessage.h"

#include <QSignalSpy>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

Remedy allowing(const std::string &module, std::uint64_t steps)
{
    Remedy remedy;
    remedy.policy.imports.allow = { module };
    remedy.allowed = steps;
    return remedy;
}

/// A step that imports two modules which one rule denies.
StepDenial denialWith(StepId step, std::vector<Remedy> remedies)
{
    StepDenial denial;
    denial.run = 1;
    denial.step = step;
    denial.isKnown = true;
    Objection objection;
    objection.rule = "imports.allow";
    denial.objections = { objection };
    denial.remedies = std::move(remedies);
    return denial;
}

} // namespace

/// What the panel keeps while its answer is still growing.
class TestWhyPanel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_panel = std::make_unique<WhyPanel>();
        m_panel->resize(300, 140);
        m_panel->setVisible(true);
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    }

    void cleanup() { m_panel.reset(); }

    void aChosenChangeStaysChosen()
    {
        m_panel->show(denialWith(7, { allowing("numpy", 1), allowing("pandas", 1) }), u"p"_s);
        m_panel->chooseChange();
        QCOMPARE(changes()->indexOfTopLevelItem(changes()->currentItem()), 0);
        changes()->setCurrentItem(changes()->topLevelItem(1));
        const QString chosen = changes()->currentItem()->text(0);
        m_panel->show(denialWith(7, { allowing("pandas", 9), allowing("numpy", 2) }), u"p"_s);
        QVERIFY(changes()->currentItem() != nullptr);
        QCOMPARE(changes()->currentItem()->text(0), chosen);
        QTRY_VERIFY(isVisibleNow());
    }

    void nothingIsChosenInAnotherStep()
    {
        m_panel->show(denialWith(7, { allowing("numpy", 1) }), u"p"_s);
        m_panel->chooseChange();
        m_panel->show(denialWith(8, { allowing("numpy", 1) }), u"p"_s);
        QVERIFY(changes()->currentItem() == nullptr);
    }

    void aChangeWantedEarlyIsChosenOnceThereIsOne()
    {
        m_panel->showWaiting();
        m_panel->chooseChange();
        m_panel->show(denialWith(7, { allowing("numpy", 1) }), u"p"_s);
        QVERIFY(changes()->currentItem() != nullptr);
        QTRY_VERIFY(isVisibleNow());
    }

    /// A command is allowed by changes of its own.
    void aDeniedActionHasChanges()
    {
        StepDenial denial;
        denial.run = 1;
        denial.step = 3;
        denial.isKnown = true;
        denial.actions.push_back(
            { { .outcome = ActionOutcome::Deny, .rule = "commands.deny:pip install *" }, u"pip install x: Denied."_s });
        denial.rule = "commands.deny:pip install *";
        denial.draft.commands.deny = { "pip install *" };
        ActionRemedy drop;
        drop.kind = ActionRemedy::Kind::Drop;
        drop.allowed = 1;
        ActionRemedy allow;
        allow.policy.commands.deny = { "pip install *" };
        allow.policy.commands.allow = { "pip install x" };
        allow.allowed = 2;
        denial.actionRemedies = { drop, allow };
        m_panel->show(denial, u"p"_s);
        QCOMPARE(DenialText::headline(denial), u"Denied by policy rule commands.deny:pip install *"_s);
        QVERIFY(changes()->isVisible());
        QCOMPARE(changes()->topLevelItemCount(), 2);
        QCOMPARE(changes()->topLevelItem(0)->text(0), u"Remove commands.deny: pip install *"_s);
        QCOMPARE(changes()->topLevelItem(1)->text(0), u"Allow pip install x"_s);
        const auto offer = DenialText::offer(denial, u"p"_s);
        QVERIFY(offer.isDenied);
        QVERIFY2(offer.allow.startsWith(u"Remove commands.deny: pip install * — 1 action"), qPrintable(offer.allow));
        const QSignalSpy chosen(m_panel.get(), &WhyPanel::changeChosen);
        m_panel->chooseChange();
        changes()->setCurrentItem(changes()->topLevelItem(1));
        QTest::keyClick(changes(), Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QVERIFY(chosen.front().front().value<Policy>() == allow.policy);
    }

private:
    QTreeWidget *changes() const { return m_panel->findChild<QTreeWidget *>(u"whyChanges"_s); }

    bool isVisibleNow() const
    {
        const QPoint middle = changes()->visualItemRect(changes()->currentItem()).center();
        return changes()->viewport()->visibleRegion().contains(middle);
    }

    std::unique_ptr<WhyPanel> m_panel;
};

QTEST_MAIN(TestWhyPanel)
#include "tst_whypanel.moc"
