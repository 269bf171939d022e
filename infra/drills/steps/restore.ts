import { setTimeout as sleep } from 'node:timers/promises';
import { buy, MAILBOXES } from '@trueseason/drills/customers';
import type { Observation } from '@trueseason/drills/report';
import { PROJECT, query, type Stage } from '../compose.ts';
import { DISK_NAMES } from '../disks.ts';
import { commandsIn } from '../documents.ts';
import type { Scene } from '../drill.ts';
import { copyElsewhere } from './copy.ts';

const ORDERS = 60;
const APART_MS = 4_000;
const LOST_AFTER_MS = 130_000;
/** Of a customer whose shop is gone, and of the work that waits for it. */
const PATIENCE_MS = 60_000;
/** What stays: the providers, and the bucket elsewhere. */
const ELSEWHERE = ['stand-ins', 'elsewhere'];

/** Kills everything at once, with its data. */
async function destroy(stage: Stage): Promise<void> {
  const services = (await stage.compose('ps', '--all', '--services')).split('\n');
  const machine = services.filter((service) => service && !ELSEWHERE.includes(service));
  await stage.compose('kill', ...machine);
  await stage.compose('rm', '--force', '--volumes', ...machine);
  const volumes = await stage.docker('volume', 'ls', '--quiet', '--filter', `name=${PROJECT}_`);
  await stage.docker('volume', 'rm', ...volumes.split('\n').filter(Boolean));
  for (const disk of DISK_NAMES) await stage.disks?.format(disk);
}

/** Runs the commands of restore.md as they stand there. Returns what was printed. */
async function followRunbook(stage: Stage): Promise<string> {
  let output = '';
  for (const command of commandsIn('infra/runbooks/restore.md')) {
    // The new machine has no jobs of the old one, and the drills' volumes have other names.
    if (command.includes('flushall')) continue;
    output += `${await stage.shell(command.replaceAll('trueseason_postgres', `${PROJECT}_postgres`))}\n`;
  }
  return output;
}

/**
 * Destroys the machine while customers buy, and follows restore.md on an empty one. Every payment ends as a result, a
 * request for new photos, or a refund, as the invariants say.
 */
export async function restoreBackup({ stage, photos }: Scene): Promise<Observation[]> {
  await copyElsewhere(stage);
  const buying = Array.from({ length: ORDERS }, async (_, index) => {
    await sleep(index * APART_MS);
    return buy(stage.urls, photos, `lost-${index}@${MAILBOXES}`, PATIENCE_MS);
  });
  const purchases = Promise.allSettled(buying);
  await sleep(LOST_AFTER_MS);
  // The copy of Postgres may still have it; the note of its deletion is elsewhere.
  const { id: deleted, browser } = await Promise.any(buying);
  const { status } = await browser.call('DELETE', `/api/orders/${deleted}`);
  if (status !== 200) throw new Error(`The deletion of an order was answered with ${status}`);
  const started = performance.now();
  await destroy(stage);
  const lostAt = Date.now();
  const output = await followRunbook(stage);
  const took = (performance.now() - started) / 1000;
  const bought = (await purchases).filter(({ status }) => status === 'fulfilled').length;
  await sleep(PATIENCE_MS);

  const restoredTo = /Deleted again since (\S+):/.exec(output)?.[1] ?? '';
  const lostSeconds = (lostAt - Date.parse(restoredTo)) / 1000;
  const isBack = (await query(stage, `select count(*) from orders where id = ${deleted}`)) !== '0';
  return [
    { what: 'from the loss to the shop', value: `${took.toFixed(1)} s`, ok: took < 900 },
    { what: 'lost seconds', value: lostSeconds.toFixed(1), ok: lostSeconds <= 60 },
    { what: `of ${ORDERS} customers got their result on the way`, value: String(bought) },
    {
      what: 'what the runbook found',
      value: output
        .split('\n')
        .filter((line) => /Deleted again|lacked|photos, which|order settled|refunded|canceled/.test(line))
        .join('; '),
    },
    { what: 'an order that was deleted a second before', value: isBack ? 'is back' : 'stays deleted', ok: !isBack },
  ];
}
