import { LISTED_PROMOS } from '@trueseason/contracts';
import { migrate, OtherSchemaError, openDatabase } from './database/index.ts';
import { addMissingPromos } from './promo/index.ts';

/*
 * Run once before a release's services start:
 *
 * DATABASE_URL=… [FREE_PROMO_CODE=…] node migrate-cli.js
 *
 * Exits with 65, and changes nothing, if a newer release's schema does not serve this one.
 */
const url = process.env.DATABASE_URL;
if (!url) {
  process.stderr.write('DATABASE_URL is required.\n');
  process.exit(78);
}
const db = openDatabase({
  url,
  poolSize: 2,
  // Building an index of a large table takes as long as it takes.
  silenceMs: 0,
  onError: (error) => process.stderr.write(`${error.message}\n`),
});
try {
  const applied = await migrate(db, {
    onLocked: (name) => process.stderr.write(`${name} waits for a table that others have locked\n`),
  });
  const free = process.env.FREE_PROMO_CODE;
  await addMissingPromos(db, [
    ...Object.entries(LISTED_PROMOS).map(([code, percent]) => ({ code, percent })),
    ...(free ? [{ code: free, percent: 100 }] : []),
  ]);
  process.stdout.write(`${applied.length === 0 ? 'Schema is up to date' : `Applied ${applied.join(', ')}`}\n`);
} catch (error) {
  if (!(error instanceof OtherSchemaError)) throw error;
  process.stderr.write(`${error.message}.\n`);
  process.exitCode = 65;
} finally {
  await db.close();
}
