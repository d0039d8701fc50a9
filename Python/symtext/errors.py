"""What goes wrong."""


class SymtextError(Exception):
    """What symtext says is wrong with a request.

    `code` is for programs, such as "unknown-symbol"; `exit` the status that the program would end with; `key` the
    key that is wrong and `suggestion` what may have been meant, or None.
    """

    def __init__(self, message, code="internal", exit=70, key=None, suggestion=None):
        super().__init__(message)
        self.code = code
        self.exit = exit
        self.key = key
        self.suggestion = suggestion


class WorkerDied(SymtextError):
    """The process has ended, or was ended as it took too long. The next request begins another one."""
