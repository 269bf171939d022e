#!/bin/sh
# Postgres and its copy in a bucket elsewhere, sealed, by pgBackRest, whose settings are PGBACKREST_*.
#   backup.sh serve            Postgres itself: with a bucket, every change is there within a minute
#   backup.sh forever          a whole copy a day, tried by a restore; every five minutes a note that all is there
#   backup.sh restore [time]   from the bucket into an empty volume, to the end or to '2026-11-28 03:00:00+00'
set -eu
bucket=${PGBACKREST_REPO1_S3_BUCKET:-}
# Mostly on the disk of Postgres, which stops for good on a full one.
trial=${TRIAL_DIR:-/restored}
sql() { psql --no-psqlrc --quiet --no-align --tuples-only --command="$1"; }

# Asks Postgres nothing: it may be away for lack of the room that is freed here.
clean() {
  pg_ctl --pgdata="$trial/data" --silent --mode=immediate stop 2>/dev/null || true
  rm -rf "$trial/data"
}

# Whether a tenth of the disk stays free, below which DiskFull pages, with so many KB more on it.
has_room() { df -Pk "$trial" | awk -v more="$1" 'NR == 2 { exit !($4 - more > $2 / 10) }'; }

# Room that was there in the beginning may be taken by others meanwhile.
still_room() { has_room 0 || { echo 'the trial of the copy stops: the disk gets full' >&2; return 1; }; }

# Restores the newest copy beside the database and reads from it.
restore_beside() {
  mkdir -m 700 "$trial/data"
  pgbackrest --pg1-path="$trial/data" --archive-mode=off restore &
  while kill -0 $! 2>/dev/null; do
    still_room || { kill $!; wait $!; return 1; }
    sleep 1
  done
  wait $! || return 1
  pg_ctl --pgdata="$trial/data" --no-wait --silent --log=/tmp/tried.log --options="-c listen_addresses='' \
    -c unix_socket_directories=/tmp -c hot_standby=off -c shared_buffers=32MB" start
  until orders=$(PGHOST=/tmp sql 'select count(*) from orders' 2>/dev/null); do
    sleep 1
    still_room || return 1
    pg_ctl --pgdata="$trial/data" status >/dev/null || { tail /tmp/tried.log >&2; return 1; }
  done
  echo "restored to try it: $orders orders"
}

# Where a restore has no room, every file of the copy is read in the bucket instead. BackupUntried says so from the third day on.
try() {
  size=$(du -sk "$PGBACKREST_PG1_PATH" 2>/dev/null | cut -f1)
  if [ "${size:=0}" -gt 0 ] && has_room "$size"; then
    restore_beside && sql 'update backups set tried_at = now()'
  else
    echo "no room to restore the copy here ($((size / 1024)) MB, and a tenth of the disk): verified in the bucket" >&2
    newest=$(pgbackrest info | sed -En 's/.*(full|incr) backup: //p' | tail -n 1)
    # Ends with 0 whatever it finds, and says nothing of what is fine unless asked.
    verdict=$(pgbackrest --set="$newest" --output=text --verbose verify) && echo "$verdict" && echo "$verdict" | grep -q '^status: ok'
  fi
}

copy() {
  # Until the first copy is complete: long ago, not unknown.
  sql 'insert into backups (taken_at) select to_timestamp(0) where not exists (select from backups)' || return 1
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
  sql 'update backups set taken_at = now()'
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
    trap clean EXIT
    # After a start or a failure some of the log may be missing.
    behind=yes tried=
    while :; do
      # What an earlier trial left, also one that was killed.
      clean
      if copy; then behind='' pause=300; else behind=yes pause=60; fi
      clean
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
