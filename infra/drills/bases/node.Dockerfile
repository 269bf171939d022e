# Stands in for the image of Node where no registry answers: Debian, Node and npm from their package registries.
ARG RELEASE
FROM drills/debian:${RELEASE}
ARG NODE_VERSION
ARG NPM_VERSION
COPY node.tgz npm.tgz /tmp/
RUN mkdir -p /usr/local/bin /usr/local/lib/node_modules/npm \
  && tar -xzf /tmp/node.tgz -C /usr/local/bin --strip-components=2 package/bin/node \
  && tar -xzf /tmp/npm.tgz -C /usr/local/lib/node_modules/npm --strip-components=1 \
  && ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \
  && rm /tmp/node.tgz /tmp/npm.tgz \
  && groupadd --gid 1000 node && useradd --uid 1000 --gid node --shell /bin/bash --create-home node \
  && node --version && npm --version
CMD ["node"]
