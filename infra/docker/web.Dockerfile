# What the public reaches: serves the web app's hashed assets and hands everything else to the gateway, which alone
# decides on pages, security headers and access. A page of a newer or older release whose assets are not here gets
# them from the gateway too, so that web and gateway may be deployed in any order.
ARG NODE_IMAGE=node:24.21.0-trixie-slim

# The same lines as in service.Dockerfile.
FROM ${NODE_IMAGE} AS build
ENV DO_NOT_TRACK=1
WORKDIR /src
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
# The package of its executable, which needs no install script: npm 12 runs none.
RUN npm install --global --no-audit --no-fund --ignore-scripts "$(node -p '`@pnpm/exe.linux-${process.arch}@${require("./package.json").packageManager.split("@")[1]}`')" \
  && ln -s "$(npm root --global)/@pnpm"/exe.linux-*/pnpm /usr/local/bin/pnpm && pnpm --version
RUN --mount=type=cache,id=pnpm-store,target=/pnpm-store pnpm fetch --store-dir=/pnpm-store
# By name, so that a change of what is not compiled (infra, docs, other scripts) compiles nothing again.
COPY tsconfig.base.json ./
COPY scripts/compile.mjs scripts/package.json scripts/
COPY infra/package.json infra/
COPY packages packages
COPY services services
COPY apps apps
RUN --mount=type=cache,id=pnpm-store,target=/pnpm-store pnpm install --frozen-lockfile --offline --ignore-scripts --store-dir=/pnpm-store
# Not by turbo: without git it follows the links between workspaces, which test helpers close to circles.
RUN node scripts/compile.mjs && pnpm --recursive --if-present run build

FROM caddy:2.11.7-alpine AS web
# The binary may bind low ports by a file capability, and then does not start where all capabilities are dropped.
RUN setcap -r /usr/bin/caddy
COPY infra/docker/Caddyfile infra/docker/refusal.Caddyfile /etc/caddy/
COPY infra/docker/healthcheck.sh /
COPY --from=build /src/apps/web/dist/assets /srv/assets
# Caddy wants places for what it might keep, which is nothing here.
ENV XDG_DATA_HOME=/tmp XDG_CONFIG_HOME=/tmp
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=10s --start-period=10s --retries=3 CMD ["/healthcheck.sh", "wget", "-q", "-T", "8", "-O", "/dev/null", "http://127.0.0.1:9100/healthz"]
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
