import { openDatabase } from './open-database.ts';
import { verifyAudit } from './tables/audit.ts';

/*
 * Walks the audit's chain:
 *   DATABASE_URL=… node verify-audit-cli.js
 * Ends with 1 where a row is not what it was, or one before it is missing. Note the last hash elsewhere: it shows later
 * that the end was not cut off.
 */
const url = process.env.DATABASE_URL;
if (!url) {
  process.stderr.write('DATABASE_URL is required.\n');
  process.exit(78);
}
const db = openDatabase({ url, poolSize: 1, onError: (error) => process.stderr.write(`${error.message}\n`) });
try {
  const { rows, unchained, brokenAt, head } = await verifyAudit(db);
  const told = unchained > 0 ? ` (${unchained} of before there was a chain)` : '';
  process.stdout.write(
    brokenAt === null
      ? `The audit's ${rows} rows${told} form one chain. Last hash: ${head ?? 'none'}\n`
      : `The audit is broken at row ${brokenAt}: it, or a row before it, is not what it was.\n`,
  );
  process.exitCode = brokenAt === null ? 0 : 1;
} finally {
  await db.destroy();
}
