import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WireState } from '@trueseason/embedded-servers';
import type { System } from '@trueseason/local-stack';
import { withFullRedis, withoutConnections, withReadOnlyPostgres, withReadOnlyRedis } from './exhaust.ts';
import type { LinkName, Links } from './links.ts';
import type { Fault } from './plan.ts';

async function withoutStore(system: System, forMs: number): Promise<void> {
  const folder = system.env.STORAGE_DIR ?? '';
  await rename(folder, `${folder}-away`);
  try {
    await sleep(forMs);
  } finally {
    await rename(`${folder}-away`, folder);
  }
}

type Controls = Parameters<NonNullable<System['controls']>['set']>[0];
type StripeControls = NonNullable<Controls['stripe']>;

async function withControls(system: System, patch: Controls, forMs: number): Promise<void> {
  system.controls?.set(patch);
  await sleep(forMs);
  system.controls?.reset();
}

/** As clock.ts reads it. */
async function withClock(system: System, { part, byMs, forMs }: Extract<Fault, { kind: 'clock' }>): Promise<void> {
  const file = join(system.env.CHAOS_CLOCKS ?? '', part);
  await writeFile(file, String(byMs));
  try {
    await sleep(forMs);
  } finally {
    await rm(file, { force: true });
  }
}

const PAYMENTS = {
  error: { outage: 'error' },
  hang: { outage: 'hang' },
  lost: { outage: 'lost' },
  late: { latencyMs: 5_000 },
} as const;
const WEBHOOKS: Readonly<Record<Extract<Fault, { kind: 'webhooks' }>['part'], (forMs: number) => StripeControls>> = {
  late: () => ({ webhookDelayMs: 20_000 }),
  again: () => ({ webhookDuplicates: 3 }),
  dropped: () => ({ dropWebhooks: 1_000 }),
  // The last one comes first.
  reversed: (forMs) => ({ webhooksReversedAt: Date.now() + forMs }),
  'late, again and reversed': (forMs) => ({
    webhookDelayMs: 10_000,
    webhookDuplicates: 1,
    webhooksReversedAt: Date.now() + forMs,
  }),
};
const MAIL = {
  errors: { failNext: { times: 1_000, status: 500 } },
  'late answers': { latencyMs: 18_000 },
  'no events': { dropEvents: 1_000 },
} as const;

const STATES = { partition: 'silent', cut: 'cut', slow: 'slow', lossy: 'lossy' } as const;

async function withLink(links: Links, link: LinkName, state: WireState, forMs: number): Promise<void> {
  links.become(link, state);
  await sleep(forMs);
  links.become(link, 'open');
}

const READ_ONLY = { redis: withReadOnlyRedis, postgres: withReadOnlyPostgres } as const;
const FULL = { redis: withFullRedis, postgres: withoutConnections } as const;

export async function happen(system: System, links: Links, fault: Fault): Promise<void> {
  switch (fault.kind) {
    case 'kill':
      return system.kill(fault.part);
    case 'deploy':
      return system.processes[fault.part].restart();
    case 'pause':
      system.pause(fault.part);
      await sleep(fault.forMs);
      return system.resume(fault.part);
    case 'away': {
      if (fault.part === 'store') return withoutStore(system, fault.forMs);
      const server = system[fault.part];
      await server?.stop();
      await sleep(fault.forMs);
      return server?.start();
    }
    case 'partition':
    case 'cut':
    case 'slow':
    case 'lossy':
      return withLink(links, fault.part, STATES[fault.kind], fault.forMs);
    case 'stall':
      return links.stall(fault.part);
    case 'replaced':
      links.stall(fault.part);
      return system.kill(fault.part);
    case 'readonly':
      return READ_ONLY[fault.part](system, fault.forMs);
    case 'full':
      return FULL[fault.part](system, fault.forMs);
    case 'payments':
      return withControls(system, { stripe: PAYMENTS[fault.part] }, fault.forMs);
    case 'webhooks':
      return withControls(system, { stripe: WEBHOOKS[fault.part](fault.forMs) }, fault.forMs);
    case 'clock':
      return withClock(system, fault);
    case 'mail':
      return withControls(system, { sendgrid: MAIL[fault.part] }, fault.forMs);
  }
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
  const all = faults.map((fault) => {
    const before = latest.get(subjectOf(fault)) ?? Promise.resolve();
    const mine = (async () => {
      await Promise.all([sleep(fault.atMs), before]);
      note(fault);
      await happen(system, links, fault).catch((error) => note(fault, error));
    })();
    latest.set(subjectOf(fault), mine);
    return mine;
  });
  await Promise.all(all);
}
