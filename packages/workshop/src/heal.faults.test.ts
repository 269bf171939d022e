import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { visit } from './chaos/customer.ts';
import { happen } from './chaos/inject-faults.ts';
import { findViolations } from './chaos/invariants.ts';
import { createLinks } from './chaos/links.ts';
import { stageSystem } from './testing/stage-system.ts';

const HEALED_MS = 15_000;
const FAULTS = (['redis', 'postgres'] as const).flatMap((part) =>
  (['stall', 'readonly', 'replaced'] as const).map((kind) => ({ kind, part, atMs: 0, forMs: 6_000 })),
);

const links = createLinks();
const stage = stageSystem(
  'heal',
  { SWEEP_INTERVAL_MS: '2000', SWEEP_GRACE_MS: '4000', RATE_LIMIT_SCALE: '1000', OUTAGE_PAUSE_MS: '4000' },
  links.wire,
);
afterAll(links.close);

it.each(FAULTS)(
  'works at new orders within 15 s and ends each order once: $part, $kind',
  async (fault) => {
    const { system, db, photos, until } = stage;
    const endsAt = Date.now() + 120_000;
    const buy = (arrivesAtMs: number) =>
      visit(system, photos, { arrivesAtMs, pays: true, twice: false, leaves: false }, () => Date.now() > endsAt);
    const visits = [0, 1_500, 3_000, 5_000].map(buy);
    await sleep(1_500);
    await happen(system, links, fault);
    const began = Date.now();
    const newcomer = await buy(0);
    const job = await stage.jobOf('analysis', 'analyze', newcomer.orderId ?? 0);
    const healedMs = (job?.processedOn ?? Number.POSITIVE_INFINITY) - began;
    process.stdout.write(`${fault.part}, ${fault.kind}: a new order was worked at after ${healedMs} ms\n`);
    const seen = await Promise.all([...visits, newcomer]);
    await until('every order ended once', async () => {
      const violations = await findViolations(db, system, seen);
      return violations.length === 0 || Promise.reject(new Error(violations.map(({ what }) => what).join('; ')));
    });
    expect(healedMs).toBeLessThan(HEALED_MS);
  },
  240_000,
);
