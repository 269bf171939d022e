import { buyOpen, type Photos, persist } from '@trueseason/workshop/customers';
import { type Seen, seconds } from '@trueseason/workshop/report';
import { PROJECT, query, type Stage } from '../compose.ts';
import { commandsIn } from '../documents.ts';

const COUNT = `select string_agg(t || '=' || n, ' ' order by t) from (
  select 'orders' t, count(*) n from orders union all select 'mails', count(*) from mails
  union all select 'results', count(*) from analyses) counted`;

interface Owner {
  readonly id: number;
  reads(): Promise<{ readonly order: number; readonly season: boolean; readonly report: number }>;
  deletes(): Promise<number>;
}

/** A customer whose browser stays open during the disaster. */
async function buyAndOwn(stage: Stage, photos: Photos, email: string): Promise<Owner> {
  const { id, browser, customer } = await buyOpen(stage.urls, photos, email);
  await customer.waitForMail(id, 120_000);
  return {
    id,
    reads: async () => {
      const { status, json } = await browser.call('GET', `/api/orders/${id}`);
      const report = await browser.call('GET', `/api/orders/${id}/pdf`);
      return { order: status, season: Boolean(json?.analysisResult?.season), report: report.status };
    },
    deletes: async () => (await browser.call('DELETE', `/api/orders/${id}`)).status,
  };
}

/** Runs the commands of restore.md as they stand there. */
async function followRunbook(stage: Stage, dump: string): Promise<{ after: string; again: string }> {
  let after = '';
  let again = '';
  for (const command of commandsIn('infra/runbooks/restore.md')) {
    const output = await stage.shell(
      command.replaceAll('trueseason-<moment>.dump', dump).replace('trueseason_postgres', `${PROJECT}_postgres`),
    );
    if (command.includes('volume rm')) await stage.disks?.format('postgres');
    if (command.includes('backup restore')) after = await query(stage, COUNT);
    if (command.includes('replay-erasures')) again = output;
  }
  return { after, again };
}

/**
 * Tests a backup by restoring it. The job makes one; an order is deleted; then Postgres loses its volume, and the
 * runbook restore.md is followed: purchases are readable again, deletions are repeated.
 */
export async function restoreBackup(stage: Stage, photos: Photos): Promise<Seen[]> {
  const stays = await buyAndOwn(stage, photos, 'stays@example.com');
  const leaves = await buyAndOwn(stage, photos, 'leaves@example.com');
  const output = await stage.compose('exec', '--no-TTY', 'backup', '/bin/sh', '/backup.sh', 'once');
  const dump = /trueseason-\S+\.dump/.exec(output)?.[0] ?? '';
  const before = await query(stage, COUNT);
  const deleted = await leaves.deletes();

  const started = performance.now();
  const { after, again } = await followRunbook(stage, dump);
  const took = seconds(started);
  const read = await persist(async () => stays.reads());
  const gone = await leaves.reads();
  return [
    { what: 'the backup', value: output.trim().split('\n').at(-1) ?? '', ok: dump !== '' },
    { what: 'restored into an empty Postgres', value: after, ok: before === after },
    { what: 'from its loss to the product', value: took },
    {
      what: 'a result that was bought before is readable, with its report',
      value: JSON.stringify(read),
      ok: read.order === 200 && read.season && read.report === 200,
    },
    { what: 'deleted again', value: again.split(': ').at(-1) ?? '', ok: again.includes('1 order') },
    {
      what: 'an order that was deleted after the backup',
      value: `${deleted}, then ${gone.order}`,
      ok: deleted === 200 && gone.order === 404,
    },
  ];
}
