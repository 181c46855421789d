// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/plotguards.h"

#include "base/formatted.h"
#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/auditjudge.h"
#include "executor/engine/guards/classguards.h"
#include "executor/policy/globs.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

struct PictureKind {
    std::string_view format; ///< a file extension, and matplotlib's name of the format
    std::string_view type;
    std::string_view pillowFormat; ///< Pillow's name of the format; empty if it does not write it
};
constexpr auto pictureKinds = std::to_array<PictureKind>({ { "png", "image/png", "PNG" },
    { "jpg", "image/jpeg", "JPEG" }, { "jpeg", "image/jpeg", "JPEG" }, { "svg", "image/svg+xml", "" },
    { "pdf", "application/pdf", "PDF" }, { "webp", "image/webp", "WEBP" }, { "gif", "image/gif", "GIF" } });
constexpr std::size_t longestName = 200;

const PictureKind *kindNamed(std::string_view format)
{
    const auto found = std::ranges::find(pictureKinds, format, &PictureKind::format);
    return found != pictureKinds.end() ? &*found : nullptr;
}

// A method that saves a picture: its first argument is the target.
struct Saver {
    const char *module;
    const char *type;
    const char *method;
    const char *target; ///< name of the argument
    bool isPillow; ///< accepts the format as its second argument, too
};
constexpr Saver figures { "matplotlib.figure", "Figure", "savefig", "fname", false };
constexpr Saver images { "PIL.Image", "Image", "save", "fp", true };

// The destination and format of a picture.
struct Target {
    PyObject *object = nullptr; ///< borrowed
    std::string name; ///< empty if the target is not a file name
    const PictureKind *kind = nullptr; ///< null if the format cannot be shown
};

