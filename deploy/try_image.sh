#!/usr/bin/env bash
# Build the image and run the whole composition on a machine without a container registry or engine.
#
#   deploy/try_image.sh [FOLDER]        as root, in the project's environment ($PYTHON); needs Debian's buildah podman runc debootstrap netavark aardvark-dns,
#                                       Node 20 on the PATH, and Docker Compose as $COMPOSE (docker-compose)
#
# The base images are made here: a bookworm from debootstrap under the very names that the Dockerfile and
# docker-compose.yml use. Everything lies in FOLDER and is removed at the end unless KEEP=1.
set -euo pipefail

top=$(cd "$(dirname "$0")/.." && pwd)
work=${1:-$(mktemp -d)}
compose=${COMPOSE:-docker-compose}
certificates=/etc/ssl/certs/ca-certificates.crt
mkdir -p "$work"
work=$(cd "$work" && pwd)
export CONTAINERS_CONF=$work/containers.conf CONTAINERS_STORAGE_CONF=$work/storage.conf
export COMPOSE_PROJECT_NAME=fourthseat-try FOURTHSEAT_PUBLISH=127.0.0.1:
service=

say() { printf '\n== %s\n' "$*"; }

finish() {
  cd "$top"
  if [ -n "$service" ]; then
    DOCKER_HOST=unix://$work/podman.sock "$compose" down -v --timeout 5 >/dev/null 2>&1 || true
    kill "$service" 2>/dev/null || true
  fi
  if [ -z "${KEEP:-}" ]; then
    podman system reset --force >/dev/null 2>&1 || true
    rm -rf "$work"
  fi
}
trap finish EXIT

cat >"$CONTAINERS_CONF" <<CONF
[containers]
default_ulimits = ["nofile=1024:1024", "nproc=2048:2048"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "netavark"
CONF
cat >"$CONTAINERS_STORAGE_CONF" <<CONF
[storage]
driver = "${STORAGE_DRIVER:-vfs}"
graphroot = "$work/storage"
runroot = "$work/run"
CONF

say "A bookworm with Python"
if [ ! -d "$work/python" ]; then
  debootstrap --variant=minbase --include=python3,python3-venv,python3-pip,ca-certificates bookworm "$work/python" >"$work/debootstrap.log"
fi
# A machine behind a proxy that signs TLS anew needs its authority in there, for pip and npm.
mkdir -p "$work/python/etc/ssl/certs"
cp "$certificates" "$work/python$certificates"
trust=(--change "ENV PIP_CERT=$certificates" --change "ENV NODE_EXTRA_CA_CERTS=$certificates")
tar -C "$work/python" -c . | podman import "${trust[@]}" --change 'CMD ["/bin/bash"]' - docker.io/library/python:3.11-slim-bookworm >/dev/null

say "The same with this machine's Node"
if [ ! -d "$work/node" ]; then
  cp -a "$work/python" "$work/node"
  node=$(readlink -f "$(command -v node)")
  modules=$(readlink -f "$(npm root -g)")
  mkdir -p "$work/node/usr/local/bin" "$work/node/usr/local/lib"
  cp "$node" "$work/node/usr/local/bin/node"
  cp -a "$modules" "$work/node/usr/local/lib/node_modules"
  ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$work/node/usr/local/bin/npm"
  ln -sf ../lib/node_modules/npm/bin/npx-cli.js "$work/node/usr/local/bin/npx"
fi
tar -C "$work/node" -c . | podman import "${trust[@]}" - docker.io/library/node:20-bookworm-slim >/dev/null

say "The same with Debian's Redis"
if [ ! -d "$work/redis" ]; then
  cp -a "$work/python" "$work/redis"
  cp /etc/resolv.conf "$work/redis/etc/resolv.conf"
  chroot "$work/redis" apt-get update >/dev/null
  chroot "$work/redis" apt-get install -y --no-install-recommends redis-server redis-tools >/dev/null
  mkdir -p "$work/redis/data"
  chown 999:999 "$work/redis/data"
fi
tar -C "$work/redis" -c . | podman import --change 'VOLUME /data' - docker.io/library/redis:7-bookworm >/dev/null

say "The image"
cd "$top"
buildah bud --layers --format docker --isolation chroot --network host --pull-never \
  --volume /etc/resolv.conf:/etc/resolv.conf:ro -f deploy/Dockerfile -t docker.io/library/fourthseat:latest .

say "It runs alone: read-only, without rights"
podman run -d --name alone --network host --read-only --cap-drop ALL --user 10001:10001 \
  --tmpfs /tmp --volume alone:/data -e FOURTHSEAT_PORT=18479 docker.io/library/fourthseat:latest >/dev/null
for _ in $(seq 60); do podman exec alone fourthseat healthcheck 2>/dev/null && break; sleep 0.5; done
podman exec alone fourthseat healthcheck
podman exec alone fourthseat info
podman rm -f -t 5 alone >/dev/null

say "The composition"
podman system service --time 0 "unix://$work/podman.sock" &
service=$!
for _ in $(seq 50); do [ -S "$work/podman.sock" ] && break; sleep 0.1; done
export DOCKER_HOST=unix://$work/podman.sock
# Nothing starts health checks without systemd, so this does.
(while kill -0 "$service" 2>/dev/null; do
  for each in $(podman ps -q 2>/dev/null); do podman healthcheck run "$each" >/dev/null 2>&1 || true; done
  sleep 2
done) &
"$compose" up -d --wait --pull never --no-build --scale hub=2
"$compose" ps

say "A match through both hubs, with hubs and Redis restarted in the middle"
each=()
for hub in 1 2; do each+=("$("$compose" port --index "$hub" hub 8080 | sed 's/.*://')"); done
"${PYTHON:-python3}" -m deploy.try_match "$compose" "${each[@]}"
say "All is well"
