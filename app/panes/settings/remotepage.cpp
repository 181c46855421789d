// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/settings/remotepage.h"

#include "app/kit/lists/emptynote.h"
#include "app/session/execution/executors.h"
#include "app/session/keyring/keyring.h"
#include "app/session/modules/networkservices.h"
#include "app/session/settings/remotesettings.h"
#include "app/wording/errortext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"

#include <QComboBox>
#include <QDateTime>
#include <QFormLayout>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QUrlQuery>
#include <QVBoxLayout>
#include <QtConcurrentRun>

namespace vitrine {

namespace {

using Resources = QList<RemoteResource>;

Result<QString> tested(const RemoteChoice &choice)
{
    return networkServices().and_then(
        [&](const NetworkServices *network) { return network->testRemote(withKey(choice)); });
}

Result<Resources> running(const RemoteChoice &choice)
{
    return networkServices().and_then(
        [&](const NetworkServices *network) { return network->runningAt(withKey(choice)); });
}

Result<Resources> runningWithout(const RemoteChoice &choice, const QString &id)
{
    return networkServices()
        .and_then([&](const NetworkServices *network) { return network->stopRemote(withKey(choice), id); })
        .and_then([&] { return running(choice); });
}

Result<void> kept(const QString &name, const QString &key) { return Keyring().write(name, key.toStdString()); }

// The error and the next action, followed by the words of the service.
QString failure(const Error &error)
{
    QStringList lines { QString(ErrorText::sentence(error) % u' ' % ErrorText::advice(error)).trimmed() };
    if (const QString detail = ErrorText::detail(error); !detail.isEmpty())
        lines << detail;
    return lines.join(u'\n');
}

// Services format times differently; an invalid one is shown unchanged.
QString momentText(const QString &reported)
{
    const auto moment = QDateTime::fromString(reported, Qt::ISODate);
    return moment.isValid() ? Words::moment(moment) : reported;
}

// As engines show their ids of 64 digits; the tool tip has the whole.
QString shortened(const QString &text)
{
    constexpr qsizetype longest = 48;
    constexpr qsizetype enough = 12;
    return text.size() > longest && !text.contains(u'/') ? QString(text.first(enough) % u'…') : text;
}

QString packagesText(const RemoteChoice &choice)
{
    QStringList packages;
    for (const PackageRequirement &package : choice.packages.packages)
        packages << QString::fromStdString(package.text);
    return packages.join(u' ');
}

} // namespace

RemotePage::RemotePage(QWidget *parent)
    : QWidget(parent)
{
    m_outcome = new QLabel;
    m_outcome->setObjectName(QStringLiteral("remoteOutcome"));
    m_outcome->setTextFormat(Qt::PlainText);
    m_outcome->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(makeForm());
    layout->addWidget(m_outcome);
    layout->addWidget(makeResources(), 1);
    showPosition();
}

RemotePage::~RemotePage() { m_stopAsking.request_stop(); }

QWidget *RemotePage::makeForm()
{
    auto *form = new QWidget;
    m_form = new QFormLayout(form);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_site = new QComboBox;
    m_site->setObjectName(QStringLiteral("remoteSite"));
    for (const auto &executor : executorInfos()) {
        if (executor.isRemote)
            m_site->addItem(executorTitle(executor.id.toString()), executor.id.toString());
    }
    m_server = new QLineEdit;
    m_server->setObjectName(QStringLiteral("remoteServer"));
    m_server->setPlaceholderText(QStringLiteral("http://localhost:8888"));
    m_engine = new QLineEdit;
    m_engine->setObjectName(QStringLiteral("remoteEngine"));
    //: Hint in the empty field for the address of a container engine
    m_engine->setPlaceholderText(tr("DOCKER_HOST, or the first socket found"));
    m_image = new QLineEdit;
    m_image->setObjectName(QStringLiteral("remoteImage"));
    m_packages = new QLineEdit;
    m_packages->setObjectName(QStringLiteral("remotePackages"));
    //: Hint in the empty field for packages that sessions begin with; the names are as they are typed
    m_packages->setPlaceholderText(tr("such as sympy==1.13 pillow"));
    m_index = new QLineEdit;
    m_index->setObjectName(QStringLiteral("remoteIndex"));
    m_index->setPlaceholderText(QStringLiteral("https://pypi.org/simple"));
    m_key = new QLineEdit;
    m_key->setObjectName(QStringLiteral("remoteKey"));
    m_key->setEchoMode(QLineEdit::Password);
    //: Button: asks the service whether it answers
    m_test = new QPushButton(tr("&Test Connection"));
    m_test->setObjectName(QStringLiteral("testRemote"));
    m_test->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); // as wide as its words
    m_test->setAutoDefault(false);
    m_form->addRow(tr("&Executor:"), m_site);
    //: Field: address of a Jupyter server
    m_form->addRow(tr("&Server:"), m_server);
    m_form->addRow(tr("En&gine:"), m_engine);
    m_form->addRow(tr("&Image:"), m_image);
    //: Field: packages that are installed when a session begins
    m_form->addRow(tr("&Packages:"), m_packages);
    //: Field: address of the index that packages come from
    m_form->addRow(tr("Package inde&x:"), m_index);
    m_form->addRow(tr("&Key:"), m_key);
    m_form->addRow(QString(), m_test);
    connect(m_site, &QComboBox::currentIndexChanged, this, &RemotePage::showPosition);
    for (auto *field : { m_server, m_engine, m_image, m_packages, m_index })
        connect(field, &QLineEdit::textChanged, this, &RemotePage::keep);
    connect(m_server, &QLineEdit::editingFinished, this, &RemotePage::splitServer);
    connect(m_key, &QLineEdit::editingFinished, this, &RemotePage::keepKey);
    connect(m_test, &QPushButton::clicked, this, &RemotePage::test);
    return form;
}

