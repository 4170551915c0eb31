"""What OpenAPI can't say of the two APIs, so that schemathesis sends what it means to send.

Schemathesis looks again at whether a request is right after these have run, and judges the answer by that.
"""

import itertools
import unicodedata

import schemathesis

_FORMATIONS = range(1, 10)
_numbers = itertools.count()


@schemathesis.hook
def before_call(context, case, kwargs):
    _trim_key(case)
    has_body = isinstance(case.body, (dict, list))
    if case.meta is not None and case.meta.generation.mode.is_negative:
        if has_body:
            case.body = _as_counted(case.body)
        return
    _pair_position(case)
    _renew_key(case)
    if has_body:
        case.body = _as_written(case.body)
        if case.operation.path == "/pre-registrations":
            case.body = _with_known_formation(case.body)


def _pair_position(case):
    """latitude and longitude go together, and a radius needs both, or a search before."""
    query = case.query or {}
    given = [query.get(name) not in (None, "") for name in ("latitude", "longitude")]
    if all(given):
        return
    for name in ("latitude", "longitude", "radius"):
        query.pop(name, None)


def _trim_key(case):
    """Space around a header's value is not of the value (RFC 9110, 5.5)."""
    key = (case.headers or {}).get("Idempotency-Key")
    if isinstance(key, str) and key != key.strip(" \t"):
        case.headers["Idempotency-Key"] = key.strip(" \t")


def _as_counted(value, name=""):
    """The bounds of what people type hold for it without control characters and without space at its ends."""
    if isinstance(value, dict):
        return {key: _as_counted(member, key) for key, member in value.items()}
    if isinstance(value, list):
        return [_as_counted(item) for item in value]
    if isinstance(value, str) and (name == "email" or len(value) > 32) and name != "password":
        kept = [c for c in value if unicodedata.category(c) not in ("Cc", "Zl", "Zp")]
        return "".join(kept).strip()
    return value


def _renew_key(case):
    """A key belongs to one request: with another one it is refused."""
    headers = case.headers or {}
    if headers.get("Idempotency-Key"):
        headers["Idempotency-Key"] = f"{headers['Idempotency-Key'][:240]}-{next(_numbers)}"


def _as_written(value):
    """JSON Schema takes 10.0 for an integer; the APIs ask for 10."""
    if isinstance(value, dict):
        return {key: _as_written(member) for key, member in value.items()}
    if isinstance(value, list):
        return [_as_written(item) for item in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value


def _with_known_formation(body):
    """A formation that is not there is refused with 422, as Laravel's rule `exists` does."""
    number = body.get("formation_id") if isinstance(body, dict) else None
    if isinstance(number, int) and not isinstance(number, bool) and number not in _FORMATIONS:
        return {**body, "formation_id": _FORMATIONS[number % len(_FORMATIONS)]}
    return body
