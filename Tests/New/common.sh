# What Tests/New/run and Tests/New/trial share: a copy of this repository in $copy, and what is written into it and beside.
cd "$(dirname "$0")/../.."
home=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
copy=$work/appshell
own=$work/guestbook
mkdir "$copy"

say() { printf '%4d s  %s\n' "$SECONDS" "$*"; }
quietly() { "$@" >"$work/log" 2>&1 || { cat "$work/log" >&2 && return 1; }; }

# As they stand here, what is not committed included.
git ls-files -z --cached --others --exclude-standard | while IFS= read -r -d '' file; do
    [ ! -e "$file" ] || printf '%s\0' "$file"
done | tar -c --null -T - | tar -x -C "$copy"

write_in_copy() { # PROGRAM…
    quietly "$@" new feature Guestbook --in madinia --title "Livre d'or" --owner @appshell/guestbook
    quietly "$@" new product Library --feature Loans --title "Ma bibliothèque" --owner @appshell/library
    for product in madinia pitrainer allinconnect; do quietly "$@" new script "Ma liste" --product "$product"; done
    quietly "$@" new product Guestbook --at ../guestbook --feature Words --title "Livre d'or"
}
swift_of_copy=(Package.swift Tools/Package.swift Tools/Sources/AppShell{Main,Served,Web} Sources/Madinia
    Sources/Library Sources/TestKits/Library Sources/Features/{Guestbook,Loans} Tests/ArchitectureTests/Rules
    Tests/ProductSuiteTests/EveryProduct.swift Tests/{AppShellGuestbookFeatureTests,AppShellLoansFeatureTests}
    Tests/{LibraryTests,LibraryTestKitTests})
