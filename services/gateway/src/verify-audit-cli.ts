/*
 * Verifies the audit chain and its anchors; exits with 1 if it was changed:
 *
 * node dist/verify-audit-cli.js
 * node dist/verify-audit-cli.js --accept "restored after a loss"
 *
 * `--accept` accepts the current state and records the reason in the audit.
 */
import { databaseConfig, readConfig, storageConfig } from '@trueseason/platform/runtime';
import { openDatabase } from '@trueseason/shop/database';
import { openStore } from '@trueseason/shop/storage';
import { acceptAudit } from './audit/accept-audit.ts';
import { checkAudit } from './audit/check-audit.ts';
import { anchorSecretsOf, linkSecretConfig } from './audit/link-secrets.ts';
import { readOptions } from './read-options.ts';

const USAGE = `verify-audit [--accept "why"]
Verifies the audit against its anchors; ends with 1 if it was changed.
  --accept  accepts it as it is, and records why in the audit`;

const { accept } = readOptions(USAGE, { accept: { type: 'string' } });
const config = readConfig({ ...databaseConfig, ...storageConfig, ...linkSecretConfig });
const printLine = (text: string) => process.stdout.write(`${text}\n`);
const db = openDatabase({
  url: config.DATABASE_URL,
  poolSize: 1,
  onError: (error) => process.stderr.write(`${error.message}\n`),
});
try {
  const deps = { db, store: openStore(config), secrets: anchorSecretsOf(config) };
  if (accept) {
    const { number, row } = await acceptAudit(deps, accept);
    printLine(`Anchor ${number} accepts the audit up to row ${row}, which gives the reason.`);
  }
  const { rows, head, anchors, newest, findings } = await checkAudit(deps);
  for (const [finding, detail] of findings) printLine(`✗ ${finding}: ${detail}`);
  if (findings.size > 0) process.exitCode = 1;
  else {
    const anchorsText = newest
      ? `and match ${anchors.length} anchors, the last from ${newest.at.toISOString()}`
      : 'and have no anchor yet; a gateway will write one';
    printLine(`✓ The audit's ${rows} rows form one chain ${anchorsText}. Last hash: ${head ?? 'none'}`);
  }
} finally {
  await db.close();
}
