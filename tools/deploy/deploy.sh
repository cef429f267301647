#!/bin/sh
# Brings what `npm run pack` has put into `release` to a server, and makes it the current release.
#   npm run deploy -- USER@HOST [FOLDER]
# Needed there: Node 24, tar, and a folder that the user may write to. ssh is asked for nothing but a shell.
set -eu

host=${1:?'Name the server: npm run deploy -- deploy@www.lichtkade.example'}
folder=${2:-/srv/lichtkade}
release=${RELEASE:-$(dirname "$0")/../../release}
name=$(date -u +%Y%m%dT%H%M%SZ)

case $folder in
  *[!a-zA-Z0-9/._-]*) echo "The folder \"$folder\" has characters that a shell would read: rename it." >&2 && exit 2 ;;
esac
[ -f "$release/dist/_manifest.json" ] || { echo 'There is no release: run "npm run build" and "npm run pack".' >&2 && exit 2; }

# Half a release is none: it gets its name when all of it is there.
tar -C "$release" -czf - . | ssh "$host" "set -eu
  trap 'rm -rf $folder/incoming/$name' EXIT
  mkdir -p $folder/releases $folder/incoming/$name
  tar -xzf - -C $folder/incoming/$name
  mv $folder/incoming/$name $folder/releases/$name
  $folder/releases/$name/release.sh switch"
