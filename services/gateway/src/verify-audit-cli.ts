/*
 * Walks the audit's chain and holds it to its anchors; ends with 1 where it is not what it was.
 *   node dist/verify-audit-cli.js
 *   node dist/verify-audit-cli.js --accept "restored trueseason-2026-11-20T18-00-00Z.dump"     takes it as it is now, and says so in it
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '@trueseason/db';
import { databaseConfig, readConfig, storageConfig } from '@trueseason/runtime';
import { openStore } from '@trueseason/storage';
import { acceptAudit } from './audit/accept-audit.ts';
import { checkAudit } from './audit/check-audit.ts';
import { anchorSecrets, linkSecrets } from './link-secrets.ts';

const { accept } = parseArgs({ options: { accept: { type: 'string' } } }).values;
const config = readConfig({ ...databaseConfig, ...storageConfig, ...linkSecrets });
const say = (text: string) => process.stdout.write(`${text}\n`);
const db = openDatabase({
  url: config.DATABASE_URL,
  poolSize: 1,
  onError: (error) => process.stderr.write(`${error.message}\n`),
});
try {
  const deps = { db, store: openStore(config), secrets: anchorSecrets(config) };
  if (accept) {
    const { number, row } = await acceptAudit(deps, accept);
    say(`Anchor ${number} takes the audit as it is, up to row ${row}, which says why.`);
  }
  const { rows, head, anchors, newest, findings } = await checkAudit(deps);
  for (const [finding, told] of findings) say(`✗ ${finding}: ${told}`);
  if (findings.size > 0) process.exitCode = 1;
  else {
    const held = newest
      ? `and fit ${anchors.length} anchors, the last of ${newest.at.toISOString()}`
      : 'and have no anchor yet, which a gateway writes';
    say(`✓ The audit's ${rows} rows form one chain ${held}. Last hash: ${head ?? 'none'}`);
  }
} finally {
  await db.destroy();
}
