// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/logs/importreporter.h"
#include "app/session/jobs/logimport.h"
#include "models/logs/bytes/logfiles.h"

#include <QTest>

#include <memory>

using namespace vitrine;

class TestImportReporter : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void countsWhatAnInterruptionLeftUnread();
    void isSilentAboutAnInterruptionAfterTheEnd();

private:
    void add(const char *file) { m_reporter->add(file, OpenedLog {}); }
    QByteArray written() const
    {
        QByteArray text(std::ftell(m_file.get()), '\0');
        std::rewind(m_file.get());
        return text.first(
            static_cast<qsizetype>(std::fread(text.data(), 1, static_cast<std::size_t>(text.size()), m_file.get())));
    }

    struct Close {
        void operator()(std::FILE *file) const { std::fclose(file); }
    };
    std::unique_ptr<std::FILE, Close> m_file;
    std::unique_ptr<Console> m_console;
    std::unique_ptr<ImportReporter> m_reporter;
};

void TestImportReporter::init()
{
    m_reporter.reset();
    m_console.reset();
    m_file.reset(std::tmpfile());
    m_console = std::make_unique<Console>(m_file.get(), m_file.get());
    m_reporter = std::make_unique<ImportReporter>(*m_console, false);
}

void TestImportReporter::countsWhatAnInterruptionLeftUnread()
{
    add("a.jsonl");
    // The file at which it was interrupted was not read to its end.
    m_reporter->addFailure(
        { .path = "b.jsonl", .isNamed = true }, Error { ErrorCode::Cancelled, "b.jsonl", {}, {}, {} });
    m_reporter->setInterrupted(4);
    QCOMPARE(m_reporter->print(), ExitStatus::Failed);
    m_console->flush();
    const QByteArray text = written();
    QVERIFY2(text.contains("Interrupted: 3 of 4 files were not read."), text.constData());
}

void TestImportReporter::isSilentAboutAnInterruptionAfterTheEnd()
{
    add("a.jsonl");
    m_reporter->setInterrupted(1);
    QCOMPARE(m_reporter->printJson(false), ExitStatus::Fine);
    m_console->flush();
    QVERIFY(!written().contains("interrupted"));
}

QTEST_GUILESS_MAIN(TestImportReporter)
#include "tst_importreporter.moc"
