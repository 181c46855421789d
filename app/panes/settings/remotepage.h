// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/remote/remotechoice.h"

#include <QList>
#include <QWidget>

#include <stop_token>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace vitrine {

struct ExecutorFields;
struct ExecutorInfo;
class EmptyNote;

/// The page of the settings for executors that run code elsewhere: where they are, whether they answer, and what of
/// theirs runs there and may cost something. What is typed holds at once; keys go into the keyring and are never
/// shown. The services are asked on other threads; a page that is closed does not wait for their answers. GUI thread.
class RemotePage final : public QWidget {
    Q_OBJECT

public:
    explicit RemotePage(QWidget *parent = nullptr);
    ~RemotePage() override;

private:
    QWidget *makeForm();
    QWidget *makeResources();
    void showPosition();
    void showFields(const ExecutorFields &fields);
    void splitServer();
    void keep();
    void keepKey();
    void test();
    void refresh();
    void stop();
    void sayNoneRuns();
    void showResources(const QList<RemoteResource> &resources);
    void report(const QString &text);
    void beginAsking();
    void setBusy(bool isBusy);
    QString site() const;
    const ExecutorInfo &info() const;
    RemoteChoice choice() const;
    RemoteChoice question() const;

    QComboBox *m_site = nullptr;
    QFormLayout *m_form = nullptr;
    QLineEdit *m_server = nullptr;
    QLineEdit *m_engine = nullptr;
    QLineEdit *m_image = nullptr;
    QLineEdit *m_packages = nullptr;
    QLineEdit *m_index = nullptr;
    QLineEdit *m_key = nullptr;
    QLabel *m_outcome = nullptr;
    QWidget *m_running = nullptr; ///< all about resources
    QTableWidget *m_resources = nullptr;
    EmptyNote *m_none = nullptr; ///< in the place of resources
    QPushButton *m_test = nullptr;
    QPushButton *m_refresh = nullptr;
    QPushButton *m_stop = nullptr;
    bool m_isFilling = false;
    std::stop_source m_stopAsking;
};

} // namespace vitrine
