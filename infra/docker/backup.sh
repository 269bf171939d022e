#!/bin/sh
# Postgres and its copy in a bucket elsewhere, sealed, by pgBackRest, whose settings are PGBACKREST_*.
#   backup.sh serve            Postgres itself: with a bucket, every change is there within a minute
#   backup.sh forever          a whole copy a day, tried by a restore; every five minutes a note that all is there
#   backup.sh restore [time]   from the bucket into an empty volume, to the end or to '2026-11-28 03:00:00+00'
set -eu
bucket=${PGBACKREST_REPO1_S3_BUCKET:-}
sql() { psql --no-psqlrc --quiet --no-align --tuples-only --command="$1"; }

# Restores the newest copy beside the database and reads from it.
try() {
  pg_ctl --pgdata=/restored/data --silent --mode=immediate stop 2>/dev/null || true
  rm -rf /restored/data
  mkdir -m 700 /restored/data
  pgbackrest --pg1-path=/restored/data --archive-mode=off restore || return 1
  pg_ctl --pgdata=/restored/data --no-wait --silent --log=/tmp/tried.log --options="-c listen_addresses='' \
    -c unix_socket_directories=/tmp -c hot_standby=off -c shared_buffers=32MB" start
  until orders=$(PGHOST=/tmp sql 'select count(*) from orders' 2>/dev/null); do
    sleep 1
    pg_ctl --pgdata=/restored/data status >/dev/null || { tail /tmp/tried.log >&2; return 1; }
  done
  echo "restored to try it: $orders orders"
  pg_ctl --pgdata=/restored/data --silent --mode=immediate stop
  rm -rf /restored/data
}

copy() {
  # Until the first copy is complete: long ago, not unknown.
  sql 'insert into backups select to_timestamp(0) where not exists (select from backups)' || return 1
  [ -n "$bucket" ] || { echo 'BACKUP_S3_BUCKET names no bucket: nothing is copied elsewhere' >&2; return 1; }
  pgbackrest stanza-create || return 1
  today=$(date -u +%Y%m%d)
  if ! pgbackrest info | grep -q "full backup: $today-"; then
    pgbackrest backup --type=full || return 1
  elif [ -n "$behind" ]; then
    pgbackrest backup --type=incr || return 1
  fi
  if [ "$tried" != "$today" ]; then try || return 1; fi
  tried=$today
  # Has Postgres end a file of its log, and waits until the bucket has it.
  pgbackrest check || return 1
  sql 'begin; delete from backups; insert into backups default values; commit'
}

case ${1:-} in
  serve)
    [ -z "$bucket" ] || set -- -c archive_mode=on -c archive_timeout=45 -c "archive_command=pgbackrest archive-push %p"
    [ "$1" != serve ] || shift
    # Forty processes of five connections each, and room for a person.
    exec docker-entrypoint.sh postgres -c max_connections=220 "$@"
    ;;
  forever)
    trap 'exit 0' TERM INT
    # After a start or a failure some of the log may be missing.
    behind=yes tried=
    while :; do
      if copy; then behind='' pause=300; else behind=yes pause=60; fi
      sleep "$pause" &
      wait $!
    done
    ;;
  restore)
    mkdir -p -m 700 "$PGBACKREST_PG1_PATH"
    if [ -n "${2:-}" ]; then set -- --type=time --target="$2" --target-action=promote; else set --; fi
    exec pgbackrest "$@" restore
    ;;
  *) sed -n '2,5p' "$0"; exit 64 ;;
esac
