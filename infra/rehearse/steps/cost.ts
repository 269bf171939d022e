import { buy, type Photos } from '@trueseason/workshop/customers';
import type { Seen } from '@trueseason/workshop/report';
import { query, type Stage } from '../compose.ts';

const ORDERS = 8;
const PARTS = ['web', 'gateway', 'analysis', 'pdf', 'mailer', 'ops', 'postgres', 'redis', 's3'];
/** For both cgroup versions, in nanoseconds. */
const CPU = `if [ -f /sys/fs/cgroup/cpu.stat ]; then awk '/^usage_usec/ { printf "%.0f", $2 * 1000 }' /sys/fs/cgroup/cpu.stat
else cat /sys/fs/cgroup/cpuacct/cpuacct.usage; fi`;
const ROWS = `select coalesce(sum(n_tup_ins), 0) || ' ' || coalesce(sum(n_tup_upd + n_tup_del), 0) || ' '
  || pg_database_size('trueseason') from pg_stat_user_tables`;

async function cpuOf(stage: Stage): Promise<Map<string, number>> {
  const used = new Map<string, number>();
  for (const part of PARTS) {
    let sum = 0;
    for (const id of await stage.containers(part)) sum += Number(await stage.docker('exec', id, 'sh', '-c', CPU));
    used.set(part, sum / 1e6);
  }
  return used;
}

async function readDatabase(stage: Stage): Promise<number[]> {
  const text = await query(stage, ROWS);
  return text.split(' ').map(Number);
}

const objectBytes = async (stage: Stage) =>
  Number(await stage.compose('exec', '--no-TTY', 's3', 'sh', '-c', "du -sk /objects | awk '{ print $1 }'")) * 1024;

/** Cost of an order per part, including idle work: the figures of docs/scale.md. */
export async function costOfAnOrder(stage: Stage, photos: Photos): Promise<Seen[]> {
  // Postgres statistics lag by a second.
  const look = async () => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    return { cpu: await cpuOf(stage), rows: await readDatabase(stage), bytes: await objectBytes(stage) };
  };
  const before = await look();
  for (let number = 0; number < ORDERS; number++) await buy(stage.urls, photos, `cost-${number}@example.com`);
  const after = await look();
  const each = (value: number) => Math.round(value / ORDERS);
  const cpu = PARTS.map((part) => [part, each((after.cpu.get(part) ?? 0) - (before.cpu.get(part) ?? 0))] as const);
  const [inserted = 0, changed = 0, size = 0] = after.rows.map((value, index) =>
    each(value - (before.rows[index] ?? 0)),
  );
  return [
    { what: 'CPU of an order, ms', value: cpu.map(([part, spent]) => `${part} ${spent}`).join(', ') },
    { what: 'CPU of an order together', value: `${cpu.reduce((sum, [, spent]) => sum + spent, 0)} ms` },
    { what: 'rows of an order', value: `${inserted} inserted, ${changed} changed, ${Math.round(size / 1024)} KB` },
    { what: 'objects of an order', value: `${Math.round(each(after.bytes - before.bytes) / 1024)} KB` },
  ];
}
