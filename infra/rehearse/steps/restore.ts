import type { Stage } from '../compose.ts';
import type { Seen } from '../report.ts';

const COUNT = `select string_agg(t || '=' || n, ' ' order by t) from (
  select 'orders' t, count(*) n from orders union all select 'mails', count(*) from mails
  union all select 'photos', count(*) from photos) counted`;

/** A backup that was never restored is none: dumps the database, restores it beside itself, and counts. */
export async function restoreBackup(stage: Stage): Promise<Seen[]> {
  const psql = (database: string, sql: string) =>
    stage.compose('exec', '--no-TTY', 'postgres', 'psql', '-U', 'trueseason', '-d', database, '-Atc', sql);
  const shell = (script: string) => stage.compose('exec', '--no-TTY', 'postgres', 'sh', '-ec', script);
  await shell('pg_dump -U trueseason -Fc trueseason > /tmp/backup');
  const bytes = await shell('wc -c < /tmp/backup');
  await shell('createdb -U trueseason restored && pg_restore -U trueseason --exit-on-error -d restored /tmp/backup');
  const [before, after] = [await psql('trueseason', COUNT), await psql('restored', COUNT)];
  await shell('dropdb -U trueseason restored; rm /tmp/backup');
  return [{ what: `restored from ${Math.round(Number(bytes) / 1024)} KB`, value: after, ok: before === after }];
}
