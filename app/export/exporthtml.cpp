// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/trailexport.h"

#include "app/text/safetext.h"

#include <QCoreApplication>
#include <QLocale>

#include <openssl/evp.h>

#include <array>
#include <format>

/// A report in one file for people without Vitrine: no network, no code but its own, everything from logs as text.
namespace vitrine {

namespace {

constexpr std::string_view style = R"css(
:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}
pre{background:color-mix(in srgb,CanvasText 6%,Canvas);padding:.6rem;overflow:auto;white-space:pre-wrap;border-radius:4px}
section{border-top:1px solid;margin-top:1.5rem}.s{font-weight:600}.blocked,.error,.limit{color:#b3261e}
.ok{color:#1b7f3b}.k{color:#8250df}.t{color:#0a7d4f}.c{color:#6e7781}details summary{cursor:pointer}
input{width:100%;padding:.4rem;font:inherit}@media(prefers-color-scheme:dark){.blocked,.error,.limit{color:#ff8a80}
.ok{color:#7ee2a8}.k{color:#c9a6ff}.t{color:#7ee2a8}.c{color:#9aa4ad}}@media print{input{display:none}pre{white-space:pre-wrap}}
)css";

constexpr std::string_view script
    = "const i=document.getElementById('f');i.addEventListener('input',()=>{const t=i.value."
      "toLowerCase();for(const s of document.querySelectorAll('article'))s.hidden=!s."
      "textContent.toLowerCase().includes(t)});";

/// What stands in a Content-Security-Policy for an inline text: only that very text is run or applied.
std::string sourceHash(std::string_view text)
{
    std::array<unsigned char, 32> digest {};
    std::size_t size = digest.size();
    EVP_Q_digest(nullptr, "SHA256", nullptr, text.data(), text.size(), digest.data(), &size);
    const QByteArray bytes(reinterpret_cast<const char *>(digest.data()), static_cast<qsizetype>(size));
    return "'sha256-" + bytes.toBase64().toStdString() + "'";
}

std::string escaped(const QString &text) { return text.toHtmlEscaped().toStdString(); }
/// Hidden characters become marks first, so that nothing changes how the rest is read.
std::string safe(std::string_view text) { return escaped(safeText(text)); }

constexpr auto keywords
    = std::to_array<std::string_view>({ "and", "as", "assert", "async", "await", "break", "class", "continue", "def",
        "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda",
        "nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with", "yield", "None", "True", "False" });

/// Enough to read by: keywords, texts and comments.
class Highlighter {
public:
    explicit Highlighter(std::string_view code)
        : m_code(code)
    {
    }
    std::string html()
    {
        while (m_at < m_code.size())
            next();
        return std::move(m_html);
    }

private:
    static bool isPart(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }
    void emit(std::size_t to, std::string_view kind)
    {
        const std::string text = safe(m_code.substr(m_at, to - m_at));
        m_html += kind.empty() ? text : std::format("<span class={}>{}</span>", kind, text);
        m_at = to;
    }
    void next()
    {
        const char c = m_code[m_at];
        if (c == '#')
            return emit(std::min(m_code.find('\n', m_at), m_code.size()), "c");
        if (c == '"' || c == '\'')
            return emit(endOfText(c), "t");
        std::size_t to = m_at;
        while (to < m_code.size() && isPart(m_code[to]))
            ++to;
        if (to > m_at)
            return emit(to, std::ranges::contains(keywords, m_code.substr(m_at, to - m_at)) ? "k" : "");
        while (to < m_code.size() && !isPart(m_code[to]) && !std::string_view("#\"'").contains(m_code[to]))
            ++to;
        emit(to, "");
    }
    std::size_t endOfText(char quote) const
    {
        const std::string mark(m_code.substr(m_at, 3) == std::string(3, quote) ? 3 : 1, quote);
        for (std::size_t at = m_at + mark.size(); at < m_code.size(); ++at) {
            if (m_code[at] == '\\')
                ++at;
            else if (m_code.substr(at).starts_with(mark))
                return at + mark.size();
            else if (mark.size() == 1 && m_code[at] == '\n')
                return at;
        }
        return m_code.size();
    }

    std::string_view m_code;
    std::size_t m_at = 0;
    std::string m_html;
};

class Html final : public TrailExport {
    Q_DECLARE_TR_FUNCTIONS(vitrine::Html)

public:
    Html(Sink sink, std::function<std::string(StepId)> proofs)
        : TrailExport(std::move(sink))
        , m_proofs(std::move(proofs))
    {
    }
    void begin() override
    {
        write(std::format(
            "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n<meta "
            "http-equiv=\"Content-Security-Policy\" "
            "content=\"default-src 'none'; style-src {}; script-src {}; base-uri 'none'; form-action 'none'\">\n<meta "
            "name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n<style>{}</style>\n<h1>{}</h1>\n"
            "<input id=\"f\" type=\"search\" aria-label=\"{}\" placeholder=\"{}\">\n",
            QLocale().bcp47Name().toStdString(), sourceHash(style), sourceHash(script), escaped(tr("Report of runs")),
            style, escaped(tr("Report of runs")), escaped(tr("Filter")), escaped(tr("Filter"))));
    }
    void add(const ExportedRun &run) override
    {
        const RunRecord &record = run.run.record;
        write(std::format(
            "<section>\n<h2>{}</h2>\n<pre>{}</pre>\n", escaped(tr("Run %1").arg(run.run.id)), safe(record.task)));
        for (const ExportedStep &step : run.steps)
            addStep(step);
        if (record.finalAnswer)
            block(tr("Answer"), safe(*record.finalAnswer));
        write("</section>\n");
    }
    void end() override { write(std::format("<script>{}</script>\n</html>\n", script)); }

private:
    void block(const QString &title, const std::string &html) const
    {
        if (!html.empty())
            write(std::format("<p class=s>{}</p>\n<pre>{}</pre>\n", escaped(title), html));
    }
    void addStep(const ExportedStep &step) const
    {
        const StepRecord &record = step.record;
        const std::string_view status = recordedStatusOf(step);
        write(std::format("<article>\n<h3>{} <span class={}>{}</span></h3>\n",
            escaped(tr("Step %1").arg(record.ordinal)), status, status));
        block(tr("Thought"), safe(record.thought));
        for (const CodeRecord &code : record.code)
            block(tr("Code"), code.language == Language::Python ? Highlighter(code.text).html() : safe(code.text));
        std::string output;
        for (const OutputRecord &part : record.outputs)
            output += safe(part.text);
        block(tr("Output"), output);
        if (record.error)
            block(tr("Error"), safe(record.error->message));
        const std::string proof = m_proofs ? m_proofs(step.id) : std::string();
        if (!proof.empty())
            write(std::format(
                "<details><summary>{}</summary><pre>{}</pre></details>\n", escaped(tr("Proof")), safe(proof)));
        write("</article>\n");
    }

    std::function<std::string(StepId)> m_proofs;
};

} // namespace

std::unique_ptr<TrailExport> makeHtmlExport(TrailExport::Sink sink, std::function<std::string(StepId)> proofs)
{
    return std::make_unique<Html>(std::move(sink), std::move(proofs));
}

} // namespace vitrine
