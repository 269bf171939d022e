import { setTimeout as sleep } from 'node:timers/promises';
import type { Observation } from '@trueseason/drills/report';
import { query, type Stage } from '../compose.ts';
import type { DrillSteps } from '../drill.ts';

const COPIED_MS = 240_000;

/** Makes `backup` copy Postgres and try that copy, as it does once a day. @throws if no copy comes */
export async function copyElsewhere(stage: Stage): Promise<void> {
  // Stopped meanwhile: it might be about to note an earlier copy.
  await stage.compose('stop', 'backup');
  await query(stage, 'delete from backups');
  await stage.compose('start', 'backup');
  const deadline = Date.now() + COPIED_MS;
  while ((await query(stage, "select count(*) from backups where taken_at > now() - interval '1 hour'")) === '0') {
    if (Date.now() > deadline) throw new Error('No copy was made elsewhere');
    await sleep(2_000);
  }
}

/** Of the disk of Postgres; a trial of the copy leaves a tenth of it free. */
const FREE_SHARE = 0.15;
/** More than is free then. Such rows are stored as they are, and take little room in the copy. */
const ENLARGE = `create table drill_ballast (filler text);
alter table drill_ballast alter column filler set storage external;
insert into drill_ballast select repeat('.', 1048576) from generate_series(1, 350)`;

/** A disk at 85 % without room for a restored copy: `backup` says so, and verifies the copy in the bucket. */
export const copyWithoutRoom: DrillSteps = {
  prepare: async (stage) => {
    await query(stage, ENLARGE);
    await stage.disks?.fill('postgres', FREE_SHARE);
  },
  happen: async ({ stage }): Promise<Observation[]> => {
    const since = new Date().toISOString();
    await copyElsewhere(stage);
    const logs = await stage.compose('logs', '--no-log-prefix', '--since', since, 'backup');
    const message = /^no room to restore the copy here.*/m.exec(logs)?.[0];
    const isTried = (await query(stage, 'select count(*) from backups where tried_at > to_timestamp(0)')) !== '0';
    return [
      { what: 'the copy without room for its trial', value: message ?? 'says nothing', ok: message !== undefined },
      { what: 'counts as tried', value: isTried ? 'yes' : 'no', ok: !isTried },
    ];
  },
  undo: async (stage) => {
    stage.disks?.free('postgres');
    await query(stage, 'drop table if exists drill_ballast');
  },
};
