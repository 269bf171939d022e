import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSystem } from '@trueseason/local-stack';

/** Starts the whole product from its built output for all journeys, on free ports and with nothing kept. */
export default async function start(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trueseason-e2e-'));
  const env = {
    ...process.env,
    ANALYTICS_ID: 'GTM-TEST',
    ANALYTICS_SCRIPT_URL: 'https://analytics.test/gtm.js',
    // Hundreds of first visits a minute come from this one address; a fast machine reached the limit of files.
    RATE_LIMIT_SCALE: '100',
  };
  const system = await startSystem({ dataDir, env, show: (line) => process.stderr.write(`${line}\n`) });
  process.env.E2E_WEB_URL = system.urls.web;
  process.env.E2E_OPS_URL = system.urls.ops;
  process.env.E2E_STAND_INS_URL = system.urls.standIns;
  process.env.E2E_DATABASE_URL = system.env.DATABASE_URL;
  process.env.E2E_FREE_PROMO = system.freePromoCode;
  process.env.E2E_ADMIN_PASSWORD = JSON.parse(await readFile(system.secretsFile, 'utf8')).adminPassword;
  return async () => {
    await system.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}
