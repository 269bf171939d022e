import { isSettled } from '@trueseason/contracts';
import { findOrder, listPayments } from '@trueseason/db';
import { seededRandom } from '@trueseason/test-kit';
import type { TestGateway } from '../test-gateway.ts';
import { Giver } from './giver.ts';
import type { Walk } from './walk.ts';
import { worldOf } from './world.ts';

const STEPS = 20;

/** What is kept of the money of an order that was deleted. */
async function isAccountedAsRefunded(giver: Giver): Promise<boolean> {
  const entries = giver.gateway.database.db.selectFrom('accounting_entries').select('kind');
  const kept = await entries.where('provider_reference', '=', giver.paid ?? '').execute();
  return kept.some(({ kind }) => kind === 'refund');
}

/** What of a gift must hold whatever happened to it. */
async function judge(giver: Giver): Promise<void> {
  const { db } = giver.gateway.database;
  if (giver.id === null) return;
  const order = await findOrder(db, giver.id);
  // What went back before its payment was heard of was never settled.
  if (giver.paid && !giver.returned && order?.payment === 'unpaid') giver.wrong('it was paid and does not know it');
  const held = (await listPayments(db, giver.id)).filter(({ state }) => state === 'succeeded');
  if (held.length > 1) giver.wrong(`it is paid ${held.length} times`);
  if (giver.paid && !giver.returned && order && !(await giver.world.writtenTo(giver.id)))
    giver.wrong('nobody was written to');

  await giver.seeCard();
  const isReady = giver.paid !== null && !giver.isOver && !giver.isUsed;
  if (isReady && order && !(isSettled(order) && (await giver.useUp()))) giver.wrong('its code opens nothing');
  if (giver.receivers.filter(({ used }) => used).length > 1) giver.wrong('its code was used twice');

  const wentBack = order ? order.payment === 'refunded' : await isAccountedAsRefunded(giver);
  const byBank = giver.dispute?.state === 'lost';
  if (giver.isUsed && wentBack && !giver.returned && !byBank) giver.wrong('it was used, and its money went back');
  const isOurs = giver.paid && (giver.dispute === null || giver.dispute.state === 'won');
  const ended = !giver.isUsed && (giver.withdrawn || giver.deleted);
  // Deleted while the bank had the money: it stays where the bank puts it.
  const isBack = wentBack || giver.returned;
  if (isOurs && ended && !isBack && !(giver.deleted && giver.dispute)) giver.wrong('it ended and was not paid back');

  for (const { device, used, deleted } of giver.receivers) {
    const [own] = device.orders;
    if (!used || deleted || own === undefined) continue;
    for (let turn = 0; turn < 3 && (await device.look(own))?.nextStep !== 'result'; turn++) {
      await device.uploadPhotos(own);
      await giver.world.work(() => true);
    }
    if ((await device.look(own))?.nextStep !== 'result') giver.wrong(`whoever used it has no result in order ${own}`);
  }
}

/** The walk of a gift from its seed, and what of it must never be. */
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
