#!/bin/sh
# Rolls a release out, and back, on a server. Each release brings this script along:
#   releases/NAME/release.sh switch    makes that release the current one; if it does not answer, the one before it again
#   current/release.sh rollback        makes the release before the current one current
# A release that was taken back is removed, so that no later one falls back to it.
#   current/release.sh list            lists the releases with their commit and day, the current one marked
# The server's own settings stand beside the releases, in `deploy.conf`: RESTART, HEALTH, PATIENCE, KEPT.
set -eu

here=$(cd "$(dirname "$0")" && pwd -P)
name=$(basename "$here")
root=$(dirname "$(dirname "$here")")

RESTART='sudo /usr/bin/systemctl restart lichtkade.service'
HEALTH=http://127.0.0.1:8080
PATIENCE=30
KEPT=10
if [ -f "$root/deploy.conf" ]; then . "$root/deploy.conf"; fi

fail() {
  echo "$1" >&2
  exit 1
}

current() { basename "$(readlink "$root/current" 2>/dev/null || true)"; }

# Names are times, so that their order is that of the releases.
releases() { ls "$root/releases" | sort; }

before() { releases | awk -v name="$1" '$0 < name { last = $0 } END { print last }'; }

# A link that is renamed is replaced in one go: there is no moment without a current release.
point() { ln -sfn "releases/$1" "$root/current.new" && mv -T "$root/current.new" "$root/current"; }

# Asked is whether this release answers, not whether the current one does: the link may not have been set.
start() {
  point "$1" && sh -c "$RESTART" 9>&- &&
    node "$root/releases/$1/check-health.mjs" "$HEALTH" "$root/releases/$1/dist/_manifest.json" "$PATIENCE"
}

# What a release's manifest says of it: its `release` or its `day`.
fact() {
  tr ',{' '\n\n' <"$root/releases/$1/dist/_manifest.json" |
    sed -n "s/^[[:space:]]*\"$2\": *\"\(.*\)\"/\1/p" | head -n 1
}

list() {
  releases | while read -r release; do
    if [ "$release" = "$(current)" ]; then mark=' (current)'; else mark=; fi
    echo "$release $(fact "$release" release) for $(fact "$release" day)$mark"
  done
}

roll_out() {
  last=$(current)
  if start "$name"; then return; fi
  [ -n "$last" ] || fail "$name does not answer, and there is no release before it."
  start "$last" || fail "$name does not answer, and $last does not either: see docs/operating.md."
  forget "$name"
  fail "$name does not answer: $last is the current release again."
}

roll_back() {
  left=$(current)
  target=$(before "$left")
  [ -n "$target" ] || fail "There is no release before $left."
  if start "$target"; then
    forget "$left"
    return
  fi
  start "$left" || fail "$target does not answer, and $left does not either: see docs/operating.md."
  fail "$target does not answer: $left is the current release again."
}

forget() { [ "$1" = "$(current)" ] || rm -rf "${root:?}/releases/${1:?}"; }

forget_old() {
  releases | head -n "-$KEPT" | while read -r old; do
    forget "$old"
  done
}

alone() {
  exec 9>"$root/.lock"
  flock -n 9 || fail "Another release is being rolled out: wait until it is done."
}

case ${1:-} in
  switch)
    alone
    roll_out
    forget_old
    ;;
  rollback)
    alone
    roll_back
    ;;
  list) list ;;
  *) fail "Usage: release.sh switch, rollback or list." ;;
esac
