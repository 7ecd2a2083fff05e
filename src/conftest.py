"""Doctests live in the sources; a module that runs compiled has none, they are tested with KAISERHOF_PURE=1."""

from kaiserhof.compilation import PACKAGE, is_compiled, source_files

collect_ignore = [str(path.relative_to(PACKAGE.parent)) for path in source_files()] if is_compiled() else []
