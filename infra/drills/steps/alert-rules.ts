import { join } from 'node:path';
import type { Observation } from '@trueseason/drills/report';
import { listFiles, ROOT } from '../../testing/files.ts';
import type { Scene } from '../drill.ts';

const FOLDER = 'infra/prometheus';

/** Tests every rule with promtool, on recorded faults. */
export async function testRules({ stage }: Scene): Promise<Observation[]> {
  const image = 'prom/prometheus:v3.15.0';
  const { code, stdout, stderr } = await stage.tryDocker(
    ...['run', '--rm', '--volume', `${join(ROOT, FOLDER)}:/${FOLDER}:ro`, '--entrypoint', 'promtool', image],
    ...['test', 'rules', ...listFiles(`${FOLDER}/tests`, '.test.yml').map((path) => `/${path}`)],
  );
  const value = code === 0 ? 'as expected' : `${stdout}\n${stderr}`;
  return [{ what: 'all alerts in Prometheus, from recorded faults', value, ok: code === 0 }];
}
