/*
 * Rewraps the keys of all orders with the newest master key. Services may keep running; safe to interrupt and repeat:
 *
 * node dist/rotate-keys-cli.js
 */

import { databaseConfig, keysConfig, readConfig } from '@trueseason/platform/runtime';
import { openDatabase } from '@trueseason/shop/database';
import { rotateKeys } from '@trueseason/shop/encryption';
import { openKeyService } from '@trueseason/shop/flows';
import { readOptions } from './read-options.ts';

readOptions(
  `rotate-keys
Wraps all data keys with the newest master key. Services may keep running; repeatable.`,
  {},
);
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
  process.stdout.write(`Rewrapped ${rewrapped} keys with ${service.newest}; ${failed} failed.\n`);
  if (failed > 0) process.exitCode = 1;
} finally {
  await db.close();
}
