#!/bin/sh
# Deploys a release on this machine, while customers go on:
#   infra/deploy.sh 1.1.0           with its images from the registry or this machine
#   infra/deploy.sh 1.1.0 --build   after building them here
#   infra/deploy.sh --back          the release before it
#   infra/deploy.sh --prune         removes the images of all others
# A new release first carries an order of its own beside the old one. What cannot, does not get healthy in its place, or
# fails within five minutes of that is undone. With --accept-changes it may have another season, sender, price or domain.
# VERSION in .env is always the release that serves, and DEPLOY_STEP what an interrupted run left: run it again.
set -eu
cd "$(dirname "$0")/.."
unset VERSION
parts='analysis pdf mailer ops gateway web'
trial=${COMPOSE_PROJECT_NAME:-trueseason}-trial
settings=${COMPOSE_ENV_FILES:-.env}
settings=${settings##*,}
say() { echo "$(date +%T) $*"; }
refuse() { echo "$*"; exit 64; }
usage() { refuse "$(sed -n '2,9p' "$0")"; }
setting() { echo "$environment" | sed -n "s/^$1=//p"; }
release() { docker compose run --rm -T --no-deps "$@"; }
start() { docker compose up --detach --no-build "$@"; }
up() { start --no-deps "$@" && ids=$(docker compose ps --quiet "$@") && healthy $ids; }

# In one step, as an interruption may come at any time. An empty value removes the line.
remember() {
  cp -p "$settings" "$settings.new"
  for pair; do
    # A last line without its end gets one.
    sed -i -e "/^${pair%%=*}=/d" -e '$a\' "$settings.new"
    [ -z "${pair#*=}" ] || echo "$pair" >>"$settings.new"
  done
  mv "$settings.new" "$settings"
}

# Ready within 70 s, or shows last words.
healthy() {
  end=$(($(date +%s) + 70))
  for id; do
    until docker inspect --format '{{range slice .Config.Healthcheck.Test 2}}{{println .}}{{end}}' "$id" |
      sed -e '/^$/d' -e 's/healthz/readyz/' | xargs -d '\n' docker exec "$id" >/dev/null 2>&1; do
      [ "$(docker inspect --format '{{.State.Status}}' "$id")" = running ] && [ "$(date +%s)" -le "$end" ] ||
        { docker logs --tail 20 "$id" >&2; return 1; }
      sleep 1
    done
  done
}

# Every service on trial runs with these: another database, other queues and objects, and providers that end here. Of
# payments it hears by webhook alone.
on_trial() {
  DATABASE_NAME=trial QUEUE_PREFIX=trial STORAGE_PREFIX=trial/ BACKUP_S3_BUCKET='' RECONCILE_INTERVAL_MS=600000 \
    SENDGRID_API_URL=http://$trial-order:3000/ STRIPE_API_URL=http://$trial-order:3000/ \
    docker compose run -T --no-deps "$@"
}
beside() { part=$1 && shift && on_trial --detach --name "$trial-$part" "$@" "$part" >/dev/null; }
in_postgres() { docker compose exec -T postgres "$@" --username trueseason --maintenance-db trueseason; }

end_trial() {
  for part in $parts order; do docker rm --force "$trial-$part" >/dev/null 2>&1 || true; done
  in_postgres dropdb --if-exists --force trial &&
    docker compose exec -T redis sh -c "redis-cli --scan --pattern 'trial:*' | xargs -r redis-cli del" >/dev/null
}

# What crashes soon after its start is on trial for long enough to do so.
try_release() {
  began=$(date +%s)
  in_postgres createdb trial && on_trial --rm migrate &&
    beside analysis && beside pdf && beside mailer && beside ops &&
    beside gateway --env "ANALYSIS_URL=http://$trial-analysis:9200" &&
    beside web --env "GATEWAY_HOST=$trial-gateway" || return 1
  tried=$(for part in $parts; do echo "$trial-$part"; done)
  healthy $tried && release pdf node dist/open-pages-cli.js "http://$trial-gateway:3000" &&
    release --name "$trial-order" gateway node dist/release-cli.js order \
      --shop "http://$trial-web:8080" --trial-prefix trial/ --running http://web:8080 \
      --metrics http://gateway:9100/metrics --metrics http://mailer:9100/metrics $accept || return 1
  while [ "$(date +%s)" -lt $((began + ${TRIAL_SECONDS:-40})) ]; do sleep 1; done
  healthy $tried && [ "$(docker inspect --format '{{.RestartCount}}' $tried | sort -u)" = 0 ]
}

# New ones before the old ones finish what they were asked.
switch_gateways() {
  old=$(docker compose ps --quiet gateway) && [ -n "$old" ] || return 1
  twice=$(($(echo "$old" | wc -l) * 2))
  start --no-deps --no-recreate --scale "gateway=$twice" gateway || true
  new=$(docker compose ps --quiet gateway | grep -vF "$old")
  [ -n "$new" ] || return 1
  healthy $new || { docker rm --force $new; return 1; }
  docker stop $old >/dev/null && docker rm $old >/dev/null && up gateway
}

# Workers know new kinds of jobs before the gateway asks for them; the load balancer waits for web.
replace() {
  say workers && up analysis pdf mailer ops && say gateway && switch_gateways && say web && up web
}

# What a release that is undone has handled is handled again by the one that serves.
redo() {
  [ "$1" != "$VERSION" ] || { remember DEPLOY_STEP= && return; }
  release gateway node dist/release-cli.js redo --of "$1" && remember DEPLOY_STEP= ||
    say "What $1 handled waits: $0 $VERSION handles it again"
}

# To VERSION in all parts, and nothing left of another release.
settle() {
  { replace || up $parts; } && remember "DEPLOY_STEP=redo:$1" && redo "$1"
}

watch() {
  release gateway node dist/release-cli.js watch --seconds "${WATCH_SECONDS:-300}" \
    $(for part in $parts; do echo "$part=http://$part:9100"; done)
}

# At every way out. `stage` says what is under way.
leave() {
  code=$?
  trap '' INT TERM
  [ "$stage" = start ] || end_trial || true
  if [ "$stage" = switch ]; then
    say "Back to $home"
    refused=$VERSION VERSION=$home
    remember "VERSION=$home" "PREVIOUS_VERSION=$home_previous" "DEPLOY_STEP=switch:$refused"
    settle "$refused" || true
  fi
  [ "$stage" = serve ] || [ "$code" = 0 ] || {
    [ -z "$pulled" ] || docker image rm $pulled >/dev/null || true
    say "${refused:-$VERSION} does not serve${home:+; $home does}"
  }
  exit "$code"
}

prune() {
  for image in $(docker compose config --images $parts); do
    docker image ls --format '{{.Repository}}:{{.Tag}}' "${image%:*}" |
      grep -vxF -e "${image%:*}:$1" -e "${image%:*}:$2" | xargs -r docker image rm
  done
  docker image prune --force
}

case ${1:-} in
  --back | --prune | [!-]*) ;;
  *) usage ;;
