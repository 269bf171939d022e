#!/bin/sh
# Runs the server as the user redis, reachable from other containers as in the real image.
set -eu
[ "${1:-}" = redis-server ] || exec "$@"
set -- "$@" --protected-mode no
if [ "$(id -u)" = 0 ]; then
  chown redis .
  exec setpriv --reuid=redis --regid=redis --init-groups "$@"
fi
exec "$@"
