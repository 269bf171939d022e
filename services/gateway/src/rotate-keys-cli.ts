/*
 * Wraps the keys of all orders anew under the newest master key, and seals what was stored before there were keys.
 * Services may run meanwhile; it can be ended and run again.
 *   node dist/rotate-keys-cli.js
 */
import { openDatabase } from '@trueseason/db';
import { createOrderKeys, openKeyService, rotateKeys, sealMeasurements, sealPlain } from '@trueseason/keys';
import { databaseConfig, keysConfig, readConfig, storageConfig } from '@trueseason/runtime';
import { openStore } from '@trueseason/storage';

const config = readConfig({ ...databaseConfig, ...keysConfig, ...storageConfig });
const service = openKeyService(config);
const db = openDatabase({
  url: config.DATABASE_URL,
  poolSize: 2,
  onError: (error) => process.stderr.write(`${error.message}\n`),
});
try {
  const rotated = await rotateKeys(db, service);
  for (const reason of rotated.reasons) process.stderr.write(`${reason}\n`);
  const keys = createOrderKeys(db, service);
  const objects = await sealPlain({ db, store: openStore(config), keys });
  const measured = await sealMeasurements(db, keys);
  const unsealed = objects.failed + measured.failed;
  process.stdout.write(
    `Keys wrapped under ${service.newest}: ${rotated.rewrapped}; could not be: ${rotated.failed}. ` +
      `Sealed that was not: ${objects.objects} objects, measurements of ${measured.orders} orders; could not be: ${unsealed}.\n`,
  );
  if (rotated.failed + unsealed > 0) process.exitCode = 1;
} finally {
  await db.destroy();
}
