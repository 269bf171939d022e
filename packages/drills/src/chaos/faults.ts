import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keysOf } from '@trueseason/contracts';
import type { System } from '@trueseason/local-stack';
import type { WireState } from '@trueseason/testing/servers';
import { withFullRedis, withoutConnections, withReadOnlyPostgres, withReadOnlyRedis } from './exhaust.ts';
import { LINK_NAMES, type Links } from './links.ts';

const SERVICES = ['analysis', 'pdf', 'mailer', 'gateway'] as const;
const SERVERS = ['redis', 'postgres'] as const;
const PARTS = [...SERVICES, ...SERVERS] as const;
const READ_ONLY = { redis: withReadOnlyRedis, postgres: withReadOnlyPostgres } as const;
const FULL = { redis: withFullRedis, postgres: withoutConnections } as const;

interface Scene {
  readonly system: System;
  readonly links: Links;
  readonly forMs: number;
  /** How far a clock is off. */
  readonly byMs: number;
}

/** What can go wrong with parts. */
interface Kind<Part extends string> {
  readonly parts: readonly Part[];
  readonly lastsMs: readonly [least: number, most: number];
  readonly happen: (part: Part, scene: Scene) => Promise<unknown>;
  /** As often it is drawn. */
  readonly weight: number;
}

const SHORT = [1_000, 9_000] as const;
const kind = <Part extends string>(
  parts: Kind<Part>['parts'],
  lastsMs: Kind<Part>['lastsMs'],
  happen: Kind<Part>['happen'],
  weight = 1,
): Kind<Part> => ({ parts, lastsMs, happen, weight });

const ofLinks = (state: WireState, weight = 1) =>
  kind(
    LINK_NAMES,
    [2_000, 15_000],
    async (link, { links, forMs }) => {
      links.become(link, state);
      await sleep(forMs);
      links.become(link, 'open');
    },
    weight,
  );

type Controls = Parameters<NonNullable<System['controls']>['set']>[0];

const ofProviders = <Part extends string>(patches: Readonly<Record<Part, (forMs: number) => Controls>>) =>
  kind(keysOf(patches), SHORT, async (part, { system, forMs }) => {
    system.controls?.set(patches[part](forMs));
    await sleep(forMs);
    system.controls?.reset();
  });

async function withoutStore(system: System, forMs: number): Promise<void> {
  const folder = system.env.STORAGE_DIR ?? '';
  await rename(folder, `${folder}-away`);
  try {
    await sleep(forMs);
  } finally {
    await rename(`${folder}-away`, folder);
  }
}

export const KINDS = {
  kill: kind(PARTS, SHORT, (part, { system }) => system.kill(part), 3),
  pause: kind(PARTS, SHORT, async (part, { system, forMs }) => {
    system.pause(part);
    await sleep(forMs);
    system.resume(part);
  }),
  deploy: kind(SERVICES, SHORT, (part, { system }) => system.processes[part].restart()),
  away: kind([...SERVERS, 'store'] as const, [4_000, 20_000], async (part, { system, forMs }) => {
    if (part === 'store') return withoutStore(system, forMs);
    const server = system[part];
    await server?.stop();
    await sleep(forMs);
    return server?.start();
  }),
  full: kind(SERVERS, [3_000, 12_000], (part, { system, forMs }) => FULL[part](system, forMs)),
  partition: ofLinks('silent', 2),
  cut: ofLinks('cut'),
  slow: ofLinks('slow'),
  lossy: ofLinks('lossy'),
  /** Open connections never answer again. */
  stall: kind(SERVERS, SHORT, async (part, { links }) => links.stall(part)),
  /** The same, because another server took over. */
  replaced: kind(SERVERS, SHORT, (part, { system, links }) => {
    links.stall(part);
    return system.kill(part);
  }),
  readonly: kind(SERVERS, SHORT, (part, { system, forMs }) => READ_ONLY[part](system, forMs)),
  payments: ofProviders({
    error: () => ({ stripe: { outage: 'error' } }),
    hang: () => ({ stripe: { outage: 'hang' } }),
    lost: () => ({ stripe: { outage: 'lost' } }),
    late: () => ({ stripe: { latencyMs: 5_000 } }),
  }),
  webhooks: ofProviders({
    late: () => ({ stripe: { webhookDelayMs: 20_000 } }),
    again: () => ({ stripe: { webhookDuplicates: 3 } }),
    dropped: () => ({ stripe: { dropWebhooks: 1_000 } }),
    // The last one comes first.
    reversed: (forMs) => ({ stripe: { webhooksReversedAt: Date.now() + forMs } }),
    'late, again and reversed': (forMs) => ({
      stripe: { webhookDelayMs: 10_000, webhookDuplicates: 1, webhooksReversedAt: Date.now() + forMs },
    }),
  }),
  mail: ofProviders({
    errors: () => ({ sendgrid: { failNext: { times: 1_000, status: 500 } } }),
    'late answers': () => ({ sendgrid: { latencyMs: 18_000 } }),
    'no events': () => ({ sendgrid: { dropEvents: 1_000 } }),
  }),
  /** The wall clock of a service jumps by so much, and back, as clock.ts reads it. */
  clock: kind(SERVICES, [3_000, 15_000], async (part, { system, forMs, byMs }) => {
    const file = join(system.env.CHAOS_CLOCKS ?? '', part);
    await writeFile(file, String(byMs));
    try {
      await sleep(forMs);
    } finally {
      await rm(file, { force: true });
    }
  }),
};
type KindName = keyof typeof KINDS;

/** One thing that goes wrong, `atMs` after the first customer came. */
export type Fault = {
  [Name in KindName]: {
    readonly atMs: number;
    readonly kind: Name;
    readonly part: (typeof KINDS)[Name]['parts'][number];
    readonly forMs: number;
    readonly byMs?: number;
  };
}[KindName];

export async function happen(system: System, links: Links, { kind, part, forMs, byMs = 0 }: Fault): Promise<void> {
  await (KINDS[kind] as Kind<string>).happen(part, { system, links, forMs, byMs });
}

/** What two faults must not do at once: one would undo the other in the middle. */
const subjectOf = ({ kind, part }: Fault): string =>
  kind === 'payments' || kind === 'webhooks' || kind === 'mail' ? 'providers' : part;

/**
 * Lets a plan's faults happen, each at its time; those of one part wait for each other. Whatever an injection itself
 * meets (a part that is ending already) is noted and no reason to stop.
 */
export async function injectFaults(
  system: System,
  links: Links,
  faults: readonly Fault[],
  note: (fault: Fault, trouble?: unknown) => void,
): Promise<void> {
  const latest = new Map<string, Promise<void>>();
  const runs = faults.map((fault) => {
    const previousRun = latest.get(subjectOf(fault)) ?? Promise.resolve();
    const run = (async () => {
      await Promise.all([sleep(fault.atMs), previousRun]);
      note(fault);
      await happen(system, links, fault).catch((error) => note(fault, error));
    })();
    latest.set(subjectOf(fault), run);
    return run;
  });
  await Promise.all(runs);
}
