import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@trueseason/testing/servers';
import { emptyVariables } from '../testing/env-file.ts';
import { ROOT } from '../testing/files.ts';
import { RECEIVER } from './receiver.ts';

/** Addresses of the product, on loopback. */
export interface Ports {
  /** Of the service `tls`, which customers ask. */
  readonly front: number;
  readonly web: number;
  readonly ops: number;
  readonly standIns: number;
  readonly prometheus: number;
}

export async function choosePorts(): Promise<Ports> {
  const [front = 0, web = 0, ops = 0, standIns = 0, prometheus = 0] = await Promise.all(
    Array.from({ length: 5 }, freePort),
  );
  return { front, web, ops, standIns, prometheus };
}

const VERSION = 'drill';
/** The providers, which no deploy replaces. */
export const STAND_INS_IMAGE: string = `trueseason/stand-ins:${VERSION}`;

export interface Environment {
  readonly folder: string;
  /** For `COMPOSE_ENV_FILES`. */
  readonly envFiles: readonly string[];
  /** What differs from the repository's compose file. */
  readonly composeFile: string;
  /** Changes settings; the containers follow with the next command. */
  set(settings: Readonly<Record<string, string | number>>): void;
}

/**
 * Sets up a first run as in docs/operations.md: .env.example with empty values filled in, stand-in settings, and our
 * ports.
 */
export function writeEnvironment(folder: string, ports: Ports): Environment {
  mkdirSync(folder, { recursive: true });
  const example = join(ROOT, '.env.example');
  const filled = emptyVariables().map((name) => `${name}=${randomBytes(32).toString('hex')}`);
  const secrets = join(folder, 'secrets.env');
  writeFileSync(secrets, `${filled.join('\n')}\n`, { mode: 0o600 });
  const settingsFile = join(folder, 'drill.env');
  const settings = {
    VERSION,
    WEB_PORT: ports.web,
    OPS_PORT: ports.ops,
    STAND_INS_PORT: ports.standIns,
    PROMETHEUS_PORT: ports.prometheus,
    PUBLIC_URL: `http://localhost:${ports.front}`,
    PROBED_URL: 'http://web:8080',
    STRIPE_API_URL: `http://stand-ins:${ports.standIns}`,
    STRIPE_JS_URL: `http://localhost:${ports.standIns}/v3/`,
    SENDGRID_API_URL: `http://stand-ins:${ports.standIns}/`,
    ALERT_URL: 'http://receiver:9100/alerts',
    HEARTBEAT_URL: 'http://receiver:9100/heartbeat',
    BACKUP_S3_BUCKET: 'copy',
    BACKUP_S3_ENDPOINT: 'elsewhere',
    BACKUP_S3_ACCESS_KEY_ID: 'elsewhere',
    BACKUP_S3_SECRET_ACCESS_KEY: 'elsewhere',
    BACKUP_PASSPHRASE: randomBytes(32).toString('hex'),
    // All customers of a drill share one address.
    RATE_LIMIT_SCALE: 1000,
  };
  const set: Environment['set'] = (more) => {
    const lines = Object.entries(more).map(([name, value]) => `${name}='${value}'\n`);
    appendFileSync(settingsFile, lines.join(''));
  };
  writeFileSync(settingsFile, '', { mode: 0o600 });
  set(settings);
  // Grafana cannot be made here, `tls` has the port that its address names, and no deploy replaces the providers.
  const tls = join(folder, 'tls');
  mkdirSync(tls, { recursive: true });
  const names = ['-subj', '/CN=elsewhere', '-addext', 'subjectAltName=DNS:elsewhere'];
  const files = ['-keyout', join(tls, 'key.pem'), '-out', join(tls, 'cert.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...names], { stdio: 'ignore' });
  const trusting = `{ environment: { PGBACKREST_REPO1_STORAGE_CA_FILE: /tls/cert.pem }, volumes: ["${tls}:/tls:ro"] }`;
  const noting = `{ environment: { NODE_EXTRA_CA_CERTS: /tls/cert.pem }, volumes: ["${tls}:/tls:ro"], networks: [elsewhere] }`;
  const composeFile = join(folder, 'compose.yml');
  writeFileSync(
    composeFile,
    `services:
  grafana: { profiles: !override [grafana] }
  stand-ins: { image: "${STAND_INS_IMAGE}" }
  tls: { ports: !override ["127.0.0.1:${ports.front}:${ports.front}"] }
  postgres: ${trusting}
  backup: ${trusting}
  gateway: ${noting}
  mailer: ${noting}
  elsewhere:
    image: versity/versitygw:v1.8.0
    entrypoint: [/bin/sh, -euc]
    command:
      - |
        PATH=$$PATH:/app:/usr/local/bin
        mkdir -p /objects/copy
        exec versitygw --port :443 --cert /tls/cert.pem --key /tls/key.pem --iam-dir /accounts posix /objects
    environment: { ROOT_ACCESS_KEY_ID: elsewhere, ROOT_SECRET_ACCESS_KEY: elsewhere }
    volumes: ["${tls}:/tls:ro"]
    tmpfs: [/objects, /accounts]
    networks: [elsewhere]
  receiver:
    image: "${STAND_INS_IMAGE}"
    command: ${JSON.stringify(['node', '-e', RECEIVER])}
    networks: [outside]
`,
  );
  return {
    folder,
    envFiles: [example, secrets, join(ROOT, 'infra/docker/stand-ins.env'), settingsFile],
    composeFile,
    set,
  };
}
