#!/bin/sh
# Runs the proxy for the hosts in `allowed` and those in EGRESS_HOSTS.
set -eu
cat /etc/egress/allowed >/tmp/allowed
for host in ${EGRESS_HOSTS:-}; do echo "$host" | sed 's/\./\\./g; s/.*/^&$/' >>/tmp/allowed; done
exec tinyproxy -d -c /etc/egress/tinyproxy.conf
