import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * What happens at one call of the engine, or before one step of a change of .env: it fails, Ctrl-C is pressed, or all is
 * ended at once, as by a loss of power.
 */
export const FAULTS = ['fail', 'interrupt', 'kill'] as const;
export type Fault = (typeof FAULTS)[number];

/** In their environment: STATE, a folder; FAULT at the call FAULT_AT; AGAIN, arguments of a second deploy at that call. */
const FAULTY = `#!/bin/sh
PATH=\${PATH#*:}
count=$(($(cat "$STATE/count") + 1))
echo "$count" >"$STATE/count"
echo "$count ${'$'}{VERSION:-} \${0##*/} $*" >>"$STATE/log"
if [ "$count" = "\${FAULT_AT:-}" ]; then
  case $FAULT in
    again) PATH=$STATE/bin:$PATH FAULT_AT= sh infra/deploy.sh "$AGAIN" >"$STATE/again" 2>&1; echo $? >>"$STATE/again" ;;
    fail) exit 1 ;;
    interrupt) kill -INT 0 ;;
    kill) kill -KILL 0 ;;
  esac
  [ "$FAULT" = again ] || exit 1
fi
`;

/** `cp` and `mv`, with which a deploy changes .env. */
const FILE_COMMAND = `${FAULTY}exec "\${0##*/}" "$@"
`;

/**
 * Answers like `docker` as far as infra/deploy.sh asks it, and keeps which release each part runs, and what is on trial.
 * In its environment also: REFUSES, a pattern of calls that fail; ABSENT, of images not here.
 */
const DOCKER = `${FAULTY}
echo "$*" | grep -qE -e "\${REFUSES:-^never$}" && exit 1
case "$*" in
  'compose ps --format'*) sed -n 's/^\\(.*\\)~.*/trueseason\\/gateway:\\1/p' "$STATE/gateway" ;;
  'compose ps --quiet gateway') cat "$STATE/gateway" ;;
  'compose config --environment') cat "$COMPOSE_ENV_FILES"; [ -z "\${VERSION:-}" ] || echo "VERSION=$VERSION" ;;
  'compose config --images'*) for part in analysis pdf mailer ops gateway web; do echo "trueseason/$part:\${VERSION:-}"; done ;;
  'image inspect'*) ! echo "$*" | grep -qE -e "\${ABSENT:-^never$}" ;;
  'image ls'*) for image; do :; done; for tag in 0.8.0 0.9.0 1.0.0; do echo "$image:$tag"; done ;;
  *--scale*) echo "$VERSION~$count" >>"$STATE/gateway" ;;
  'compose up'*)
    for part; do
      case $part in
        gateway) grep -q "^$VERSION~" "$STATE/gateway" || echo "$VERSION~$count" >"$STATE/gateway" ;;
        analysis | pdf | mailer | ops | web) echo "$VERSION" >"$STATE/parts/$part" ;;
      esac
    done
    ;;
  *'--detach --name'*)
    name=\${*#*--name }
    : >"$STATE/trial/\${name%% *}"
    ;;
  'rm --force trueseason-trial-'*) rm -f "$STATE/trial/$3" ;;
  'rm '*~*) for id; do grep -vxF "$id" "$STATE/gateway" >"$STATE/left"; mv "$STATE/left" "$STATE/gateway"; done ;;
  *'{{range'*) echo true ;;
  *State.Status*) echo running ;;
  *RestartCount*) echo 0 ;;
esac
`;

export interface EngineStandIn {
  readonly env: Readonly<Record<'PATH' | 'STATE' | 'COMPOSE_ENV_FILES' | 'TRIAL_SECONDS', string>>;
  /** How often it was called, and with what. */
  calls(): string[];
  /** The releases that the parts run, each once. */
  running(): string[];
  /** What a trial has not removed. */
  onTrial(): string[];
  /** VERSION, PREVIOUS_VERSION and DEPLOY_STEP as .env has them; every line of them. */
  noted(): string[];
}

/** An engine that runs one release, and a .env that says so. */
export function engineStandIn(version: string, previous: string): EngineStandIn {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = (name: string) => join(folder, name);
  const read = (name: string) => readFileSync(at(name), 'utf8').split('\n').filter(Boolean);
  const parts = ['analysis', 'pdf', 'mailer', 'ops', 'web'];
  mkdirSync(at('parts'));
  mkdirSync(at('bin'));
  mkdirSync(at('trial'));
  writeFileSync(at('bin/docker'), DOCKER);
  for (const name of ['cp', 'mv']) writeFileSync(at(`bin/${name}`), FILE_COMMAND);
  // Time passes at once.
  writeFileSync(at('bin/sleep'), '#!/bin/sh\n');
  for (const name of ['docker', 'sleep', 'cp', 'mv']) chmodSync(at(`bin/${name}`), 0o755);
  for (const part of parts) writeFileSync(at(`parts/${part}`), version);
  writeFileSync(at('gateway'), `${version}~0\n`);
  writeFileSync(at('count'), '0');
  writeFileSync(at('log'), '');
  // Its last line has no end.
  writeFileSync(at('.env'), `VERSION=${version}\nPREVIOUS_VERSION=${previous}\nPOSTGRES_PASSWORD=secret`);
  return {
    env: { PATH: `${at('bin')}:${process.env.PATH}`, STATE: folder, COMPOSE_ENV_FILES: at('.env'), TRIAL_SECONDS: '0' },
    calls: () => read('log'),
    running: () => [
      ...new Set([
        ...parts.flatMap((part) => read(`parts/${part}`)),
        ...read('gateway').map((id) => id.replace(/~.*/, '')),
      ]),
    ],
    onTrial: () => readdirSync(at('trial')),
    noted: () =>
      ['VERSION', 'PREVIOUS_VERSION', 'DEPLOY_STEP'].flatMap((name) =>
        read('.env').filter((line) => line.startsWith(`${name}=`)),
      ),
  };
}
