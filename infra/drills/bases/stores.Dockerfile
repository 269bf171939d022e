# Stands in for the third-party images where no registry answers: the same servers as Debian packages them, and the
# object store from its source. One target each, with the entrypoint and the user that the real image has.
FROM drills/debian:testing AS base
ENV DEBIAN_FRONTEND=noninteractive LANG=C.UTF-8
RUN apt-get update && apt-get install --yes --no-install-recommends busybox && rm -rf /var/lib/apt/lists/* \
  && ln -s /usr/bin/busybox /usr/local/bin/wget

FROM base AS postgres
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-18 pgbackrest ca-certificates && rm -rf /var/lib/apt/lists/* \
  && rm -rf /var/lib/postgresql/* && chown postgres /var/lib/postgresql /run/postgresql
ENV PATH=/usr/lib/postgresql/18/bin:$PATH PGDATA=/var/lib/postgresql/18/docker
COPY postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
VOLUME /var/lib/postgresql
EXPOSE 5432
STOPSIGNAL SIGINT
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["postgres"]

FROM base AS redis
RUN apt-get update && apt-get install --yes --no-install-recommends redis-server && rm -rf /var/lib/apt/lists/* \
  && mkdir -p /data && chown redis /data
COPY redis-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
VOLUME /data
WORKDIR /data
EXPOSE 6379
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["redis-server"]

FROM base AS caddy
RUN apt-get update && apt-get install --yes --no-install-recommends caddy libcap2-bin && rm -rf /var/lib/apt/lists/* \
  && setcap cap_net_bind_service=+ep /usr/bin/caddy
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]

FROM base AS versitygw-source
RUN apt-get update && apt-get install --yes --no-install-recommends golang-go && rm -rf /var/lib/apt/lists/*
ARG VERSITYGW_VERSION
RUN --mount=type=cache,id=go-mod,target=/root/go/pkg --mount=type=cache,id=go-build,target=/root/.cache \
  CGO_ENABLED=0 go install -trimpath -ldflags="-s -w" "github.com/versity/versitygw/cmd/versitygw@${VERSITYGW_VERSION:?}" \
  && mv /root/go/bin/versitygw /versitygw

FROM base AS versitygw
COPY --from=versitygw-source /versitygw /usr/local/bin/versitygw
ENTRYPOINT ["versitygw"]

FROM base AS prometheus
RUN apt-get update && apt-get install --yes --no-install-recommends prometheus && rm -rf /var/lib/apt/lists/* \
  && mkdir -p /prometheus && chown nobody /prometheus
USER nobody
VOLUME /prometheus
EXPOSE 9090
ENTRYPOINT ["prometheus"]
CMD ["--config.file=/etc/prometheus/prometheus.yml", "--storage.tsdb.path=/prometheus"]

FROM base AS alertmanager
RUN apt-get update && apt-get install --yes --no-install-recommends prometheus-alertmanager && rm -rf /var/lib/apt/lists/* \
  && ln -s prometheus-alertmanager /usr/bin/alertmanager
USER nobody
EXPOSE 9093
ENTRYPOINT ["alertmanager"]

FROM base AS blackbox
RUN apt-get update && apt-get install --yes --no-install-recommends prometheus-blackbox-exporter && rm -rf /var/lib/apt/lists/*
USER nobody
EXPOSE 9115
ENTRYPOINT ["prometheus-blackbox-exporter"]

FROM base AS node-exporter
RUN apt-get update && apt-get install --yes --no-install-recommends prometheus-node-exporter && rm -rf /var/lib/apt/lists/*
USER nobody
EXPOSE 9100
ENTRYPOINT ["prometheus-node-exporter"]
