#!/bin/sh
# Deploys the release VERSION on this machine, while customers go on:
#   infra/deploy.sh            with its images from the registry or this machine
#   infra/deploy.sh --build    after building them here
#   infra/deploy.sh --back     the release before it
# A new release first runs beside the old one, and nobody asks it. What does not get healthy, there or in its place, is
# undone, with VERSION. Run it again after an interruption.
set -eu
cd "$(dirname "$0")/.."
parts='analysis pdf mailer ops gateway web'
trials=
settings=${COMPOSE_ENV_FILES:-.env}
settings=${settings##*,}
say() { echo "$(date +%T) $*"; }
refuse() { echo "$*"; exit 64; }
setting() { docker compose config --environment | sed -n "s/^$1=//p"; }
remember() { sed -i "/^$1=/d" "$settings" && echo "$1=$2" >>"$settings"; }

# Within 70 s, or shows last words.
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
start() { docker compose up --detach --no-build "$@"; }
up() { start --no-deps "$@" && healthy $(docker compose ps --quiet "$@"); }

# Without ports and names that others know.
start_beside() {
  for part in $parts; do trials="$trials $(docker compose run --detach --no-deps "$part")" || return 1; done
  healthy $trials
}

# New ones before the old ones finish what they were asked.
switch_gateways() {
  old=$(docker compose ps --quiet gateway)
  twice=$(($(echo "$old" | wc -l) * 2))
  start --no-deps --no-recreate --scale "gateway=$twice" gateway || true
  new=$(docker compose ps --quiet gateway | grep -vF "$old")
  healthy ${new:-none} || { docker rm --force $new; return 1; }
  docker rm $(docker stop $old) >/dev/null && up gateway
}

# Workers know new kinds of jobs before the gateway asks for them; the load balancer waits for web.
replace() {
  say workers && up analysis pdf mailer ops && say gateway && switch_gateways && say web && up web
}

before=$(docker compose ps --format '{{.Image}}' gateway | sed -n '1s/.*://p')
VERSION=$(setting VERSION)
export VERSION="${VERSION:-dev}"
case ${1:-} in
  --back) VERSION=$(setting PREVIOUS_VERSION); [ -n "$VERSION" ] || refuse 'PREVIOUS_VERSION is not set.' ;;
  --build)
    [ "$VERSION" != "$before" ] || refuse "Set another VERSION: $before is the way back."
    docker compose build
    ;;
  ?*) refuse "$(sed -n '2,7p' "$0")" ;;
esac
for image in $(docker compose config --images $parts); do
  docker image inspect "$image" >/dev/null 2>&1 || docker pull --quiet "$image"
done

trap '[ -z "$trials" ] || docker rm $(docker stop $trials) >/dev/null' EXIT
trap 'exit 130' INT TERM
say "$VERSION: schema"
docker compose run --rm migrate
if [ -n "$before" ]; then
  say "$VERSION: beside $before"
  if [ "${1:-}" != --back ] && ! start_beside; then
    remember VERSION "$before"
    say "$VERSION does not get healthy; $before serves"
    exit 1
  fi
  if ! replace; then
    VERSION=$before
    remember VERSION "$before"
    say "Back to $before"
    up $parts
    exit 1
  fi
  remember VERSION "$VERSION"
  # Back twice is not forward again.
  if [ "${1:-}" = --back ]; then before=; fi
  [ "$before" = "$VERSION" ] || remember PREVIOUS_VERSION "$before"
fi
# Stores, profiles.
start --wait --remove-orphans
say "$VERSION serves"
