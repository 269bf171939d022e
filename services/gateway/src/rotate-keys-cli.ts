/*
 * Wraps the keys of all orders under the newest master key. Services may run meanwhile; it can be ended and run again.
 *   node dist/rotate-keys-cli.js
 */
import { openDatabase } from '@trueseason/db';
import { openKeyService, rotateKeys } from '@trueseason/keys';
import { databaseConfig, keysConfig, readConfig } from '@trueseason/runtime';

const config = readConfig({ ...databaseConfig, ...keysConfig });
const service = openKeyService(config);
const db = openDatabase({
  url: config.DATABASE_URL,
  poolSize: 2,
  onError: (error) => process.stderr.write(`${error.message}\n`),
});
try {
  const { rewrapped, failed, reasons } = await rotateKeys(db, service);
  for (const reason of reasons) process.stderr.write(`${reason}\n`);
  process.stdout.write(`Keys wrapped under ${service.newest}: ${rewrapped}; could not be: ${failed}.\n`);
  if (failed > 0) process.exitCode = 1;
} finally {
  await db.destroy();
}
