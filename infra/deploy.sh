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
say() { echo "$(date +%T) $*"; }
refuse() { echo "$*"; exit 64; }
setting() { docker compose config --environment | sed -n "s/^$1=//p"; }
remember() { if grep -q "^$1=" "$settings"; then sed -i "s|^$1=.*|$1=$2|" "$settings"; else echo "$1=$2" >>"$settings"; fi; }

# All of these containers get healthy within 70 s, or one's last words are shown. Asks more often than the engine does.
healthy() {
  end=$(($(date +%s) + 70))
  for id; do
    until docker inspect --format '{{range slice .Config.Healthcheck.Test 1}}{{println .}}{{end}}' "$id" | sed '/^$/d' |
      xargs -d '\n' docker exec "$id" >/dev/null 2>&1; do
      [ "$(docker inspect --format '{{.State.Status}}' "$id")" = running ] && [ "$(date +%s)" -le "$end" ] ||
        { docker logs --tail 20 "$id" >&2; return 1; }
      sleep 1
    done
  done
}
up() { docker compose up --detach --no-deps --no-build "$@" && healthy $(docker compose ps --quiet "$@"); }

# Each part once, without a port and a name that others know.
start_beside() {
  for part in $parts; do trials="$trials $(docker compose run --detach --no-deps "$part")" || return 1; done
  healthy $trials
}
stop_trials() { [ -z "$trials" ] || docker rm $(docker stop $trials) >/dev/null; trials=; }

# A new gateway for each old one, before the old ones finish what they were asked and end.
switch_gateways() {
  old=$(docker compose ps --quiet gateway)
  twice=$(($(echo "$old" | wc -l) * 2))
  docker compose up --detach --no-deps --no-build --no-recreate --scale "gateway=$twice" gateway || true
  new=$(docker compose ps --quiet gateway | grep -vF "$old")
  healthy ${new:-none} || { docker rm --force $new; return 1; }
  docker rm $(docker stop $old) >/dev/null && up gateway
}

# The workers know new kinds of jobs before the gateway asks for them. Web last: while its container is replaced, the
# load balancer waits for it.
replace() {
  say 'in its place: workers' && up analysis pdf mailer ops && say 'gateway' && switch_gateways && say 'web' && up web
}

before=$(docker compose ps --format '{{.Image}}' gateway | sed -n '1s/.*://p')
VERSION=$(setting VERSION)
export VERSION="${VERSION:-dev}"
case ${1:-} in
  --back) VERSION=$(setting PREVIOUS_VERSION); [ -n "$VERSION" ] || refuse 'No release before it is known (PREVIOUS_VERSION).' ;;
  --build)
    [ "$VERSION" != "$before" ] || refuse "Give it a VERSION of its own: $before runs, and is the way back."
    docker compose build
    ;;
  ?*) refuse "$(sed -n '2,7p' "$0")" ;;
esac
for image in $(docker compose config --images $parts); do
  docker image inspect "$image" >/dev/null 2>&1 || docker pull --quiet "$image"
done

trap stop_trials EXIT
trap 'exit 130' INT TERM
say "$VERSION: schema, which the release before tolerates"
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
    VERSION=$before
    remember VERSION "$before"
    say "It does not take its place: back to $before"
    up $parts
    exit 1
  fi
  stop_trials
  remember VERSION "$VERSION"
  # Back twice is not forward again.
  if [ "${1:-}" = --back ]; then before=; fi
  [ "$before" = "$VERSION" ] || remember PREVIOUS_VERSION "$before"
fi
say 'whatever else has changed: stores, profiles'
docker compose up --detach --wait --no-build --remove-orphans
say "$VERSION serves"
