# What `docker compose` and BuildKit's front end need where the engine's package has no such commands.
FROM drills/debian:testing
RUN apt-get update && apt-get install --yes --no-install-recommends docker-compose docker-buildx && rm -rf /var/lib/apt/lists/*