std::string lower(std::string text)
{
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

// Chooses the format as the libraries do: the argument, the file extension, or for matplotlib PNG.
const PictureKind *kindOf(const Saver &saver, const std::string &name, PyObject *args, PyObject *keywords)
{
    PyObject *asked = keywords != nullptr ? PyDict_GetItemString(keywords, "format") : nullptr; // borrowed
    if (saver.isPillow && PyTuple_GET_SIZE(args) > 2)
        asked = PyTuple_GET_ITEM(args, 2);
    std::string format = fs::path(name).extension().string();
    format = format.empty() ? (saver.isPillow ? "" : "png") : format.substr(1);
    if (asked != nullptr && PyUnicode_Check(asked))
        format = fromPython(asked);
    const PictureKind *kind = kindNamed(lower(format));
    return kind != nullptr && saver.isPillow && kind->pillowFormat.empty() ? nullptr : kind;
}

Target targetOf(const Saver &saver, PyObject *args, PyObject *keywords)
{
    Target target;
    if (PyTuple_GET_SIZE(args) > 1)
        target.object = PyTuple_GET_ITEM(args, 1);
    else if (keywords != nullptr)
        target.object = PyDict_GetItemString(keywords, saver.target);
    if (target.object == nullptr)
        return target;
    const PyRef path = PyRef::steal(PyOS_FSPath(target.object));
    PyErr_Clear();
    if (path && PyUnicode_Check(path.get()))
        target.name = fromPython(path.get());
    target.kind = kindOf(saver, target.name, args, keywords);
    return target;
}

bool isMemoryStream(PyObject *object)
{
    return std::string_view(Py_TYPE(object)->tp_name) == "_io.BytesIO"
        && !isOwnClass(reinterpret_cast<PyObject *>(Py_TYPE(object)));
}

bool mayWrite(const SessionCore &core, const std::string &path)
{
    return std::ranges::any_of(
        core.policy.writeGlobs, [&path](const std::string &glob) { return matchesGlob(glob, path); });
}

bool isInWorkingFolder(const std::string &path)
{
    std::error_code failed;
    const fs::path folder = fs::weakly_canonical(fs::current_path(failed), failed);
    return !failed && std::ranges::mismatch(folder, fs::path(path)).in1 == folder.end();
}

std::optional<std::string> bytesOf(PyObject *bytes)
{
    if (bytes == nullptr || !PyBytes_Check(bytes))
        return std::nullopt;
    return std::string(PyBytes_AS_STRING(bytes), static_cast<std::size_t>(PyBytes_GET_SIZE(bytes)));
}

std::optional<std::string> base64Of(std::string_view bytes)
{
    const PyRef module = importModule("binascii");
    const PyRef method = PyRef::steal(module ? PyObject_GetAttrString(module.get(), "b2a_base64") : nullptr);
    const PyRef data = PyRef::steal(PyBytes_FromStringAndSize(bytes.data(), static_cast<Py_ssize_t>(bytes.size())));
    const PyRef arguments = PyRef::steal(data ? PyTuple_Pack(1, data.get()) : nullptr);
    const PyRef options = PyRef::steal(Py_BuildValue("{sO}", "newline", Py_False));
    const PyRef made = PyRef::steal(
        method && arguments && options ? PyObject_Call(method.get(), arguments.get(), options.get()) : nullptr);
    return bytesOf(made.get());
}

// False, with an error set, if the step must not save more.
bool addPicture(SessionCore &core, const PictureKind &kind, const std::string &name, std::string_view bytes)
{
    switch (core.pictures.take(bytes.size())) {
    case PictureRoom::Answer::TooMany:
        core.deny(core.types->operationDenied(), "limits.files",
            formatted("The step may save at most {} pictures", core.pictures.mostPictures()));
        return false;
    case PictureRoom::Answer::TooLarge:
        core.deny(core.types->operationDenied(), "limits.written_mib",
            formatted("The pictures of the step may have at most {} MiB", core.pictures.mostBytes() >> 20U));
        return false;
    case PictureRoom::Answer::Taken: break;
    }
    const auto text = base64Of(bytes);
    if (!text)
        return false;
    std::string shown(kind.type);
    if (!name.empty())
        shown += " " + fs::path(name).filename().string().substr(0, longestName);
    core.events.push_back({ core.events.size() + 1, "display",
        formatted("{}\ndata:{};base64,{}", shown, kind.type, *text), Verdict::Allowed, {} });
    return true;
}

PyRef newMemoryStream()
{
    const PyRef module = importModule("_io");
    return PyRef::steal(module ? PyObject_CallMethod(module.get(), "BytesIO", nullptr) : nullptr);
}

std::optional<std::string> contentOf(PyObject *stream)
{
    const PyRef value = PyRef::steal(PyObject_CallMethod(stream, "getvalue", nullptr));
    return bytesOf(value.get());
}

// The same call with a stream in place of the name. A stream has no extension, so the format is passed explicitly.
PyRef drawn(
    const Saver &saver, PyObject *real, PyObject *args, PyObject *keywords, const PictureKind &kind, PyObject *stream)
{
    const PyRef options = PyRef::steal(keywords != nullptr ? PyDict_Copy(keywords) : PyDict_New());
    const PyRef format = toPython(saver.isPillow ? kind.pillowFormat : kind.format);
    const PyRef positional = PyRef::steal(PyTuple_Pack(2, PyTuple_GET_ITEM(args, 0), stream));
    if (!options || !format || !positional || PyDict_SetItemString(options.get(), "format", format.get()) < 0)
        return {};
    PyDict_DelItemString(options.get(), saver.target);
    PyErr_Clear();
    return PyRef::steal(PyObject_Call(real, positional.get(), options.get()));
}

PyObject *saveByValue(
    const Saver &saver, SessionCore &core, PyObject *real, PyObject *args, PyObject *keywords, const Target &target)
{
    const PyRef stream = newMemoryStream();
    PyRef result = stream ? drawn(saver, real, args, keywords, *target.kind, stream.get()) : PyRef();
    const auto bytes = result ? contentOf(stream.get()) : std::nullopt;
    return bytes && addPicture(core, *target.kind, target.name, *bytes) ? result.release() : nullptr;
}

// Writes to the stream of the code, and shows the same picture.
PyObject *saveIntoStream(SessionCore &core, PyObject *real, PyObject *args, PyObject *keywords, const Target &target)
{
    PyRef result = PyRef::steal(PyObject_Call(real, args, keywords));
    const auto bytes = result ? contentOf(target.object) : std::nullopt;
    const bool isThere = bytes && core.pictures.hasRoom(bytes->size());
    if (isThere && !addPicture(core, *target.kind, {}, *bytes))
        return nullptr;
    return result.release();
}

// Writes the file that the policy allows, and shows the picture unless it is too large.
PyObject *saveAsFile(SessionCore &core, PyObject *real, PyObject *args, PyObject *keywords, const Target &target)
{
    PyRef result = PyRef::steal(PyObject_Call(real, args, keywords));
    std::error_code failed;
    const auto size = result ? fs::file_size(target.name, failed) : 0;
    if (!result || failed || !core.pictures.hasRoom(size))
        return result.release();
    std::ifstream file(target.name, std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(file), {});
    return addPicture(core, *target.kind, target.name, bytes) ? result.release() : nullptr;
}

// matplotlib saves some formats through Pillow: the outer call shows the picture.
class SavingPicture final {
public:
    explicit SavingPicture(PictureRoom &room)
        : m_room(room)
    {
        m_room.isSaving = true;
    }
    ~SavingPicture() { m_room.isSaving = false; }
    SavingPicture(const SavingPicture &) = delete;
    SavingPicture &operator=(const SavingPicture &) = delete;

private:
    PictureRoom &m_room;
};

PyObject *saveTo(
    const Saver &saver, SessionCore &core, PyObject *real, PyObject *args, PyObject *keywords, const Target &target)
{
    const SavingPicture saving(core.pictures);
    if (target.name.empty())
        return !saver.isPillow && isMemoryStream(target.object) ? saveIntoStream(core, real, args, keywords, target)
                                                                : PyObject_Call(real, args, keywords);
    const std::string path = absolutePath(target.name);
    if (!isInWorkingFolder(path))
        return PyObject_Call(real, args, keywords);
    return mayWrite(core, path) ? saveAsFile(core, real, args, keywords, target)
                                : saveByValue(saver, core, real, args, keywords, target);
}

template <const Saver &saver>
PyObject *savePicture(PyObject *real, PyObject *args, PyObject *keywords)
{
    SessionCore *core = auditedSession();
    const bool isOutermost = core != nullptr && !core->pictures.isSaving && PyTuple_GET_SIZE(args) > 0;
    const Target target = isOutermost ? targetOf(saver, args, keywords) : Target();
    if (target.object == nullptr || target.kind == nullptr)
        return PyObject_Call(real, args, keywords);
    return saveTo(saver, *core, real, args, keywords, target);
}

PyRef loadedClass(const Saver &saver)
{
    const PyRef name = toPython(saver.module);
    const PyRef module = PyRef::steal(name ? PyImport_GetModule(name.get()) : nullptr);
    return PyRef::steal(module ? PyObject_GetAttrString(module.get(), saver.type) : nullptr);
}

template <const Saver &saver>
void arm()
{
    static PyMethodDef definition { saver.method,
        reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(savePicture<saver>)), METH_VARARGS | METH_KEYWORDS,
        nullptr };
    const UnauditedCall own;
    const PyRef owner = loadedClass(saver);
    const PyRef real = PyRef::steal(owner ? PyObject_GetAttrString(owner.get(), saver.method) : nullptr);
    const PyRef function = PyRef::steal(real ? PyCFunction_New(&definition, real.get()) : nullptr);
    const PyRef method = PyRef::steal(function ? PyInstanceMethod_New(function.get()) : nullptr);
    if (method)
        setInClass(owner.get(), saver.method, method.get());
    PyErr_Clear();
}

} // namespace

void armPlotGuards() { arm<figures>(); }

void armImageGuards() { arm<images>(); }

void showFigure(PyObject *value)
{
    const PyRef type = loadedClass(figures);
    if (type && PyObject_TypeCheck(value, reinterpret_cast<PyTypeObject *>(type.get())) != 0) {
        const PyRef method = PyRef::steal(PyObject_GetAttrString(type.get(), "savefig"));
        const PyRef stream = newMemoryStream();
        const PyRef result = PyRef::steal(
            method && stream ? PyObject_CallFunctionObjArgs(method.get(), value, stream.get(), nullptr) : nullptr);
    }
    PyErr_Clear();
}

} // namespace vitrine
