# What the trials of engines share. Sourced, from a script that has said `set -euo pipefail`.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$root"
# Not the wrapper: eight tasks at a time would each look for stale sources.
appshell=${APPSHELL:-$root/Tools/.build/debug/appshell}
export APPSHELL_HOME=$root NO_COLOR=1
out=$(mktemp -d "${TMPDIR:-/tmp}/appshell-engines-XXXXXX")

say() { printf '%s\n' "$*"; }
fail() { say "FAILED: $*" >&2; exit 1; }
seconds() { awk "BEGIN { printf \"%.1f\", $1 - $2 }"; }
now() { date +%s.%N; }

# need COMMAND PACKAGE…: installs Debian's packages where the command is missing, or ends the trial.
need() {
    command -v "$1" >/dev/null && return
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "$1 is missing; installing ${*:2} …"
        apt-get install -y --no-install-recommends "${@:2}" >"$out/apt.log" 2>&1 && return
    fi
    say "skipped: this needs $1 (Debian: ${*:2})."
    exit 0
}

# one: the whole suite as a single run, which everything is compared with.
one() {
    local start; start=$(now)
    "$appshell" run --jobs 1 --format message:"$out/one.ndjson" --format junit:"$out/one.xml" \
        --format costs:"$out/one.costs" --format summary | tail -1
    say "single run, one process: $(seconds "$(now)" "$start") s"
}

# JUnit without its seconds: real ones in a run, virtual ones in a merge.
untimed() { sed -E 's/ time="[^"]*"//g' "$1"; }

# equal MERGED: MERGED.ndjson, .xml and .costs are the single run's, byte for byte.
equal() {
    cmp "$out/one.ndjson" "$1.ndjson" || fail "the merged messages differ from the single run's"
    cmp "$out/one.costs" "$1.costs" || fail "the merged costs differ from the single run's"
    cmp <(untimed "$out/one.xml") <(untimed "$1.xml") || fail "the merged JUnit differs in more than its times"
    say "merged messages ($(wc -c <"$1.ndjson") bytes), JUnit and costs: equal to the single run's, byte for byte"
}
