import { seededRandom } from '@trueseason/test-kit';
import type { TestGateway } from '../test-gateway.ts';
import type { Analyst } from './analyst.ts';
import { judgeOwner } from './judge-owner.ts';
import { Owner } from './owner.ts';
import type { Walk } from './walk.ts';
import { workersOf } from './workers.ts';

const STEPS = 16;

/** Runs an owner's walk from its seed and checks its invariants. */
export async function ownerWalk(gateway: TestGateway, seed: number, analyst: Analyst): Promise<Walk> {
  analyst.begin(seed);
  const { db } = gateway.database;
  const workers = workersOf(gateway, analyst);
  const owner = new Owner(gateway, workers, seededRandom(seed), seed);
  // Ignore leftovers of earlier walks.
  await db.deleteFrom('outbox').execute();
  await owner.begin();
  for (let step = 0; step < STEPS && !owner.erased; step++) {
    await owner.step();
    if (owner.violations.length > 0) break;
  }
  await workers.work();
  await judgeOwner(owner);
  for (const id of workers.sent) {
    if (workers.sent.filter((other) => other === id).length > 1) owner.wrong(`mail ${id} was sent twice`);
  }
  return { seed, steps: owner.steps, violations: [...new Set(owner.violations)] };
}
