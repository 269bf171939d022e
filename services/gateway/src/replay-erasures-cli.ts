/*
 * After a backup was restored and before the services start: deletes again what was deleted since.
 *   node dist/replay-erasures-cli.js trueseason-2026-11-20T18-00-00Z.dump     or the moment of the backup, ISO 8601
 */
import { openDatabase } from '@trueseason/db';
import { openStore } from '@trueseason/storage';
import { readGatewayConfig } from './config.ts';
import { replayErasures } from './privacy/replay-erasures.ts';

/** The moment in the name of a dump, or as it is given. */
function momentOf(text: string): Date {
  const [, day, hours, minutes, seconds] = /(\d{4}-\d\d-\d\d)T(\d\d)[-:](\d\d)[-:](\d\d)/.exec(text) ?? [];
  return new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}

const backupOf = momentOf(process.argv[2] ?? '');
if (Number.isNaN(backupOf.getTime())) {
  process.stderr.write('Name the dump, or the moment at which it was made: 2026-11-20T18:00:00Z\n');
  process.exit(64);
}
const config = readGatewayConfig();
const db = openDatabase({
  url: config.DATABASE_URL,
  poolSize: 2,
  onError: (error) => process.stderr.write(`${error.message}\n`),
});
try {
  const secrets = [config.LINK_SECRET, config.LINK_SECRET_PREVIOUS].filter((secret) => secret !== undefined);
  const done = await replayErasures({ db, store: openStore(config), secrets }, backupOf);
  const told = Object.entries(done).map(([kind, count]) => `${count} ${kind}`);
  process.stdout.write(`Deleted again since ${backupOf.toISOString()}: ${told.join(', ')}\n`);
} finally {
  await db.destroy();
}
