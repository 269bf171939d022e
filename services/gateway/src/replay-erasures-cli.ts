/*
 * Repeats deletions after a restore, before the services start:
 *
 * node dist/replay-erasures-cli.js trueseason-2026-11-20T18-00-00Z.dump
 *
 * The argument is a dump's name or the backup's time in ISO 8601.
 */
import { openDatabase } from '@trueseason/db';
import { openStore } from '@trueseason/storage';
import { readGatewayConfig } from './config.ts';
import { replayErasures } from './privacy/replay-erasures.ts';

/** Parses the time in a dump's name, or a time. */
function momentOf(text: string): Date {
  const [, day, hours, minutes, seconds] = /(\d{4}-\d\d-\d\d)T(\d\d)[-:](\d\d)[-:](\d\d)/.exec(text) ?? [];
  return new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}

const backupOf = momentOf(process.argv[2] ?? '');
if (Number.isNaN(backupOf.getTime())) {
  process.stderr.write('Pass the name of the dump or its time: 2026-11-20T18:00:00Z\n');
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
  const counts = Object.entries(done).map(([kind, count]) => `${count} ${kind}`);
  process.stdout.write(`Deleted again since ${backupOf.toISOString()}: ${counts.join(', ')}\n`);
} finally {
  await db.destroy();
}
