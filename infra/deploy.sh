#!/bin/sh
# Deploys the release VERSION to the containers on this machine, one service after the other, while customers go on:
#   infra/deploy.sh            with the images of that VERSION, from the registry or from this machine
#   infra/deploy.sh --build    after building them here
# Run it again after an interruption. It stops at the first service that does not get healthy; the others stay as they were.
set -eu
cd "$(dirname "$0")/.."
case ${1:-} in
  --build) docker compose build ;;
  '') ;;
  *) sed -n '2,5p' "$0"; exit 64 ;;
esac

# First the schema, which the old release tolerates, and the workers, which know new kinds of jobs before the gateway
# asks for them. Web last: while its container is replaced, the load balancer waits for it.
docker compose run --rm migrate
for service in analysis pdf mailer ops gateway web; do
  docker compose up --detach --wait --no-deps --no-build "$service"
done
# Whatever else has changed: stores, profiles.
docker compose up --detach --wait --no-build --remove-orphans
