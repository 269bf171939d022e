#!/bin/sh
# As much of the real image's entrypoint as this product and testcontainers use: makes the cluster and its database on
# first use, then runs the server as the user postgres.
set -eu
as_postgres() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
if [ "$(id -u)" != 0 ]; then as_postgres() { "$@"; }; fi
[ "${1:-}" = postgres ] || exec "$@"
[ "$(id -u)" != 0 ] || chown postgres /run/postgresql
user=${POSTGRES_USER:-postgres}
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  : "${POSTGRES_PASSWORD:?set POSTGRES_PASSWORD}"
  mkdir -p "$PGDATA" && chown -R postgres "$(dirname "$PGDATA")" && chmod 700 "$PGDATA"
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password && chown postgres /tmp/password
  as_postgres initdb --pgdata "$PGDATA" --username "$user" --pwfile /tmp/password --encoding UTF8 --auth-local trust >/dev/null
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  echo "listen_addresses = '*'" >> "$PGDATA/postgresql.conf"
  as_postgres pg_ctl --pgdata "$PGDATA" --options "-c listen_addresses=''" --wait start
  [ "${POSTGRES_DB:-$user}" = postgres ] || as_postgres createdb --username "$user" "${POSTGRES_DB:-$user}"
  as_postgres pg_ctl --pgdata "$PGDATA" --mode fast --wait stop
fi
if [ "$(id -u)" = 0 ]; then exec setpriv --reuid=postgres --regid=postgres --init-groups "$@"; fi
exec "$@"
