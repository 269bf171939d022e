import type { Observation } from '@trueseason/drills/report';
import type { Stage } from '../compose.ts';
import type { DrillSteps, Scene } from '../drill.ts';
import { buyTogether } from './buy-together.ts';

const REPLICAS = { gateway: 2, analysis: 3, pdf: 2, mailer: 2 };
const CUSTOMERS = 9;

function scaleTo(stage: Stage, countOf: (part: keyof typeof REPLICAS) => number): Promise<string> {
  const parts = Object.keys(REPLICAS) as (keyof typeof REPLICAS)[];
  const scales = parts.flatMap((part) => ['--scale', `${part}=${countOf(part)}`]);
  return stage.compose('up', '--detach', '--wait', '--no-deps', '--no-recreate', ...scales, ...parts);
}

async function shareBurst({ stage, photos }: Scene): Promise<Observation[]> {
  const since = new Date().toISOString();
  const bought = await buyTogether(stage, photos, 'scale', CUSTOMERS, 0);
  const shares: number[] = [];
  for (const id of await stage.containers('analysis')) {
    const { stdout } = await stage.tryDocker('logs', '--since', since, id);
    const orders = stdout.split('\n').flatMap((line) => /"orderId":(\d+)/.exec(line)?.[1] ?? []);
    shares.push(new Set(orders).size);
  }
  const slowest = Math.max(...bought.map(({ began, analyzed }) => analyzed - began));
  return [
    {
      what: `${CUSTOMERS} orders at once shared by ${REPLICAS.analysis} workers`,
      value: shares.join(' / '),
      ok: shares.length === REPLICAS.analysis && Math.min(...shares) > 0,
    },
    { what: 'slowest, upload to season', value: `${(slowest / 1000).toFixed(1)} s` },
  ];
}

/** More of each service share a burst, as scaling.md says, and one of each is enough afterwards. */
export const scale: DrillSteps = {
  prepare: (stage) => scaleTo(stage, (part) => REPLICAS[part]),
  happen: shareBurst,
  undo: (stage) => scaleTo(stage, () => 1),
};
