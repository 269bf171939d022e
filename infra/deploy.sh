#!/bin/sh
# Deploys the release VERSION to the containers on this machine, while customers go on:
#   infra/deploy.sh            with the images of that VERSION, from the registry or from this machine
#   infra/deploy.sh --build    after building them here
#   infra/deploy.sh --back     the release that ran before it
# A new release first runs beside the old one, and nobody asks it. What does not get healthy there, or later in its
# place, is undone, and so is VERSION in the settings. Run it again after an interruption.
set -eu
cd "$(dirname "$0")/.."
parts='analysis pdf mailer ops gateway web'
trials=
settings=${COMPOSE_ENV_FILES:-.env}
settings=${settings##*,}

setting() { docker compose config --environment | sed -n "s/^$1=//p"; }
remember() {
  if grep -q "^$1=" "$settings"; then sed -i "s|^$1=.*|$1=$2|" "$settings"; else echo "$1=$2" >>"$settings"; fi
}
say() { echo "$(date +%T) $*"; }

# All of these containers get healthy within 70 s, or one's last words are shown. Asks more often than the engine does.
healthy() {
  end=$(($(date +%s) + 70))
  for id; do
    until docker inspect --format '{{range slice .Config.Healthcheck.Test 1}}{{println .}}{{end}}' "$id" | sed '/^$/d' |
      xargs -d '\n' docker exec "$id" >/dev/null 2>&1; do
      if [ "$(docker inspect --format '{{.State.Status}}' "$id")" != running ] || [ "$(date +%s)" -gt "$end" ]; then
        docker logs --tail 20 "$id" >&2
        return 1
      fi
      sleep 1
    done
  done
}

# shellcheck disable=SC2046 # a list
up() { docker compose up --detach --no-deps --no-build "$@" && healthy $(docker compose ps --quiet "$@"); }

# Each part once, without a port and a name that others know.
start_beside() {
  for part in $parts; do
    trials="$trials $(docker compose run --detach --no-deps "$part")" || return 1
  done
  # shellcheck disable=SC2086 # a list
  healthy $trials
}

stop_trials() {
  # shellcheck disable=SC2046,SC2086 # a list
  [ -z "$trials" ] || docker rm $(docker stop $trials) >/dev/null
  trials=
}

# A new gateway for each old one, before the old ones finish what they were asked and end.
switch_gateways() {
  old=$(docker compose ps --quiet gateway)
  twice=$(($(echo "$old" | wc -l) * 2))
  docker compose up --detach --no-deps --no-build --no-recreate --scale "gateway=$twice" gateway || true
  new=$(docker compose ps --quiet gateway | grep -vF "$old")
  # shellcheck disable=SC2086 # a list
  if ! healthy ${new:-none}; then
    docker rm --force $new
    return 1
  fi
  # shellcheck disable=SC2046,SC2086 # a list
  docker rm $(docker stop $old) >/dev/null && up gateway
}

# The workers know new kinds of jobs before the gateway asks for them. Web last: while its container is replaced, the
# load balancer waits for it.
replace() {
  say 'in its place: workers' && up analysis pdf mailer ops && say 'gateway' && switch_gateways && say 'web' && up web
}

before=$(docker compose ps --format '{{.Image}}' gateway | sed -n '1s/.*://p')
VERSION=$(setting VERSION)
VERSION=${VERSION:-dev}
case ${1:-} in
  --back)
    VERSION=$(setting PREVIOUS_VERSION)
    [ -n "$VERSION" ] || { echo 'No release before this one is known (PREVIOUS_VERSION).'; exit 64; }
    ;;
  --build)
    [ "$VERSION" != "$before" ] || { echo "Give it a VERSION of its own: $before runs, and is the way back."; exit 64; }
    ;;
  '') ;;
  *) sed -n '2,7p' "$0"; exit 64 ;;
esac
export VERSION
[ "${1:-}" != --build ] || docker compose build
# shellcheck disable=SC2086 # a list
for image in $(docker compose config --images $parts); do
  docker image inspect "$image" >/dev/null 2>&1 || docker pull --quiet "$image"
done

trap stop_trials EXIT
trap 'exit 130' INT TERM
say "$VERSION: schema"
# The old release tolerates it.
docker compose run --rm migrate
if [ -n "$before" ]; then
  say "$VERSION: beside $before"
  # What ran before is known to start.
  if [ "${1:-}" != --back ] && ! start_beside; then
    remember VERSION "$before"
    say "$VERSION does not get healthy; nobody asked it. $before serves, and VERSION is set back to it."
    exit 1
  fi
  if ! replace; then
    export VERSION="$before"
    remember VERSION "$before"
    say "It does not take its place: back to $before"
    # shellcheck disable=SC2086 # a list
    up $parts
    exit 1
  fi
  stop_trials
  remember VERSION "$VERSION"
  # Back twice is not forward again.
  if [ "${1:-}" = --back ]; then before=; fi
  [ "$before" = "$VERSION" ] || remember PREVIOUS_VERSION "$before"
fi
# Whatever else has changed: stores, profiles.
say 'everything else'
docker compose up --detach --wait --no-build --remove-orphans
say "$VERSION serves"
