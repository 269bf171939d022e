import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { visit } from './chaos/customer.ts';
import { describeFault, type Fault, happen } from './faults/fault-list.ts';
import { checkInvariants, isBroken } from './invariants/invariants.ts';
import { createSignedLinks } from './loopback/links.ts';
import { loopbackHost } from './loopback/loopback-host.ts';
import { stageSystem } from './testing/stage-system.ts';

/* One fault at a time, while customers buy: each order ends once, by what providers and store saw. */

const HEALED_MS = 15_000;
const ALONE = { atMs: 0, forMs: 6_000 } as const;
/** As long as it takes to run a job more often than it has attempts: outages are not counted. */
const LONG = { atMs: 0, forMs: 16_000 } as const;
/** Each with the worker whose jobs wait for it, so that all of them meet it. */
const FAULTS: readonly (readonly [Fault, held?: 'analysis' | 'pdf'])[] = [
  ...(['gateway', 'postgres'] as const).map((part) => [{ ...ALONE, kind: 'crash', part }] as const),
  ...(['redis', 'postgres'] as const).flatMap((part) =>
    (['stall', 'readonly', 'replaced'] as const).map((kind) => [{ ...ALONE, kind, part }] as const),
  ),
  ...(['store', 'redis', 'postgres'] as const).map((part) => [{ ...LONG, kind: 'stop', part }, 'analysis'] as const),
  [{ ...LONG, kind: 'stop', part: 'store' }, 'pdf'],
  // The provider accepts at once, and answers after the mailer has given up.
  ...(['errors', 'late answers'] as const).map((part) => [{ ...LONG, kind: 'mail', part }] as const),
];

const links = createSignedLinks();
const env = { SWEEP_INTERVAL_MS: '2000', SWEEP_GRACE_MS: '4000', RATE_LIMIT_SCALE: '1000', OUTAGE_PAUSE_MS: '1500' };
const stage = stageSystem('once', { ...env, MAIL_CONFIRM_MS: '4000' }, links.wire);
afterAll(links.close);

const named = ([fault, held]: (typeof FAULTS)[number]) =>
  [`${describeFault(fault).replace('+0.0 s ', '')}${held ? `, met by ${held}` : ''}`, fault, held] as const;

it.each(FAULTS.map(named))(
  '%s: each order ends once, and a new one is worked at within 15 s',
  async (what, fault, held) => {
    const { system, photos } = stage;
    const host = loopbackHost(system, links);
    const since = new Date();
    const endsAt = Date.now() + 120_000;
    const isOver = () => Date.now() > endsAt + 90_000;
    const buy = (arrivesAtMs: number) =>
      visit(host.shop, photos, { arrivesAtMs, pays: true, twice: false, leaves: false }, () => Date.now() > endsAt);
    const visits = [0, 1_500, 3_000, 5_000].map(buy);
    if (held) system.pause(held);
    await sleep(held ? 8_000 : 1_500);
    const over = happen(host.faults, fault);
    if (held) system.resume(held);
    await over;
    const began = Date.now();
    const newcomer = await buy(0);
    const job = await stage.jobOf('analysis', 'analyze', newcomer.orderId ?? 0);
    const healedMs = (job?.processedOn ?? Number.POSITIVE_INFINITY) - began;
    process.stdout.write(`${what}: a new order was worked at after ${healedMs} ms\n`);
    const seen = await Promise.all([...visits, newcomer]);
    const findings = await checkInvariants(host, since, seen, { isOver, mayRefund: false });
    expect(findings.filter(isBroken)).toEqual([]);
    expect(healedMs).toBeLessThan(HEALED_MS);
  },
  240_000,
);
