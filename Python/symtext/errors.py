"""Exceptions."""


class SymtextError(Exception):
    """A request that symtext rejected.

    `code` is for programs, such as "unknown-symbol"; `exit` is the program's exit status for it; `key` is the wrong
    key and `suggestion` a likely correction, or None."""

    def __init__(self, message, code="internal", exit=70, key=None, suggestion=None):
        super().__init__(message)
        self.code = code
        self.exit = exit
        self.key = key
        self.suggestion = suggestion


class WorkerDied(SymtextError):
    """The process ended, or was ended because it took too long. The next request starts another one."""
