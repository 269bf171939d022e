# Postgres with what copies it elsewhere (backup.sh). Its tag in docker-compose.yml follows this file, not the release:
# a release restarts no database.
FROM postgres:18.6-alpine AS postgres
# The drills' base has it from Debian.
RUN command -v pgbackrest || apk add --no-cache pgbackrest
RUN mkdir /restored && chown postgres /restored
