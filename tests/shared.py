"""Services shared by all workers of a test run: started by the first worker that needs one, and ended with the run."""

import fcntl
import json
from typing import TypeVar

from tests.run import run_folder
from tests.services import STARTED, Service

T = TypeVar("T", bound=Service)


def shared(kind: type[T], of: str = "all") -> T:
    """Return the run's service of this kind, of all workers or of one, started if no worker has done so yet."""
    run = run_folder()
    assert run is not None
    name = f"{kind.__name__}-{of}"
    folder, state = run / name, run / f"{name}.json"
    with open(run / f"{name}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if state.exists():
            return kind(folder, json.loads(state.read_text()))
        folder.mkdir(exist_ok=True)
        folder.chmod(0o777)  # PostgreSQL runs as an ordinary user
        service = kind(folder).start()
        STARTED.remove(service)
        process, service.process = service.process, None
        assert process is not None
        process.returncode = 0  # it outlives this worker, and nothing waits for it
        state.write_text(json.dumps(service.port))
        return service
