# One file for every Node process of the product:
#   docker build -f infra/docker/service.Dockerfile --build-arg SERVICE=mailer .
#   docker build -f infra/docker/service.Dockerfile --build-arg SERVICE=pdf --target pdf .
#   docker build -f infra/docker/service.Dockerfile --build-arg SERVICE=gateway --target gateway .
# No `# syntax` line: the engine's own front end knows cache mounts, and a build needs no registry for one.
ARG NODE_IMAGE=node:24.21.0-trixie-slim

# The same lines as in web.Dockerfile, so that all images share these layers: the whole product, compiled once.
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

# One service with its production dependencies alone, and none of another platform's binaries.
FROM build AS deploy
ARG SERVICE
RUN --mount=type=cache,id=pnpm-store,target=/pnpm-store pnpm --filter "@trueseason/${SERVICE:?}" --prod --offline --store-dir=/pnpm-store deploy /out
RUN find /out/node_modules/.pnpm -path '*/onnxruntime-node/bin/*' -type d \( -name darwin -o -name win32 \) -prune -exec rm -rf {} +

FROM ${NODE_IMAGE} AS runtime
# Node as process 1 neither reaps the children of Chromium and of the engine nor has default signal handlers.
RUN apt-get update && apt-get install --yes --no-install-recommends tini && rm -rf /var/lib/apt/lists/*
COPY infra/docker/healthcheck.sh /
# The root file system may be read-only: what has to be written goes to /tmp.
ENV NODE_ENV=production HEALTH_HOST=0.0.0.0 HEALTH_PORT=9100 HOME=/tmp
WORKDIR /app
USER node
# By the shell: a busy machine takes seconds to start Node.
HEALTHCHECK --interval=10s --timeout=10s --start-period=60s --retries=3 CMD ["/healthcheck.sh", "bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/9100 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && read -t 8 -u 3 -r _ status _ && [ \"$status\" = 200 ]"]
ENTRYPOINT ["tini", "--"]
# 8 MB of young objects, as `npm start`: by itself V8 takes 1 MB in a small container, and 64 on a large machine.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=8", "dist/main.js"]

# Debian's Chromium gets security updates with a rebuild; its headless shell takes half the memory of the whole. Its sandbox needs user namespaces, which container engines
# deny by default; the container itself is the sandbox: no root, no capabilities, read-only, no way to the internet.
FROM runtime AS pdf
USER root
RUN apt-get update && apt-get install --yes --no-install-recommends chromium-headless-shell fonts-liberation && rm -rf /var/lib/apt/lists/*
ENV CHROMIUM_PATH=/usr/bin/chromium-headless-shell CHROMIUM_NO_SANDBOX=1
USER node
COPY --from=deploy /out /app

# The one way out of the workers' network: to Google's addresses for the second opinion, to EGRESS_HOSTS, and to no others.
FROM ${NODE_IMAGE} AS egress
RUN apt-get update && apt-get install --yes --no-install-recommends tini tinyproxy-bin && rm -rf /var/lib/apt/lists/*
COPY infra/docker/egress /etc/egress
COPY infra/docker/healthcheck.sh /
USER node
HEALTHCHECK --interval=10s --timeout=10s --retries=3 CMD ["/healthcheck.sh", "bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/3128"]
ENTRYPOINT ["tini", "--"]
CMD ["/etc/egress/start.sh"]
EXPOSE 3128

# The gateway answers with the pages and their security headers; web.Dockerfile serves their hashed assets.
FROM runtime AS gateway
ENV HOST=0.0.0.0 WEB_DIR=/app/web
COPY --from=deploy /out /app
COPY --from=build /src/apps/web/dist /app/web
EXPOSE 3000

# Stand-ins for the payment and the mail provider, for trying the product out. Never part of a release.
FROM runtime AS stand-ins
COPY --from=deploy /out /app
CMD ["node", "container.mjs"]
EXPOSE 3002

FROM runtime AS service
COPY --from=deploy /out /app
