// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/limits/watchdog.h"
#include "executor/executor.h"
#include "executor/review/pyref.h"
#include "executor/review/syntaxtypes.h"

#include <memory>

namespace vitrine {

class EngineTypes;

/// The input of one step of the agent: the host's own objects, used in place.
struct LiveStep {
    std::string code;
    PyRef staticTools; ///< dict by name; None if tools were never sent
    PyRef customTools; ///< dict by name
    PyRef authorizedImports; ///< iterable of str
    bool describes = false; ///< the result also includes values and variables as texts
};

/// The outcome of a step, as objects.
struct LiveAnswer {
    StepResult result;
    PyRef value; ///< null if the step failed
    PyRef exception; ///< for the caller, unchanged; null: created from the result
    PyRef cause; ///< raised by the code
};

/// Steps of an agent in the agent's own interpreter, in one of the two dialects. All use needs the GIL.
class LiveSession {
public:
    virtual ~LiveSession() = default;
    virtual LiveAnswer run(const LiveStep &step, Watchdog &watchdog) = 0;
    /// Applies from the next step on. False with an exception set.
    virtual bool setPolicy(const Policy &policy) = 0;
    virtual const Policy &policy() const = 0;
    virtual std::string policyHash() const = 0;
    /// The prints of the running step so far.
    virtual std::string printed() const = 0;
    /// Releases the host's objects; objects passed to the host stay valid.
    virtual void release() = 0;
    /// For the garbage collector: the host's objects held by the session.
    virtual int traverse(visitproc visit, void *arg) const = 0;
};

/// State shared by all sessions of a process.
struct LiveWorld {
    const SyntaxTypes &syntax;
    std::shared_ptr<EngineTypes> types;
};

/// The host's objects that a session works on.
struct LiveGround {
    PyRef state; ///< dict: the variables
    PyRef baseTools; ///< dict: if one of these is among the tools, the engine's own form of it is used
};

/// A session in the dialect of the policy. Null with an exception set.
std::unique_ptr<LiveSession> makeLiveSession(const LiveWorld &world, const Policy &policy, const LiveGround &ground);

} // namespace vitrine
