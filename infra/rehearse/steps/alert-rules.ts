import type { Observation } from '@trueseason/drills/report';
import type { Scene } from '../drills/drill.ts';

/** Tests every rule with promtool, on recorded faults. */
export async function testRules({ stage }: Scene): Promise<Observation[]> {
  const image = 'prom/prometheus:v3.15.0';
  const { code, stdout, stderr } = await stage.tryDocker(
    ...['run', '--rm', '--volume', `${process.cwd()}/infra/prometheus:/rules:ro`, '--entrypoint', 'promtool', image],
    ...['test', 'rules', '/rules/tests/alerts.test.yml'],
  );
  const value = code === 0 ? 'as expected' : `${stdout}\n${stderr}`;
  return [{ what: 'all alerts in Prometheus, from recorded faults', value, ok: code === 0 }];
}
