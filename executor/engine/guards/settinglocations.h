// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

namespace vitrine::settings {

/// Where libraries keep settings that no view of a module shows. A library that adds one gets a row here.

/// An object whose content and attributes are settings, which no view shows, or which is shared with other modules.
struct Location {
    const char *module;
    const char *path; ///< names with dots between them
    const char *after = nullptr; ///< function to call after a change was undone: module and path
    bool isOfThread = false; ///< has other attributes on each thread
};
inline constexpr auto locations = std::to_array<Location>({
    { "_csv", "_dialects" },
    { "calendar", "c" },
    { "html.entities", "html5" },
    { "joblib.parallel", "BACKENDS" },
    { "joblib.parallel", "_backend", nullptr, true },
    { "joblib.parallel", "default_parallel_config" },
    { "matplotlib", "rcParams" },
    { "matplotlib", "rcParamsDefault" },
    { "matplotlib", "rcParamsOrig" },
    { "matplotlib", "color_sequences" },
    { "matplotlib", "colormaps" },
    { "matplotlib._pylab_helpers", "Gcf.figs" },
    { "matplotlib.animation", "writers" },
    { "matplotlib.backend_bases", "_default_backends" },
    { "matplotlib.backend_bases", "_default_filetypes" },
    { "matplotlib.colors", "_colors_full_map" },
    { "matplotlib.font_manager", "fontManager" },
    { "matplotlib.projections", "projection_registry" },
    { "matplotlib.scale", "_scale_mapping" },
    { "matplotlib.style.core", "library" },
    { "matplotlib.units", "registry" },
    { "mpmath", "mp" },
    { "mpmath", "iv" },
    { "mpmath", "fp" },
    { "numpy.ma.core", "default_filler" },
    { "numpy.ma.core", "masked_print_option" },
    { "os", "environ" },
    { "pandas._config.config", "_deprecated_options" },
    { "pandas._config.config", "_global_config" },
    { "pandas._config.config", "_registered_options" },
    { "pandas.core.dtypes.base", "_registry" },
    { "pandas.io.excel._util", "_writers" },
    { "pandas.plotting._core", "_backends" },
    { "pandas.plotting._misc", "plot_params" },
    { "pandas.tseries.holiday", "holiday_calendars" },
    { "scipy.fft._pocketfft.helper", "_config", nullptr, true },
    { "sklearn._config", "_global_config" },
    { "sklearn._config", "_threadlocal", nullptr, true },
    { "sympy.assumptions.assume", "global_assumptions" },
    { "sympy.core.parameters", "global_parameters", "sympy.core.cache.clear_cache", true },
    { "sympy.multipledispatch.core", "global_namespace" },
    { "sympy.physics.units.dimensions", "_QuantityMapper._quantity_dimension_global" },
    { "sympy.physics.units.dimensions", "_QuantityMapper._quantity_dimensional_equivalence_map_global" },
    { "sympy.physics.units.dimensions", "_QuantityMapper._quantity_scale_factors_global" },
    { "sympy.physics.units.unitsystem", "UnitSystem._unit_systems" },
    { "sympy.polys.polyconfig", "_current_config" },
    { "sympy.printing.printer", "Printer._global_settings" },
    { "typing", "_overload_registry" },
    { "urllib.parse", "uses_netloc" },
    { "urllib.parse", "uses_relative" },
    { "warnings", "filters" },
    { "warnings", "onceregistry" },
    { "xml.etree.ElementTree", "_namespace_map" },
});

/// A plain value that a module stores under a name, or a class in it under a path.
struct ValueLocation {
    const char *module;
    const char *path;
    const char *after = nullptr;
};
inline constexpr auto valueLocations = std::to_array<ValueLocation>({
    { "joblib.parallel", "DEFAULT_BACKEND" },
    { "joblib.parallel", "DEFAULT_N_JOBS" },
    { "matplotlib.dates", "_epoch" },
    { "matplotlib.pyplot", "_REPL_DISPLAYHOOK" },
    { "matplotlib.pyplot", "_backend_mod" },
    { "numpy.polynomial._polybase", "ABCPolyBase._use_unicode" },
    { "pandas.core.computation.expressions", "USE_NUMEXPR" },
    { "pandas.core.computation.expressions", "_evaluate" },
    { "pandas.core.computation.expressions", "_where" },
    { "sympy.printing.pretty.pretty_symbology", "_use_unicode" },
    { "warnings", "_showwarnmsg_impl" },
    { "warnings", "filters" },
    { "warnings", "showwarning" },
    { "zoneinfo._tzpath", "TZPATH", "zoneinfo.ZoneInfo.clear_cache" },
});

/// A class of objects that call one of many functions by the types of their arguments. The functions are settings.
struct Dispatcher {
    const char *module;
    const char *type;
    const char *functions; ///< attribute with the dictionary of functions
    const char *clear; ///< method that forgets found functions
    const char *reorder; ///< method that puts the functions in order again
};
inline constexpr auto dispatchers = std::to_array<Dispatcher>({
    { "sympy.multipledispatch.dispatcher", "Dispatcher", "funcs", "_cache.clear", "reorder" },
});

/// State in C: the result of the first function is passed to the second one.
struct StateFunctions {
    const char *module;
    const char *get;
    const char *set;
};
inline constexpr auto stateFunctions = std::to_array<StateFunctions>({
    { "_csv", "field_size_limit", "field_size_limit" },
    { "_socket", "getdefaulttimeout", "setdefaulttimeout" },
    { "gc", "get_threshold", "set_threshold" },
    { "scipy.special", "geterr", "seterr" },
    { "sys", "get_int_max_str_digits", "set_int_max_str_digits" },
    { "sys", "getswitchinterval", "setswitchinterval" },
});

/// Generators of random numbers, which a new process seeds by chance.
inline constexpr auto seeds = std::to_array<std::string_view>(
    { "random._inst.seed", "numpy.random.mtrand.seed", "sympy.core.random.rng.seed" });

/// Locks that no module shows.
inline constexpr auto locks = std::to_array<std::string_view>({ "numpy.random.mtrand._rand._bit_generator.lock" });

inline constexpr auto decimalContexts = std::to_array({ "DefaultContext", "BasicContext", "ExtendedContext" });

} // namespace vitrine::settings
