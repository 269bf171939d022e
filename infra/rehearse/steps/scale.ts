import { countAtProviders, type Photos } from '@trueseason/workshop/customers';
import type { Seen } from '@trueseason/workshop/report';
import type { Stage } from '../compose.ts';
import { buyTogether } from './buy-together.ts';

const WORKERS = 3;
const CUSTOMERS = 9;

/** Three analysis workers share a burst, and a plain `up` keeps their number. */
export async function scaleAnalysis(stage: Stage, photos: Photos): Promise<Seen[]> {
  const since = new Date().toISOString();
  await stage.compose('up', '--detach', '--wait', '--no-recreate', '--scale', `analysis=${WORKERS}`, 'analysis');
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
      what: `${CUSTOMERS} orders at once shared by ${WORKERS} workers`,
      value: shares.join(' / '),
      ok: shares.length === WORKERS && Math.min(...shares) > 0,
    },
    { what: 'slowest, upload to analyzed', value: `${(slowest / 1000).toFixed(1)} s` },
    ...(await countAtProviders(stage.urls, bought)),
  ];
}