esac
# Held by this process and what it starts, so that it ends with them.
lock=$settings.lock
exec 9>>"$lock"
flock -n 9 || { echo "Another run is under way: $(cat "$lock")"; exit 75; }
echo "$0 $*, by ${SUDO_USER:-$(id -un)} since $(date), process $$" >"$lock"

# One by one: an engine that does not answer ends this, and is no engine on which nothing runs.
serving=$(docker compose ps --format '{{.Image}}' gateway)
environment=$(docker compose config --environment)
before=$(echo "$serving" | sed -n '1s/.*://p')
previous=$(setting PREVIOUS_VERSION)
noted=$(setting VERSION)
# `switch:1.1.0`: the parts may be of it, and of VERSION, where they belong.
# `watch:1.0.0:0.9.0`: VERSION serves and was not watched to its end; undone, these are VERSION and PREVIOUS_VERSION.
# `redo:1.1.0`: VERSION serves and has not handled again what that one handled.
step=$(setting DEPLOY_STEP)
left=${step#*:}
step=${step%%:*}
[ "$step" != switch ] || before=$noted
accept= pulled= refused= build= stage=start home=$before home_previous=$previous
case $1 in
  --back)
    VERSION=$previous
    [ "$step" != switch ] || VERSION=$before
    [ -n "$VERSION" ] || refuse 'PREVIOUS_VERSION is not set.'
    ;;
  --prune)
    case $step in switch | watch) refuse 'A deploy was interrupted: run it again first.' ;; esac
    prune "${before:-$noted}" "$previous"
    exit
    ;;
  *) VERSION=$1 ;;
esac
export VERSION
way=$1
shift
for option; do
  case $option in
    --build) [ "$VERSION" != "$before" ] || refuse "Another version: $before is the way back."; build=yes ;;
    --accept-changes) accept=$option ;;
    *) usage ;;
  esac
done
[ -z "$before" ] || [ "$noted" = "$before" ] || remember "VERSION=$before"
trap leave EXIT
trap 'exit 130' INT TERM

wanted=$VERSION
case $step:$way in
  switch:*)
    say "$before: all parts, as a deploy was interrupted"
    VERSION=$before
    settle "$left" || exit 1
    [ "$way" != --back ] || exit 0
    ;;
  redo:*)
    VERSION=$before
    redo "$left"
    ;;
esac
VERSION=$wanted
[ -z "$build" ] || docker compose build
images=$(docker compose config --images $parts)
for image in $images; do
  if ! docker image inspect "$image" >/dev/null 2>&1; then
    docker pull --quiet "$image"
    pulled="$pulled $image"
  fi
done
# What has taken over already is watched again, and no more.
watched_before=
[ "$step" != watch ] || [ "$VERSION" != "$before" ] || watched_before=yes
if [ -n "$watched_before" ]; then
  home=${left%%:*} home_previous=${left#*:}
else
  if [ -n "$before" ] && [ "$way" != --back ]; then
    stage=trial
    say "$VERSION: on trial beside $before"
    end_trial
    try_release || exit 1
    end_trial
  fi
  say "$VERSION: schema"
  docker compose run --rm -T migrate
  if [ -n "$before" ]; then
    [ "$way" = --back ] || release gateway node dist/release-cli.js read
    # On the way back a `compose up` goes on with it.
    if [ "$way" = --back ]; then
      remember "VERSION=$VERSION" "DEPLOY_STEP=switch:$before"
    else
      remember "DEPLOY_STEP=switch:$VERSION"
    fi
    stage=switch
    replace || exit 1
  fi
  # Back twice is not forward again, and the way back leads to what was watched to its end.
  way_back=$before
  case $way:$step in --back:* | *:watch) way_back=$previous ;; esac
  [ "$VERSION" != "$before" ] || way_back=$previous
  next=watch:$home:$home_previous
  [ "$way" != --back ] || next=redo:$before
  [ -n "$before" ] || next=
  remember "VERSION=$VERSION" "PREVIOUS_VERSION=$way_back" "DEPLOY_STEP=$next"
fi
stage=serve
# Stores and profiles: whatever becomes of them, the release is watched.
others=started
start --wait --remove-orphans || others=
say "$VERSION serves"
if [ -n "$before" ] && [ "$way" != --back ]; then
  say "$VERSION: watched"
  watch || { stage=switch; exit 1; }
  remember DEPLOY_STEP=
elif [ -n "$before" ]; then
  redo "$before"
fi
[ -n "$others" ]
