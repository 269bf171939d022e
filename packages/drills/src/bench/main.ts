import { parseArgs } from 'node:util';
import { BRAND } from '@trueseason/contracts';
import { partsAsked } from '@trueseason/testing';
import { customerPhotos } from '@trueseason/testing/portraits';
import { type Observation, printObservations } from '../report.ts';
import { withSystem } from '../with-system.ts';
import { benchCost } from './cost.ts';
import { benchOrders } from './orders.ts';
import { benchPolls } from './polls.ts';

/*
 * CPU of an order by process and stage, and of a status poll, held to budgets; and speed of the whole on this machine. On
 * loopback, bounded in count and time. The load comes from the same cores, so times promise nothing about another machine.
 *
 *   npm run bench                          polls and cost
 *   npm run bench -- orders                some of: polls cost orders
 *   … --profile /tmp/profiles              with a CPU profile of every service, for the tools of a browser
 */
const { values: settings, positionals } = parseArgs({
  allowPositionals: true,
  options: { profile: { type: 'string' } },
});
const parts = partsAsked(positionals.length > 0 ? positionals : ['polls', 'cost'], ['polls', 'cost', 'orders']);

const photos = await customerPhotos();
const profile = settings.profile && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${settings.profile}` };
// The limits of a public service would be what is measured otherwise.
const unlimited = {
  RATE_LIMIT_SCALE: '100000',
  ANALYSES_PER_DAY_UNPAID: '1000000',
};

const figures: Observation[] = [];
await withSystem({ ...unlimited, ...profile }, async (system) => {
  if (parts.includes('polls')) figures.push(...(await benchPolls(system, photos)));
  if (parts.includes('cost')) figures.push(...(await benchCost(system, photos)));
  if (parts.includes('orders')) {
    const large = await customerPhotos(3, { size: { width: 3_000, height: 4_000 } });
    figures.push(...(await benchOrders(system, photos, large)));
  }
});
process.exitCode = printObservations(`\n${BRAND.name} on this machine`, figures) ? 0 : 1;