QWidget *RemotePage::makeResources()
{
    //: Group in the settings: containers and sandboxes that run and may cost something
    auto *box = m_running = new QGroupBox(tr("Running Containers"));
    m_resources = new QTableWidget(0, 3);
    m_resources->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_resources->setObjectName(QStringLiteral("remoteResources"));
    //: Accessible name of a list
    m_resources->setAccessibleName(tr("Running containers and sandboxes"));
    //: Column titles: name of a container or sandbox, its image, since when it runs
    m_resources->setHorizontalHeaderLabels({ tr("Name"), tr("Image"), tr("Since") });
    m_resources->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_resources->verticalHeader()->hide();
    m_resources->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_resources->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_resources->setSelectionMode(QAbstractItemView::SingleSelection);
    m_resources->setTabKeyNavigation(false);
    m_none = EmptyNote::in(m_resources);
    //: Button: asks again what runs
    m_refresh = new QPushButton(tr("&Refresh"));
    m_refresh->setObjectName(QStringLiteral("refreshRemote"));
    //: Button: ends the chosen container or sandbox
    m_stop = new QPushButton(tr("St&op"));
    m_stop->setObjectName(QStringLiteral("stopRemote"));
    auto *buttons = new QHBoxLayout;
    for (auto *button : { m_refresh, m_stop }) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    auto *layout = new QVBoxLayout(box);
    layout->addWidget(m_resources);
    layout->addLayout(buttons);
    connect(m_refresh, &QPushButton::clicked, this, &RemotePage::refresh);
    connect(m_stop, &QPushButton::clicked, this, &RemotePage::stop);
    connect(m_resources, &QTableWidget::itemSelectionChanged, this, [this] { setBusy(false); });
    return box;
}

QString RemotePage::site() const { return m_site->currentData().toString(); }

const ExecutorInfo &RemotePage::info() const { return *executorInfo(site()); }

RemoteChoice RemotePage::choice() const { return userRemoteChoice(site()); }

/// For questions whose answer is not needed once the page is closed.
RemoteChoice RemotePage::question() const
{
    RemoteChoice asked = choice();
    asked.stop = m_stopAsking.get_token();
    return asked;
}

void RemotePage::showPosition()
{
    m_isFilling = true;
    const RemoteChoice kept = choice();
    m_server->setText(kept.server);
    m_engine->setText(kept.container.engine);
    m_image->setText(kept.image);
    m_packages->setText(packagesText(kept));
    m_index->setText(QString::fromStdString(kept.packages.index));
    m_key->clear();
    m_image->setPlaceholderText(executorImageHint(info()));
    m_key->setPlaceholderText(executorKeyHint(info()));
    showFields(info().fields);
    m_running->setVisible(info().listsResources);
    m_isFilling = false;
    report({});
    showResources({});
    // Nothing is asked of a service before somebody wants it.
    //: In place of the list of what runs. The second sentence says what helps; Refresh is a button
    m_none->setTexts(tr("Not listed yet"), tr("Click Refresh to list running containers and sandboxes."));
}

