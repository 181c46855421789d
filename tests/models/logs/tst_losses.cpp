// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/formatted.h"
#include "tests/models/logs/changedlog.h"
#include "tests/models/logs/madelogs.h"

#include <QDir>
#include <QTest>

#include <array>
#include <set>

using namespace vitrine;

/// Nothing of a log is lost in silence: each small log of tests/data/losses, at least one of every format and with
/// every field that its current version writes, and each of tests/data/logs is changed in one place after the other.
/// What was changed has to be in the trail, or in the account that the import gives.
class TestLosses : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFormatIsHere();
    void keepsEveryValue_data() { logs(); }
    void keepsEveryValue();
    void accountsForUnusableValues_data() { logs(); }
    void accountsForUnusableValues();
    void accountsForFurtherFields_data() { logs(); }
    void accountsForFurtherFields();
    void accountsForFurtherRecords_data() { logs(); }
    void accountsForFurtherRecords();

private:
    using Walk = void (ChangedLog::*)(const ChangedLog::Changed &changed);
    static void logs();
    static void verify(Walk walk);
};

namespace {

struct Imported {
    CollectingSink sink;
    Result<ImportReport> report;

    explicit Imported(const std::string &log)
        : report(importText(log, sink))
    {
    }
};

std::string textOf(const TimeSpan &time)
{
    const auto text = [](const std::optional<double> &value) { return value ? formatted("{} ", *value) : "- "; };
    return text(time.startedAt) + text(time.endedAt) + text(time.seconds) + '\n';
}

std::string textOf(const Tokens &tokens)
{
    return formatted("{} {}\n", tokens.input.value_or(-1), tokens.output.value_or(-1));
}

std::string textOf(const StepRecord &step)
{
    std::string text
        = formatted("{} {} {}\n", toString(step.kind), step.externalNumber.value_or(-1), step.isFinalAnswer);
    const auto add = [&](std::string_view part) { (text += part) += '\n'; };
    for (const auto *part : { &step.thought, &step.rawModelOutput, &step.extra })
        add(*part);
    for (const CodeRecord &code : step.code)
        add(formatted("{} {}", toString(code.language), code.text));
    for (const RecordedToolCall &call : step.toolCalls)
        add(formatted("{} {} {} {} {} {}", call.callId, call.name, call.arguments, call.result.value_or("-"),
            call.error.value_or("-"), call.seconds.value_or(-1)));
    for (const OutputRecord &output : step.outputs)
        add(formatted("{} {} {}", toString(output.stream), output.isTruncated, output.text));
    for (const PromptMessage &message : step.prompt)
        add(message.role + ' ' + message.text);
    if (step.error)
        add(formatted("{} {} {} {} {} {}", toString(step.error->layer), step.error->type, step.error->message,
            step.error->traceback, step.error->codeLine, step.error->causeType));
    return text + textOf(step.time) + textOf(step.tokens);
}

std::string textOf(const CollectingSink &sink)
{
    std::string text;
    const auto add = [&](std::string_view part) { (text += part) += '\n'; };
    for (const auto &[run, steps] : sink.runs) {
        for (const auto *part : { &run.externalId, &run.agentName, &run.agentKind, &run.model, &run.task,
                 &run.framework, &run.frameworkVersion, &run.extra })
            add(*part);
        for (const std::string &name : run.authorizedImports)
            add(name);
        add(run.finalAnswer.value_or("-"));
        add(run.expectedAnswer.value_or("-"));
        add(formatted("{} {} {}", toString(run.state), run.parentRun, run.cost.value_or(-1)));
        text += textOf(run.time) + textOf(run.tokens);
        for (const StepRecord &step : steps)
            text += textOf(step);
    }
    return text;
}

std::string textOf(ImportReport report)
{
    report.size = 0;
    return toJson(report);
}

/// Whether the account names the place: with JSON in a string by its end alone, or by the string around it.
bool isLeftOut(const ImportReport &report, std::string location)
{
    const auto isNamed = [&](std::string_view named) {
        const std::size_t inside = named.rfind("{}");
        if (inside != named.npos && location.contains("{}"))
            return location.ends_with(named.substr(inside));
        if (named.ends_with("." + location))
            return true;
        // OTLP spells JSON out where others write it as a string.
        if (inside != named.npos && location.contains(".kvlistValue."))
            return named.contains("attributes.");
        return location.ends_with(named)
            && (location.size() == named.size() || location[location.size() - named.size() - 1] == '.'
                || named.starts_with('['));
    };
    for (;;) {
        for (const auto &[named, count] : report.leftOut)
            if (!named.empty() && isNamed(named))
                return true;
        const std::size_t inner = location.rfind("{}");
        if (inner == location.npos)
            return false;
        location.resize(inner);
    }
}

std::uint64_t silentIn(const ImportReport &report)
{
    std::uint64_t sum = 0;
    for (const auto &[kind, count] : report.silent)
        sum += count;
    return sum;
}

/// Whether the account says of a record around the change that it is read without its content, or begins to.
bool isSilent(const ImportReport &before, const ImportReport &after, const ChangedLog::Change &change)
{
    for (const auto &[silent, count] : after.silent)
        if (("." + change.location).contains("." + silent)
            || std::ranges::any_of(change.kinds, [&](const std::string &kind) { return silent.ends_with(kind); }))
            return true;
    return silentIn(after) > silentIn(before);
}

/// A large integer may be kept with all of its digits, and nanoseconds as seconds.
bool containsMark(std::string trail, std::string mark)
{
    if (trail.contains(mark))
        return true;
    std::erase(mark, '.');
    if (trail.contains(mark))
        return true;
    std::erase(trail, '.');
    return trail.contains(mark);
}

/// Why the change is lost; empty if it is not.
std::string lossOf(
    const Imported &before, const std::string &trailBefore, const std::string &log, const ChangedLog::Change &change)
{
    const Imported after(log);
    // A log without a reader does not count as read.
    if (!after.report)
        return {};
    if (after.report->flaws > before.report->flaws || isLeftOut(*after.report, change.location)
        || isSilent(*before.report, *after.report, change))
        return {};
    const std::string trail = textOf(after.sink);
    const std::string account = textOf(*after.report);
    const bool isFound = change.mark.empty()
        ? trail != trailBefore
        : containsMark(trail, change.mark) || account.contains(change.mark) || account.contains("from-tomorrow");
    return isFound ? std::string {} : change.location;
}

QByteArray content(const QString &name)
{
    QFile file(QStringLiteral(VITRINE_TEST_DATA "/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void TestLosses::logs()
{
    QTest::addColumn<QString>("name");
    for (const QString &folder : { QStringLiteral("losses"), QStringLiteral("logs") })
        for (const QString &name : QDir(QStringLiteral(VITRINE_TEST_DATA "/") + folder)
                 .entryList({ QStringLiteral("*.json*") }, QDir::Files)) {
            const QString path = folder + u'/' + name;
            const QByteArray log = content(path);
            if (Imported(log.toStdString()).report)
                QTest::newRow(qPrintable(path)) << path;
        }
}

void TestLosses::everyFormatIsHere()
{
    std::set<std::string, std::less<>> read;
    for (const QString &name : QDir(QStringLiteral(VITRINE_TEST_DATA "/losses")).entryList(QDir::Files)) {
        const Imported log(content(QStringLiteral("losses/") + name).toStdString());
        QVERIFY2(log.report, qPrintable(name));
        QVERIFY2(log.report->flaws == 0, qPrintable(name));
        read.insert(log.report->format);
    }
    for (const std::string_view format : logFormats())
        QVERIFY2(read.contains(format), std::string(format).c_str());
}

void TestLosses::verify(Walk walk)
{
    QFETCH(QString, name);
    const std::string text = content(name).toStdString();
    auto log = ChangedLog::of(text);
    if (!log)
        QSKIP("Not JSON.");
    const Imported before(log->text());
    QVERIFY(before.report);
    const std::string trail = textOf(before.sink);
    std::set<std::string> lost;
    ((*log).*walk)([&](const std::string &changed, const ChangedLog::Change &change) {
        if (std::string location = lossOf(before, trail, changed, change); !location.empty())
            lost.insert(std::move(location));
    });
    QStringList locations;
    for (const std::string &location : lost)
        locations << QString::fromStdString(location);
    QVERIFY2(locations.isEmpty(), qPrintable(locations.join(u' ')));
}

void TestLosses::keepsEveryValue() { verify(&ChangedLog::otherValues); }

void TestLosses::accountsForUnusableValues() { verify(&ChangedLog::unusableValues); }

void TestLosses::accountsForFurtherFields() { verify(&ChangedLog::furtherFields); }

void TestLosses::accountsForFurtherRecords() { verify(&ChangedLog::furtherRecords); }

QTEST_GUILESS_MAIN(TestLosses)
#include "tst_losses.moc"
