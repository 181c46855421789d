// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/reviewinterpreter.h"
#include "executor/review/pyref.h"

#include "executor/review/syntaxtypes.h"
#include "executor/review/treereview.h"

#include <optional>
#include <utility>

namespace vitrine {

struct ReviewInterpreter::Private {
    std::shared_ptr<PythonRuntime> python; ///< outlives the interpreter
    PyThreadState *thread = nullptr;
    std::optional<SyntaxTypes> syntax;
};

namespace {

/// Activates a thread state of the interpreter, with its GIL, during its lifetime.
class Entered final {
public:
    explicit Entered(PyThreadState *thread) { PyEval_RestoreThread(thread); }
    ~Entered() { PyEval_SaveThread(); }
    Entered(const Entered &) = delete;
    Entered &operator=(const Entered &) = delete;
};

/// Creates an interpreter and holds its GIL; null on failure. The calling thread must not have an interpreter.
PyThreadState *startInterpreter()
{
#if PY_VERSION_HEX >= 0x030C0000
    const PyInterpreterConfig config { .use_main_obmalloc = 0,
        .allow_fork = 0,
        .allow_exec = 0,
        .allow_threads = 0,
        .allow_daemon_threads = 0,
        .check_multi_interp_extensions = 1,
        .gil = PyInterpreterConfig_OWN_GIL };
    // A new interpreter is created from the state of another one, which the thread leaves when that succeeds.
    const PyGILState_STATE state = PyGILState_Ensure();
    PyThreadState *const maker = PyThreadState_Get();
    PyThreadState *made = nullptr;
    const PyStatus status = Py_NewInterpreterFromConfig(&made, &config);
    if (PyStatus_Exception(status) || made == nullptr) {
        PyGILState_Release(state);
        return nullptr;
    }
    PyEval_SaveThread();
    PyEval_RestoreThread(maker);
    PyGILState_Release(state);
    PyEval_RestoreThread(made);
    return made;
#else
    return nullptr;
#endif
}

} // namespace

std::unique_ptr<ReviewInterpreter> ReviewInterpreter::make(std::shared_ptr<PythonRuntime> python)
{
    PyThreadState *const thread = startInterpreter();
    if (thread == nullptr)
        return nullptr;
    auto state = std::make_unique<Private>(std::move(python), thread, SyntaxTypes::load());
    const bool isUsable = state->syntax.has_value();
    PyEval_SaveThread();
    std::unique_ptr<ReviewInterpreter> made(new ReviewInterpreter(std::move(state)));
    return isUsable ? std::move(made) : nullptr;
}

ReviewInterpreter::ReviewInterpreter(std::unique_ptr<Private> state)
    : d(std::move(state))
{
}

ReviewInterpreter::~ReviewInterpreter()
{
    PyEval_RestoreThread(d->thread);
    d->syntax.reset();
    Py_EndInterpreter(d->thread);
}

Review ReviewInterpreter::review(std::string_view code, const Policy &policy, const SessionNames &session) const
{
    Review review;
    {
        const Entered entered(d->thread);
        review = reviewParsed(*d->syntax, code, policy, session);
    }
    addTextFindings(review, code, policy);
    return review;
}

} // namespace vitrine