void RemotePage::showFields(const ExecutorFields &fields)
{
    m_form->setRowVisible(m_server, fields.server);
    m_form->setRowVisible(m_engine, fields.engine);
    m_form->setRowVisible(m_image, fields.image);
    m_form->setRowVisible(m_packages, fields.packages);
    m_form->setRowVisible(m_index, fields.packages);
    m_form->setRowVisible(m_key, fields.key);
}

// The address of a Jupyter server is often copied with its token, which goes where keys go.
void RemotePage::splitServer()
{
    const QUrl address(m_server->text().trimmed());
    const auto token = QUrlQuery(address).queryItemValue(QStringLiteral("token"), QUrl::FullyDecoded);
    m_server->setText(choice().server);
    if (token.isEmpty())
        return;
    m_key->setText(token);
    keepKey();
}

void RemotePage::keep()
{
    if (m_isFilling)
        return;
    RemoteChoice wanted { .executor = site(), .server = m_server->text().trimmed() };
    wanted.image = m_image->text().trimmed();
    wanted.container.engine = m_engine->text().trimmed();
    std::vector<std::string> packages;
    for (const QString &package : m_packages->text().split(u' ', Qt::SkipEmptyParts))
        packages.push_back(package.toStdString());
    auto wish = packageWishFrom(packages, m_index->text().trimmed().toStdString());
    report(wish ? QString() : failure(wish.error()));
    wanted.packages = wish ? std::move(*wish) : choice().packages;
    setUserRemoteChoice(wanted);
}

void RemotePage::keepKey()
{
    const QString key = m_key->text().trimmed();
    if (key.isEmpty())
        return;
    m_key->clear();
    beginAsking();
    QtConcurrent::run(kept, info().keyringName(), key).then(this, [this](const Result<void> &outcome) {
        report(outcome ? tr("The key is in the keyring.") : failure(outcome.error()));
    });
}

void RemotePage::test()
{
    beginAsking();
    QtConcurrent::run(tested, question()).then(this, [this](const Result<QString> &outcome) {
        //: %1: what answered, such as "Podman Engine 4.3"
        report(outcome ? tr("Connected: %1.").arg(safeLine(*outcome)) : failure(outcome.error()));
    });
}

void RemotePage::refresh()
{
    beginAsking();
    QtConcurrent::run(running, question()).then(this, [this](const Result<Resources> &outcome) {
        report(outcome ? QString() : failure(outcome.error()));
        showResources(outcome.value_or(Resources()));
        if (outcome)
            sayNoneRuns();
    });
}

void RemotePage::stop()
{
    const QString id = m_resources->item(m_resources->currentRow(), 0)->data(Qt::UserRole).toString();
    beginAsking();
    QtConcurrent::run(runningWithout, choice(), id).then(this, [this](const Result<Resources> &outcome) {
        report(outcome ? QString() : failure(outcome.error()));
        if (outcome) {
            showResources(*outcome);
            sayNoneRuns();
        }
    });
}

//: In place of the list of what runs
void RemotePage::sayNoneRuns() { m_none->setTexts(tr("No running containers or sandboxes")); }

void RemotePage::showResources(const QList<RemoteResource> &resources)
{
    m_resources->setRowCount(static_cast<int>(resources.size()));
    for (int row = 0; const RemoteResource &resource : resources) {
        for (int column = 0; const QString &text : { resource.id, resource.kind, momentText(resource.since) }) {
            auto *cell = new QTableWidgetItem(safeLine(shortened(text)));
            cell->setToolTip(Qt::convertFromPlainText(safeLine(text)));
            m_resources->setItem(row, column++, cell);
        }
        m_resources->item(row++, 0)->setData(Qt::UserRole, resource.id);
    }
    setBusy(false);
}

void RemotePage::report(const QString &text)
{
    m_outcome->setText(text);
    setBusy(false);
}

/// A service may take its time.
void RemotePage::beginAsking()
{
    m_outcome->setText(tr("Connecting…"));
    setBusy(true);
}

void RemotePage::setBusy(bool isBusy)
{
    m_site->setEnabled(!isBusy);
    m_test->setEnabled(!isBusy);
    m_refresh->setEnabled(!isBusy);
    m_stop->setEnabled(!isBusy && !m_resources->selectedItems().isEmpty());
}

} // namespace vitrine
