#!/bin/sh
# Backups of the database, in compose and in the cluster.
#   backup.sh once             dumps, proves that the dump can be read to its end, forgets what was kept long enough
#   backup.sh forever          the same every BACKUP_EVERY_HOURS
#   backup.sh restore <file>   into the database, which has to be empty
# PGHOST, PGUSER, PGPASSWORD, PGDATABASE or DATABASE_URL say where; BACKUP_DIR, where the dumps lie.
set -eu
umask 077
folder=${BACKUP_DIR:-/backups}
database=${DATABASE_URL:-dbname=${PGDATABASE:-}}

once() {
  # Before the dump begins: deletions from here on are not in it.
  at=$(date -u +%Y-%m-%dT%H-%M-%SZ)
  part=$folder/.part-$at
  pg_dump --dbname="$database" --format=custom --no-owner --no-privileges --file="$part" || return 1
  pg_restore --file=/dev/null "$part" || return 1
  mv "$part" "$folder/trueseason-$at.dump" || return 1
  psql --dbname="$database" --quiet --command='insert into backups default values' || return 1
  echo "dumped trueseason-$at.dump, $(wc -c <"$folder/trueseason-$at.dump") bytes"
  # One that was interrupted, and those whose days are over.
  find "$folder" -name '.part-*' -mmin +60 -delete
  find "$folder" -name 'trueseason-*.dump' -mtime "+$((${BACKUP_KEEP_DAYS:-28} - 1))" -delete
}

case ${1:-} in
  once) once ;;
  forever)
    trap 'exit 0' TERM INT
    while :; do
      # A database that is away is asked again soon.
      if once; then pause=$((${BACKUP_EVERY_HOURS:-6} * 3600)); else pause=60; fi
      sleep "$pause" &
      wait $!
    done
    ;;
  restore)
    tables=$(psql --dbname="$database" -Atc "select count(*) from pg_tables where schemaname = 'public'")
    [ "$tables" = 0 ] || { echo "the database has $tables tables: restore into an empty one" >&2; exit 1; }
    pg_restore --dbname="$database" --no-owner --no-privileges --single-transaction --exit-on-error "$folder/$(basename "$2")"
    ;;
  *) sed -n '2,6p' "$0"; exit 64 ;;
esac
