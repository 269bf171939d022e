import { isSettled } from '@trueseason/contracts';
import { findOrder, listPayments } from '@trueseason/db';
import { seededRandom } from '@trueseason/test-kit';
import type { TestGateway } from '../test-gateway.ts';
import { Giver } from './giver.ts';
import type { Walk } from './walk.ts';
import { worldOf } from './world.ts';

const STEPS = 20;

/** Records kept of a deleted order's payment. */
async function isAccountedAsRefunded(giver: Giver): Promise<boolean> {
  const entries = giver.gateway.database.db.selectFrom('accounting_entries').select('kind');
  const kept = await entries.where('provider_reference', '=', giver.paid ?? '').execute();
  return kept.some(({ kind }) => kind === 'refund');
}

/** Invariants of a gift. */
async function judge(giver: Giver): Promise<void> {
  const { db } = giver.gateway.database;
  if (giver.id === null) return;
  const order = await findOrder(db, giver.id);
  // A refund reported before its payment was never settled.
  if (giver.paid && !giver.returned && order?.payment === 'unpaid') giver.wrong('it was paid and does not know it');
  const held = (await listPayments(db, giver.id)).filter(({ state }) => state === 'succeeded');
  if (held.length > 1) giver.wrong(`it is paid ${held.length} times`);
  if (giver.paid && !giver.returned && order && !(await giver.world.writtenTo(giver.id)))
    giver.wrong('no mail was sent');

  await giver.seeCard();
  const isReady = giver.paid !== null && !giver.isOver && !giver.isUsed;
  if (isReady && order && !(isSettled(order) && (await giver.useUp()))) giver.wrong('its code opens nothing');
  if (giver.receivers.filter(({ used }) => used).length > 1) giver.wrong('its code was used twice');

  const wentBack = order ? order.payment === 'refunded' : await isAccountedAsRefunded(giver);
  const byBank = giver.dispute?.state === 'lost';
  if (giver.isUsed && wentBack && !giver.returned && !byBank) giver.wrong('it was used, and its money went back');
  const isOurs = giver.paid && (giver.dispute === null || giver.dispute.state === 'won');
  const ended = !giver.isUsed && (giver.withdrawn || giver.deleted);
  // Deleted during a dispute: the bank decides.
  const isBack = wentBack || giver.returned;
  if (isOurs && ended && !isBack && !(giver.deleted && giver.dispute)) giver.wrong('it ended and was not paid back');

  for (const { device, used, deleted } of giver.receivers) {
    const [own] = device.orders;
    if (!used || deleted || own === undefined) continue;
    for (let turn = 0; turn < 3 && (await device.look(own))?.nextStep !== 'result'; turn++) {
      await device.uploadPhotos(own);
      await giver.world.work(() => true);
    }
    if ((await device.look(own))?.nextStep !== 'result') giver.wrong(`the recipient has no result in order ${own}`);
  }
}

/** Runs a gift's walk from its seed and checks its invariants. */
export async function giftWalk(gateway: TestGateway, seed: number): Promise<Walk> {
  const world = worldOf(gateway);
  const giver = new Giver(gateway, world, seededRandom(seed), seed);
  for (let step = 0; step < STEPS; step++) await giver.step();
  await world.rest();
  await world.letAnHourPass();
  await judge(giver);
  await world.forget();
  return { seed, steps: giver.steps, violations: giver.violations };
}
