import { parseArgs } from 'node:util';
import { customerPhotos } from '@trueseason/painted-portraits';
import { partsAsked } from '@trueseason/test-kit';
import { printSeen, type Seen } from '../report.ts';
import { withSystem } from '../with-system.ts';
import { measureEngine, measureReports } from './children.ts';
import { benchCost } from './cost.ts';
import { benchOrders } from './orders.ts';
import { type Measured, measurePair, printPairs } from './pairs.ts';
import { queuePair } from './queue-pair.ts';
import { measurePolls, measureUploads } from './system-pairs.ts';

/*
 * What the product's paths cost beside the least that can do the same, on loopback, bounded in count and time; and speed
 * of the whole on this machine. The load comes from the same cores, so rates promise nothing about another machine.
 *
 *   npm run bench                          every path beside the least that can do it
 *   npm run bench -- polls upload          some of: polls queue report engine upload, orders cost
 *   … --profile /tmp/profiles              with a CPU profile of every service, for the tools of a browser
 */
const { values: settings, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: { profile: { type: 'string' } },
});
// Uploads last: what they leave for the analysis would disturb others.
const PAIRS = ['polls', 'queue', 'report', 'engine', 'upload'] as const;
const asked = partsAsked(parts, [...PAIRS, 'orders', 'cost']);
const isAsked = (part: string) => (parts.length > 0 ? asked : PAIRS).some((one) => one === part);

const photos = await customerPhotos();
const profile = settings.profile && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${settings.profile}` };
// The limits of a public service would be what is measured otherwise.
const unlimited = {
  RATE_LIMIT_SCALE: '100000',
  ANALYSES_PER_DAY_UNPAID: '1000000',
};

const figures: Seen[] = [];
const pairs: Measured[] = [];
await withSystem({ ...unlimited, ...profile }, async (system) => {
  if (isAsked('orders')) {
    const large = await customerPhotos(3, { size: { width: 3_000, height: 4_000 } });
    figures.push(...(await benchOrders(system, photos, large)));
  }
  if (isAsked('cost')) figures.push(...(await benchCost(system, photos)));
  const measure: Record<(typeof PAIRS)[number], () => Promise<Measured>> = {
    polls: () => measurePolls(system, photos),
    upload: () => measureUploads(system),
    queue: () => measurePair(queuePair(system)),
    report: measureReports,
    engine: measureEngine,
  };
  for (const name of PAIRS) if (isAsked(name)) pairs.push(await measure[name]());
});
const kept = [
  figures.length === 0 || printSeen('\nTrueSeason on this machine', figures),
  pairs.length === 0 || printPairs(pairs),
];
process.exitCode = kept.every(Boolean) ? 0 : 1;
